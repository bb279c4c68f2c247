#include "model/blueprint/map_cells.h"

#include "formats/core/parallel.h"
#include "model/blueprint/height_loops.h"
#include "model/blueprint/map_block.h"
#include "model/blueprint/pyramid.h"

#include <limits>

namespace chartroom::model {

namespace {

using blueprint::Grid;

// The pixels of a cell: [x, xEnd) × [y, yEnd).
struct Pixels
{
    std::uint32_t x;
    std::uint32_t y;
    std::uint32_t xEnd;
    std::uint32_t yEnd;

    template<class Visit>
    void forEach(const Visit& visit) const
    {
        for (std::uint32_t px = x; px < xEnd; ++px) {
            for (std::uint32_t py = y; py < yEnd; ++py)
                visit(px, py);
        }
    }
    [[nodiscard]] std::uint64_t count() const { return std::uint64_t{xEnd - x} * (yEnd - y); }
};

Pixels pixelsOf(std::uint32_t size, int level, int cx, int cy)
{
    const auto begin = [&](int cell) { return static_cast<std::uint32_t>(cell) << level; };
    return {begin(cx), begin(cy), std::min(size, begin(cx + 1)), std::min(size, begin(cy + 1))};
}

float meanHeight(const Grid& grid, const Pixels& pixels)
{
    HeightSum sum;
    pixels.forEach([&](std::uint32_t x, std::uint32_t y) {
        const float height = blueprint::heightAt(grid, x, y);
        if (finiteHeight(height))
            sum = sum + HeightSum{height, 1};
    });
    return sum.mean();
}

// Of few pixels: each is compared with all.
std::uint8_t majorityBiome(const Grid& grid, const Pixels& pixels)
{
    std::uint8_t best = 0;
    std::uint32_t bestCount = 0;
    pixels.forEach([&](std::uint32_t x, std::uint32_t y) {
        const std::uint8_t biome = pictureBiome(blueprint::biomeAt(grid, x, y));
        std::uint32_t count = 0;
        pixels.forEach([&](std::uint32_t ox, std::uint32_t oy) {
            count += pictureBiome(blueprint::biomeAt(grid, ox, oy)) == biome ? 1U : 0U;
        });
        if (count > bestCount || (count == bestCount && biome < best)) {
            best = biome;
            bestCount = count;
        }
    });
    return best;
}

std::uint16_t waterOf(const Grid& grid, const Pixels& pixels)
{
    WaterCount cell;
    pixels.forEach([&](std::uint32_t x, std::uint32_t y) {
        if (blueprint::u16At(grid, x, y) != 0)
            cell = cell + WaterCount{grid.index(x, y), 1};
    });
    return waterValue(grid, cell, pixels.count());
}

// Reads a rectangle into rows. The file has columns: strips of a few columns keep their lines in the cache
// while the rows are filled.
template<class Value, class Row>
void readRect(const CellRect& rect, const Value& value, const Row& row)
{
    constexpr int strip = 16;
    for (int x = 0; x < rect.width; x += strip) {
        const int end = std::min(rect.width, x + strip);
        for (int y = 0; y < rect.height; ++y) {
            auto* const out = row(y);
            for (int i = x; i < end; ++i)
                out[i] = value(rect.x + i, rect.y + y);
        }
    }
}

float orNothing(float height)
{
    return finiteHeight(height) ? height : std::numeric_limits<float>::quiet_NaN();
}

// What one cell's values are: by the rules at level 1, the pixel itself at level 0, the first pixel when
// sampling.
class CellReader
{
public:
    CellReader(const GridSet& grids, int level, bool sample)
        : m_grids(grids)
        , m_level(level)
        , m_single(sample || level == 0)
    {}

