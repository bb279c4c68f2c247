#include "views/world/world_docks.h"

#include "model/common/message_text.h"
#include "model/world/catalog_file.h"
#include "model/world/finding_place.h"
#include "model/world/world_fields.h"
#include "model/world/world_text.h"
#include "views/common/dock_room.h"
#include "views/common/findings_dock.h"
#include "views/common/pane_focus.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunk_overview.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/world_view_state.h"

#include <QMainWindow>

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

constexpr QSize usualWindow(1600, 920);
constexpr int leftWidth = 300;
constexpr int rightWidth = 320;
constexpr int bottomHeight = 230;
constexpr int paletteHeight = 440;
constexpr int chunksHeight = 440;
/// Lists of much content follow the edits within this time, so that a stroke does not wait for them.
constexpr int slowMilliseconds = 60;
/// So many changed chunks are asked for the names of their layers.
constexpr std::size_t mostNamed = 64;
const QString chunkFolder = QStringLiteral("chunks/");

} // namespace

WorldDocks::WorldDocks(QMainWindow& window, model::WorldSession& session, model::WorldCensus& census,
                       WorldViewState& state)
    : QObject(&window)
    , layers(new WorldLayersDock(&window))
    , palette(new PaletteDock(&window))
    , chunks(new ChunksDock(&window))
    , problems(new FindingsDock(&window))
    , instances(new InstancesDock(&window))
    , bookmarks(new BookmarksDock(&window))
    , properties(new PropertiesDock(&window))
    , history(new HistoryDock(&window))
    , m_session(session)
    , m_census(census)
    , m_state(state)
    , m_allInstances(session)
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowMilliseconds);
    connect(&m_slow, &QTimer::timeout, this, &WorldDocks::refreshSlow);
    arrange(window);
    connectDocks();
    connectState();
    connectCensus();
    connect(&session, &model::WorldSession::opened, this, &WorldDocks::takeOpened);
    connect(&session, &model::WorldSession::indexed, this, [this] {
        takeFindings();
        if (const auto index = m_session.document().chunks().index())
            m_roomNames = index->roomNames();
        if (instances->wholeWorld())
            m_allInstances.read(m_census.chunksWithInstances());
        refreshLayers();
        refreshSlow();
    });
    connect(&session, &model::WorldSession::filesRead, this, &WorldDocks::takeFindings);
    connect(&session, &model::WorldSession::changed, this, &WorldDocks::takeChange);
    connect(&session, &model::WorldSession::editEnded, this, [this] {
        takeDone();
        editLate();
    });
    connect(&session, &model::WorldSession::editFailed, this, [this] {
        m_asked.reset();
        editLate();
    });
    connect(&session, &model::WorldSession::catalogChanged, this, &WorldDocks::takeCatalog);
    connect(&session, &model::WorldSession::stateChanged, this, [this] {
        if (m_session.ready())
            followLayers();
        refreshEditable();
        m_slow.start();
    });
    if (session.ready())
        takeOpened();
}

QList<QDockWidget*> WorldDocks::all() const
{
    return {layers, palette, chunks, problems, instances, bookmarks, properties, history};
}

void WorldDocks::arrange(QMainWindow& window)
{
    setUnreadable(false);
    window.setDockNestingEnabled(true);
    // The lists at the bottom are wide; at the right palette and chunks want all the height.
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.addDockWidget(Qt::LeftDockWidgetArea, layers);
    window.addDockWidget(Qt::RightDockWidgetArea, palette);
    window.splitDockWidget(palette, chunks, Qt::Vertical);
    window.addDockWidget(Qt::BottomDockWidgetArea, problems);
    for (LazyDock* dock : {static_cast<LazyDock*>(instances), static_cast<LazyDock*>(bookmarks),
                           static_cast<LazyDock*>(properties), static_cast<LazyDock*>(history)}) {
        window.tabifyDockWidget(problems, dock);
        connect(dock, &LazyDock::made, dock, [dock] { letGiveWay(*dock->widget()); });
    }
    problems->raise();
    window.setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    // Docks are given their sizes within the window's: it must be as large as a usual one.
    window.resize(usualWindow);
    window.resizeDocks({layers, palette}, {leftWidth, rightWidth}, Qt::Horizontal);
    window.resizeDocks({palette, chunks}, {paletteHeight, chunksHeight}, Qt::Vertical);
    window.resizeDocks({problems}, {bottomHeight}, Qt::Vertical);
}

void WorldDocks::setUnreadable(bool unreadable)
{
    problems->setEmptyText(unreadable ? tr("The world could not be read, so it could not be checked.")
                                      : tr("No problems: every file is as the rules want it."));
    palette->setCounting(!unreadable);
}

