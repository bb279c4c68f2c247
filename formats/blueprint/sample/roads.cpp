#include "formats/blueprint/sample/roads.h"

#include <queue>

#include <algorithm>

namespace chartroom::blueprint::sample {

Point middleOf(std::uint32_t cell)
{
    const auto column = cell / roadSide;
    const auto row = cell % roadSide;
    return {static_cast<float>(column) + 0.5F, static_cast<float>(row) + 0.5F};
}

namespace {

using Line = std::vector<Point>;

float squaredDistance(const Point& a, const Point& b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

// Cuts the corners twice (Chaikin), so that a chain of cells becomes a road. Stays within half a cell of the
// chain.
Line rounded(Line line)
{
    for (int round = 0; round < 2; ++round) {
        Line result{line.front()};
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const Point& a = line[i];
            const Point& b = line[i + 1];
            result.push_back({0.75F * a.x + 0.25F * b.x, 0.75F * a.y + 0.25F * b.y});
            result.push_back({0.25F * a.x + 0.75F * b.x, 0.25F * a.y + 0.75F * b.y});
        }
        result.push_back(line.back());
        line = std::move(result);
    }
    return line;
}

// Without points on a straight stretch.
Line simplified(const Line& line)
{
    Line result{line.front()};
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        const Point& a = result.back();
        const Point& b = line[i];
        const Point& c = line[i + 1];
        const float turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        if (turn > 1e-4F || turn < -1e-4F)
            result.push_back(b);
    }
    result.push_back(line.back());
    return result;
}

// Straightens the zigzag of a chain of cells where the ground beside it is passable too; the ends stay.
Line relaxed(Line line, const Walk& walk)
{
    const auto passable = [&walk](float x, float y) {
        return walk.passable.clamped(static_cast<std::int64_t>(x), static_cast<std::int64_t>(y)) != 0;
    };
    const auto clear = [&passable](const Point& a, const Point& b) {
        return passable((a.x + b.x) / 2, (a.y + b.y) / 2);
    };
    for (int round = 0; round < 12; ++round) {
        for (std::size_t i = 1; i + 1 < line.size(); ++i) {
            const Point to = {0.25F * line[i - 1].x + 0.5F * line[i].x + 0.25F * line[i + 1].x,
                              0.25F * line[i - 1].y + 0.5F * line[i].y + 0.25F * line[i + 1].y};
            if (passable(to.x, to.y) && clear(line[i - 1], to) && clear(to, line[i + 1]))
                line[i] = to;
        }
    }
    return line;
}

class RoadNetwork
{
public:
    explicit RoadNetwork(const Walk& walk)
        : m_walk(walk)
        , m_used(roadSide)
    {}

    void start(std::uint32_t cell) { m_used[cell] = 1; }

    // The way of least effort from a town to the network; empty when the town lies on it.
    Line join(std::uint32_t from)
    {
        const auto cells = search(from);
        for (const std::uint32_t cell : cells)
            m_used[cell] = 1;
        m_used[from] = 1;
        if (cells.size() < 2)
            return {};
        Line line;
        for (const std::uint32_t cell : cells)
            line.push_back(middleOf(cell));
        line = rounded(relaxed(std::move(line), m_walk));
        // The road it meets was rounded too: end on that one's nearest point.
        const Point end = line.back();
        const auto nearest =
            std::ranges::min_element(m_points, {}, [&](const Point& p) { return squaredDistance(p, end); });
        if (nearest != m_points.end() && squaredDistance(*nearest, end) > 0 &&
            squaredDistance(*nearest, end) < 1)
            line.back() = *nearest;
        line = simplified(line);
        m_points.insert(m_points.end(), line.begin(), line.end());
        return line;
    }

private:
    struct Entry
    {
        float effort;
        std::uint32_t cell;
        friend bool operator<(const Entry& a, const Entry& b)
        {
            return a.effort != b.effort ? a.effort > b.effort : a.cell > b.cell;
        }
    };

    [[nodiscard]] std::vector<std::uint32_t> search(std::uint32_t from) const
    {
        Field<float> effort(roadSide, 1e9F);
        Field<std::uint32_t> previous(roadSide, from);
        std::priority_queue<Entry> queue;
        effort[from] = 0;
        queue.push({0, from});
        while (!queue.empty()) {
            const Entry entry = queue.top();
            queue.pop();
            if (entry.effort > effort[entry.cell])
                continue;
            if (m_used[entry.cell] != 0) {
                std::vector<std::uint32_t> cells{entry.cell};
                while (cells.back() != from)
                    cells.push_back(previous[cells.back()]);
                std::ranges::reverse(cells);
                return cells;
            }
            forNeighbours(effort, entry.cell, [&](std::size_t next, const Step& step) {
                if (m_walk.passable[next] == 0)
                    return;
                const float climb =
                    (m_walk.heights[next] - m_walk.heights[entry.cell]) / step.length / 0.012F;
                const float total = entry.effort + step.length * (1 + climb * climb);
                if (total < effort[next]) {
                    effort[next] = total;
                    previous[next] = entry.cell;
                    queue.push({total, static_cast<std::uint32_t>(next)});
                }
            });
        }
        return {};
    }

    const Walk& m_walk;
    Field<std::uint8_t> m_used;
    Line m_points;
};

} // namespace

Roads makeRoads(const std::vector<Site>& towns, const Walk& walk)
{
    Roads roads;
    if (towns.empty())
        return roads;
    RoadNetwork network(walk);
    network.start(towns.front().cell);
    const auto build = [&](RoadTier tier, const Site& town) {
        Line line = network.join(town.cell);
        if (!line.empty())
            roads[static_cast<std::size_t>(tier)].push_back(std::move(line));
    };
    std::vector<Site> hamlets;
    for (const Site& town : towns) {
        if (town.tier == 0)
            hamlets.push_back(town);
        else
            build(town.tier >= 2 ? RoadTier::Highway : RoadTier::Branch, town);
    }
    std::ranges::stable_sort(
        hamlets, [&](const Site& a, const Site& b) { return walk.heights[a.cell] > walk.heights[b.cell]; });
    for (std::size_t i = 0; i < hamlets.size(); ++i)
        build(i < hamlets.size() / 2 ? RoadTier::Rugged : RoadTier::Trail, hamlets[i]);
    return roads;
}

} // namespace chartroom::blueprint::sample
