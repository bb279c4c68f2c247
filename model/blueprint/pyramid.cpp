#include "model/blueprint/pyramid.h"

#include "formats/core/parallel.h"
#include "model/blueprint/height_strips.h"
#include "model/blueprint/map_block.h"

#include <atomic>

namespace chartroom::model {

namespace {

// Everything that one thread works with.
struct Reducers
{
    HeightReducer heights;
    BiomeReducer biomes;
    WaterReducer water;
};

std::uint16_t* idRow(CellPlanes& planes, int row)
{
    return planes.ids(row);
}

std::uint16_t* surfaceRow(CellPlanes& planes, int row)
{
    return planes.surfaces(row);
}

// What the blocks hand up, one each, row by row; for the levels above them, four become one.
template<class T>
struct Field
{
    int side = 0;
    std::vector<T> values;

    [[nodiscard]] T& at(int x, int y)
    {
        return values[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) +
                      static_cast<std::size_t>(x)];
    }
    explicit Field(int cells)
        : side(cells)
        , values(static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells))
    {}

    template<class Add>
    [[nodiscard]] Field halved(const Add& add)
    {
        Field result((side + 1) / 2);
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                add(result.at(x / 2, y / 2), at(x, y));
        }
        return result;
    }
};

template<class T>
void addTo(T& sum, const T& part)
{
    sum = sum + part;
}

void addCounts(BiomeCounts& sum, const BiomeCounts& part)
{
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += part[i];
}

class Builder
{
public:
    // `last` is the coarsest wanted level; levels without cells are passed over.
    Builder(const GridSet& grids, std::vector<CellPlanes>& levels, int last)
        : m_grids(grids)
        , m_levels(levels)
        , m_last(last)
        , m_blockLevels{levels, std::min(last, MapBlock::level)}
        , m_blocks(cellsAt(grids.size, MapBlock::level))
        , m_heights(grids.heights ? m_blocks : 0)
        , m_biomes(grids.biomes ? m_blocks : 0)
        , m_ids(grids.waterIds ? m_blocks : 0)
        , m_surfaces(grids.waterSurface ? m_blocks : 0)
    {}

    // One column of blocks: the file holds it in one piece a grid.
    bool reduceColumn(int bx, const core::Task& task)
    {
        const auto tools = std::make_unique<Reducers>();
        for (int by = 0; by < m_blocks && !task.cancelled(); ++by) {
            const MapBlock block = MapBlock::at(bx, by, m_grids.size);
            if (m_grids.heights)
                m_heights.at(bx, by) = tools->heights.reduce(*m_grids.heights, block, m_blockLevels);
            if (m_grids.biomes)
                tools->biomes.reduce(*m_grids.biomes, block, m_blockLevels, m_biomes.at(bx, by));
            if (m_grids.waterIds)
                m_ids.at(bx, by) = tools->water.reduce(*m_grids.waterIds, block, m_blockLevels, idRow);
            if (m_grids.waterSurface)
                m_surfaces.at(bx, by) =
                    tools->water.reduce(*m_grids.waterSurface, block, m_blockLevels, surfaceRow);
        }
        return !task.cancelled();
    }

    [[nodiscard]] int blocks() const { return m_blocks; }

    // The levels above the blocks: small, from the sums of the blocks.
    void finish()
    {
        for (int level = MapBlock::level + 1; level <= m_last; ++level) {
            m_heights = m_heights.halved(addTo<HeightSum>);
            m_biomes = m_biomes.halved(addCounts);
            m_ids = m_ids.halved(addTo<WaterCount>);
            m_surfaces = m_surfaces.halved(addTo<WaterCount>);
            if (CellPlanes& planes = m_levels[static_cast<std::size_t>(level - Pyramid::firstLevel)];
                planes.width() > 0)
                write(level, planes);
        }
        for (CellPlanes& planes : m_levels) {
            if (planes.width() > 0)
                planes.repeatRim({});
        }
    }

private:
    void write(int level, CellPlanes& planes)
    {
        const std::uint64_t length = std::uint64_t{1} << level;
        const auto extent = [&](int cell) {
            return std::min(length, m_grids.size - static_cast<std::uint64_t>(cell) * length);
        };
        for (int y = 0; y < planes.height(); ++y) {
            for (int x = 0; x < planes.width(); ++x) {
                const std::uint64_t pixels = extent(x) * extent(y);
                if (m_grids.heights)
                    planes.heights(y)[x] = m_heights.at(x, y).mean();
                if (m_grids.biomes)
                    planes.biomes(y)[x] = majority(m_biomes.at(x, y));
                if (m_grids.waterIds)
                    planes.ids(y)[x] = waterValue(*m_grids.waterIds, m_ids.at(x, y), pixels);
                if (m_grids.waterSurface)
                    planes.surfaces(y)[x] = waterValue(*m_grids.waterSurface, m_surfaces.at(x, y), pixels);
            }
        }
    }

    const GridSet& m_grids;
    std::vector<CellPlanes>& m_levels;
    int m_last;
    LevelSet m_blockLevels;
    int m_blocks;
    Field<HeightSum> m_heights;
    Field<BiomeCounts> m_biomes;
    Field<WaterCount> m_ids;
    Field<WaterCount> m_surfaces;
};

bool runBuilder(const GridSet& grids, std::vector<CellPlanes>& levels, int last, const core::Task& task)
{
    Builder builder(grids, levels, last);
    std::atomic<bool> whole{true};
    const auto reduce = [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t bx = begin; bx < end; ++bx) {
            if (!builder.reduceColumn(static_cast<int>(bx), task))
                whole = false;
        }
    };
    if (!core::parallelFor(static_cast<std::uint64_t>(builder.blocks()), 1, task, reduce) || !whole)
        return false;
    builder.finish();
    return true;
}

} // namespace

std::shared_ptr<const Pyramid> Pyramid::build(const GridSet& grids, const core::Task& task)
{
    const std::shared_ptr<Pyramid> pyramid(new Pyramid);
    // A map smaller than a block still has all of a block's levels: the reducers write them.
    const int last = std::max(lastLevelOf(grids.size), MapBlock::level);
    for (int level = firstLevel; level <= last; ++level)
        pyramid->m_levels.emplace_back(cellsAt(grids.size, level), cellsAt(grids.size, level), grids);
    return runBuilder(grids, pyramid->m_levels, last, task) ? pyramid : nullptr;
}

std::shared_ptr<const CellPlanes> reduceTo(const GridSet& grids, int level, const core::Task& task)
{
    if (grids.heights && !grids.biomes && !grids.waterIds && !grids.waterSurface) {
        CellPlanes planes(cellsAt(grids.size, level), cellsAt(grids.size, level), grids);
        if (!reduceHeights(*grids.heights, level, planes, task))
            return nullptr;
        return std::make_shared<const CellPlanes>(std::move(planes));
    }
    const int last = std::max(level, MapBlock::level);
    std::vector<CellPlanes> levels(static_cast<std::size_t>(last - Pyramid::firstLevel + 1));
    CellPlanes& wanted = levels[static_cast<std::size_t>(level - Pyramid::firstLevel)];
    wanted = CellPlanes(cellsAt(grids.size, level), cellsAt(grids.size, level), grids);
    if (!runBuilder(grids, levels, level, task))
        return nullptr;
    return std::make_shared<const CellPlanes>(std::move(wanted));
}

std::size_t Pyramid::bytes() const
{
    std::size_t sum = 0;
    for (const CellPlanes& planes : m_levels)
        sum += planes.bytes();
    return sum;
}

} // namespace chartroom::model
