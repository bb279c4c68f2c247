#pragma once

#include "formats/blueprint/tally.h"

#include <array>
#include <cstddef>
#include <vector>

/// The loops that touch every pixel. Compiled for wide vectors where the processor has them; values need not
/// be aligned.
namespace chartroom::blueprint::kernels {

/// The largest of `count` bytes; 0 for none.
[[nodiscard]] std::uint8_t largestByte(const std::byte* at, std::size_t count);
/// How many of `count` consecutive f32 are NaN or infinite.
[[nodiscard]] std::size_t countNotFinite(const std::byte* at, std::size_t count);
/// The same for version 1, where an i32 follows each f32.
[[nodiscard]] std::size_t countNotFiniteV1(const std::byte* at, std::size_t count);
/// How many of `count` version 1 pixels have a biome outside of `[0, known)`.
[[nodiscard]] std::size_t countUnknownV1(const std::byte* at, std::size_t count, std::uint32_t known);

/// What the pixels of one water body add up to. Sums are exact: at most 2^30 pixels of coordinates below
/// 2^15.
struct BodyTally
{
    std::uint64_t count = 0;
    std::uint64_t sumX = 0;
    std::uint64_t sumY = 0;
    std::uint64_t first = Tally::none; ///< number of its first pixel
};

/// What the water grids are held against.
struct WaterRules
{
    static constexpr std::uint32_t noRow = 0x10000;        ///< the id has no row: its level is not known
    static constexpr std::uint32_t notEncodable = 0x20000; ///< the row's level fits no surface value

    std::vector<std::uint8_t> waterBiomes; ///< ordinals of ocean and lake biomes
    std::array<bool, 256> isWater{};       ///< the same, by ordinal
    std::vector<std::uint32_t> surface;    ///< by id: the quantised level, or one of the above
};

/// What is wrong with the water grids, and the bodies' figures by id.
struct WaterTallies
{
    Tally mask;
    Tally surfaceMask;
    Tally surfaceLevel;
    std::vector<BodyTally> bodies;
};

/// One row (constant x) of the water grids. `surface` and `biomes` may be null.
struct WaterRow
{
    const std::byte* ids = nullptr;
    const std::byte* surface = nullptr;
    const std::byte* biomes = nullptr;
    std::uint32_t x = 0;
    std::uint32_t size = 0; ///< pixels in the row
};

void scanWaterRow(const WaterRow& row, const WaterRules& rules, WaterTallies& tallies);

} // namespace chartroom::blueprint::kernels
