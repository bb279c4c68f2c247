#pragma once

#include "formats/blueprint/sample/field.h"

namespace chartroom::blueprint::sample {

/// Where the water of each cell runs.
struct Drainage
{
    std::vector<std::uint32_t> order;    ///< all cells, each after the one it drains to
    std::vector<std::uint32_t> receiver; ///< the neighbour a cell drains to; itself for an outlet
    std::vector<float> length;           ///< of that step, in cells
    std::vector<float> area;             ///< cells that drain through this one, itself included
};

/// Raises pits so that every cell drains to an outlet (a priority flood), and says where each drains to.
[[nodiscard]] Drainage drain(Field<float>& heights, const Field<std::uint8_t>& outlets);

/// One step of stream erosion under steady uplift: rivers cut in proportion to their slope and the root of
/// the area they drain. `strength` is how much they cut while the land rises by `uplift`. Outlets stay as
/// they are.
void erode(Field<float>& heights, const Drainage& drainage, const Field<float>& uplift, float strength);

/// Rounds slopes: moves each cell towards the mean of its neighbours by `share`; outlets stay as they are.
void soften(Field<float>& heights, const Field<std::uint8_t>& outlets, float share);

} // namespace chartroom::blueprint::sample
