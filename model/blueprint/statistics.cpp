#include "model/blueprint/statistics.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>

namespace chartroom::model {

namespace {

using blueprint::Grid;

// About 1 MiB of heights: big enough to pay for handing out, small enough to stop within milliseconds.
constexpr std::uint64_t grainPixels = 262144;

/// The task's progress scaled into one part of the whole.
core::Task part(const core::Task& task, double from, double to)
{
    return {task.stop, [&task, from, to](double share) { task.report(from + share * (to - from)); }};
}

struct Range
{
    float low = std::numeric_limits<float>::infinity();
    float high = -std::numeric_limits<float>::infinity();
    double sum = 0;
    std::uint64_t finite = 0;

    void add(float value)
    {
        // Subtraction is 0 for finite numbers only; this form vectorises.
        const bool isFinite = value - value == 0.0F;
        low = isFinite && value < low ? value : low;
        high = isFinite && value > high ? value : high;
        sum += isFinite ? static_cast<double>(value) : 0.0;
        finite += isFinite ? 1 : 0;
    }
    void add(const Range& other)
    {
        low = std::min(low, other.low);
        high = std::max(high, other.high);
        sum += other.sum;
        finite += other.finite;
    }
};

void heightRange(const Grid& grid, Statistics& statistics, const core::Task& task)
{
    std::mutex mutex;
    Range all;
    core::parallelFor(grid.pixels(), grainPixels, task, [&](std::uint64_t begin, std::uint64_t end) {
        Range range;
        const std::byte* at = grid.data + begin * grid.stride;
        for (std::uint64_t i = begin; i < end; ++i, at += grid.stride)
            range.add(blueprint::load<float>(at));
        const std::lock_guard lock(mutex);
        all.add(range);
    });
    statistics.finiteHeights = all.finite;
    if (all.finite == 0)
        return;
    statistics.minHeight = all.low;
    statistics.maxHeight = all.high;
    statistics.meanHeight = all.sum / static_cast<double>(all.finite);
}

void heightHistogram(const Grid& grid, Statistics& statistics, const core::Task& task)
{
    if (statistics.finiteHeights == 0)
        return;
    const double low = statistics.minHeight;
    const double span = static_cast<double>(statistics.maxHeight) - low;
    const float scale = span > 0 ? static_cast<float>(Statistics::bins / span) : 0.0F;
    std::mutex mutex;
    core::parallelFor(grid.pixels(), grainPixels, task, [&](std::uint64_t begin, std::uint64_t end) {
        std::array<std::uint64_t, Statistics::bins> counts{};
        const std::byte* at = grid.data + begin * grid.stride;
        for (std::uint64_t i = begin; i < end; ++i, at += grid.stride) {
            const auto value = blueprint::load<float>(at);
            if (!std::isfinite(value))
                continue;
            // The file may be rewritten between the two passes: never trust the range.
            const float bin = std::clamp((value - statistics.minHeight) * scale, 0.0F,
                                         static_cast<float>(Statistics::bins - 1));
            ++counts[static_cast<std::size_t>(std::isfinite(bin) ? bin : 0.0F)];
        }
        const std::lock_guard lock(mutex);
        std::ranges::transform(counts, statistics.histogram, statistics.histogram.begin(), std::plus<>());
    });
}

void biomeCounts(const Grid& grid, Statistics& statistics, const core::Task& task)
{
    std::mutex mutex;
    core::parallelFor(grid.pixels(), grainPixels, task, [&](std::uint64_t begin, std::uint64_t end) {
        // Four tables: neighbours mostly share a biome, and one counter would wait for itself.
        std::array<std::array<std::uint64_t, 256>, 4> counts{};
        std::map<std::int32_t, std::uint64_t> others;
        const std::byte* at = grid.data + begin * grid.stride;
        if (grid.width == 1) {
            for (std::uint64_t i = begin; i < end; ++i, at += grid.stride)
                ++counts[i & 3U][static_cast<std::size_t>(*at)];
        } else {
            for (std::uint64_t i = begin; i < end; ++i, at += grid.stride) {
                const auto ordinal = blueprint::load<std::int32_t>(at);
                if (ordinal >= 0 && ordinal < 256)
                    ++counts[i & 3U][static_cast<std::size_t>(ordinal)];
                else
                    ++others[ordinal];
            }
        }
        const std::lock_guard lock(mutex);
        for (std::int32_t ordinal = 0; ordinal < 256; ++ordinal) {
            std::uint64_t count = 0;
            for (const auto& table : counts)
                count += table[static_cast<std::size_t>(ordinal)];
            if (count > 0)
                statistics.biomes[ordinal] += count;
        }
        for (const auto& [ordinal, count] : others) {
            // Nonsense in a version 1 grid must not make the table grow with the file.
            if (statistics.biomes.size() < Statistics::maxBiomes || statistics.biomes.contains(ordinal))
                statistics.biomes[ordinal] += count;
            else
                statistics.otherBiomes += count;
        }
    });
}

void waterCount(const Grid& grid, Statistics& statistics, const core::Task& task)
{
    std::mutex mutex;
    core::parallelFor(grid.pixels(), grainPixels, task, [&](std::uint64_t begin, std::uint64_t end) {
        std::uint64_t count = 0;
        const std::byte* at = grid.data + begin * grid.stride;
        for (std::uint64_t i = begin; i < end; ++i, at += grid.stride)
            count += blueprint::load<std::uint16_t>(at) != 0 ? 1 : 0;
        const std::lock_guard lock(mutex);
        statistics.waterPixels += count;
    });
}

} // namespace

Statistics statisticsOf(const Snapshot& snapshot, const core::Task& task)
{
    const blueprint::Blueprint& map = snapshot.blueprint;
    Statistics statistics;
    statistics.pixels = std::uint64_t{map.mapSize} * map.mapSize;
    if (map.biomes)
        biomeCounts(*map.biomes, statistics, part(task, 0.0, 0.25));
    if (map.waterIds)
        waterCount(*map.waterIds, statistics, part(task, 0.25, 0.4));
    if (map.heights) {
        heightRange(*map.heights, statistics, part(task, 0.4, 0.7));
        heightHistogram(*map.heights, statistics, part(task, 0.7, 1.0));
    }
    return statistics;
}

} // namespace chartroom::model
