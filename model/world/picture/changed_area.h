#pragma once

#include "formats/world/chunk.h"
#include "model/world/picture/world_painter.h"

namespace chartroom::model {

/// All cells of a chunk, in world tiles.
[[nodiscard]] CellArea areaOf(world::Address address, world::ChunkSize size);

/// The cells, in world tiles, whose picture can differ between two states of a chunk; null is no chunk. Empty
/// (no width) when there is none.
[[nodiscard]] CellArea changedArea(world::Address address, world::ChunkSize size, const world::Chunk* before,
                                   const world::Chunk* after);

} // namespace chartroom::model
