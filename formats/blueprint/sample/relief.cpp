#include "formats/blueprint/sample/relief.h"

#include "formats/blueprint/layout.h"
#include "formats/blueprint/sample/drainage.h"
#include "formats/blueprint/sample/noise.h"

#include <algorithm>
#include <cmath>

namespace chartroom::blueprint::sample {

namespace {

constexpr std::uint32_t draftSide = planSide / 2;

// Salts that keep one seed's noises apart.
enum Salt : std::uint32_t {
    Warp = 0x100,
    Outline = 0x200,
    Ranges = 0x300,
    Hills = 0x400,
    Floor = 0x500,
    Rim = 0x600
};

// -1 to 1 across the lattice.
float across(std::uint32_t cell, std::uint32_t side)
{
    return (static_cast<float>(cell) + 0.5F) * 2 / static_cast<float>(side) - 1;
}

struct Draft
{
    Field<std::uint8_t> ocean{draftSide};
    Field<float> uplift{draftSide};
};

// How far inside of the island's outline a place is: above 0 is land.
float inland(float u, float v, std::uint32_t seed)
{
    const float wu = u + 0.28F * fractalNoise(u * 1.7F, v * 1.7F, seed + Warp, 4);
    const float wv = v + 0.28F * fractalNoise(u * 1.7F, v * 1.7F, seed + Warp + 50, 4);
    const float noise = fractalNoise(wu * 2.4F, wv * 2.4F, seed + Outline, 6);
    return 0.6F - 0.5F * (wu * wu + wv * wv) + 1.05F * noise -
           1.5F * smoothStep(0.5F, 1.15F, 0.55F * (u * u + v * v) + 0.45F * (wu * wu + wv * wv)) -
           2 * smoothStep(0.75F, 1.05F, u * u + v * v);
}

// Only what is joined to the map's corner is sea; other low ground becomes land.
void keepOpenSea(Field<std::uint8_t>& ocean)
{
    std::vector<std::size_t> cells{0};
    Field<std::uint8_t> open(ocean.side());
    open[0] = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        forNeighbours(ocean, cells[i], [&](std::size_t next, const Step&) {
            if (ocean[next] != 0 && open[next] == 0) {
                open[next] = 1;
                cells.push_back(next);
            }
        });
    }
    ocean = std::move(open);
}

// The mountains' strength: a warped line across the island, broken into massifs.
float mountains(float u, float v, std::uint32_t seed)
{
    static constexpr std::array<std::array<float, 2>, 8> directions{{{1.0F, 0.0F},
                                                                     {0.924F, 0.383F},
                                                                     {0.707F, 0.707F},
                                                                     {0.383F, 0.924F},
                                                                     {0.0F, 1.0F},
                                                                     {-0.383F, 0.924F},
                                                                     {-0.707F, 0.707F},
                                                                     {-0.924F, 0.383F}}};
    const auto& [alongX, alongY] = directions[hash(3, 5, seed + Ranges) & 7U];
    const float offset = (unit(1, 2, seed + Ranges) - 0.5F) * 0.3F;
    const float bend = 0.35F * fractalNoise(u * 1.3F + 7, v * 1.3F, seed + Ranges, 3);
    const float distance = -alongY * u + alongX * v + offset + bend;
    const float belt = 1 / (1 + (distance / 0.16F) * (distance / 0.16F));
    const float massifs = 0.35F + ridgedNoise(u * 2.6F, v * 2.6F, seed + Ranges + 20, 4);
    return belt * massifs;
}

Draft makeDraft(std::uint32_t seed)
{
    Draft draft;
    for (std::size_t i = 0; i < draft.ocean.cells(); ++i) {
        const float u = across(draft.ocean.xOf(i), draftSide);
        const float v = across(draft.ocean.yOf(i), draftSide);
        const float inside = inland(u, v, seed);
        draft.ocean[i] = inside <= 0 ? 1 : 0;
        const float hills = 0.5F + fractalNoise(u * 4, v * 4, seed + Hills, 3);
        draft.uplift[i] =
            smoothStep(-0.02F, 0.3F, inside) * (0.035F + 0.14F * hills * hills + mountains(u, v, seed));
    }
    keepOpenSea(draft.ocean);
    return draft;
}

// Lets rivers carve the land until they and the uplift are in balance.
Field<float> carve(const Draft& draft, std::uint32_t seed)
{
    Field<float> heights(draftSide);
    for (std::size_t i = 0; i < heights.cells(); ++i) {
        if (draft.ocean[i] == 0)
            heights[i] = draft.uplift[i] + 0.02F * unit(static_cast<std::int32_t>(i), 0, seed + Hills + 9);
    }
    for (int i = 0; i < 11; ++i) {
        const Drainage drainage = drain(heights, draft.ocean);
        erode(heights, drainage, draft.uplift, 0.12F);
        erode(heights, drainage, draft.uplift, 0.12F);
        soften(heights, draft.ocean, 0.12F);
    }
    return heights;
}

// Cells below the outline, on the plan's lattice, and the land's relief there (0 to 1).
Field<float> refine(const Draft& draft, const Field<float>& carved, std::uint32_t seed,
                    Field<std::uint8_t>& ocean)
{
    for (std::size_t i = 0; i < ocean.cells(); ++i)
        ocean[i] = inland(across(ocean.xOf(i), planSide), across(ocean.yOf(i), planSide), seed) <= 0 ? 1 : 0;
    keepOpenSea(ocean);
    Field<float> heights = doubled(carved);
    Field<float> uplift = doubled(draft.uplift);
    for (std::size_t i = 0; i < heights.cells(); ++i) {
        const float u = across(heights.xOf(i), planSide);
        const float v = across(heights.yOf(i), planSide);
        heights[i] =
            ocean[i] != 0 ? 0 : heights[i] * (1 + 0.25F * fractalNoise(u * 24, v * 24, seed + Hills + 30, 3));
        uplift[i] *= 0.5F; // half the cell, half the rise for the same slope
    }
    for (int i = 0; i < 2; ++i) {
        erode(heights, drain(heights, ocean), uplift, 0.06F);
        soften(heights, ocean, 0.1F);
    }
    float highest = 0;
    for (std::size_t i = 0; i < heights.cells(); ++i)
        highest = std::max(highest, heights[i]);
    for (std::size_t i = 0; i < heights.cells(); ++i)
        heights[i] /= highest;
    return heights;
}

// A round place of flat, low country, away from the shore.
Crater placeCrater(const Field<float>& relief, const Field<float>& coast, std::uint32_t seed)
{
    Crater best;
    best.radius = 24 + 8 * unit(1, 1, seed + Rim);
    float bestScore = -1e9F;
    for (std::uint32_t x = 64; x < planSide - 64; x += 4) {
        for (std::uint32_t y = 64; y < planSide - 64; y += 4) {
            const float room = std::min(coast.at(x, y) / best.radius, 2.2F);
            const float score = room - 6 * relief.at(x, y);
            if (score > bestScore) {
                bestScore = score;
                best.x = static_cast<float>(x);
                best.y = static_cast<float>(y);
            }
        }
    }
    return best;
}

void digCrater(Relief& relief, std::uint32_t seed)
{
    const Crater& crater = relief.crater;
    const float base = std::max(
        relief.heights.at(static_cast<std::uint32_t>(crater.x), static_cast<std::uint32_t>(crater.y)),
        assumedSeaLevel + 0.12F * relief.rise);
    const float floor = base - 0.08F * relief.rise;
    const float rim = base + 0.13F * relief.rise;
    for (std::size_t i = 0; i < relief.heights.cells(); ++i) {
        const auto x = static_cast<float>(relief.heights.xOf(i));
        const auto y = static_cast<float>(relief.heights.yOf(i));
        const float wobble = 1 + 0.16F * fractalNoise(x / 30, y / 30, seed + Rim, 4);
        const float radii = crater.radii(x, y) * wobble;
        if (radii > 2.2F || relief.ocean[i] != 0)
            continue;
        float& height = relief.heights[i];
        const float crest = rim + 0.05F * relief.rise * fractalNoise(x / 12, y / 12, seed + Rim + 20, 3);
        if (radii < 1) {
            const float wall = smoothStep(0.45F, 1.0F, radii);
            const float peak = 0.06F * relief.rise * smoothStep(0.2F, 0.0F, radii);
            height = floor + (crest - floor) * wall + peak;
        } else {
            const float left = (2.2F - radii) / 1.2F;
            const float apron = left * left * left;
            height += std::max(0.0F, crest - height) * apron;
        }
    }
}

void shapeSeaFloor(Relief& relief, std::uint32_t seed)
{
    Field<std::uint8_t> land(planSide);
    for (std::size_t i = 0; i < land.cells(); ++i)
        land[i] = relief.ocean[i] == 0 ? 1 : 0;
    const Field<float> offshore = distanceTo(land);
    for (std::size_t i = 0; i < land.cells(); ++i) {
        if (relief.ocean[i] == 0)
            continue;
        const auto x = static_cast<float>(land.xOf(i));
        const auto y = static_cast<float>(land.yOf(i));
        const float shelf = 34 * (1 + 0.7F * fractalNoise(x / 60, y / 60, seed + Floor, 4));
        const float depth = offshore[i] / (offshore[i] + shelf);
        const float floor = 0.135F + 0.012F * fractalNoise(x / 40, y / 40, seed + Floor + 20, 4);
        relief.heights[i] = assumedSeaLevel - 0.004F - floor * depth;
    }
    for (int i = 0; i < 6; ++i)
        soften(relief.heights, land, 0.8F);
}

} // namespace

float Crater::radii(float atX, float atY) const
{
    const float dx = atX - x;
    const float dy = atY - y;
    return std::sqrt(dx * dx + dy * dy) / radius;
}

Relief makeRelief(std::uint32_t seed, float rise)
{
    Relief relief;
    relief.rise = rise;
    const Draft draft = makeDraft(seed);
    const Field<float> heights = refine(draft, carve(draft, seed), seed, relief.ocean);
    relief.coast = distanceTo(relief.ocean);
    for (std::size_t i = 0; i < heights.cells(); ++i) {
        // A shore that rises gently even where the range meets the sea.
        const float shore = std::min(relief.coast[i], 12.0F) / 12;
        relief.heights[i] =
            assumedSeaLevel + 0.003F + rise * (0.015F * shore + heights[i] * (0.35F + 0.65F * shore));
    }
    Drainage drainage = drain(relief.heights, relief.ocean);
    relief.receiver = std::move(drainage.receiver);
    for (std::size_t i = 0; i < heights.cells(); ++i)
        relief.area[i] = drainage.area[i];
    relief.crater = placeCrater(heights, relief.coast, seed);
    digCrater(relief, seed);
    shapeSeaFloor(relief, seed);
    return relief;
}

} // namespace chartroom::blueprint::sample
