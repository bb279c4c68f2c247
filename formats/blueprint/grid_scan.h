#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/blueprint/grid_kernels.h"
#include "formats/blueprint/palette.h"
#include "formats/core/task.h"

#include <optional>
#include <set>

namespace chartroom::blueprint {

/// What one pass over all grids found. The pass reads each byte once, on all processors.
struct GridScan
{
    /// Pixels whose biome the palette does not know, and some of the ordinals.
    Tally unknownBiomes;
    std::set<std::int32_t> unknownOrdinals;
    Tally notFinite; ///< heights
    /// Only when there is a grid of water bodies.
    std::optional<kernels::WaterTallies> water;
    bool complete = true; ///< false when the task was cancelled
};

/// How many different unknown ordinals are told.
inline constexpr std::size_t toldOrdinals = 16;

/// What is to be looked at.
struct GridScanPlan
{
    const Palette* palette = nullptr;
    bool biomes = true;
    bool heights = true;
    bool water = true;
};

[[nodiscard]] GridScan scanGrids(const Blueprint& blueprint, const GridScanPlan& plan,
                                 const core::Task& task);

} // namespace chartroom::blueprint
