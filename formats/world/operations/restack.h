#pragma once

#include "formats/world/chunk.h"
#include "formats/world/height_stack.h"

namespace chartroom::world {

/// What becomes of patches without a cell: a stroke leaves them out (N42), an edit of the stack keeps them
/// (W12).
enum class EmptyPatches : bool { Drop, Keep };

/// Puts a chunk's patches in the order of the stack and gives them the z and name of their entries (N42,
/// W11). Patches of ids that are not in the stack go.
void restack(Chunk& chunk, const HeightStack& stack, EmptyPatches empty);

} // namespace chartroom::world
