#pragma once

namespace chartroom::views {

class ActionRegistry;
class WorldActions;
class WorldDocks;

/// Makes known what is done with layers, bookmarks and symbols from menus and by keys.
void declareDockActions(ActionRegistry& actions);
/// Lets the declared actions work on the docks of a world.
void connectDockActions(WorldActions& actions, WorldDocks& docks);

} // namespace chartroom::views
