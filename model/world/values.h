#pragma once

// What the window may use of a world: plain values and the operations that change them. Files, normalizing
// and JSON are behind WorldSession; views include this header (or session.h) and never formats/world.
#include "formats/world/chunk.h"
#include "formats/world/compose.h"
#include "formats/world/height_stack.h"
#include "formats/world/operations/draft.h"
#include "formats/world/operations/operation.h"
#include "formats/world/tile_catalog.h"
#include "formats/world/transform.h"
#include "formats/world/world_info.h"
