#pragma once

#include "formats/core/task.h"
#include "model/blueprint/snapshot.h"

#include <map>

namespace chartroom::model {

/// Counts over all pixels of a map.
struct Statistics
{
    static constexpr int bins = 256;
    /// So many ordinals are counted one by one; a damaged version 1 file may hold any number.
    static constexpr std::size_t maxBiomes = 1024;

    /// Pixels of each biome ordinal that occurs.
    std::map<std::int32_t, std::uint64_t> biomes;
    /// Pixels of the ordinals beyond maxBiomes.
    std::uint64_t otherBiomes = 0;
    std::uint64_t pixels = 0;
    std::uint64_t waterPixels = 0; ///< with a water body

    /// Of the finite heights, raw units; both 0 when there is none.
    float minHeight = 0;
    float maxHeight = 0;
    double meanHeight = 0;
    std::uint64_t finiteHeights = 0;
    /// Finite heights by equal steps from minHeight to maxHeight.
    std::array<std::uint64_t, bins> histogram{};
};

/// Counts a map. A cancelled count is incomplete and must be thrown away.
[[nodiscard]] Statistics statisticsOf(const Snapshot& snapshot, const core::Task& task);

} // namespace chartroom::model
