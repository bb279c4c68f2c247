#pragma once

#include "formats/core/finding.h"
#include "formats/world/chunk.h"

#include <optional>

namespace chartroom::model {

/// The world tile that a finding about a chunk's file is about: an instance's place or a height patch's
/// corner. Nothing where it is about the chunk as a whole, a room layer, or something that was dropped.
[[nodiscard]] std::optional<world::Tile> placeOf(const core::Finding& finding, const world::Chunk& chunk);

} // namespace chartroom::model
