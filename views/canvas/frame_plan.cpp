#include "views/canvas/frame_plan.h"

#include <algorithm>
#include <cmath>

namespace chartroom::canvas {

namespace {

// Consecutive screen pixels along one axis that show cells of one tile.
struct Run
{
    int tile;
    int begin;
    int end;
};

int tileOf(int cell)
{
    return cell >> 8;
}
static_assert(tileSize == 1 << 8);

// One axis of the screen over the map.
struct Axis
{
    int length;    // screen pixels
    double centre; // map pixel in the middle of the screen
    double scale;  // screen pixels a map pixel
    int low;       // the map's first pixel
    int extent;    // map pixels
};

// Fills `cells` for the screen pixels [from, to) of an axis and returns those that lie on the map.
std::pair<int, int> sampleAxis(std::vector<int>& cells, const Axis& axis, double cellLength, int from, int to)
{
    cells.resize(static_cast<std::size_t>(axis.length));
    const double high = static_cast<double>(axis.low) + axis.extent;
    int begin = to;
    int end = from;
    for (int i = from; i < to; ++i) {
        const double at = (i + 0.5 - axis.length / 2.0) / axis.scale + axis.centre;
        if (at < axis.low || at >= high)
            continue;
        begin = std::min(begin, i);
        end = i + 1;
        cells[static_cast<std::size_t>(i)] = static_cast<int>(std::floor(at / cellLength));
    }
    return {std::min(begin, end), end};
}

std::vector<Run> runs(const std::vector<int>& cells, int begin, int end)
{
    std::vector<Run> result;
    for (int i = begin; i < end; ++i) {
        const int tile = tileOf(cells[static_cast<std::size_t>(i)]);
        if (result.empty() || result.back().tile != tile)
            result.push_back({tile, i, i});
        result.back().end = i + 1;
    }
    return result;
}

} // namespace

int levelForScale(double scale, int minLevel, int maxLevel)
{
    return std::clamp(static_cast<int>(std::lround(-std::log2(scale))), minLevel, maxLevel);
}

int FramePlan::cellX(const FrameItem& item, int column) const
{
    return (columns[static_cast<std::size_t>(column)] >> (item.key.level - level)) - item.key.x * tileSize;
}

int FramePlan::cellY(const FrameItem& item, int row) const
{
    return (rows[static_cast<std::size_t>(row)] >> (item.key.level - level)) - item.key.y * tileSize;
}

FramePlan::Span FramePlan::cellsAcross(const FrameItem& item) const
{
    const int first = cellX(item, item.screen.left());
    return {first, cellX(item, item.screen.right()) - first + 1};
}

FramePlan planFrame(const Camera& camera, TileCache& cache, const std::optional<QRect>& only)
{
    FramePlan plan;
    plan.part = QRect(QPoint(), camera.viewport());
    plan.whole = !only;
    if (only)
        plan.part &= *only;
    else
        cache.beginFrame();
    if (!cache.source())
        return plan;
    const TileSource& source = *cache.source();
    plan.level = levelForScale(camera.scale(), source.minLevel(), source.maxLevel());
    const double cellLength = std::ldexp(1.0, plan.level);
    const QRect bounds = source.bounds();
    const QSize size = camera.viewport();
    const QRect& part = plan.part;
    const auto [left, right] = sampleAxis(
        plan.columns, {size.width(), camera.centre().x(), camera.scale(), bounds.left(), bounds.width()},
        cellLength, part.left(), part.right() + 1);
    const auto [top, bottom] = sampleAxis(
        plan.rows, {size.height(), camera.centre().y(), camera.scale(), bounds.top(), bounds.height()},
        cellLength, part.top(), part.bottom() + 1);
    plan.map = QRect(left, top, right - left, bottom - top);
    for (const Run& down : runs(plan.rows, top, bottom)) {
        for (const Run& across : runs(plan.columns, left, right)) {
            const QRect screen(across.begin, down.begin, across.end - across.begin, down.end - down.begin);
            TileKey key{plan.level, across.tile, down.tile};
            TileCache::Found found;
            if (source.available(key.level)) {
                found = cache.find(key);
                if (!found.fresh)
                    plan.missing.push_back(key);
            }
            while (!found.tile && key.level < source.maxLevel()) {
                key = {key.level + 1, key.x >> 1, key.y >> 1};
                found = cache.find(key);
            }
            if (found.tile)
                plan.items.push_back({std::move(found.tile), key, screen});
            else
                plan.blank.push_back(screen);
        }
    }
    const int middleX = tileOf(plan.columns.empty() ? 0 : plan.columns[plan.columns.size() / 2]);
    const int middleY = tileOf(plan.rows.empty() ? 0 : plan.rows[plan.rows.size() / 2]);
    const auto distance = [&](const TileKey& key) {
        return std::abs(key.x - middleX) + std::abs(key.y - middleY);
    };
    std::stable_sort(plan.missing.begin(), plan.missing.end(),
                     [&](const TileKey& a, const TileKey& b) { return distance(a) < distance(b); });
    return plan;
}

} // namespace chartroom::canvas
