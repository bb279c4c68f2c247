#pragma once

#include "views/world/state/world_view_state.h"

#include <QJsonObject>

namespace chartroom::views {

/// What of a world's view is remembered, but for where it looks and the stamps: tool, brush, symbols, layers,
/// grid. `active`: the layer that is to be the active one the next time.
[[nodiscard]] QJsonObject toJson(const WorldViewState& state, const model::LayerKey& active);
/// Takes what toJson() gave, for this world or another; members that are missing or no such values leave what
/// is.
void fromJson(const QJsonObject& object, WorldViewState& state);

} // namespace chartroom::views
