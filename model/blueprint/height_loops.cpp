#include "model/blueprint/height_loops.h"

#include "formats/blueprint/blueprint.h"
#include "formats/core/hot_loops.h"

namespace chartroom::model::loops {

CHARTROOM_WIDE_LOOPS bool addColumns(const std::byte* __restrict first, std::ptrdiff_t next, int count,
                                     double* __restrict sums)
{
    const std::byte* const second = first + next;
    const std::byte* const third = second + next;
    const std::byte* const fourth = third + next;
    std::int32_t unusable = 0;
    for (int i = 0; i < count; ++i) {
        const std::ptrdiff_t at = static_cast<std::ptrdiff_t>(i) * 4;
        const float a = blueprint::load<float>(first + at);
        const float b = blueprint::load<float>(second + at);
        const float c = blueprint::load<float>(third + at);
        const float d = blueprint::load<float>(fourth + at);
        // 0 for numbers, NaN for what is none.
        const float check = (a - a) + (b - b) + (c - c) + (d - d);
        unusable |= check == 0.0F ? 0 : 1;
        sums[i] += (static_cast<double>(a) + static_cast<double>(b)) +
                   (static_cast<double>(c) + static_cast<double>(d));
    }
    return unusable == 0;
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

CHARTROOM_WIDE_LOOPS void sumRuns(const double* __restrict sums, int length, int count,
                                  double* __restrict runs)
{
    // Four sums at a time, so that none waits for the one before; lengths are powers of two, 4 or more.
    for (int i = 0; i < count; ++i) {
        const double* const run = sums + static_cast<std::ptrdiff_t>(i) * length;
        double a = 0;
        double b = 0;
        double c = 0;
        double d = 0;
        for (int k = 0; k < length; k += 4) {
            a += run[k];
            b += run[k + 1];
            c += run[k + 2];
            d += run[k + 3];
        }
        runs[i] = (a + b) + (c + d);
    }
}

} // namespace chartroom::model::loops
