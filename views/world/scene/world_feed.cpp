#include "views/world/scene/world_feed.h"

#include "model/common/disk_path.h"
#include "model/world/picture/changed_area.h"
#include "views/world/scene/world_scene.h"

#include <algorithm>
#include <cstdlib>

namespace chartroom::views {

namespace {

constexpr int patchMilliseconds = 250;
constexpr int growMilliseconds = 150;
/// Chunks of empty map around the world, to paint new chunks into.
constexpr int margin = 2;
/// A change of more chunks is taken as a whole: to compare their cells, and to look for the pictures of each,
/// takes longer than to draw what is in sight anew.
constexpr std::size_t mostCompared = 256;

QRect rectOf(const model::CellArea& area)
{
    const auto clip = [](std::int64_t value) {
        return static_cast<int>(std::clamp<std::int64_t>(value, -mapLimit, mapLimit));
    };
    return {clip(area.x), clip(area.y), clip(area.width), clip(area.height)};
}

/// What is covered, and the tiles that are no further from it than half of its longer side: a bookmark far
/// from all chunks would leave them a dot in a view of all that there is, and on the small map.
QRect withNear(const QRect& covered, const std::vector<world::Tile>& tiles)
{
    const int reach = std::max(covered.width(), covered.height()) / 2;
    const QRect near = covered.adjusted(-reach, -reach, reach, reach);
    QRect result = covered;
    for (const world::Tile tile : tiles) {
        if (tile.x >= near.left() && tile.x <= near.right() && tile.y >= near.top() &&
            tile.y <= near.bottom() && std::max(std::abs(tile.x), std::abs(tile.y)) < mapLimit)
            result |= QRect(static_cast<int>(tile.x), static_cast<int>(tile.y), 1, 1);
    }
    return result;
}

} // namespace

WorldFeed::WorldFeed(model::WorldSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_grown(std::make_shared<std::atomic<bool>>(false))
{
    m_patching.setSingleShot(true);
    m_patching.setInterval(patchMilliseconds);
    connect(&m_patching, &QTimer::timeout, this, &WorldFeed::patchOverview);
    m_growing.setInterval(growMilliseconds);
    connect(&m_growing, &QTimer::timeout, this, [this] {
        if (m_grown->exchange(false))
            Q_EMIT tilesChanged({}, model::Overview::firstLevel);
    });
    connect(&session, &model::WorldSession::opened, this, &WorldFeed::begin);
    connect(&session, &model::WorldSession::indexed, this, [this] {
        updateLook();
        if (!m_overview)
            buildOverview();
    });
    connect(&session, &model::WorldSession::changed, this, &WorldFeed::takeChange);
    connect(&session, &model::WorldSession::filesRead, this, [this] {
        if (std::exchange(m_fits, false) && m_source)
            fitBounds();
    });
}

WorldFeed::~WorldFeed()
{
    shutDown();
}

void WorldFeed::shutDown()
{
    m_patching.stop();
    m_growing.stop();
    m_build.cancel();
    m_patch.cancel();
}

bool WorldFeed::isBuilding() const
{
    return m_session.ready() &&
           (!m_overview || m_build.isRunning() || m_patch.isRunning() || !m_outdated.empty());
}

void WorldFeed::begin()
{
    // A world that is opened anew: nothing of the one before is shown.
    shutDown();
    m_overview.reset();
    m_outdated.clear();
    m_covered = {};
    m_cut = false;
    m_fits = false;
    const model::WorldDocument& document = m_session.document();
    m_shelf = std::make_shared<model::ChunkShelf>(std::make_shared<const world::Store>(document.store()));
    m_art = std::make_shared<const model::SymbolArt>(*m_session.catalog(),
                                                     model::diskPath(m_session.contentFolder()));
    WorldTileSource::Content content;
    content.painter = std::make_shared<const model::WorldPainter>(
        m_art, model::lookOf(document.info(), document.knownStack(), m_style));
    m_source = std::make_shared<WorldTileSource>(m_shelf, content);
    updateBounds(document.chunks().addresses());
    m_scene = worldScene(m_source, document.info().backgroundColor);
    Q_EMIT ready();
}

void WorldFeed::setStyle(const model::PictureStyle& style)
{
    m_style = style;
    if (m_source)
        updateLook();
}

void WorldFeed::takeChange(const model::WorldChange& change)
{
    if (!m_source)
        return;
    if (change.info) {
        m_scene.shading = worldScene(m_source, m_session.document().info().backgroundColor).shading;
        Q_EMIT paperChanged();
    }
    if (change.info || change.stack)
        updateLook();
    takeChunks(change.chunks);
    if (!change.chunks.empty() || change.info || change.bookmarks)
        updateBounds(change.chunks);
}

void WorldFeed::takeChunks(const std::vector<world::Address>& chunks)
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const bool compared = chunks.size() <= mostCompared;
    std::vector<QRect> areas;
    for (const world::Address address : chunks) {
        const auto look = m_session.chunk(address);
        // What the session does not keep any more is as in its file.
        if (!look)
            continue;
        const bool held = m_session.document().chunks().isDirty(address);
        const auto before = m_shelf->update(address, look->chunk, held);
        // What was not here has not been drawn.
        model::CellArea area;
        if (before && compared)
            area = model::changedArea(address, size, before->get(), look->chunk.get());
        else if (before && *before != look->chunk)
            area = model::areaOf(address, size);
        if (area.width <= 0)
            continue;
        m_outdated.insert(address);
        if (compared || areas.empty())
            areas.push_back(rectOf(area));
        else
            areas.front() |= rectOf(area);
    }
    if (areas.empty())
        return;
    for (const QRect& area : areas) // one cell more: shadows
        Q_EMIT tilesChanged(area.adjusted(-1, -1, 1, 1), model::WorldPainter::finestLevel);
    m_patching.start();
}

void WorldFeed::updateLook()
{
    const model::WorldDocument& document = m_session.document();
    model::WorldLook look = model::lookOf(document.info(), document.knownStack(), m_style);
    WorldTileSource::Content content = m_source->content();
    if (content.painter->look() == look)
        return;
    content.painter = std::make_shared<const model::WorldPainter>(m_art, std::move(look));
    m_source->setContent(content);
    Q_EMIT tilesChanged({}, model::WorldPainter::finestLevel);
    if (m_overview)
        buildOverview();
}

void WorldFeed::fitBounds()
{
    const QRect before = m_source->bounds();
    updateBounds(m_session.document().chunks().addresses(), Room::Fitted);
    // A canvas only lets its map grow, unless it is given one.
    if (m_source->bounds() != before)
        Q_EMIT ready();
}

void WorldFeed::updateBounds(const std::vector<world::Address>& chunks, Room room)
{
    const model::WorldDocument& document = m_session.document();
    const world::ChunkSize size = document.info().chunkSize;
    m_cut = (m_cut && room == Room::Grown) || std::ranges::any_of(chunks, [&size](world::Address chunk) {
                const world::Tile first = world::originOf(chunk, size);
                return std::min(first.x, first.y) < -mapLimit ||
                       std::max(first.x + size.width, first.y + size.height) > mapLimit;
            });
    std::vector<world::Tile> tiles{document.info().spawn};
    for (const world::Bookmark& bookmark : document.bookmarks().list)
        tiles.push_back(bookmark.tile);
    WorldTileSource::Content content = m_source->content();
    QRect bounds = worldBounds(chunks, size, margin, tiles);
    // A map that shrinks under the pointer is worse than one that is too large.
    if (room == Room::Grown)
        bounds |= content.bounds;
    if (room == Room::Fitted)
        m_covered = {};
    if (!chunks.empty())
        m_covered |= worldBounds(chunks, size, 0);
    const QRect heart = withNear(m_covered, tiles);
    if (bounds == content.bounds && heart == content.heart)
        return;
    content.bounds = bounds;
    content.heart = heart;
    m_source->setContent(content);
    Q_EMIT tilesChanged({}, model::Overview::firstLevel);
}

void WorldFeed::buildOverview()
{
    m_next = std::make_shared<model::Overview>();
    m_outdated.clear();
    if (!m_overview) {
        // Better a part of the first one than nothing.
        m_overview = m_next;
        WorldTileSource::Content content = m_source->content();
        content.overview = m_overview;
        m_source->setContent(content);
        m_growing.start();
    }
    m_build.start(
        [next = m_next, painter = m_source->content().painter, shelf = m_shelf, grown = m_grown,
         addresses = m_session.document().chunks().addresses()](const core::Task& task) {
            return next->paint(
                *painter, addresses, [&shelf](world::Address address) { return shelf->read(address); }, task,
                [&grown] { *grown = true; });
        },
        [this](bool done) {
            if (!done)
                return;
            m_growing.stop();
            m_overview = m_next;
            WorldTileSource::Content content = m_source->content();
            content.overview = m_overview;
            m_source->setContent(content);
            Q_EMIT tilesChanged({}, model::Overview::firstLevel);
            patchOverview();
            Q_EMIT built();
        });
}

void WorldFeed::patchOverview()
{
    if (m_outdated.empty() || !m_overview)
        return;
    if (m_build.isRunning() || m_patch.isRunning()) {
        m_patching.start();
        return;
    }
    std::vector<world::Address> addresses(m_outdated.begin(), m_outdated.end());
    m_outdated.clear();
    m_patch.start(
        [overview = m_overview, painter = m_source->content().painter, shelf = m_shelf,
         addresses = std::move(addresses)](const core::Task& task) {
            return overview->paint(
                *painter, addresses, [&shelf](world::Address address) { return shelf->get(address); }, task);
        },
        [this](bool) {
            Q_EMIT tilesChanged({}, model::Overview::firstLevel);
            if (!isBuilding())
                Q_EMIT built();
        });
}

} // namespace chartroom::views
