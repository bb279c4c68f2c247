#include "formats/blueprint/statistics.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
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

HeightHistogram heightHistogram(const Grid& heights, const HeightStatistics& statistics,
                                const core::Task& task)
{
    HeightHistogram histogram{};
    if (statistics.finite == 0)
        return histogram;
    constexpr auto bins = static_cast<float>(std::tuple_size_v<HeightHistogram>);
    const double span = static_cast<double>(statistics.highest) - statistics.lowest;
    const float scale = span > 0 ? static_cast<float>(static_cast<double>(bins) / span) : 0.0F;
    std::mutex mutex;
    core::parallelFor(
        heights.pixels(), pixelsAPiece(heights), task, [&](std::uint64_t begin, std::uint64_t end) {
            HeightHistogram counts{};
            const std::byte* at = heights.data + begin * heights.stride;
            for (std::uint64_t i = begin; i < end; ++i, at += heights.stride) {
                const auto value = load<float>(at);
                if (!std::isfinite(value))
                    continue;
                // The file may be rewritten between the two passes: never trust the range.
                const float bin = std::clamp((value - statistics.lowest) * scale, 0.0F, bins - 1);
                ++counts[static_cast<std::size_t>(std::isfinite(bin) ? bin : 0.0F)];
            }
            const std::lock_guard lock(mutex);
            std::ranges::transform(counts, histogram, histogram.begin(), std::plus<>());
        });
    return histogram;
}

std::uint64_t BiomeCounts::beyond() const
{
    std::uint64_t sum = uncounted;
    for (const auto& [ordinal, count] : others)
        sum += count;
    return sum;
}

namespace {

/// Nonsense in a version 1 grid must not make the table grow with the file.
void addOther(BiomeCounts& counts, std::int32_t ordinal, std::uint64_t count)
{
    if (counts.others.size() < BiomeCounts::mostOthers || counts.others.contains(ordinal))
        counts.others[ordinal] += count;
    else
        counts.uncounted += count;
}

/// One piece's counts.
BiomeCounts countPiece(const Grid& biomes, std::uint64_t begin, std::uint64_t end)
{
    BiomeCounts result;
    // Four tables: neighbours mostly share a biome, and one counter would wait for itself.
    std::array<std::array<std::uint64_t, 256>, 4> tables{};
    const std::byte* at = biomes.data + begin * biomes.stride;
    if (biomes.width == 1) {
        for (std::uint64_t i = begin; i < end; ++i, at += biomes.stride)
            ++tables[i & 3U][static_cast<std::size_t>(*at)];
    } else {
        for (std::uint64_t i = begin; i < end; ++i, at += biomes.stride) {
            const auto ordinal = load<std::int32_t>(at);
            if (static_cast<std::uint32_t>(ordinal) < result.known.size())
                ++tables[i & 3U][static_cast<std::uint32_t>(ordinal)];
            else
                addOther(result, ordinal, 1);
        }
    }
    for (const auto& table : tables)
        std::ranges::transform(table, result.known, result.known.begin(), std::plus<>());
    return result;
}

} // namespace

BiomeCounts biomeCounts(const Grid& biomes, const core::Task& task)
{
    std::mutex mutex;
    BiomeCounts total;
    core::parallelFor(
        biomes.pixels(), pixelsAPiece(biomes), task, [&](std::uint64_t begin, std::uint64_t end) {
            const BiomeCounts counts = countPiece(biomes, begin, end);
            const std::lock_guard lock(mutex);
            std::ranges::transform(counts.known, total.known, total.known.begin(), std::plus<>());
            for (const auto& [ordinal, count] : counts.others)
                addOther(total, ordinal, count);
            total.uncounted += counts.uncounted;
        });
    return total;
}

std::uint64_t countNonZero(const Grid& grid, const core::Task& task)
{
    std::atomic<std::uint64_t> total{0};
    core::parallelFor(grid.pixels(), pixelsAPiece(grid), task, [&](std::uint64_t begin, std::uint64_t end) {
        std::uint64_t count = 0;
        const std::byte* at = grid.data + begin * grid.stride;
        for (std::uint64_t i = begin; i < end; ++i, at += grid.stride)
            count += load<std::uint16_t>(at) != 0 ? 1U : 0U;
        total += count;
    });
    return total;
}

} // namespace chartroom::blueprint
