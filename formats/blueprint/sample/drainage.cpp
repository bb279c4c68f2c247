#include "formats/blueprint/sample/drainage.h"

#include <queue>

#include <cmath>

namespace chartroom::blueprint::sample {

namespace {

struct Entry
{
    float height;
    std::uint32_t cell;
    // The lowest first; equal heights by place, so that the result does not depend on the library's queue.
    friend bool operator<(const Entry& a, const Entry& b)
    {
        return a.height != b.height ? a.height > b.height : a.cell > b.cell;
    }
};

} // namespace

Drainage drain(Field<float>& heights, const Field<std::uint8_t>& outlets)
{
    constexpr float rise = 1e-5F;
    const auto cells = static_cast<std::uint32_t>(heights.cells());
    Drainage result;
    result.order.reserve(cells);
    result.receiver.resize(cells);
    result.length.assign(cells, 1);
    result.area.assign(cells, 1);
    std::vector<Entry> storage;
    storage.reserve(cells);
    std::priority_queue<Entry> queue({}, std::move(storage));
    Field<std::uint8_t> reached(heights.side());
    for (std::uint32_t i = 0; i < cells; ++i) {
        if (outlets[i] != 0) {
            reached[i] = 1;
            result.receiver[i] = i;
            queue.push({heights[i], i});
        }
    }
    while (!queue.empty()) {
        const std::uint32_t cell = queue.top().cell;
        queue.pop();
        result.order.push_back(cell);
        float steepest = 0;
        forNeighbours(heights, cell, [&](std::size_t next, const Step& step) {
            if (reached[next] == 0) {
                reached[next] = 1;
                heights[next] = std::max(heights[next], heights[cell] + rise);
                result.receiver[next] = cell;
                queue.push({heights[next], static_cast<std::uint32_t>(next)});
                return;
            }
            const float slope = (heights[cell] - heights[next]) / step.length;
            if (outlets[cell] == 0 && slope > steepest) {
                steepest = slope;
                result.receiver[cell] = static_cast<std::uint32_t>(next);
                result.length[cell] = step.length;
            }
        });
    }
    for (std::size_t i = result.order.size(); i-- > 0;) {
        const std::uint32_t cell = result.order[i];
        if (result.receiver[cell] != cell)
            result.area[result.receiver[cell]] += result.area[cell];
    }
    return result;
}

void erode(Field<float>& heights, const Drainage& drainage, const Field<float>& uplift, float strength)
{
    for (const std::uint32_t cell : drainage.order) {
        const std::uint32_t to = drainage.receiver[cell];
        if (to == cell)
            continue;
        const float cut = strength * std::sqrt(drainage.area[cell]) / drainage.length[cell];
        const float eroded = (heights[cell] + uplift[cell] + cut * heights[to]) / (1 + cut);
        heights[cell] = std::max(eroded, heights[to]);
    }
}

void soften(Field<float>& heights, const Field<std::uint8_t>& outlets, float share)
{
    const Field<float> before = heights;
    for (std::size_t i = 0; i < before.cells(); ++i) {
        if (outlets[i] != 0)
            continue;
        const std::int64_t x = before.xOf(i);
        const std::int64_t y = before.yOf(i);
        const float mean = (before.clamped(x - 1, y) + before.clamped(x + 1, y) + before.clamped(x, y - 1) +
                            before.clamped(x, y + 1)) *
                           0.25F;
        heights[i] += share * (mean - before[i]);
    }
}

} // namespace chartroom::blueprint::sample
