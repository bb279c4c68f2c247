#include "formats/blueprint/layout.h"
#include "formats/blueprint/sample/noise.h"
#include "formats/blueprint/sample/roads.h"

#include <algorithm>

namespace chartroom::blueprint::sample {

namespace {

struct Kind
{
    std::int32_t tier;
    int count;
    float apart;   // cells of the plan to every other town
    float highest; // share of the summits' height
    float seaside; // how much the waterside draws
    float fertile; // and wet ground
};
constexpr std::array<Kind, 4> kinds{{{3, 2, 150, 0.16F, 1.0F, 0.5F},
                                     {2, 5, 74, 0.22F, 0.5F, 0.2F},
                                     {1, 10, 44, 0.3F, 0.2F, 0.1F},
                                     {0, 18, 26, 0.5F, 0.0F, 0.1F}}};

} // namespace

Walk makeWalk(const Relief& relief, const Lakes& lakes)
{
    Walk walk;
    for (std::uint32_t x = 0; x < roadSide; ++x) {
        for (std::uint32_t y = 0; y < roadSide; ++y) {
            // The four cells of the plan, and one more on each side, must be dry.
            bool dry = true;
            float height = 0;
            for (std::int64_t px = 2 * std::int64_t{x} - 1; px <= 2 * std::int64_t{x} + 2; ++px) {
                for (std::int64_t py = 2 * std::int64_t{y} - 1; py <= 2 * std::int64_t{y} + 2; ++py) {
                    dry = dry && relief.coast.clamped(px, py) > 2 && lakes.shore.clamped(px, py) > 2;
                    height += relief.heights.clamped(px, py) / 16;
                }
            }
            walk.heights.at(x, y) = (height - assumedSeaLevel) / relief.rise;
            walk.passable.at(x, y) = dry ? 1 : 0;
        }
    }
    // The largest connected piece is the island.
    Field<std::uint32_t> piece(roadSide);
    std::vector<std::uint32_t> best;
    for (std::uint32_t start = 0; start < piece.cells(); ++start) {
        if (walk.passable[start] == 0 || piece[start] != 0)
            continue;
        std::vector<std::uint32_t> cells{start};
        piece[start] = 1;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            forNeighbours(piece, cells[i], [&](std::size_t next, const Step&) {
                if (walk.passable[next] != 0 && piece[next] == 0) {
                    piece[next] = 1;
                    cells.push_back(static_cast<std::uint32_t>(next));
                }
            });
        }
        if (cells.size() > best.size())
            best = std::move(cells);
    }
    walk.passable = Field<std::uint8_t>(roadSide);
    for (const std::uint32_t cell : best)
        walk.passable[cell] = 1;
    return walk;
}

std::vector<Site> makeTowns(const Relief& relief, const Lakes& lakes, const Climate& climate,
                            const Walk& walk, std::uint32_t seed)
{
    std::vector<Site> towns;
    const auto roomAround = [&](std::uint32_t cell, float apart) {
        return std::ranges::all_of(towns, [&](const Site& other) {
            const float dx = 2 * (static_cast<float>(walk.heights.xOf(cell)) -
                                  static_cast<float>(walk.heights.xOf(other.cell)));
            const float dy = 2 * (static_cast<float>(walk.heights.yOf(cell)) -
                                  static_cast<float>(walk.heights.yOf(other.cell)));
            return dx * dx + dy * dy >= apart * apart;
        });
    };
    std::int32_t draw = 0;
    for (const Kind& kind : kinds) {
        for (int i = 0; i < kind.count; ++i) {
            float bestScore = -1e9F;
            Site best;
            for (int attempt = 0; attempt < 400; ++attempt) {
                const std::uint32_t cell =
                    hash(++draw, 21, seed + 0x900) % static_cast<std::uint32_t>(walk.passable.cells());
                if (walk.passable[cell] == 0 || walk.heights[cell] > kind.highest ||
                    !roomAround(cell, kind.apart))
                    continue;
                const std::size_t plan =
                    relief.heights.index(walk.heights.xOf(cell) * 2, walk.heights.yOf(cell) * 2);
                const auto px = static_cast<float>(relief.heights.xOf(plan));
                const auto py = static_cast<float>(relief.heights.yOf(plan));
                if (relief.crater.radii(px, py) < 1.5F)
                    continue;
                const float waterside = smoothStep(30, 6, std::min(relief.coast[plan], lakes.shore[plan]));
                const float fertile = smoothStep(0.2F, 0.5F, climate.moisture[plan]);
                const float score = kind.seaside * waterside + kind.fertile * fertile -
                                    45 * climate.slope[plan] + 0.3F * unit(draw, 22, seed + 0x900);
                if (score > bestScore) {
                    bestScore = score;
                    best = {cell, kind.tier};
                }
            }
            if (bestScore > -1e8F)
                towns.push_back(best);
        }
    }
    return towns;
}

} // namespace chartroom::blueprint::sample
