#include "formats/blueprint/sample/lakes.h"

#include "formats/blueprint/layout.h"
#include "formats/blueprint/sample/drainage.h"
#include "formats/blueprint/sample/noise.h"

#include <algorithm>
#include <array>

namespace chartroom::blueprint::sample {

namespace {

using Cells = std::vector<std::size_t>;

constexpr std::size_t smallest = 72; // cells: a lake must still be there on the smallest map
constexpr std::size_t largest = 1900;
constexpr float coastMargin = 9; // cells between a lake and the sea
constexpr int lakeMargin = 9;    // and between two lakes
constexpr int bank = 3;          // cells of raised ground around a lake
constexpr int reach = 2;         // cells around a lake in which ground below its level belongs to it
constexpr std::array<float, 4> bandEnds{0.1F, 0.22F, 0.4F, 0.8F}; // of the summits' height
constexpr std::array<int, 4> bandLakes{8, 7, 6, 5};

// Calls visit(cell) for all cells at most `radius` away along each axis.
template<class Visit>
void around(const Field<float>& field, std::size_t cell, int radius, const Visit& visit)
{
    const std::int64_t x = field.xOf(cell);
    const std::int64_t y = field.yOf(cell);
    for (std::int64_t nx = x - radius; nx <= x + radius; ++nx) {
        for (std::int64_t ny = y - radius; ny <= y + radius; ++ny) {
            if (field.contains(nx, ny))
                visit(static_cast<std::size_t>(nx * field.side() + ny));
        }
    }
}

class LakeMaker
{
public:
    LakeMaker(Relief& relief, std::uint32_t seed)
        : m_relief(relief)
        , m_seed(seed)
        , m_mark(planSide)
    {}

    Lakes make()
    {
        fillCrater();
        damValleys();
        Field<std::uint8_t> water(planSide);
        for (const Cells& cells : m_waters) {
            for (const std::size_t cell : cells)
                water[cell] = 1;
        }
        m_lakes.shore = distanceTo(water);
        blendBanks();
        return std::move(m_lakes);
    }

private:
    void fillCrater()
    {
        const Crater& crater = m_relief.crater;
        const auto centre =
            m_relief.heights.index(static_cast<std::uint32_t>(crater.x + crater.radius * 0.3F),
                                   static_cast<std::uint32_t>(crater.y));
        const float level = m_relief.heights[centre] + 0.03F * m_relief.rise;
        Cells cells;
        for (std::size_t i = 0; i < m_relief.heights.cells(); ++i) {
            const auto x = static_cast<float>(m_relief.heights.xOf(i));
            const auto y = static_cast<float>(m_relief.heights.yOf(i));
            if (crater.radii(x, y) < 0.9F && m_relief.heights[i] < level)
                cells.push_back(i);
        }
        add(level, largestPart(cells));
    }

    void damValleys()
    {
        std::array<int, bandEnds.size()> made{};
        for (std::int32_t attempt = 0; attempt < 200000; ++attempt) {
            const std::size_t outlet = hash(attempt, 11, m_seed + 0x700) % m_relief.heights.cells();
            if (m_relief.area[outlet] < 60 || m_relief.coast[outlet] < coastMargin)
                continue;
            const float height = (m_relief.heights[outlet] - assumedSeaLevel) / m_relief.rise;
            const auto band = static_cast<std::size_t>(
                std::lower_bound(bandEnds.begin(), bandEnds.end(), height) - bandEnds.begin());
            if (band >= bandEnds.size() || made[band] >= bandLakes[band])
                continue;
            // Steep valleys need higher dams for a lake of some size.
            const float dam =
                (0.012F + (0.02F + 0.15F * height) * unit(attempt, 12, m_seed + 0x700)) * m_relief.rise;
            const float level = m_relief.heights[outlet] + dam;
            Cells cells = upstream(outlet, level);
            if (cells.size() < smallest || cells.size() > largest)
                continue;
            cells = largestPart(rounded(cells));
            if (cells.size() < smallest || !fits(cells, level, dam))
                continue;
            add(level, cells);
            ++made[band];
        }
    }

    // Cells above a dam that the water behind it covers.
    Cells upstream(std::size_t outlet, float level)
    {
        Cells cells{outlet};
        for (std::size_t i = 0; i < cells.size() && cells.size() <= largest; ++i) {
            forNeighbours(m_relief.heights, cells[i], [&](std::size_t next, const Step&) {
                if (m_relief.receiver[next] == cells[i] && next != cells[i] && m_relief.heights[next] < level)
                    cells.push_back(next);
            });
        }
        return cells;
    }

