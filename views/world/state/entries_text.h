#pragma once

#include "formats/world/height_stack.h"

#include <QJsonArray>

namespace chartroom::views {

/// Entries of the height stack without a cell, as they are remembered beside the world.
[[nodiscard]] QJsonArray toJson(const world::HeightStack& entries);
/// Takes what toJson() gave; what is no such entry is left out.
[[nodiscard]] world::HeightStack entriesOf(const QJsonArray& entries);

} // namespace chartroom::views
