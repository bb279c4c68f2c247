#include "model/world/symbol_search.h"

#include <algorithm>
#include <tuple>

namespace chartroom::model {

namespace {

bool readBefore(world::Address a, world::Address b)
{
    return std::tie(a.y, a.x) < std::tie(b.y, b.x);
}

/// The cells of a chunk from one index up to another, or back from it.
struct Way
{
    std::int64_t first = 0;
    std::int64_t last = -1; ///< before it where the way goes forward
    bool backwards = false;
};

class ChunkSearch
{
public:
    ChunkSearch(const SymbolQuery& query, const world::ChunkSource& source, world::ChunkSize size)
        : m_query(query)
        , m_source(source)
        , m_size(size)
    {}

    [[nodiscard]] std::optional<world::Tile> find(world::Address address, const Way& way) const
    {
        const QRegion part = m_query.tiles ? tilesIn(*m_query.tiles, address, m_size) : QRegion();
        if (m_query.tiles && part.isEmpty())
            return std::nullopt;
        const auto chunk = m_source(address);
        const world::RoomLayer* layer = chunk ? chunk->layer(m_query.layer) : nullptr;
        if (!layer)
            return std::nullopt;
        const world::Tile origin = world::originOf(address, m_size);
        const std::int64_t step = way.backwards ? -1 : 1;
        for (std::int64_t i = way.first; i != way.last; i += step) {
            const std::int64_t x = i % m_size.width;
            const std::int64_t y = i / m_size.width;
            if (layer->cells[static_cast<std::size_t>(i)] == m_query.symbol &&
                (!m_query.tiles || part.contains(QPoint(static_cast<int>(x), static_cast<int>(y)))))
                return world::Tile{origin.x + x, origin.y + y};
        }
        return std::nullopt;
    }

private:
    const SymbolQuery& m_query;
    const world::ChunkSource& m_source;
    world::ChunkSize m_size;
};

} // namespace

std::optional<world::Tile> findSymbol(const SymbolQuery& query, const world::ChunkSource& source,
                                      world::ChunkSize size, std::vector<world::Address> chunks,
                                      world::Tile from, bool backwards, const core::Task& task)
{
    const ChunkSearch search(query, source, size);
    const std::int64_t cells = size.width * size.height;
    const auto place = world::addressOf(from, size);
    const world::Tile origin = world::originOf(place.chunk, size);
    const std::int64_t at = (from.y - origin.y) * size.width + (from.x - origin.x);
    const Way whole = backwards ? Way{cells - 1, -1, true} : Way{0, cells, false};
    // What lies beyond the tile in its own chunk, then the others, then the rest of its chunk and itself.
    const Way beyond = backwards ? Way{at - 1, -1, true} : Way{at + 1, cells, false};
    const Way rest = backwards ? Way{cells - 1, at - 1, true} : Way{0, at + 1, false};
    if (const auto found = search.find(place.chunk, beyond))
        return found;
    std::erase(chunks, place.chunk);
    std::ranges::sort(chunks, readBefore);
    const auto next = std::ranges::upper_bound(chunks, place.chunk, readBefore);
    std::rotate(chunks.begin(), next, chunks.end());
    if (backwards)
        std::ranges::reverse(chunks);
    for (std::size_t i = 0; i < chunks.size() && !task.cancelled(); ++i) {
        task.report(double(i) / double(chunks.size()));
        if (const auto found = search.find(chunks[i], whole))
            return found;
    }
    return task.cancelled() ? std::nullopt : search.find(place.chunk, rest);
}

} // namespace chartroom::model
