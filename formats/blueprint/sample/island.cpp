#include "formats/blueprint/sample/island.h"

#include "formats/blueprint/layout.h"
#include "formats/blueprint/sample/noise.h"

#include <algorithm>
#include <cmath>

namespace chartroom::blueprint::sample {

namespace {

// Summits above the sea in raw units: lower on small maps, since a pixel is a metre on all of them.
float riseFor(std::uint32_t size)
{
    const float share = std::sqrt(static_cast<float>(size) / 8192);
    return 1.5F * std::min(share, 1.0F);
}

// Fine relief follows the ground's own slope; it fades out at a lake, whose shore must stay inside its basin.
float roughness(const Relief& relief, const Lakes& lakes, const Climate& climate, std::size_t cell)
{
    const float slope = climate.slope[cell] + 0.0025F;
    const float coast = 0.3F + 0.7F * smoothStep(0, 5, relief.coast[cell]);
    const float lake = smoothStep(4, 8, lakes.shore[cell]);
    return slope * relief.rise * coast * lake;
}

Field<float> distanceToRuins(const Walk& walk, const std::vector<Site>& towns, std::uint32_t seed)
{
    Field<std::uint8_t> ruins(planSide);
    int left = 5;
    for (std::int32_t attempt = 0; attempt < 5000 && left > 0; ++attempt) {
        const std::uint32_t cell =
            hash(attempt, 31, seed + 0xA00) % static_cast<std::uint32_t>(walk.passable.cells());
        const bool far = std::ranges::all_of(towns, [&](const Site& town) {
            const float dx =
                static_cast<float>(walk.heights.xOf(cell)) - static_cast<float>(walk.heights.xOf(town.cell));
            const float dy =
                static_cast<float>(walk.heights.yOf(cell)) - static_cast<float>(walk.heights.yOf(town.cell));
            return dx * dx + dy * dy > 64;
        });
        if (walk.passable[cell] == 0 || walk.heights[cell] > 0.35F || !far)
            continue;
        ruins.at(walk.heights.xOf(cell) * 2, walk.heights.yOf(cell) * 2) = 1;
        --left;
    }
    return distanceTo(ruins);
}

} // namespace

Island::Island(std::uint32_t seed, std::uint32_t size)
    : m_seed(seed)
    , m_size(size)
    , m_relief(makeRelief(seed, riseFor(size)))
    , m_lakes(makeLakes(m_relief, seed))
    , m_climate(makeClimate(m_relief, m_lakes, seed))
{
    const Walk walk = makeWalk(m_relief, m_lakes);
    m_towns = makeTowns(m_relief, m_lakes, m_climate, walk, seed);
    m_roads = makeRoads(m_towns, walk);
    m_ruins = distanceToRuins(walk, m_towns, seed);
    for (std::size_t i = 0; i < m_roughness.cells(); ++i)
        m_roughness[i] = roughness(m_relief, m_lakes, m_climate, i);
}

std::size_t Island::cellAt(std::uint32_t x, std::uint32_t y) const
{
    const auto cell = [this](std::uint32_t pixel) {
        return static_cast<std::uint32_t>(std::uint64_t{pixel} * planSide / m_size);
    };
    return m_relief.heights.index(cell(x), cell(y));
}

void Island::column(std::uint32_t x, std::span<float> heights, std::span<std::uint8_t> biomes) const
{
    const std::size_t pixels = heights.size();
    std::vector<float> roughness(pixels);
    std::vector<float> slope(pixels);
    std::vector<float> moisture(pixels);
    std::vector<float> coast(pixels);
    std::vector<float> jitter(pixels);
    const std::vector<float> one(pixels, 1.0F);
    splineColumn(m_relief.heights, x, heights);
    splineColumn(m_roughness, x, roughness);
    splineColumn(m_climate.slope, x, slope);
    splineColumn(m_climate.moisture, x, moisture);
    splineColumn(m_relief.coast, x, coast);
    const float pixelsPerCell = static_cast<float>(m_size) / static_cast<float>(planSide);
    std::uint32_t salt = m_seed + 0xB00;
    for (float wavelength = 6; wavelength * pixelsPerCell >= 3; wavelength *= 0.5F)
        addNoiseColumn(x, m_size, wavelength * pixelsPerCell, salt++, roughness.data(), 0.17F * wavelength,
                       heights.data());
    addNoiseColumn(x, m_size, 9 * pixelsPerCell, m_seed + 0xC00, one.data(), 0.5F, jitter.data());
    addNoiseColumn(x, m_size, 3 * pixelsPerCell, m_seed + 0xC01, one.data(), 0.4F, jitter.data());
    addNoiseColumn(x, m_size, std::max(3.0F, pixelsPerCell), m_seed + 0xC02, one.data(), 0.3F, jitter.data());
    for (std::uint32_t y = 0; y < pixels; ++y) {
        const std::size_t cell = cellAt(x, y);
        float& height = heights[y];
        const std::uint8_t basin = m_lakes.basin[cell];
        Biome biome{};
        if (basin != 0 && height < m_lakes.levels[basin - 1U]) {
            biome = Biome::Lake;
        } else if (height < assumedSeaLevel && m_relief.coast[cell] <= 2) {
            biome = Biome::Ocean;
            height = std::max(height, 0.0F);
        } else {
            height = std::max(height, assumedSeaLevel + 0.0005F);
            Ground ground;
            ground.height = (height - assumedSeaLevel) / m_relief.rise;
            ground.slope = slope[y];
            ground.moisture = moisture[y];
            ground.coast = coast[y];
            ground.shore = m_lakes.shore[cell];
            ground.crater = m_relief.crater.radii(static_cast<float>(x) / pixelsPerCell,
                                                  static_cast<float>(y) / pixelsPerCell);
            ground.ruins = m_ruins[cell];
            ground.jitter = jitter[y];
            biome = biomeOf(ground);
        }
        biomes[y] = static_cast<std::uint8_t>(biome);
    }
}

float Island::lakeLevel(std::uint32_t x, std::uint32_t y) const
{
    return m_lakes.levels[m_lakes.basin[cellAt(x, y)] - 1U];
}

Point Island::craterCentre() const
{
    const float pixelsPerCell = static_cast<float>(m_size) / static_cast<float>(planSide);
    return {m_relief.crater.x * pixelsPerCell, m_relief.crater.y * pixelsPerCell};
}

float Island::craterRadius() const
{
    return m_relief.crater.radius * static_cast<float>(m_size) / static_cast<float>(planSide);
}

std::vector<Town> Island::towns() const
{
    const float scale = static_cast<float>(m_size) / static_cast<float>(roadSide);
    std::vector<Town> result;
    for (const Site& site : m_towns) {
        Town town;
        const Point at = middleOf(site.cell);
        town.at = {at.x * scale, at.y * scale};
        town.tier = site.tier;
        town.highwayNode = site.tier >= 2 ? 1 : 0;
        result.push_back(town);
    }
    return result;
}

Roads Island::roads() const
{
    const float scale = static_cast<float>(m_size) / static_cast<float>(roadSide);
    Roads result = m_roads;
    for (auto& tier : result) {
        for (auto& line : tier) {
            for (Point& point : line)
                point = {point.x * scale, point.y * scale};
        }
    }
    return result;
}

} // namespace chartroom::blueprint::sample
