#pragma once

#include "formats/world/operations/operation.h"

#include <QString>

namespace chartroom::model {

/// Edits of one field of `world.json`, as the window makes them. Fields of an inner object are named with a
/// slash: `spawn/x`.
[[nodiscard]] world::Operation setWorldText(const char* field, const QString& value);
[[nodiscard]] world::Operation setWorldNumber(const char* field, double value);
[[nodiscard]] world::Operation setWorldFlag(const char* field, bool value);
/// Sets the place that a world is shown at first.
[[nodiscard]] world::Operation setSpawn(world::Tile tile);

} // namespace chartroom::model
