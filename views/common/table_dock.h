#pragma once

#include "model/common/rows_model.h"

#include <QDockWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace chartroom::views {

class EmptyState;

/// A long list in a dock: sorted by a click on a column, filtered by text; a double click or Enter goes to
/// the row's place; Ctrl+C copies the selected rows.
class TableDock : public QDockWidget
{
    Q_OBJECT

public:
    /// `name` keeps the dock's place, `emptyText` says what would fill it.
    TableDock(const QString& name, const QString& title, const QString& emptyText, QWidget* parent = nullptr);

    /// Shows other rows; null: none. Order, filter and column widths that the user chose stay.
    void setSource(std::shared_ptr<const model::RowSource> source);
    void setEmptyText(const QString& text);
    /// Whether there is a line to filter by text; a few rows need none.
    void setFilterVisible(bool visible);
    /// For few rows of short texts: columns are as wide as their texts, the first takes what is left, and
    /// nothing scrolls sideways. The user does not choose widths then.
    void setFittedToWidth();
    /// A remark below the list; empty: none.
    void setRemark(const QString& text);
    /// Selects the row of the source and shows it.
    void select(std::uint32_t sourceRow);
    [[nodiscard]] model::RowsModel& model() { return *m_model; }
    [[nodiscard]] QTableView& view() { return *m_view; }

public Q_SLOTS:
    /// Copies the selected rows as text, tabs between the cells; with none selected all of them.
    void copy() const;

Q_SIGNALS:
    /// The user wants to see the place of a row.
    void placeRequested(const chartroom::model::Place& place);

private:
    void go(const QModelIndex& index);
    void updateEmpty();
    void fitColumns();

    model::RowsModel* m_model;
    QTableView* m_view;
    QLineEdit* m_filter;
    QLabel* m_remark;
    EmptyState* m_state;
    bool m_fitted = false;
    bool m_fittedToWidth = false;
};

} // namespace chartroom::views
