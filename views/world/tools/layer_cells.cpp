#include "views/world/tools/layer_cells.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
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

LayerCells::LayerCells(const model::WorldSession& session, const QRegion& tiles,
                       std::vector<world::Address>& missing)
    : m_size(session.document().info().chunkSize)
{
    std::set<world::Address> below;
    for (const QRect& rect : tiles) {
        const world::Address first = world::addressOf(tileOf(rect.topLeft()), m_size).chunk;
        const world::Address last = world::addressOf(tileOf(rect.bottomRight()), m_size).chunk;
        for (std::int64_t y = first.y; y <= last.y; ++y) {
            for (std::int64_t x = first.x; x <= last.x; ++x)
                below.insert({x, y});
        }
    }
    for (const world::Address address : below) {
        if (auto look = session.chunk(address))
            m_chunks.emplace(address, std::move(*look));
        else
            missing.push_back(address);
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

std::vector<char16_t> LayerCells::flat(const model::LayerKey& layer) const
{
    const QRect whole = area();
    const auto stride = static_cast<std::ptrdiff_t>(whole.width());
    std::vector<char16_t> result(static_cast<std::size_t>(stride) * static_cast<std::size_t>(whole.height()),
                                 blocked);
    const world::Address origin = m_where.origin();
    for (const auto& [address, look] : m_chunks) {
        if (look.state == world::ChunkLook::State::Unreadable)
            continue;
        char16_t* target = result.data() + (address.y - origin.y) * m_size.height * stride +
                           (address.x - origin.x) * m_size.width;
        const world::Chunk* chunk = look.chunk.get();
        const world::RoomLayer* room = chunk && !layer.isHeight() ? chunk->layer(layer.number) : nullptr;
        const world::HeightPatch* patch = chunk && layer.isHeight() ? chunk->patch(layer.id) : nullptr;
        const char16_t pad = layer.isHeight() ? u' ' : world::padOf(layer.number);
        for (std::int64_t y = 0; y < m_size.height; ++y) {
            if (room)
                std::copy_n(room->cells.begin() + y * m_size.width, m_size.width, target + y * stride);
            else
                std::fill_n(target + y * stride, m_size.width, pad);
        }
        for (std::size_t y = 0; patch && y < patch->rows.size(); ++y)
            std::ranges::copy(patch->rows[y],
                              target + (patch->y + static_cast<std::int64_t>(y)) * stride + patch->x);
    }
    return result;
}

QRegion connectedTiles(const LayerCells& cells, const model::LayerKey& layer, QPoint from,
                       const std::function<bool()>& stopped)
{
    const QRect area = cells.area();
    if (!area.contains(from))
        return {};
    const std::vector<char16_t> flat = cells.flat(layer);
    const int width = area.width();
    const auto place = [width](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    };
    const char16_t like = flat[place(from.x() - area.x(), from.y() - area.y())];
    if (like == LayerCells::blocked)
        return {};
    std::vector<char> marked(flat.size());
    const auto open = [&](int x, int y) { return flat[place(x, y)] == like && !marked[place(x, y)]; };
    std::vector<QPoint> seeds{from - area.topLeft()};
    constexpr std::size_t between = 1024;
    for (std::size_t done = 0; !seeds.empty(); ++done) {
        if (done % between == 0 && stopped && stopped())
            return {};
        const QPoint seed = seeds.back();
        seeds.pop_back();
        if (!open(seed.x(), seed.y()))
            continue;
        // The whole run of the row, then where runs begin above and below it.
        int left = seed.x();
        int right = seed.x();
        while (left > 0 && open(left - 1, seed.y()))
            --left;
        while (right + 1 < width && open(right + 1, seed.y()))
            ++right;
        std::fill_n(marked.begin() + static_cast<std::ptrdiff_t>(place(left, seed.y())), right - left + 1, 1);
        for (const int y : {seed.y() - 1, seed.y() + 1}) {
            if (y < 0 || y >= area.height())
                continue;
            for (int x = left; x <= right; ++x) {
                if (open(x, y) && (x == left || !open(x - 1, y)))
                    seeds.emplace_back(x, y);
            }
        }
    }
    return regionOf(marked, area);
}

QRegion alikeTiles(const LayerCells& cells, const model::LayerKey& layer, QPoint like)
{
    const auto symbol = cells.at(layer, tileOf(like));
    if (!symbol)
        return {};
    const std::vector<char16_t> flat = cells.flat(layer);
    std::vector<char> marked(flat.size());
    std::ranges::transform(flat, marked.begin(), [symbol](char16_t cell) { return cell == *symbol ? 1 : 0; });
    return regionOf(marked, cells.area());
}

std::int64_t cellsIn(const QRegion& region)
{
    return std::accumulate(
        region.begin(), region.end(), std::int64_t{0},
        [](std::int64_t sum, const QRect& rect) { return sum + std::int64_t{rect.width()} * rect.height(); });
}

std::vector<world::Tile> tilesOf(const QRegion& region)
{
    std::vector<world::Tile> tiles;
    tiles.reserve(static_cast<std::size_t>(cellsIn(region)));
    std::ignore = anyTile(region, [&tiles](world::Tile tile) {
        tiles.push_back(tile);
        return false;
    });
    return tiles;
}

} // namespace chartroom::views
