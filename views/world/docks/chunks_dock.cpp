#include "views/world/docks/chunks_dock.h"

#include "views/common/empty_state.h"
#include "views/common/filter_keys.h"
#include "views/world/docks/chunk_legend.h"
#include "views/world/docks/chunk_overview.h"
#include "views/world/docks/chunk_state_delegate.h"
#include "views/world/docks/dock_parts.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::views {

using model::ChunksModel;

ChunksDock::ChunksDock(QWidget* parent)
    : QDockWidget(tr("Chunks"), parent)
    , m_model(new ChunksModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_view(makeListView(m_filter, tr("Chunks")))
    , m_overview(new ChunkOverview(*m_model))
    , m_legend(new ChunkLegend)
    , m_search(new QLineEdit)
    , m_counts(new QLabel)
{
    setObjectName(QStringLiteral("chunks"));
    m_filter->setSourceModel(m_model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortRole(ChunksModel::SortRole);
    m_view->setItemDelegateForColumn(ChunksModel::StateColumn, new ChunkStateDelegate(m_view));
    m_view->header()->setSortIndicatorClearable(true);
    m_view->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    // Only the rows in sight are measured: there may be a hundred thousand.
    m_view->header()->setResizeContentsPrecision(0);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(ChunksModel::FileColumn, QHeaderView::Stretch);
    m_view->setMinimumHeight(leastListHeight);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->viewport()->installEventFilter(this);
    m_search->setPlaceholderText(tr("Filter, such as -1:"));
    m_search->setToolTip(tr("Filter by text, such as -1: or modified"));
    m_search->setAccessibleName(tr("Filter for the chunks"));
    m_search->setClearButtonEnabled(true);
    new FilterKeys(*m_search, *m_view);
    m_counts->setWordWrap(true);
    addListAction(m_view, Icon::Goto, tr("Go to the Chunk"), {}, [this] { go(m_view->currentIndex()); });

    QVBoxLayout* layout = nullptr;
    QWidget* content = makeContent(layout);
    QVBoxLayout* listLayout = nullptr;
    QWidget* list = makeContent(listLayout);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->addWidget(m_legend);
    listLayout->addWidget(m_search);
    listLayout->addWidget(EmptyState::ofList(m_view, m_model, QString()), 1);
    listLayout->addWidget(m_counts);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_overview);
    splitter->addWidget(list);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    layout->addWidget(splitter);
    m_state = new EmptyState(content, tr("The chunks of the world appear here. Paint anywhere to make one."));
    setWidget(m_state);

    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_view, &QTreeView::activated, this, &ChunksDock::go);
    connect(m_overview, &ChunkOverview::goRequested, this, &ChunksDock::goRequested);
}

void ChunksDock::setChunks(model::ChunkStates told)
{
    // Each stroke is told, and hardly one changes the state of a chunk.
    if (m_states == told)
        return;
    const model::ChunkStates& states = m_states.emplace(std::move(told));
    m_model->setChunks(states);
    fitFiles();
    m_state->setEmpty(states.chunks.empty());
    std::set<model::ChunkRow::State> occurring;
    if (!states.readOnly.empty())
        occurring.insert(model::ChunkRow::State::ReadOnly);
    if (!states.unreadable.empty())
        occurring.insert(model::ChunkRow::State::Unreadable);
    m_legend->setStates(occurring);
    QStringList parts{tr("%Ln chunk(s)", nullptr, static_cast<int>(states.chunks.size()))};
    if (!states.dirty.empty())
        parts << tr("%Ln modified", nullptr, static_cast<int>(states.dirty.size()));
    if (!states.unreadable.empty())
        parts << tr("%Ln unreadable", nullptr, static_cast<int>(states.unreadable.size()));
    if (!states.readOnly.empty())
        parts << tr("%Ln read-only", nullptr, static_cast<int>(states.readOnly.size()));
    m_counts->setText(parts.join(QStringLiteral(", ")));
}

bool ChunksDock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitFiles();
    return QDockWidget::eventFilter(watched, event);
}

void ChunksDock::fitFiles()
{
    QHeaderView& header = *m_view->header();
    // Hidden ones have no width.
    header.setSectionHidden(ChunksModel::FileColumn, false);
    const QAbstractItemView& items = *m_view;
    int needed = 0;
    for (int column = 0; column < header.count(); ++column)
        needed += std::max(items.sizeHintForColumn(column), header.sectionSizeHint(column));
    // A part of such a name says less than the chunk before it.
    header.setSectionHidden(ChunksModel::FileColumn, needed > m_view->viewport()->width());
}

void ChunksDock::go(const QModelIndex& index)
{
    if (const model::ChunkRow* chunk = m_model->row(m_filter->mapToSource(index)))
        Q_EMIT goRequested(chunk->address);
}

} // namespace chartroom::views
