#include "views/world/tools/region_outline.h"

#include <algorithm>
#include <iterator>

namespace chartroom::views {

namespace {

// Where the tiles of a band of the region begin and end, in turn. A border between two bands lies where one
// of them has tiles and the other has none.
using Ends = std::vector<int>;

struct Upright
{
    int x = 0;
    int top = 0;
};

void addLevel(std::vector<QLine>& lines, const Ends& above, const Ends& below, int y)
{
    Ends ends;
    std::ranges::set_symmetric_difference(above, below, std::back_inserter(ends));
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
        lines.emplace_back(ends[i], y, ends[i + 1], y);
}

// Ends those upright lines that do not go on below `y`, and begins those that do not come from above.
void addUpright(std::vector<QLine>& lines, std::vector<Upright>& open, const Ends& below, int y)
{
    std::vector<Upright> next;
    next.reserve(below.size());
    auto old = open.begin();
    const auto endBefore = [&](int x) {
        for (; old != open.end() && old->x < x; ++old)
            lines.emplace_back(old->x, old->top, old->x, y);
    };
    for (const int x : below) {
        endBefore(x);
        next.push_back({x, old != open.end() && old->x == x ? (old++)->top : y});
    }
    while (old != open.end()) {
        lines.emplace_back(old->x, old->top, old->x, y);
        ++old;
    }
    open = std::move(next);
}

} // namespace

std::vector<QLine> outlineOf(const QRegion& tiles)
{
    std::vector<QLine> lines;
    std::vector<Upright> open;
    Ends above;
    const auto next = [&](const Ends& below, int y) {
        addLevel(lines, above, below, y);
        addUpright(lines, open, below, y);
        above = below;
    };
    // A region keeps its rectangles in bands of one height, from top to bottom and from left to right.
    int bottom = 0;
    for (auto rect = tiles.begin(); rect != tiles.end();) {
        const int top = rect->top();
        if (top != bottom)
            next({}, bottom);
        Ends ends;
        bottom = top + rect->height();
        for (; rect != tiles.end() && rect->top() == top; ++rect) {
            ends.push_back(rect->left());
            ends.push_back(rect->left() + rect->width());
        }
        next(ends, top);
    }
    next({}, bottom);
    return lines;
}

} // namespace chartroom::views
