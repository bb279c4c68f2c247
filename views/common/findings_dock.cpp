#include "views/common/findings_dock.h"

#include "views/common/choose_row.h"
#include "views/common/dock_room.h"
#include "views/common/empty_state.h"
#include "views/common/filter_keys.h"
#include "views/common/finding_text.h"
#include "views/common/findings_filter.h"
#include "views/common/findings_model.h"
#include "views/common/row_delegate.h"
#include "views/common/status_colours.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
/// Rows that the columns' widths are taken from: those in sight, and of more some.
constexpr int mostMeasured = 100;
} // namespace

FindingsDock::FindingsDock(QWidget* parent)
    : LazyDock(parent)
    , m_model(new FindingsModel(this))
    , m_filter(new FindingsFilter(this))
    , m_emptyText(tr("The problems of the file appear here when the check has run."))
{
    setObjectName(QStringLiteral("problems"));
    setWindowTitle(tr("Problems"));
}

void FindingsDock::makeContent()
{
    m_view = new QTreeView;
    m_search = new QLineEdit;
    m_remark = new QLabel;
    m_remark->setObjectName(QStringLiteral("remark"));
    m_details = new QLabel;
    m_filter->setSourceModel(m_model);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new RowDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("Problems"));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setResizeContentsPrecision(mostMeasured);
    m_view->header()->setSectionResizeMode(FindingsModel::SentenceColumn, QHeaderView::Stretch);
    m_view->header()->setSortIndicatorClearable(true);
    m_view->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);

    m_view->viewport()->installEventFilter(this);

    auto* copyAction = new QAction(icon(Icon::Copy), tr("Copy"), m_view);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    auto* goAction = new QAction(icon(Icon::Goto), tr("Go to the place"), m_view);
    m_view->addActions({goAction, copyAction});
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    m_search->setPlaceholderText(tr("Filter by text"));
    m_search->setClearButtonEnabled(true);
    new FilterKeys(*m_search, *m_view);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(4);
    for (const core::Level level : {core::Level::Error, core::Level::Warning, core::Level::Note}) {
        auto* button = new QToolButton;
        button->setIcon(icon(levelIcon(level)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        connect(button, &QToolButton::toggled, this,
                [this, level](bool on) { m_filter->setLevelShown(level, on); });
        bar->addWidget(button);
        m_levels[level] = button;
    }
    bar->addWidget(m_search, 1);

    for (QLabel* label : {m_remark, m_details}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->hide();
    }

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_remark);
    layout->addWidget(EmptyState::ofList(m_view, m_model, {}), 1);
    layout->addWidget(m_details);
    m_state = new EmptyState(content, m_emptyText);
    letGiveWay(*m_state);
    setWidget(m_state);

    connect(m_search, &QLineEdit::textChanged, m_filter, &FindingsFilter::setSearchText);
    connect(m_view, &QTreeView::activated, this, &FindingsDock::jump);
    connect(goAction, &QAction::triggered, this, [this] { jump(m_view->currentIndex()); });
    connect(copyAction, &QAction::triggered, this, &FindingsDock::copy);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FindingsDock::showDetails);
    updateCounts();
}

QWidget& FindingsDock::list()
{
    fill();
    return *m_view;
}

void FindingsDock::setFindings(const core::FindingList& findings)
{
    fill();
    m_model->setFindings(findings);
    // Of none the columns are not seen, and a document that opens would wait for them.
    if (m_model->rowCount() > 0)
        measureColumns();
    m_details->hide();
    m_state->setEmpty(m_model->rowCount() == 0);
    updateCounts();
}

void FindingsDock::measureColumns()
{
    for (const int column : {FindingsModel::LevelColumn, FindingsModel::CodeColumn})
        m_view->resizeColumnToContents(column);
    m_view->resizeColumnToContents(FindingsModel::PlaceColumn);
    m_placeWidth = m_view->columnWidth(FindingsModel::PlaceColumn);
    m_placeGiven = m_placeWidth;
    fitPlaces();
}

void FindingsDock::fitPlaces()
{
    // In a small window the sentence is not to lose all its room. A width that the user gave holds.
    if (m_view->columnWidth(FindingsModel::PlaceColumn) != m_placeGiven)
        return;
    m_placeGiven = std::min(m_placeWidth, m_view->viewport()->width() / 3);
    m_view->setColumnWidth(FindingsModel::PlaceColumn, m_placeGiven);
}

bool FindingsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_view->viewport() && m_placeWidth > 0)
        fitPlaces();
    return LazyDock::eventFilter(watched, event);
}

void FindingsDock::setEmptyText(const QString& text)
{
    m_emptyText = text;
    if (m_state)
        m_state->setText(text);
}

void FindingsDock::setRemark(const QString& text)
{
    fill();
    m_remark->setText(text);
    m_remark->setVisible(!text.isEmpty());
}

void FindingsDock::showFirst()
{
    fill();
    int wanted = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->finding(row) && m_model->finding(row)->level == core::Level::Error) {
            wanted = row;
            break;
        }
    }
    m_search->clear();
    for (const auto& [level, button] : m_levels)
        button->setChecked(true);
    show();
    raise();
    const QModelIndex index = m_filter->mapFromSource(m_model->index(wanted, 0));
    chooseOnly(*m_view, index);
    m_view->scrollTo(index);
    jump(index);
}

void FindingsDock::copy() const
{
    if (!m_view)
        return;
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.isEmpty()) {
        for (int row = 0; row < m_filter->rowCount(); ++row)
            rows << m_filter->index(row, 0);
    }
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& row : std::as_const(rows)) {
        QStringList cells;
        for (const int column : {FindingsModel::LevelColumn, FindingsModel::CodeColumn,
                                 FindingsModel::PlaceColumn, FindingsModel::SentenceColumn})
            cells << row.siblingAtColumn(column).data().toString();
        lines << cells.join(QLatin1Char('\t'));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void FindingsDock::jump(const QModelIndex& index)
{
    const core::Finding* finding =
        index.isValid() ? m_model->finding(m_filter->mapToSource(index).row()) : nullptr;
    if (finding)
        Q_EMIT jumpRequested(*finding);
}

void FindingsDock::showDetails()
{
    const QModelIndex current = m_view->currentIndex();
    m_details->setVisible(current.isValid());
    m_details->setText(current.siblingAtColumn(FindingsModel::SentenceColumn).data().toString());
}

void FindingsDock::updateCounts()
{
    const QLocale locale;
    for (const auto& [level, button] : m_levels) {
        const QString number = locale.toString(qulonglong(m_model->count(level)));
        button->setText(number);
        button->setToolTip(tr("%1: %2").arg(levelText(level), number));
        button->setAccessibleName(button->toolTip());
        button->setIcon(icon(levelIcon(level), StatusColours::of(level, palette()).sign));
    }
    const std::uint64_t all = m_model->count();
    setWindowTitle(all == 0 ? tr("Problems") : tr("Problems (%1)").arg(locale.toString(qulonglong(all))));
}

} // namespace chartroom::views
