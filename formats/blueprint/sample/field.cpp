#include "formats/blueprint/sample/field.h"

#include <algorithm>
#include <array>

namespace chartroom::blueprint::sample {

namespace {

struct Weights
{
    std::int64_t first; ///< of the four cells
    std::array<float, 4> weight;
};

// Where a pixel's centre falls between the cells' centres.
Weights weightsAt(std::uint32_t pixel, float cellsPerPixel)
{
    const float place = (static_cast<float>(pixel) + 0.5F) * cellsPerPixel - 0.5F;
    auto cell = static_cast<std::int64_t>(place);
    if (static_cast<float>(cell) > place)
        --cell;
    const float t = place - static_cast<float>(cell);
    const float r = 1 - t;
    return {cell - 1,
            {r * r * r / 6, (4 - 6 * t * t + 3 * t * t * t) / 6, (4 - 6 * r * r + 3 * r * r * r) / 6,
             t * t * t / 6}};
}

} // namespace

Field<float> distanceTo(const Field<std::uint8_t>& set)
{
    constexpr float far = 1e9F;
    const std::uint32_t side = set.side();
    Field<float> distance(side, far);
    for (std::size_t i = 0; i < set.cells(); ++i) {
        if (set[i] != 0)
            distance[i] = 0;
    }
    const auto relax = [&](std::int64_t x, std::int64_t y, int dx, int dy, float length) {
        if (!distance.contains(x + dx, y + dy))
            return;
        float& here = distance.at(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
        here = std::min(here, distance.clamped(x + dx, y + dy) + length);
    };
    constexpr float diagonal = 1.41421356F;
    for (std::int64_t x = 0; x < side; ++x) {
        for (std::int64_t y = 0; y < side; ++y) {
            relax(x, y, -1, 0, 1);
            relax(x, y, 0, -1, 1);
            relax(x, y, -1, -1, diagonal);
            relax(x, y, -1, 1, diagonal);
        }
    }
    for (std::int64_t x = side - 1; x >= 0; --x) {
        for (std::int64_t y = side - 1; y >= 0; --y) {
            relax(x, y, 1, 0, 1);
            relax(x, y, 0, 1, 1);
            relax(x, y, 1, 1, diagonal);
            relax(x, y, 1, -1, diagonal);
        }
    }
    return distance;
}

Field<float> doubled(const Field<float>& field)
{
    Field<float> result(field.side() * 2);
    std::vector<float> column(result.side());
    for (std::uint32_t x = 0; x < result.side(); ++x) {
        splineColumn(field, x, column);
        for (std::uint32_t y = 0; y < result.side(); ++y)
            result.at(x, y) = column[y];
    }
    return result;
}

void splineColumn(const Field<float>& field, std::uint32_t x, std::span<float> values)
{
    const std::uint32_t side = field.side();
    const float cellsPerPixel = static_cast<float>(side) / static_cast<float>(values.size());
    const Weights across = weightsAt(x, cellsPerPixel);
    // The four columns of cells blended into one, with a margin so that the loop below need not clamp.
    std::vector<float> line(side + 6);
    for (std::uint32_t i = 0; i < line.size(); ++i) {
        float sum = 0;
        for (std::size_t k = 0; k < 4; ++k)
            sum += across.weight[k] * field.clamped(across.first + static_cast<std::int64_t>(k),
                                                    static_cast<std::int64_t>(i) - 3);
        line[i] = sum;
    }
    for (std::uint32_t y = 0; y < values.size(); ++y) {
        const Weights along = weightsAt(y, cellsPerPixel);
        const float* const four = line.data() + along.first + 3;
        values[y] = along.weight[0] * four[0] + along.weight[1] * four[1] + along.weight[2] * four[2] +
                    along.weight[3] * four[3];
    }
}

} // namespace chartroom::blueprint::sample
