#pragma once

#include "formats/blueprint/blueprint.h"

#include <optional>

namespace chartroom::model {

/// The grids of one map, as far as they could be read. Refers to the file's bytes.
struct GridSet
{
    std::uint32_t size = 0; ///< pixels along one side; 0: no map
    std::optional<blueprint::Grid> heights;
    std::optional<blueprint::Grid> biomes;
    std::optional<blueprint::Grid> waterIds;
    std::optional<blueprint::Grid> waterSurface;

    /// Whether there is anything to show.
    [[nodiscard]] bool any() const { return heights || biomes || waterIds || waterSurface; }
};

[[nodiscard]] inline GridSet gridsOf(const blueprint::Blueprint& blueprint)
{
    return {blueprint.mapSize, blueprint.heights, blueprint.biomes, blueprint.waterIds,
            blueprint.waterSurface};
}

/// The biome ordinal that stands in pictures for one outside of 0 to 254.
inline constexpr std::uint8_t unknownBiome = 255;

/// A biome ordinal as pictures hold it.
[[nodiscard]] constexpr std::uint8_t pictureBiome(std::int32_t ordinal)
{
    return ordinal >= 0 && ordinal < unknownBiome ? static_cast<std::uint8_t>(ordinal) : unknownBiome;
}

/// Whether a height is a number to reckon with.
[[nodiscard]] inline bool finiteHeight(float height)
{
    // An infinity less itself is no number.
    return height - height == 0.0F;
}

} // namespace chartroom::model
