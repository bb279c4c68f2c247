#pragma once

#include "model/world/history_model.h"
#include "views/common/lazy_dock.h"

class QTreeView;

namespace chartroom::views {

/// The steps of a world; a click leads to the state after a step.
class HistoryDock : public LazyDock
{
    Q_OBJECT

public:
    explicit HistoryDock(QWidget* parent = nullptr);

    [[nodiscard]] model::HistoryModel& model() { return *m_model; }
    [[nodiscard]] QTreeView& view();
    /// Shows a history as it is now (see HistoryModel::follow()).
    void follow(const model::EditHistory& history, const model::HistoryModel::StepText& text);

Q_SIGNALS:
    /// The user wants this many steps to be done.
    void goRequested(std::size_t steps);

protected:
    void makeContent() override;

private:
    void showCurrent();
    void go(const QModelIndex& index);

    model::HistoryModel* m_model;
    QTreeView* m_view = nullptr; ///< made with the content
};

} // namespace chartroom::views
