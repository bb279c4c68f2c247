#pragma once

#include "views/common/action_maker.h"

namespace chartroom::views {

/// Makes an action of the world workbench, by its id without `world.`.
inline constexpr ActionMaker worldAction{"world"};

} // namespace chartroom::views
