#pragma once

#include "model/world/layers_model.h"
#include "model/world/session.h"

namespace chartroom::views {

/// What is at a world tile, for the status bar: chunk, local cell, world tile, then each layer's symbol with
/// its catalog name, and what the chunk's state is.
[[nodiscard]] QString tileText(const model::WorldSession& session, const model::LayersModel& layers,
                               QPoint tile);
/// A symbol in quotes, with its name in the catalog where it has one.
[[nodiscard]] QString symbolName(const world::TileCatalog& catalog, char16_t symbol);
/// A step of the history: what was done, with what, and where.
[[nodiscard]] QString historyText(const world::TileCatalog& catalog, const model::LayersModel& layers,
                                  const model::EditStep& step);

} // namespace chartroom::views
