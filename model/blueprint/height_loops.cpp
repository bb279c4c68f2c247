#include "model/blueprint/height_loops.h"

#include "formats/blueprint/blueprint.h"
#include "formats/core/hot_loops.h"

#include <array>

namespace chartroom::model::loops {

namespace {

// How far ahead of the sums the columns are fetched: they lie too far apart for the processor to foresee, and
// each page of 1024 heights starts anew.
constexpr std::ptrdiff_t fetchAhead = 1024;
constexpr int rowsAtOnce = 16; // a cache line

} // namespace

CHARTROOM_WIDE_LOOPS void addColumns(const std::byte* __restrict first, std::ptrdiff_t next, int count,
                                     double* __restrict sums)
{
    const std::byte* const second = first + next;
    const std::byte* const third = second + next;
    const std::byte* const fourth = third + next;
    for (int begin = 0; begin < count; begin += rowsAtOnce) {
        const std::ptrdiff_t ahead = static_cast<std::ptrdiff_t>(begin) * 4 + fetchAhead;
        __builtin_prefetch(first + ahead);
        __builtin_prefetch(second + ahead);
        __builtin_prefetch(third + ahead);
        __builtin_prefetch(fourth + ahead);
        const int end = begin + rowsAtOnce < count ? begin + rowsAtOnce : count;
        for (int i = begin; i < end; ++i) {
            const std::ptrdiff_t at = static_cast<std::ptrdiff_t>(i) * 4;
            const auto a = static_cast<double>(blueprint::load<float>(first + at));
            const auto b = static_cast<double>(blueprint::load<float>(second + at));
            const auto c = static_cast<double>(blueprint::load<float>(third + at));
            const auto d = static_cast<double>(blueprint::load<float>(fourth + at));
            sums[i] += (a + b) + (c + d);
        }
    }
}

CHARTROOM_WIDE_LOOPS void addColumn(const std::byte* __restrict column, int count, std::ptrdiff_t stride,
                                    double* __restrict sums, std::int32_t* __restrict counts)
{
    for (int i = 0; i < count; ++i) {
        const float height = blueprint::load<float>(column + i * stride);
        const bool finite = height - height == 0.0F;
        sums[i] += finite ? static_cast<double>(height) : 0.0;
        counts[i] += finite ? 1 : 0;
    }
}

CHARTROOM_WIDE_LOOPS void addNeighbours(const double* __restrict values, int pairs, double* __restrict sums)
{
    for (int i = 0; i < pairs; ++i)
        sums[i] = values[2 * i] + values[2 * i + 1];
}

CHARTROOM_WIDE_LOOPS bool allFinite(const double* values, int count)
{
    std::int64_t unusable = 0;
    for (int i = 0; i < count; ++i)
        unusable |= values[i] - values[i] == 0.0 ? 0 : 1;
    return unusable == 0;
}

CHARTROOM_WIDE_LOOPS void widenRange(const float* heights, int count, float& low, float& high)
{
    // Several ranges side by side: one would have each height wait for the one before.
    constexpr int lanes = 16;
    std::array<float, lanes> lows;
    std::array<float, lanes> highs;
    lows.fill(low);
    highs.fill(high);
    const auto widen = [&](int lane, float height) {
        const bool finite = height - height == 0.0F;
        const float least = finite ? height : low;
        const float most = finite ? height : high;
        const auto at = static_cast<std::size_t>(lane);
        lows[at] = least < lows[at] ? least : lows[at];
        highs[at] = most > highs[at] ? most : highs[at];
    };
    int i = 0;
    for (; i + lanes <= count; i += lanes) {
        for (int lane = 0; lane < lanes; ++lane)
            widen(lane, heights[i + lane]);
    }
    for (; i < count; ++i)
        widen(0, heights[i]);
    for (int lane = 0; lane < lanes; ++lane) {
        const auto at = static_cast<std::size_t>(lane);
        low = lows[at] < low ? lows[at] : low;
        high = highs[at] > high ? highs[at] : high;
    }
}

} // namespace chartroom::model::loops
