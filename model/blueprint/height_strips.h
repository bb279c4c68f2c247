#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/task.h"
#include "model/blueprint/cell_planes.h"

namespace chartroom::model {

/// Fills one level with the means of the finite heights of its cells (NaN where there is none), as the
/// pyramid has them: `planes` has one cell for each 2^level × 2^level pixels. Reads whole columns, which lie
/// in one piece in the file; for one level of the heights alone that is quicker than the pyramid's blocks.
/// False when it was cancelled.
[[nodiscard]] bool reduceHeights(const blueprint::Grid& heights, int level, CellPlanes& planes,
                                 const core::Task& task);

} // namespace chartroom::model
