#pragma once

#include "formats/world/chunking.h"
#include "formats/world/operations/operation.h"

namespace chartroom::model {

/// How many cells an edit looks at or writes, as far as it says so itself: of fills the whole neighbourhood.
[[nodiscard]] std::int64_t cellsOf(const world::Operation& operation, world::ChunkSize size);

} // namespace chartroom::model
