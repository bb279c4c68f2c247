#pragma once

#include "views/world/state/world_view_state.h"

namespace chartroom::model {
class LayersModel;
class WorldSession;
} // namespace chartroom::model

namespace chartroom::views {

/// What a press on the map would do, for the status bar: `toolName`, the layer that it reaches, the symbol,
/// the brush and what is selected.
/// Short enough to be read whole beside the place of a tile in a window of 1280 pixels.
[[nodiscard]] QString modeText(const model::WorldSession& session, const model::LayersModel& layers,
                               const WorldViewState& state, const QString& toolName);
/// What else there is to know of it, for which the status bar has no room; empty: nothing.
[[nodiscard]] QString modeHelp(const WorldViewState& state);

} // namespace chartroom::views
