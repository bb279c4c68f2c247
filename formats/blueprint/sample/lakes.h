#pragma once

#include "formats/blueprint/sample/relief.h"

namespace chartroom::blueprint::sample {

/// The lakes of the island: basins that were dammed, each with one level.
struct Lakes
{
    std::vector<float> levels; ///< by basin, raw units
    Field<std::uint8_t> basin{
        planSide}; ///< 1 + the basin around a cell, 0 for none: where ground below its level is lake
    Field<float> shore{planSide}; ///< distance to the nearest cell under lake water, in cells
};

/// Dams valleys at several heights and fills the crater's floor; the beds are deepened and the banks raised
/// in `relief` so that no lake leaves its basin.
[[nodiscard]] Lakes makeLakes(Relief& relief, std::uint32_t seed);

} // namespace chartroom::blueprint::sample
