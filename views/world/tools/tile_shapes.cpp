#include "views/world/tools/tile_shapes.h"

#include <algorithm>
#include <cmath>
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
    std::vector<QPoint> tiles;
    for (const QPoint at : way) {
        const std::vector<QPoint> dab = dabTiles(at, brush);
        tiles.insert(tiles.end(), dab.begin(), dab.end());
    }
    sortOnce(tiles);
    return tiles;
}

} // namespace chartroom::views
