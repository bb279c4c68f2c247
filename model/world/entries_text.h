#pragma once

#include "formats/world/height_stack.h"

#include <QJsonArray>

namespace chartroom::model {

/// Entries of the height stack without a cell, as they are remembered beside the world.
[[nodiscard]] QJsonArray entriesText(const world::HeightStack& entries);
/// Takes what entriesText() gave; what is no such entry is left out.
[[nodiscard]] world::HeightStack entriesOf(const QJsonArray& entries);

} // namespace chartroom::model
