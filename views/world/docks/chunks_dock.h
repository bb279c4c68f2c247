#pragma once

#include "model/world/chunks_model.h"

#include <QDockWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace chartroom::views {

class ChunkLegend;
class ChunkOverview;
class EmptyState;

/// The chunks of a world: a map of them, and a list with their state. A double click or Enter goes to one.
class ChunksDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit ChunksDock(QWidget* parent = nullptr);

    [[nodiscard]] model::ChunksModel& model() { return *m_model; }
    [[nodiscard]] QTreeView& view() { return *m_view; }
    [[nodiscard]] ChunkOverview& overview() { return *m_overview; }
    /// For tests.
    [[nodiscard]] ChunkLegend& legend() { return *m_legend; }
    /// Shows the chunks of a world. Nothing is done where they are those that it shows.
    void setChunks(model::ChunkStates told);

Q_SIGNALS:
    void goRequested(chartroom::world::Address chunk);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Shows the names of the files where there is room for them.
    void fitFiles();
    void go(const QModelIndex& index);

    model::ChunksModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_view;
    ChunkOverview* m_overview;
    ChunkLegend* m_legend;
    QLineEdit* m_search;
    QLabel* m_counts;
    EmptyState* m_state;
    std::optional<model::ChunkStates> m_states; ///< that are shown
};

} // namespace chartroom::views
