#pragma once

#include "formats/core/task.h"
#include "model/blueprint/cell_planes.h"

#include <memory>
#include <vector>

namespace chartroom::model {

/// A map in ever coarser levels. A cell of level k stands for 2^k × 2^k pixels, at the map's east and south
/// edge for those that are there. Its values, exactly, over all its pixels:
/// - height: the mean of the finite raw heights; NaN where there is none,
/// - biome: the ordinal with the most pixels; of several the smallest; ordinals outside of 0 to 254 count as
///   unknownBiome,
/// - water id: where at least half of the pixels have an id other than 0, the id of the first such pixel in
/// file order
///   (x outer, y inner), else 0,
/// - water surface: the same rule for the surface grid.
///
/// Levels from firstLevel on are stored; level 0 and 1 are read from the map when needed (see map_cells.h).
class Pyramid
{
public:
    static constexpr int firstLevel = 2;

    /// Builds all levels on all threads, in one pass over the file. Null when cancelled. Takes about 0.6
    /// bytes a pixel. The map may be shortened meanwhile: whoever uses the result asks MappedFile::state().
    [[nodiscard]] static std::shared_ptr<const Pyramid> build(const GridSet& grids, const core::Task& task);

    /// The coarsest level's number: there the map is one cell.
    [[nodiscard]] int lastLevel() const { return firstLevel + static_cast<int>(m_levels.size()) - 1; }
    [[nodiscard]] const CellPlanes& level(int level) const
    {
        return m_levels[static_cast<std::size_t>(level - firstLevel)];
    }
    /// Memory of all levels, in bytes.
    [[nodiscard]] std::size_t bytes() const;

private:
    Pyramid() = default;
    std::vector<CellPlanes> m_levels;
};

/// One level alone, by the same rules, for a picture of the whole map: `level` is Pyramid::firstLevel or
/// coarser. Null when cancelled.
[[nodiscard]] std::shared_ptr<const CellPlanes> reduceTo(const GridSet& grids, int level,
                                                         const core::Task& task);

/// Cells along one side of a level of a map of `size` pixels.
[[nodiscard]] constexpr int cellsAt(std::uint32_t size, int level)
{
    return static_cast<int>((std::uint64_t{size} + (std::uint64_t{1} << level) - 1) >> level);
}

/// The level at which a map of `size` pixels is one cell.
[[nodiscard]] constexpr int lastLevelOf(std::uint32_t size)
{
    int level = 0;
    while (cellsAt(size, level) > 1)
        ++level;
    return level;
}

} // namespace chartroom::model
