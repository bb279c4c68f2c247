#pragma once

#include "formats/world/operations/operation.h"
#include "formats/world/world_info.h"

#include <QString>

namespace chartroom::model {

/// Edits of one field of `world.json`, as the window makes them. Fields of an inner object are named with a
/// slash: `spawn/x`.
[[nodiscard]] world::Operation setWorldText(const char* field, const QString& value);
[[nodiscard]] world::Operation setWorldNumber(const char* field, double value);
[[nodiscard]] world::Operation setWorldFlag(const char* field, bool value);
/// Sets the spawn: the place that a world is shown at first where no bookmark is chosen.
[[nodiscard]] world::Operation setSpawn(world::Tile tile);
/// The id of the bookmark that a world is shown at first; empty when none is chosen. It stands in the member
/// `startBookmark` of `editor`.
[[nodiscard]] std::string startBookmark(const world::WorldInfo& info);
/// Chooses the bookmark that a world is shown at first; empty: none.
[[nodiscard]] world::Operation setStartBookmark(const std::string& id);
/// Where a world is shown at first: at the chosen bookmark, else at the spawn.
[[nodiscard]] world::Tile firstPlace(const world::WorldInfo& info,
                                     const std::vector<world::Bookmark>& bookmarks);

} // namespace chartroom::model
