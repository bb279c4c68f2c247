#include "formats/blueprint/statistics.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>

namespace chartroom::blueprint {

namespace {

constexpr std::uint64_t pieceBytes = std::uint64_t{512} << 10U; // stays in a core's cache

std::uint64_t pixelsAPiece(const Grid& grid)
{
    return pieceBytes / grid.stride;
}

struct HeightSums
{
    float lowest = std::numeric_limits<float>::infinity();
    float highest = -std::numeric_limits<float>::infinity();
    double sum = 0;
    std::uint64_t finite = 0;
};

HeightSums sumHeights(const std::byte* at, std::uint64_t count, std::uint32_t stride)
{
    HeightSums sums;
    for (std::uint64_t i = 0; i < count; ++i, at += stride) {
        const auto height = load<float>(at);
        const bool finite = std::isfinite(height);
        sums.lowest = std::min(sums.lowest, finite ? height : std::numeric_limits<float>::infinity());
        sums.highest = std::max(sums.highest, finite ? height : -std::numeric_limits<float>::infinity());
        sums.sum += finite ? static_cast<double>(height) : 0.0;
        sums.finite += finite ? 1U : 0U;
    }
    return sums;
}

} // namespace

HeightStatistics heightStatistics(const Grid& heights, const core::Task& task)
{
    std::mutex mutex;
    HeightSums total;
    // Sums are added in the order of the pieces, so that the mean does not depend on the threads.
    const std::uint64_t grain = pixelsAPiece(heights);
    std::vector<double> pieceSums((heights.pixels() + grain - 1) / grain);
    core::parallelFor(heights.pixels(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
        const HeightSums sums =
            sumHeights(heights.data + begin * heights.stride, end - begin, heights.stride);
        const std::lock_guard lock(mutex);
        total.lowest = std::min(total.lowest, sums.lowest);
        total.highest = std::max(total.highest, sums.highest);
        total.finite += sums.finite;
        pieceSums[begin / grain] = sums.sum;
    });
    HeightStatistics statistics;
    statistics.finite = total.finite;
    statistics.notFinite = heights.pixels() - total.finite;
    if (total.finite == 0)
        return statistics;
    for (const double sum : pieceSums)
        total.sum += sum;
    statistics.lowest = total.lowest;
    statistics.highest = total.highest;
    statistics.mean = total.sum / static_cast<double>(total.finite);
    return statistics;
}

BiomeCounts biomeCounts(const Grid& biomes, const core::Task& task)
{
    std::mutex mutex;
    BiomeCounts total;
    core::parallelFor(biomes.pixels(), pixelsAPiece(biomes), task,
                      [&](std::uint64_t begin, std::uint64_t end) {
                          BiomeCounts counts;
                          const std::byte* at = biomes.data + begin * biomes.stride;
                          for (std::uint64_t i = begin; i < end; ++i, at += biomes.stride) {
                              const std::int32_t ordinal =
                                  biomes.width == 1 ? load<std::uint8_t>(at) : load<std::int32_t>(at);
                              if (static_cast<std::uint32_t>(ordinal) < counts.known.size())
                                  ++counts.known[static_cast<std::uint32_t>(ordinal)];
                              else
                                  ++counts.beyond;
                          }
                          const std::lock_guard lock(mutex);
                          for (std::size_t i = 0; i < total.known.size(); ++i)
                              total.known[i] += counts.known[i];
                          total.beyond += counts.beyond;
                      });
    return total;
}

} // namespace chartroom::blueprint
