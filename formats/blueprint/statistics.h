#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/task.h"

#include <array>
#include <map>

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

/// Finite heights by equal steps from the lowest to the highest.
using HeightHistogram = std::array<std::uint64_t, 256>;

/// Counts the finite heights of a grid by steps between the statistics' lowest and highest. On all
/// processors; throw the result away when the task was cancelled.
[[nodiscard]] HeightHistogram heightHistogram(const Grid& heights, const HeightStatistics& statistics,
                                              const core::Task& task = {});

/// Pixels by biome ordinal.
struct BiomeCounts
{
    /// So many ordinals above 255 or below 0 are counted one by one; a damaged version 1 file may hold any.
    static constexpr std::size_t mostOthers = 1024;

    std::array<std::uint64_t, 256> known{};       ///< ordinals 0 to 255
    std::map<std::int32_t, std::uint64_t> others; ///< other ordinals (version 1)
    std::uint64_t uncounted = 0;                  ///< of ordinals that `others` has no room for

    /// Pixels of all ordinals but 0 to 255.
    [[nodiscard]] std::uint64_t beyond() const;
};

/// Reads a whole biome grid, on all processors. Throw the result away when the task was cancelled.
[[nodiscard]] BiomeCounts biomeCounts(const Grid& biomes, const core::Task& task = {});

/// How many values of a grid of u16 are not 0. On all processors; throw the result away when the task was
/// cancelled.
[[nodiscard]] std::uint64_t countNonZero(const Grid& grid, const core::Task& task = {});

} // namespace chartroom::blueprint
