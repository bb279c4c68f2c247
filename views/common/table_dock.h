#pragma once

#include "model/common/rows_model.h"
#include "views/common/lazy_dock.h"

class QHelpEvent;
class QLabel;
class QLineEdit;
class QTableView;

namespace chartroom::views {

class EmptyState;

/// A long list in a dock: sorted by a click on a column, filtered by text; a double click or Enter goes to
/// the row's place; Ctrl+C copies the selected rows. Columns are as wide as their texts until the user gives
/// them other widths; the tool tip has what does not fit.
class TableDock : public LazyDock
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
    /// nothing scrolls sideways: where there is no room for all, the last columns are left out. The user does
    /// not choose widths then. Before the dock is filled.
    void setFittedToWidth() { m_fittedToWidth = true; }
    /// A widget between list and remark, a child of this dock. Before the dock is filled.
    void setFooter(QWidget* footer) { m_footer = footer; }
    /// A remark below the list; empty: none.
    void setRemark(const QString& text);
    /// Selects the row of the source and shows it.
    void select(std::uint32_t sourceRow);
    [[nodiscard]] model::RowsModel& model() { return *m_model; }
    [[nodiscard]] QTableView& view();

public Q_SLOTS:
    /// Copies the selected rows as text, tabs between the cells; with none selected all of them.
    void copy() const;

Q_SIGNALS:
    /// The user wants to see the place of a row.
    void placeRequested(const chartroom::model::Place& place);

protected:
    void makeContent() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(const QModelIndex& index);
    void updateEmpty();
    void fitColumns();
    void dropColumns();
    [[nodiscard]] bool showWhole(const QHelpEvent& asked);

    model::RowsModel* m_model;
    QString m_emptyText;
    QString m_remarkText;
    bool m_filterVisible = true;
    QWidget* m_footer = nullptr;
    // Made with the content.
    QTableView* m_view = nullptr;
    QLineEdit* m_filter = nullptr;
    QLabel* m_remark = nullptr;
    EmptyState* m_state = nullptr;
    bool m_widthsChosen = false; ///< by the user
    bool m_headerPressed = false;
    bool m_fittedToWidth = false;
};

} // namespace chartroom::views
