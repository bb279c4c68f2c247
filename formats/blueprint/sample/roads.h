#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/blueprint/sample/climate.h"

#include <array>

namespace chartroom::blueprint::sample {

/// Cells a side of the lattice that roads are planned on.
inline constexpr std::uint32_t roadSide = planSide / 2;
/// The middle of a cell of it, in cells.
[[nodiscard]] Point middleOf(std::uint32_t cell);

/// Where one can walk, and how hard it is.
struct Walk
{
    Field<float> heights{roadSide};         ///< share of the summits' height
    Field<std::uint8_t> passable{roadSide}; ///< 1 on the largest piece of land without water close by
};
[[nodiscard]] Walk makeWalk(const Relief& relief, const Lakes& lakes);

/// A town on the road lattice.
struct Site
{
    std::uint32_t cell = 0;
    std::int32_t tier = 0; ///< 0 hamlet to 3 city
};
/// Cities, towns, villages and hamlets: on flat ground, near the coast if they are large, apart from each
/// other; the largest first.
[[nodiscard]] std::vector<Site> makeTowns(const Relief& relief, const Lakes& lakes, const Climate& climate,
                                          const Walk& walk, std::uint32_t seed);

/// Polylines by road tier, in cells of the road lattice.
using Roads = std::array<std::vector<std::vector<Point>>, 4>;
/// Joins all towns: cities and towns by highways, villages by branches, hamlets by rugged roads (the higher
/// ones) and trails. Roads go round water and steep slopes.
[[nodiscard]] Roads makeRoads(const std::vector<Site>& towns, const Walk& walk);

} // namespace chartroom::blueprint::sample