    // Reads `rect` into planes whose first cell is (originX, originY). Heights and ids are read for `rimmed`.
    void read(const CellRect& rect, const CellRect& rimmed, int originX, int originY,
              CellPlanes& planes) const
    {
        const int dx = rimmed.x - originX;
        const int dy = rimmed.y - originY;
        const int px = rect.x - originX;
        const int py = rect.y - originY;
        if (m_grids.heights) {
            readRect(
                rimmed, [&](int x, int y) { return height(x, y); },
                [&](int y) { return planes.heights(y + dy) + dx; });
        }
        if (m_grids.waterIds) {
            readRect(
                rimmed, [&](int x, int y) { return water(*m_grids.waterIds, x, y); },
                [&](int y) { return planes.ids(y + dy) + dx; });
        }
        if (m_grids.biomes) {
            readRect(
                rect, [&](int x, int y) { return biome(x, y); },
                [&](int y) { return planes.biomes(y + py) + px; });
        }
        if (m_grids.waterSurface) {
            readRect(
                rect, [&](int x, int y) { return water(*m_grids.waterSurface, x, y); },
                [&](int y) { return planes.surfaces(y + py) + px; });
        }
    }

private:
    [[nodiscard]] std::uint32_t first(int cell) const { return static_cast<std::uint32_t>(cell) << m_level; }
    [[nodiscard]] float height(int x, int y) const
    {
        return m_single ? orNothing(blueprint::heightAt(*m_grids.heights, first(x), first(y)))
                        : meanHeight(*m_grids.heights, pixelsOf(m_grids.size, m_level, x, y));
    }
    [[nodiscard]] std::uint8_t biome(int x, int y) const
    {
        return m_single ? pictureBiome(blueprint::biomeAt(*m_grids.biomes, first(x), first(y)))
                        : majorityBiome(*m_grids.biomes, pixelsOf(m_grids.size, m_level, x, y));
    }
    [[nodiscard]] std::uint16_t water(const Grid& grid, int x, int y) const
    {
        return m_single ? blueprint::u16At(grid, first(x), first(y))
                        : waterOf(grid, pixelsOf(m_grids.size, m_level, x, y));
    }

    const GridSet& m_grids;
    int m_level;
    bool m_single;
};

} // namespace

CellPlanes readCells(const GridSet& grids, int level, const CellRect& rect)
{
    CellPlanes planes(rect.width, rect.height, grids);
    const int cells = cellsAt(grids.size, level);
    const CellPlanes::Sides outside{rect.x == 0, rect.x + rect.width == cells, rect.y == 0,
                                    rect.y + rect.height == cells};
    CellRect rimmed = rect;
    rimmed.x -= outside.west ? 0 : 1;
    rimmed.y -= outside.north ? 0 : 1;
    rimmed.width += (outside.west ? 0 : 1) + (outside.east ? 0 : 1);
    rimmed.height += (outside.north ? 0 : 1) + (outside.south ? 0 : 1);
    CellReader(grids, level, false).read(rect, rimmed, rect.x, rect.y, planes);
    planes.repeatRim(outside);
    return planes;
}

CellPlanes sampleLevel(const GridSet& grids, int level)
{
    const int cells = cellsAt(grids.size, level);
    CellPlanes planes(cells, cells, grids);
    const CellReader reader(grids, level, true);
    core::parallelFor(static_cast<std::uint64_t>(cells), 64, {}, [&](std::uint64_t begin, std::uint64_t end) {
        const CellRect columns{static_cast<int>(begin), 0, static_cast<int>(end - begin), cells};
        reader.read(columns, columns, 0, 0, planes);
    });
    planes.repeatRim({});
    return planes;
}

namespace {

// Some of the finite heights, evenly spread over the cells.
std::vector<float> someHeights(const CellPlanes& cells)
{
    constexpr int side = 256;
    const int step = std::max(1, std::max(cells.width(), cells.height()) / side);
    std::vector<float> heights;
    for (int y = 0; y < cells.height(); y += step)
        for (int x = 0; x < cells.width(); x += step)
            if (const float height = cells.heights(y)[x]; std::isfinite(height))
                heights.push_back(height);
    return heights;
}

// Ends that lie far outside of what nearly all heights are become the ends of those.
HeightRange withoutOutliers(HeightRange range, const CellPlanes& cells)
{
    constexpr float plausible = 8; // raw units, 2 km: no map needs a second look below that
    if (range.high - range.low <= plausible)
        return range;
    std::vector<float> heights = someHeights(cells);
    if (heights.empty())
        return range;
    const auto at = [&heights](double share) {
        const auto place =
            heights.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(heights.size() - 1));
        std::ranges::nth_element(heights, place);
        return *place;
    };
    constexpr double few = 0.005;
    const HeightRange most{at(few), at(1 - few)};
    const float far = std::max(plausible, 8 * (most.high - most.low));
    return {range.low < most.low - far ? most.low : range.low,
            range.high > most.high + far ? most.high : range.high};
}

} // namespace

std::optional<HeightRange> heightRange(const CellPlanes& cells)
{
    HeightRange range{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};
    for (int y = 0; y < cells.height() && cells.hasHeights(); ++y)
        loops::widenRange(cells.heights(y), cells.width(), range.low, range.high);
    if (range.low > range.high)
        return std::nullopt;
    return withoutOutliers(range, cells);
}

} // namespace chartroom::model
