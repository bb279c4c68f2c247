#pragma once

#include "formats/blueprint/statistics.h"
#include "formats/core/task.h"
#include "model/blueprint/snapshot.h"

#include <map>

namespace chartroom::model {

/// Counts over all pixels of a map.
struct Statistics
{
    /// Pixels of each biome ordinal that occurs.
    std::map<std::int32_t, std::uint64_t> biomes;
    /// Pixels of ordinals that are too many to be told apart.
    std::uint64_t otherBiomes = 0;
    std::uint64_t pixels = 0;
    std::uint64_t waterPixels = 0; ///< with a water body

    blueprint::HeightStatistics heights;
    blueprint::HeightHistogram histogram{};
};

/// Counts a map. A cancelled count is incomplete and must be thrown away.
[[nodiscard]] Statistics statisticsOf(const Snapshot& snapshot, const core::Task& task);

} // namespace chartroom::model
