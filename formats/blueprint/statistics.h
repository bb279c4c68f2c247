#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/task.h"

#include <array>

namespace chartroom::blueprint {

/// Figures of a height grid, over its finite values. Raw units.
struct HeightStatistics
{
    float lowest = 0;
    float highest = 0;
    double mean = 0;
    std::uint64_t finite = 0;    ///< values that count; the figures above are 0 when there is none
    std::uint64_t notFinite = 0; ///< NaN and infinities
};

/// Reads a whole height grid, on all processors. Throw the result away when the task was cancelled.
[[nodiscard]] HeightStatistics heightStatistics(const Grid& heights, const core::Task& task = {});

/// Pixels by biome ordinal.
struct BiomeCounts
{
    std::array<std::uint64_t, 256> known{}; ///< ordinals 0 to 255
    std::uint64_t beyond = 0;               ///< other ordinals (version 1)
};

/// Reads a whole biome grid, on all processors. Throw the result away when the task was cancelled.
[[nodiscard]] BiomeCounts biomeCounts(const Grid& biomes, const core::Task& task = {});

} // namespace chartroom::blueprint
