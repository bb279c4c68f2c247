#include "views/world/tools/layer_cells.h"

#include <algorithm>
#include <vector>

namespace chartroom::views {

namespace {

/// Cells that were marked, as a region in the form that QRegion keeps itself: runs of a row as rectangles,
/// rows that are alike joined.
QRegion regionOf(const std::vector<char>& marked, const QRect& area)
{
    std::vector<QRect> all;
    std::vector<QRect> last; // the runs of the rows above
    for (int y = 0; y < area.height(); ++y) {
        const char* row = marked.data() + static_cast<std::ptrdiff_t>(y) * area.width();
        std::vector<QRect> runs;
        for (int x = 0; x < area.width(); ++x) {
            if (!row[x])
                continue;
            const int begin = x;
            while (x < area.width() && row[x])
                ++x;
            runs.emplace_back(area.x() + begin, area.y() + y, x - begin, 1);
        }
        const bool alike = std::ranges::equal(runs, last, [](const QRect& a, const QRect& b) {
            return a.left() == b.left() && a.right() == b.right();
        });
        if (!alike) {
            all.insert(all.end(), last.begin(), last.end());
            last = std::move(runs);
        } else {
            for (QRect& rect : last)
                rect.setBottom(area.y() + y);
        }
    }
    all.insert(all.end(), last.begin(), last.end());
    QRegion region;
    region.setRects(all.data(), static_cast<int>(all.size()));
    return region;
}

world::Tile tileOf(QPoint point)
{
    return {point.x(), point.y()};
}

} // namespace

LayerCells::LayerCells(const model::WorldSession& session, const world::Neighbourhood& where)
    : m_size(session.document().info().chunkSize)
    , m_where(where)
{
    const world::Address origin = where.origin();
    for (std::int64_t y = 0; y < where.side(); ++y) {
        for (std::int64_t x = 0; x < where.side(); ++x) {
            const world::Address address{origin.x + x, origin.y + y};
            if (auto look = session.chunk(address))
                m_chunks.emplace(address, std::move(*look));
        }
    }
}

QRect LayerCells::area() const
{
    const world::Tile origin = world::originOf(m_where.origin(), m_size);
    return {static_cast<int>(origin.x), static_cast<int>(origin.y),
            static_cast<int>(m_where.side() * m_size.width),
            static_cast<int>(m_where.side() * m_size.height)};
}

std::optional<char16_t> LayerCells::at(const model::LayerKey& layer, world::Tile tile) const
{
    const world::TileAddress place = world::addressOf(tile, m_size);
    const auto found = m_chunks.find(place.chunk);
    if (found == m_chunks.end() || found->second.state == world::ChunkLook::State::Unreadable)
        return std::nullopt;
    const world::Chunk* chunk = found->second.chunk.get();
    if (!layer.isHeight()) {
        const world::RoomLayer* room = chunk ? chunk->layer(layer.number) : nullptr;
        return room ? room->cells[static_cast<std::size_t>(place.localY * m_size.width + place.localX)]
                    : world::padOf(layer.number);
    }
    const world::HeightPatch* patch = chunk ? chunk->patch(layer.id) : nullptr;
    const std::int64_t row = patch ? place.localY - patch->y : -1;
    const std::int64_t column = patch ? place.localX - patch->x : -1;
    if (row < 0 || column < 0 || row >= static_cast<std::int64_t>(patch->rows.size()))
        return u' ';
    const std::u16string& cells = patch->rows[static_cast<std::size_t>(row)];
    return column < static_cast<std::int64_t>(cells.size()) ? cells[static_cast<std::size_t>(column)] : u' ';
}

QRegion connectedTiles(const LayerCells& cells, const model::LayerKey& layer, QPoint from,
                       const std::function<bool()>& stopped)
{
    const QRect area = cells.area();
    const auto like = area.contains(from) ? cells.at(layer, tileOf(from)) : std::nullopt;
    if (!like)
        return {};
    std::vector<char> marked(static_cast<std::size_t>(area.width()) *
                             static_cast<std::size_t>(area.height()));
    const auto mark = [&](QPoint at) -> char& {
        return marked[static_cast<std::size_t>(at.y() - area.y()) * static_cast<std::size_t>(area.width()) +
                      static_cast<std::size_t>(at.x() - area.x())];
    };
    std::vector<QPoint> open{from};
    mark(from) = 1;
    constexpr std::size_t between = 4096;
    for (std::size_t done = 0; !open.empty(); ++done) {
        if (done % between == 0 && stopped && stopped())
            return {};
        const QPoint at = open.back();
        open.pop_back();
        for (const QPoint step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
            const QPoint next = at + step;
            if (!area.contains(next) || mark(next) || cells.at(layer, tileOf(next)) != like)
                continue;
            mark(next) = 1;
            open.push_back(next);
        }
    }
    return regionOf(marked, area);
}

QRegion alikeTiles(const LayerCells& cells, const model::LayerKey& layer, QPoint like)
{
    const auto symbol = cells.at(layer, tileOf(like));
    if (!symbol)
        return {};
    const QRect area = cells.area();
    std::vector<char> marked;
    marked.reserve(static_cast<std::size_t>(area.width()) * static_cast<std::size_t>(area.height()));
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            marked.push_back(cells.at(layer, {x, y}) == symbol ? 1 : 0);
    }
    return regionOf(marked, area);
}

std::vector<world::Tile> tilesOf(const QRegion& region)
{
    std::vector<world::Tile> tiles;
    for (const QRect& rect : region) {
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = rect.left(); x <= rect.right(); ++x)
                tiles.push_back({x, y});
        }
    }
    return tiles;
}

} // namespace chartroom::views
