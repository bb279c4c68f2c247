#pragma once

#include "views/world/state/world_view_state.h"

#include <QJsonObject>

namespace chartroom::views {

/// What of a world's view is remembered, but for where it looks and the stamps: tool, brush, symbols, layers,
/// grid.
[[nodiscard]] QJsonObject toJson(const WorldViewState& state);
/// Takes what toJson() gave, for this world or another; members that are missing or no such values leave what
/// is.
void fromJson(const QJsonObject& object, WorldViewState& state);

} // namespace chartroom::views
