#include "views/canvas/tile.h"

#include "formats/core/hot_loops.h"

namespace chartroom::canvas {

namespace loops {

CHARTROOM_WIDE_LOOPS bool anyMissing(const float* heights, int count)
{
    std::int32_t missing = 0;
    for (int i = 0; i < count; ++i)
        missing |= heights[i] == heights[i] ? 0 : 1;
    return missing != 0;
}

} // namespace loops

bool hasGaps(const Plane<float>& heights, int width, int height)
{
    for (int y = -1; y <= height; ++y) {
        if (loops::anyMissing(heights.row(y) - 1, width + 2))
            return true;
    }
    return false;
}

} // namespace chartroom::canvas
