#pragma once

#include "views/world/state/world_view_state.h"

namespace chartroom::views {

class ActionRegistry;

/// Makes known the tools of the map, what they can be set to, and how the keyboard uses them.
void declareToolActions(ActionRegistry& actions);
/// The text of the action that fills a chunk's background, with the name of the tile that it takes; empty:
/// the chosen symbol has none.
[[nodiscard]] QString fillBackgroundText(const QString& tile);
/// The action that takes a tool, by its id without `world.`.
[[nodiscard]] const char* toolActionId(ToolKind kind);

} // namespace chartroom::views
