#pragma once

#include "formats/blueprint/sample/field.h"

namespace chartroom::blueprint::sample {

/// Cells a side of the island's plan. It does not depend on the map's size: the same seed is the same island,
/// drawn coarser or finer.
inline constexpr std::uint32_t planSide = 512;

/// The impact crater, in cells of the plan.
struct Crater
{
    float x = 0;
    float y = 0;
    float radius = 0;

    /// Distance from the crater's centre in radii.
    [[nodiscard]] float radii(float atX, float atY) const;
};

/// The shape of the ground.
struct Relief
{
    Field<float> heights{planSide};      ///< raw units
    Field<std::uint8_t> ocean{planSide}; ///< 1 where the ground lies below the sea
    Field<float> coast{planSide};        ///< distance to the nearest ocean cell, in cells
    Field<float> area{planSide};         ///< cells that drain through a cell
    std::vector<std::uint32_t> receiver; ///< the neighbour a cell drains to
    Crater crater;
    float rise = 0; ///< from the sea to the highest summit, raw units
};

/// Makes the ground: an outline with bays, a range of mountains cut by rivers, a crater, and the sea's floor.
/// `rise` is the height of the summits above the sea, in raw units.
[[nodiscard]] Relief makeRelief(std::uint32_t seed, float rise);

} // namespace chartroom::blueprint::sample
