#pragma once

#include "model/world/layer_key.h"

#include <optional>
#include <set>

namespace chartroom::model {

/// Which room layers are seen in a window, and with them the instances that stand on them.
struct RoomVisibility
{
    std::optional<LayerKey> solo;  ///< the only layer that is seen; nothing: all but those that are hidden
    std::set<std::int64_t> hidden; ///< numbers

    [[nodiscard]] bool shows(std::int64_t room) const
    {
        return solo ? *solo == LayerKey::room(room) : !hidden.contains(room);
    }
    friend bool operator==(const RoomVisibility&, const RoomVisibility&) = default;
};

} // namespace chartroom::model