void WorldDocks::connectDocks()
{
    const auto edits = [this](auto* dock) {
        using Dock = std::remove_pointer_t<decltype(dock)>;
        connect(dock, &Dock::editRequested, this, &WorldDocks::edit);
    };
    edits(layers);
    connect(instances, &InstancesDock::editRequested, this, [this](const world::Operation& operation) {
        if (!edit(operation))
            instances->takeRefusal();
    });
    connect(instances, &InstancesDock::said, this, &WorldDocks::told);
    connect(instances, &InstancesDock::textRefused, this, &WorldDocks::refused);
    connect(&instances->model(), &model::InstancesModel::refused, this, &WorldDocks::refused);
    connect(&bookmarks->model(), &model::BookmarksModel::refused, this, &WorldDocks::refused);
    edits(bookmarks);
    connect(properties, &PropertiesDock::editRequested, this, [this](const world::Operation& operation) {
        if (!edit(operation))
            properties->takeRefusal();
    });
    connect(layers, &WorldLayersDock::activeRequested, &m_state, &WorldViewState::setActiveLayer);
    connect(layers, &WorldLayersDock::said, this, &WorldDocks::told);
    connect(layers, &WorldLayersDock::lookRequested, &m_state, &WorldViewState::setLook);
    connect(layers, &WorldLayersDock::soloRequested, this, [this](const model::LayerKey& key) {
        m_state.setSolo(m_state.solo() == key ? std::nullopt : std::optional(key));
    });
    connect(palette, &PaletteDock::symbolRequested, &m_state, &WorldViewState::setSymbol);
    connect(palette, &PaletteDock::symbolsRequested, &m_state, &WorldViewState::setRandomSymbols);
    connect(chunks, &ChunksDock::goRequested, this, &WorldDocks::chunkRequested);
    connect(chunks, &ChunksDock::visibilityChanged, this, [this](bool visible) {
        if (visible && std::exchange(m_chunksWait, false))
            showChunks();
    });
    connect(instances, &InstancesDock::goRequested, this, &WorldDocks::tileRequested);
    connect(instances, &InstancesDock::currentChanged, this, [this](world::Address chunk, const QString& id) {
        if (!id.isEmpty())
            m_state.setSelectedInstance(InstanceKey{chunk, model::storedText(id)});
    });
    connect(bookmarks, &BookmarksDock::goRequested, this, &WorldDocks::tileRequested);
    connect(bookmarks, &BookmarksDock::addRequested, this, &WorldDocks::addBookmark);
    connect(properties, &PropertiesDock::goRequested, this, &WorldDocks::tileRequested);
    connect(properties, &PropertiesDock::spawnHereRequested, this, [this] {
        const QPointF middle = m_tiles.center();
        edit(model::setSpawn({qint64(std::floor(middle.x())), qint64(std::floor(middle.y()))}));
    });
    connect(history, &HistoryDock::goRequested, this, [this](std::size_t steps) {
        if (const auto gone = m_session.goTo(steps); !gone)
            Q_EMIT refused(model::messageText(gone.error()));
    });
    connect(problems, &FindingsDock::jumpRequested, this, &WorldDocks::jump);
}

void WorldDocks::connectState()
{
    const auto active = [this] {
        layers->setActive(m_state.activeLayer());
        m_layerMemory.note(m_state.activeLayer(),
                           m_keepsLayer ? LayerMemory::How::Kept : LayerMemory::How::Chosen);
    };
    const auto symbol = [this] {
        palette->setSymbol(m_state.symbol());
        palette->setRecent(m_state.recentSymbols());
    };
    const auto looks = [this] {
        layers->setLooks(m_state.looks());
        layers->setSolo(m_state.solo());
        instances->model().setRooms(m_state.roomVisibility());
    };
    const auto instance = [this] {
        const auto& key = m_state.selectedInstance();
        if (!key)
            return;
        // One that was placed or moved just now is in the list only then.
        refreshNow();
        if (const auto* row = instances->current(); !row || InstanceKey{row->chunk, row->id} != *key)
            instances->select(key->chunk, key->id);
    };
    connect(&m_state, &WorldViewState::activeLayerChanged, this, active);
    connect(&m_state, &WorldViewState::symbolChanged, this, symbol);
    connect(&m_state, &WorldViewState::looksChanged, this, looks);
    connect(&m_state, &WorldViewState::selectedInstanceChanged, this, instance);
    active();
    symbol();
    looks();
}

void WorldDocks::takeCatalog()
{
    palette->model().setCatalog(*m_session.catalog(), m_session.contentFolder());
    QStringList ids;
    for (const world::TileEntry& entry : m_session.catalog()->entries()) {
        if (!entry.id.empty())
            ids << model::shownText(entry.id);
    }
    properties->setTileIds(ids);
    // Steps are called by the names of tiles.
    history->model().forget();
}

void WorldDocks::takeOpened()
{
    takeCatalog();
    followInstances();
    properties->setInfo(m_session.document().info());
    bookmarks->setBookmarks(m_session.document().bookmarks().list);
    bookmarks->setStart(model::startBookmark(m_session.document().info()));
    takeFindings();
    refreshLayers();
    refreshEditable();
    // The rest comes in a moment: the map is seen before.
    m_slow.start();
}