    // With round outlines: a cell is in when most of those around it are. Drops fingers that are too narrow
    // to survive on a small map.
    Cells rounded(Cells cells)
    {
        for (int i = 0; i < 3; ++i) {
            stamp(cells);
            Cells near;
            for (const std::size_t cell : cells)
                around(m_relief.heights, cell, 1, [&](std::size_t next) { near.push_back(next); });
            std::ranges::sort(near);
            near.erase(std::unique(near.begin(), near.end()), near.end());
            cells.clear();
            for (const std::size_t cell : near) {
                int balance = 0;
                around(m_relief.heights, cell, 3, [&](std::size_t next) {
                    const int dx = static_cast<int>(m_relief.heights.xOf(next)) -
                                   static_cast<int>(m_relief.heights.xOf(cell));
                    const int dy = static_cast<int>(m_relief.heights.yOf(next)) -
                                   static_cast<int>(m_relief.heights.yOf(cell));
                    if (dx * dx + dy * dy <= 10)
                        balance += m_mark[next] == m_stamp ? 1 : -1;
                });
                if (balance > 0)
                    cells.push_back(cell);
            }
        }
        return cells;
    }

    // The largest connected part of a set of cells.
    Cells largestPart(const Cells& cells)
    {
        stamp(cells);
        const std::uint32_t wanted = m_stamp;
        Cells best;
        for (const std::size_t start : cells) {
            if (m_mark[start] != wanted)
                continue;
            Cells part{start};
            m_mark[start] = 0;
            for (std::size_t i = 0; i < part.size(); ++i) {
                forNeighbours(m_relief.heights, part[i], [&](std::size_t next, const Step& step) {
                    if (m_mark[next] == wanted && (step.x == 0 || step.y == 0)) {
                        m_mark[next] = 0;
                        part.push_back(next);
                    }
                });
            }
            if (part.size() > best.size())
                best = std::move(part);
        }
        return best;
    }

    bool fits(const Cells& cells, float level, float dam)
    {
        stamp(cells);
        for (const std::size_t cell : cells) {
            const auto x = static_cast<float>(m_relief.heights.xOf(cell));
            const auto y = static_cast<float>(m_relief.heights.yOf(cell));
            if (m_relief.coast[cell] < coastMargin || m_relief.crater.radii(x, y) < 2.3F)
                return false;
            bool free = true;
            around(m_relief.heights, cell, lakeMargin,
                   [&](std::size_t next) { free = free && m_lakes.basin[next] == 0; });
            // Banks that would have to be raised far are no valley's banks.
            around(m_relief.heights, cell, bank, [&](std::size_t next) {
                free = free && (m_mark[next] == m_stamp || m_relief.heights[next] > level - 1.6F * dam);
            });
            if (!free)
                return false;
        }
        return true;
    }

    void add(float level, const Cells& cells)
    {
        stamp(cells);
        const std::uint32_t inside = m_stamp;
        Field<float>& heights = m_relief.heights;
        const auto number = static_cast<std::uint8_t>(m_lakes.levels.size() + 1);
        const float edge = 0.004F * m_relief.rise;
        for (const std::size_t cell : cells) {
            float toShore = bank + 1;
            around(heights, cell, bank, [&](std::size_t next) {
                if (m_mark[next] == inside)
                    return;
                const float dx =
                    static_cast<float>(heights.xOf(next)) - static_cast<float>(heights.xOf(cell));
                const float dy =
                    static_cast<float>(heights.yOf(next)) - static_cast<float>(heights.yOf(cell));
                toShore = std::min(toShore, std::max(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy));
                heights[next] = std::max(heights[next], level + edge);
            });
            heights[cell] = std::min(heights[cell], level - edge * (1 + 2 * toShore));
            around(heights, cell, reach, [&](std::size_t next) { m_lakes.basin[next] = number; });
        }
        m_lakes.levels.push_back(level);
        m_waters.push_back(cells);
    }

    // The outer side of a bank falls off gently; the bank itself and what is under water stay as they are.
    void blendBanks()
    {
        Field<std::uint8_t> fixed(planSide, 1);
        for (std::size_t i = 0; i < fixed.cells(); ++i) {
            if (m_lakes.shore[i] > bank + 1.5F && m_lakes.shore[i] < 3 * bank)
                fixed[i] = 0;
        }
        for (int i = 0; i < 4; ++i)
            soften(m_relief.heights, fixed, 0.7F);
    }

    void stamp(const Cells& cells)
    {
        ++m_stamp;
        for (const std::size_t cell : cells)
            m_mark[cell] = m_stamp;
    }

    Relief& m_relief;
    std::uint32_t m_seed;
    Field<std::uint32_t> m_mark;
    std::uint32_t m_stamp = 0;
    Lakes m_lakes;
    std::vector<Cells> m_waters;
};

} // namespace

Lakes makeLakes(Relief& relief, std::uint32_t seed)
{
    return LakeMaker(relief, seed).make();
}

} // namespace chartroom::blueprint::sample
