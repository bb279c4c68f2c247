#pragma once

#include "views/common/preferences.h"

namespace chartroom::views {

class ActionRegistry;

/// What the application gives to a workbench when it is made. The registry outlives every workbench.
struct WorkbenchContext
{
    ActionRegistry& actions;
    Preferences preferences;
};

} // namespace chartroom::views
