#include "views/canvas/tile_cache.h"

#include "formats/core/parallel.h"

#include <QMetaObject>

#include <algorithm>
#include <cmath>

namespace chartroom::canvas {

namespace {

// What an entry costs beside its tile's own memory.
constexpr std::size_t entryBytes = 512;

QRectF mapRect(const TileKey& key)
{
    const double side = std::ldexp(tileSize, key.level);
    return {key.x * side, key.y * side, side, side};
}

} // namespace

TileCache::TileCache(std::size_t budget, QObject* parent)
    : QObject(parent)
    , m_budget(budget)
{
    m_pool.setMaxThreadCount(static_cast<int>(core::hardwareThreads()));
}

TileCache::~TileCache()
{
    m_wanted.clear();
    m_pool.clear();
    m_pool.waitForDone();
}

void TileCache::setSource(std::shared_ptr<const TileSource> source)
{
    m_source = std::move(source);
    for (Running& running : m_running)
        running.outdated = true;
    m_wanted.clear();
    m_index.clear();
    m_entries.clear();
    m_bytes = 0;
}

TileCache::Found TileCache::find(const TileKey& key)
{
    if (const auto found = m_index.find(key); found != m_index.end()) {
        Entry& entry = *found->second;
        m_entries.splice(m_entries.begin(), m_entries, found->second);
        entry.frame = m_frame;
        if (entry.stale)
            patch(entry);
        return {entry.tile, !entry.stale};
    }
    if (!m_source || !m_source->immediate(key))
        return {};
    std::shared_ptr<const Tile> tile = m_source->fetch(key);
    if (!tile)
        return {};
    insert(key, tile);
    return {std::move(tile), true};
}

void TileCache::patch(Entry& entry)
{
    if (!m_source->patchable(entry.key, entry.changed))
        return;
    std::shared_ptr<const Tile> tile = m_source->patch(entry.key, entry.tile, entry.changed);
    if (!tile)
        return;
    m_bytes += tile->bytes;
    m_bytes -= entry.tile->bytes;
    entry.tile = std::move(tile);
    entry.stale = false;
    entry.changed = {};
}

void TileCache::insert(const TileKey& key, std::shared_ptr<const Tile> tile)
{
    if (const auto old = m_index.find(key); old != m_index.end()) {
        m_bytes -= old->second->tile->bytes + entryBytes;
        m_entries.erase(old->second);
        m_index.erase(old);
    }
    m_bytes += tile->bytes + entryBytes;
    m_entries.push_front({key, std::move(tile), m_frame, false, {}});
    m_index[key] = m_entries.begin();
    evict();
}

void TileCache::evict()
{
    while (m_bytes > m_budget && !m_entries.empty() && m_entries.back().frame + 1 < m_frame) {
        m_bytes -= m_entries.back().tile->bytes + entryBytes;
        m_index.erase(m_entries.back().key);
        m_entries.pop_back();
    }
}

void TileCache::request(std::vector<TileKey> keys)
{
    m_wanted = std::move(keys);
    std::reverse(m_wanted.begin(), m_wanted.end());
    startFetches();
}

void TileCache::startFetches()
{
    while (m_source && !m_wanted.empty() && static_cast<int>(m_running.size()) < m_pool.maxThreadCount()) {
        const TileKey key = m_wanted.back();
        m_wanted.pop_back();
        const auto known = m_index.find(key);
        if ((known != m_index.end() && !known->second->stale) ||
            std::ranges::find(m_running, key, &Running::key) != m_running.end())
            continue;
        m_running.push_back({key, false});
        m_pool.start([this, key, source = m_source] {
            std::shared_ptr<const Tile> tile = source->fetch(key);
            QMetaObject::invokeMethod(
                this, [this, key, tile = std::move(tile)] { finishFetch(key, tile); }, Qt::QueuedConnection);
        });
    }
}

void TileCache::finishFetch(const TileKey& key, std::shared_ptr<const Tile> tile)
{
    const auto running = std::ranges::find(m_running, key, &Running::key);
    const bool outdated = running->outdated;
    m_running.erase(running);
    if (outdated) {
        // What ran too long to count was not fetched again meanwhile: the next frame has to ask for it.
        if (m_source)
            Q_EMIT arrived();
    } else if (tile) {
        insert(key, std::move(tile));
        Q_EMIT arrived();
    }
    startFetches();
}

void TileCache::fetchNow(const std::vector<TileKey>& keys)
{
    if (!m_source)
        return;
    std::vector<std::shared_ptr<const Tile>> tiles(keys.size());
    core::parallelFor(keys.size(), 1, {}, [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end; ++i)
            tiles[i] = m_source->fetch(keys[i]);
    });
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (tiles[i])
            insert(keys[i], std::move(tiles[i]));
    }
}

void TileCache::invalidate(const QRect& map, int fromLevel)
{
    const auto meets = [&](const TileKey& key) {
        // One cell more: a tile also holds its neighbours' rim.
        const double rim = std::ldexp(1.0, key.level);
        return key.level >= fromLevel && mapRect(key).adjusted(-rim, -rim, rim, rim).intersects(QRectF(map));
    };
    for (Entry& entry : m_entries) {
        if (!meets(entry.key))
            continue;
        entry.stale = true;
        entry.changed |= map;
    }
    for (Running& running : m_running)
        running.outdated = running.outdated || meets(running.key);
}

} // namespace chartroom::canvas
