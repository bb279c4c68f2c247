#include "formats/blueprint/sample/climate.h"

#include "formats/blueprint/layout.h"
#include "formats/blueprint/sample/drainage.h"
#include "formats/blueprint/sample/noise.h"

#include <algorithm>
#include <cmath>

namespace chartroom::blueprint::sample {

namespace {

// Air takes up water over the sea and loses it where it has to rise.
Field<float> rain(const Relief& relief)
{
    Field<float> result(planSide);
    for (std::uint32_t y = 0; y < planSide; ++y) {
        float humidity = 1;
        float before = assumedSeaLevel;
        for (std::uint32_t x = 0; x < planSide; ++x) {
            const float height = std::max(relief.heights.at(x, y), assumedSeaLevel);
            const float climb = std::max(0.0F, height - before) / relief.rise;
            before = height;
            if (relief.ocean.at(x, y) != 0)
                humidity += (1 - humidity) * 0.08F;
            const float fall = humidity * std::min(0.5F, 0.0016F + 0.55F * climb);
            humidity -= fall;
            result.at(x, y) = humidity + 12 * fall;
        }
    }
    const Field<std::uint8_t> none(planSide);
    for (int i = 0; i < 14; ++i)
        soften(result, none, 0.9F);
    return result;
}

} // namespace

Climate makeClimate(const Relief& relief, const Lakes& lakes, std::uint32_t seed)
{
    Climate climate;
    const Field<float> wet = rain(relief);
    const Field<float>& heights = relief.heights;
    for (std::size_t i = 0; i < heights.cells(); ++i) {
        const std::int64_t x = heights.xOf(i);
        const std::int64_t y = heights.yOf(i);
        const float dx = (heights.clamped(x + 1, y) - heights.clamped(x - 1, y)) / 2;
        const float dy = (heights.clamped(x, y + 1) - heights.clamped(x, y - 1)) / 2;
        climate.slope[i] = std::sqrt(dx * dx + dy * dy) / relief.rise;
        const float patches =
            fractalNoise(static_cast<float>(x) / 70, static_cast<float>(y) / 70, seed + 0x800, 5);
        const float river = smoothStep(30, 900, relief.area[i]);
        const float lake = smoothStep(14, 2, lakes.shore[i]);
        climate.moisture[i] = 0.5F * wet[i] + 0.09F + 0.5F * patches + 0.14F * river + 0.12F * lake;
    }
    const Field<std::uint8_t> none(planSide);
    soften(climate.moisture, none, 0.8F);
    soften(climate.slope, none, 0.5F);
    return climate;
}

Biome biomeOf(const Ground& ground)
{
    const float height = ground.height + 0.05F * ground.jitter;
    const float slope = ground.slope * (1 + 0.35F * ground.jitter);
    const float moisture = ground.moisture + 0.1F * ground.jitter;
    if (ground.ruins < 2.4F + ground.jitter)
        return Biome::Ruins;
    if (ground.crater < 0.9F + 0.06F * ground.jitter)
        return Biome::Crater;
    if (ground.crater < 1.04F + 0.08F * ground.jitter)
        return Biome::Volcanic;
    if (ground.coast < 1.9F + 1.1F * ground.jitter && ground.height < 0.035F && ground.slope < 0.02F)
        return Biome::Beach;
    if (height > 0.66F)
        return Biome::Snow;
    if (height > 0.45F || slope > 0.062F)
        return Biome::Mountain;
    if (height > 0.3F || slope > 0.042F)
        return moisture > 0.55F && height < 0.36F ? Biome::Forest : Biome::Hills;
    if (moisture > 0.6F && slope < 0.009F && ground.height < 0.14F)
        return Biome::Swamp;
    if (moisture < 0.19F)
        return Biome::Desert;
    if (moisture < 0.24F)
        return Biome::Dirt;
    if (moisture < 0.34F)
        return Biome::Savanna;
    if (moisture < 0.47F)
        return Biome::Grassland;
    return moisture < 0.63F ? Biome::Forest : Biome::DenseForest;
}

} // namespace chartroom::blueprint::sample