void WorldDocks::takeChange(const model::WorldChange& change)
{
    if (change.info) {
        properties->setInfo(m_session.document().info());
        bookmarks->setStart(model::startBookmark(m_session.document().info()));
    }
    if (change.bookmarks)
        bookmarks->setBookmarks(m_session.document().bookmarks().list);
    // A layer has one name everywhere: a few of the chunks tell it.
    for (std::size_t i = 0; i < change.chunks.size() && m_changed.size() < mostNamed; ++i)
        m_changed.push_back(change.chunks[i]);
    if (change.stack || change.layers || change.empty())
        refreshLayers();
    followInstances();
    m_slow.start();
}

void WorldDocks::takeFindings()
{
    core::FindingList findings = m_session.findings();
    // A world needs no catalog. That one is passed by for want of a line can be mended.
    if (!m_session.hasCatalog()) {
        if (core::Finding missing = model::missingCatalog(m_session.document().store());
            missing.level == core::Level::Warning)
            findings.add(std::move(missing));
    }
    findings.putErrorsFirst();
    problems->setFindings(findings);
    m_heightsDisagree = std::ranges::any_of(findings.findings(), [](const core::Finding& finding) {
        return model::codeName(finding.code) == QLatin1String("stack.z");
    });
    m_slow.start();
}

void WorldDocks::refreshEditable()
{
    const bool editable = !m_session.readOnly();
    const bool marks = editable && m_session.ready() && m_session.document().bookmarksEditable();
    // Every edit may have changed it, and hardly one does.
    if (std::exchange(m_editable, std::pair(editable, marks)) == std::pair(editable, marks))
        return;
    layers->setEditable(editable);
    instances->setEditable(editable);
    properties->setEditable(editable);
    bookmarks->setEditable(marks);
}

void WorldDocks::refreshSlow()
{
    m_slow.stop();
    if (!m_session.ready())
        return;
    refreshRoomNames();
    if (!m_session.inGesture())
        layers->storeNames();
    refreshRenumber();
    palette->setSymbol(m_state.symbol());
    // Those of the whole world follow the edits by themselves.
    if (!instances->wholeWorld())
        refreshInstances();
    refreshChunks();
    refreshHistory();
}

void WorldDocks::refreshChunks()
{
    m_chunksWait = !chunks->isVisible() || isBehindTab(*chunks);
    if (!m_chunksWait)
        showChunks();
}

void WorldDocks::showChunks()
{
    using State = model::ChunkSummary::State;
    const model::ChunkCache& known = m_session.document().chunks();
    chunks->setChunks(
        {known.addresses(), known.dirty(), known.inState(State::Newer), known.inState(State::Unreadable)});
}

void WorldDocks::refreshNow()
{
    if (m_slow.isActive())
        refreshSlow();
}

void WorldDocks::setView(const world::Neighbourhood& where, const QRectF& tiles)
{
    const bool moved = m_where.centre != where.centre || m_where.radius != where.radius;
    m_where = where;
    m_tiles = tiles;
    if (!m_session.ready())
        return;
    const world::ChunkSize size = m_session.document().info().chunkSize;
    chunks->overview().setView({tiles.x() / double(size.width), tiles.y() / double(size.height),
                                tiles.width() / double(size.width), tiles.height() / double(size.height)});
    if (moved)
        m_slow.start();
}

QRect WorldDocks::neighbourhoodTiles() const
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const world::Tile origin = world::originOf(m_where.origin(), size);
    return {static_cast<int>(origin.x), static_cast<int>(origin.y),
            static_cast<int>(m_where.side() * size.width), static_cast<int>(m_where.side() * size.height)};
}

void WorldDocks::addBookmark()
{
    reveal(*bookmarks);
    const QPointF middle = m_tiles.center();
    bookmarks->add({qint64(std::floor(middle.x())), qint64(std::floor(middle.y()))});
}

void WorldDocks::reveal(QDockWidget& dock)
{
    enterDock(dock);
}

void WorldDocks::jump(const core::Finding& finding)
{
    const QString file = QString::fromStdString(finding.file);
    if (file == QLatin1String("world.json")) {
        reveal(*properties);
    } else if (file == QLatin1String("bookmarks.json")) {
        reveal(*bookmarks);
    } else if (file.startsWith(chunkFolder)) {
        const auto address = world::parseChunkFileName(file.mid(chunkFolder.size()).toStdString());
        if (!address)
            return;
        const auto text = m_session.document().store().read(finding.file);
        const model::FindingPlace place =
            text ? model::placeOf(finding, text->bytes, *address, m_session.document().info().chunkSize)
                 : model::FindingPlace{};
        if (place.layer && layers->model().find(*place.layer).isValid())
            m_state.setActiveLayer(*place.layer);
        if (place.tile)
            Q_EMIT tileRequested(*place.tile);
        else
            Q_EMIT chunkRequested(*address);
    }
}

} // namespace chartroom::views
