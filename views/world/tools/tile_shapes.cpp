#include "views/world/tools/tile_shapes.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <tuple>

namespace chartroom::views {

namespace {

void sortOnce(std::vector<QPoint>& tiles)
{
    const auto before = [](QPoint a, QPoint b) {
        return std::make_tuple(a.y(), a.x()) < std::make_tuple(b.y(), b.x());
    };
    std::sort(tiles.begin(), tiles.end(), before);
    tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
}

/// Tiles beside each other in a row.
struct Run
{
    int y;
    int left;
    int right;
    friend auto operator<=>(const Run&, const Run&) = default;
};

/// Of tiles row by row, from left to right.
std::vector<Run> runsOf(const std::vector<QPoint>& tiles)
{
    std::vector<Run> runs;
    for (const QPoint tile : tiles) {
        if (!runs.empty() && runs.back().y == tile.y() && runs.back().right + 1 == tile.x())
            ++runs.back().right;
        else
            runs.push_back({tile.y(), tile.x(), tile.x()});
    }
    return runs;
}

} // namespace

QRect rectangleOf(QPoint a, QPoint b)
{
    return {QPoint(std::min(a.x(), b.x()), std::min(a.y(), b.y())),
            QPoint(std::max(a.x(), b.x()), std::max(a.y(), b.y()))};
}

std::vector<QPoint> lineTiles(QPoint from, QPoint to)
{
    std::vector<QPoint> tiles;
    const int steps = std::max(std::abs(to.x() - from.x()), std::abs(to.y() - from.y()));
    tiles.reserve(static_cast<std::size_t>(steps) + 1);
    for (int i = 0; i <= steps; ++i) {
        const double share = steps > 0 ? static_cast<double>(i) / steps : 0;
        tiles.emplace_back(from.x() + static_cast<int>(std::lround(share * (to.x() - from.x()))),
                           from.y() + static_cast<int>(std::lround(share * (to.y() - from.y()))));
    }
    return tiles;
}

std::vector<QPoint> circleTiles(QPoint centre, int radius)
{
    std::vector<QPoint> tiles;
    int x = radius;
    int y = 0;
    int error = 1 - radius;
    while (x >= y) {
        for (const QPoint at : {QPoint(x, y), QPoint(y, x)}) {
            for (const int sx : {-1, 1}) {
                for (const int sy : {-1, 1})
                    tiles.emplace_back(centre.x() + sx * at.x(), centre.y() + sy * at.y());
            }
        }
        ++y;
        if (error < 0) {
            error += 2 * y + 1;
        } else {
            --x;
            error += 2 * (y - x) + 1;
        }
    }
    sortOnce(tiles);
    return tiles;
}

std::vector<QPoint> dabTiles(QPoint centre, const BrushForm& brush)
{
    std::vector<QPoint> tiles;
    const int before = (brush.size - 1) / 2;
    const double middle = (brush.size - 1) / 2.0;
    const double reach = brush.size / 2.0;
    for (int y = 0; y < brush.size; ++y) {
        for (int x = 0; x < brush.size; ++x) {
            if (brush.shape == BrushShape::Round && std::hypot(x - middle, y - middle) > reach)
                continue;
            tiles.emplace_back(centre.x() - before + x, centre.y() - before + y);
        }
    }
    return tiles;
}

std::vector<QPoint> brushedTiles(const std::vector<QPoint>& way, const BrushForm& brush)
{
    if (brush.size == 1)
        return way;
    // Row by row: of a wide brush's way each tile is covered by very many dabs.
    const std::vector<Run> dab = runsOf(dabTiles({}, brush));
    std::vector<Run> runs;
    runs.reserve(way.size() * dab.size());
    for (const QPoint at : way) {
        for (const Run& run : dab)
            runs.push_back({at.y() + run.y, at.x() + run.left, at.x() + run.right});
    }
    std::ranges::sort(runs);
    std::vector<QPoint> tiles;
    for (const Run& run : runs) {
        const bool goesOn = !tiles.empty() && tiles.back().y() == run.y;
        for (int x = goesOn ? std::max(run.left, tiles.back().x() + 1) : run.left; x <= run.right; ++x)
            tiles.emplace_back(x, run.y);
    }
    return tiles;
}

std::vector<world::Tile> tilesIn(const std::vector<QPoint>& tiles, const QRegion& region)
{
    std::vector<world::Tile> result;
    QRect box;
    for (const QPoint tile : tiles)
        box |= QRect(tile, QSize(1, 1));
    // Each tile is looked for in all pieces of the region: only those that lie near are asked.
    const QRegion near = region & box;
    for (const QPoint tile : tiles) {
        if (near.contains(tile))
            result.push_back({tile.x(), tile.y()});
    }
    return result;
}

} // namespace chartroom::views
