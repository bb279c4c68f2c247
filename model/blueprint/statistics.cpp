#include "model/blueprint/statistics.h"

namespace chartroom::model {

Statistics statisticsOf(const Snapshot& snapshot, const core::Task& task)
{
    const blueprint::Blueprint& map = snapshot.blueprint;
    Statistics statistics;
    statistics.pixels = std::uint64_t{map.mapSize} * map.mapSize;
    if (map.biomes) {
        const blueprint::BiomeCounts counts = blueprint::biomeCounts(*map.biomes, task.part(0.0, 0.25));
        for (std::size_t ordinal = 0; ordinal < counts.known.size(); ++ordinal) {
            if (counts.known[ordinal] > 0)
                statistics.biomes[static_cast<std::int32_t>(ordinal)] = counts.known[ordinal];
        }
        statistics.biomes.insert(counts.others.begin(), counts.others.end());
        statistics.otherBiomes = counts.uncounted;
    }
    if (map.waterIds)
        statistics.waterPixels = blueprint::countNonZero(*map.waterIds, task.part(0.25, 0.4));
    if (map.heights) {
        statistics.heights = blueprint::heightStatistics(*map.heights, task.part(0.4, 0.7));
        statistics.histogram =
            blueprint::heightHistogram(*map.heights, statistics.heights, task.part(0.7, 1.0));
    }
    return statistics;
}

} // namespace chartroom::model
