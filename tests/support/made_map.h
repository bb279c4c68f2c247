#pragma once

#include "formats/blueprint/blueprint.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace chartroom::test {

/// A map in memory, laid out as in a file: X outer, Y inner, unaligned; with version 1 heights and biomes
/// interleaved.
struct MadeMap
{
    std::uint32_t size = 0;
    std::vector<std::byte> bytes;
    blueprint::Blueprint blueprint;
};

/// The values of one pixel.
struct MadePixel
{
    float height = 0;
    std::int32_t biome = 0;
    std::uint16_t waterId = 0;
    std::uint16_t surface = 0;
};

/// Makes a map of all four grids (version 2), or of heights and biomes only (version 1).
[[nodiscard]] MadeMap makeMap(std::uint32_t size, int version,
                              const std::function<MadePixel(std::uint32_t x, std::uint32_t y)>& pixel);

/// Hills, patches of biomes and lakes, all from a seed; about one height in 50 is not finite.
[[nodiscard]] MadeMap makeNoiseMap(std::uint32_t size, int version, std::uint32_t seed);

} // namespace chartroom::test
