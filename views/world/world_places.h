#pragma once

#include "views/common/workbench.h"

namespace chartroom::views {

class WorldWorkbench;

/// Finds by a part of its name what can be gone to from an open world: the other worlds of its content
/// folder, its bookmarks, its spawn and its chunks.
[[nodiscard]] Workbench::PlaceFinder worldPlaces(WorldWorkbench& bench);

} // namespace chartroom::views
