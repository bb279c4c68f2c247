#pragma once

#include "model/world/session.h"
#include "views/world/state/world_view_state.h"

namespace chartroom::views {

/// What is at a world tile, for the status bar: chunk, local cell, world tile, then each layer's symbol with
/// its catalog name, and what the chunk's state is.
[[nodiscard]] QString tileText(const model::WorldSession& session, QPoint tile);
/// What a layer is called: a room layer by its number, an entry of the stack by its name, else its id.
[[nodiscard]] QString layerName(const model::WorldSession& session, const model::LayerKey& layer);

} // namespace chartroom::views
