#pragma once

#include "model/world/room_visibility.h"
#include "model/world/session.h"
#include "views/canvas/overlay.h"

#include <optional>

namespace chartroom::views {

/// The world's spawn and its bookmarks, as signs with names.
[[nodiscard]] canvas::Overlay placeMarks(const world::WorldInfo& info, const world::Bookmarks& bookmarks);

/// The instances of the chunks in view that were read, as signs with names; without those on layers that are
/// not seen.
[[nodiscard]] canvas::Overlay instanceMarks(const model::WorldSession& session,
                                            const std::vector<world::Address>& chunks,
                                            const model::RoomVisibility& rooms);

} // namespace chartroom::views
