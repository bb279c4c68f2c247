#include "views/common/table_dock.h"

#include "model/common/tip_text.h"
#include "views/common/choose_row.h"
#include "views/common/empty_state.h"
#include "views/common/filter_keys.h"
#include "views/common/gaps.h"
#include "views/common/icons.h"
#include "views/common/short_text_delegate.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolTip>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr int maxColumnWidth = 280;
constexpr double shareOfNames = 0.4;
/// Rows that are copied when none is selected: a clipboard is no place for a million.
constexpr int maxCopiedRows = 100000;
} // namespace

TableDock::TableDock(const QString& name, const QString& title, const QString& emptyText, QWidget* parent)
    : LazyDock(title, parent)
    , m_model(new model::RowsModel(this))
    , m_emptyText(emptyText)
{
    setObjectName(name);
}

void TableDock::makeContent()
{
    m_view = new QTableView;
    m_filter = new QLineEdit;
    m_remark = new QLabel;
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ShortTextDelegate(m_view));
    m_view->setAccessibleName(windowTitle());
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + narrowGap);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setSortIndicatorClearable(true);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);

    auto* goAction = new QAction(icon(Icon::Goto), tr("Go to the place"), m_view);
    auto* copyAction = new QAction(icon(Icon::Copy), tr("Copy"), m_view);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    m_view->addActions({goAction, copyAction});
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    m_filter->setPlaceholderText(tr("Filter by text"));
    m_filter->setAccessibleName(tr("Filter for %1").arg(windowTitle()));
    m_filter->setClearButtonEnabled(true);
    new FilterKeys(*m_filter, *m_view);
    m_remark->setWordWrap(true);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setText(m_remarkText);
    m_view->viewport()->installEventFilter(this);
    if (m_fittedToWidth)
        m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(m_filter);
    layout->addWidget(m_view, 1);
    if (m_footer)
        layout->addWidget(m_footer);
    layout->addWidget(m_remark);
    // Not before: what has no parent yet would appear as a window of its own, and take the focus.
    m_filter->setVisible(m_filterVisible);
    m_remark->setVisible(!m_remarkText.isEmpty());
    m_state = new EmptyState(content, m_emptyText);
    setWidget(m_state);

    connect(m_filter, &QLineEdit::textChanged, m_model, &model::RowsModel::setFilter);
    connect(m_view, &QTableView::activated, this, &TableDock::go);
    m_view->horizontalHeader()->viewport()->installEventFilter(this);
    connect(m_view->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this] { m_widthsChosen = m_widthsChosen || m_headerPressed; });
    connect(goAction, &QAction::triggered, this, [this] { go(m_view->currentIndex()); });
    connect(copyAction, &QAction::triggered, this, &TableDock::copy);
}

QTableView& TableDock::view()
{
    fill();
    return *m_view;
}

void TableDock::setSource(std::shared_ptr<const model::RowSource> source)
{
    fill();
    m_model->setSource(std::move(source));
    updateEmpty();
    if (m_model->columnCount() > 0)
        fitColumns();
}

void TableDock::fitColumns()
{
    QHeaderView* header = m_view->horizontalHeader();
    if (m_fittedToWidth) {
        header->setSectionResizeMode(QHeaderView::ResizeToContents);
        header->setSectionResizeMode(0, QHeaderView::Stretch);
        dropColumns();
        return;
    }
    // Text may run to the end of the row; a number that stood there would be far from its neighbour.
    header->setStretchLastSection(!m_model->source()->columns().back().numeric);
    if (m_widthsChosen || m_model->rowCount() == 0)
        return;
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        // Room for the sort indicator, and for longer values further down.
        const int width = m_view->columnWidth(column) + fontMetrics().averageCharWidth() * 2;
        m_view->setColumnWidth(column, std::min(width, maxColumnWidth));
    }
}

void TableDock::dropColumns()
{
    const QAbstractItemView& items = *m_view;
    const auto width = [this, &items](int column) {
        return std::max(items.sizeHintForColumn(column), m_view->horizontalHeader()->sectionSizeHint(column));
    };
    // A long name is cut before the numbers go.
    int needed = std::min(width(0), qRound(shareOfNames * m_view->viewport()->width()));
    for (int column = 1; column < m_model->columnCount(); ++column) {
        // Hidden ones have no width.
        m_view->setColumnHidden(column, false);
        needed += width(column);
        m_view->setColumnHidden(column, column > 1 && needed > m_view->viewport()->width());
    }
}

bool TableDock::eventFilter(QObject* watched, QEvent* event)
{
    const bool header = watched == m_view->horizontalHeader()->viewport();
    if (header && event->type() == QEvent::MouseButtonPress)
        m_headerPressed = true;
    else if (header && event->type() == QEvent::MouseButtonRelease)
        m_headerPressed = false;
    else if (!header && event->type() == QEvent::Resize && m_fittedToWidth && m_model->columnCount() > 0)
        dropColumns();
    else if (!header && event->type() == QEvent::ToolTip)
        return showWhole(static_cast<const QHelpEvent&>(*event));
    return LazyDock::eventFilter(watched, event);
}

bool TableDock::showWhole(const QHelpEvent& asked)
{
    const QModelIndex index = m_view->indexAt(asked.pos());
    const QAbstractItemView& items = *m_view;
    if (!index.isValid() || index.data(Qt::ToolTipRole).isValid() ||
        items.sizeHintForIndex(index).width() <= m_view->visualRect(index).width())
        return false;
    QToolTip::showText(asked.globalPos(), model::tipText(index.data().toString()), m_view->viewport(),
                       m_view->visualRect(index));
    return true;
}

void TableDock::setEmptyText(const QString& text)
{
    m_emptyText = text;
    if (m_state)
        m_state->setText(text);
}

void TableDock::setFilterVisible(bool visible)
{
    m_filterVisible = visible;
    if (m_filter)
        m_filter->setVisible(visible);
}

void TableDock::setRemark(const QString& text)
{
    m_remarkText = text;
    if (!m_remark)
        return;
    m_remark->setText(text);
    m_remark->setVisible(!text.isEmpty());
}

void TableDock::select(std::uint32_t sourceRow)
{
    fill();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->sourceRow(row) != sourceRow)
            continue;
        const QModelIndex index = m_model->index(row, 0);
        chooseOnly(*m_view, index);
        m_view->scrollTo(index);
        return;
    }
}

void TableDock::copy() const
{
    if (!m_view)
        return;
    QModelIndexList selected = m_view->selectionModel()->selectedRows();
    std::ranges::sort(selected, {}, &QModelIndex::row);
    if (selected.isEmpty()) {
        for (int row = 0; row < std::min(m_model->rowCount(), maxCopiedRows); ++row)
            selected << m_model->index(row, 0);
    }
    QStringList lines;
    for (const QModelIndex& row : std::as_const(selected)) {
        QStringList cells;
        for (int column = 0; column < m_model->columnCount(); ++column)
            cells << row.siblingAtColumn(column).data().toString();
        lines << cells.join(QLatin1Char('\t'));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void TableDock::go(const QModelIndex& index)
{
    const model::Place place = m_model->place(index);
    if (!place.isEmpty())
        Q_EMIT placeRequested(place);
}

void TableDock::updateEmpty()
{
    m_state->setEmpty(m_model->source() == nullptr || m_model->source()->rowCount() == 0);
}

} // namespace chartroom::views
