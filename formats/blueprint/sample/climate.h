#pragma once

#include "formats/blueprint/sample/lakes.h"

namespace chartroom::blueprint::sample {

/// What decides about the plants of a place.
struct Climate
{
    Field<float> moisture{planSide}; ///< 0 dry to 1 wet: rain from the west, rivers, shores
    Field<float> slope{planSide};    ///< rise a cell, as a share of the summits' height
};

[[nodiscard]] Climate makeClimate(const Relief& relief, const Lakes& lakes, std::uint32_t seed);

/// The biomes' ordinals in the default palette.
enum class Biome : std::uint8_t {
    Ocean,
    Lake,
    Beach,
    Dirt,
    Grassland,
    Forest,
    DenseForest,
    Swamp,
    Hills,
    Mountain,
    Snow,
    Desert,
    Savanna,
    Crater,
    Volcanic,
    Ruins
};

/// What is known of one pixel on land.
struct Ground
{
    float height = 0;   ///< above the sea, as a share of the summits' height
    float slope = 0;    ///< see Climate
    float moisture = 0; ///< see Climate
    float coast = 0;    ///< distance to the sea, in cells
    float shore = 0;    ///< distance to the nearest lake, in cells
    float crater = 0;   ///< distance from the crater's centre, in its (ragged) radii
    float ruins = 0;    ///< distance to the nearest ruins, in cells
    float jitter = 0;   ///< noise that frays the borders, -1 to 1
};

/// The biome of a pixel on land.
[[nodiscard]] Biome biomeOf(const Ground& ground);

} // namespace chartroom::blueprint::sample
