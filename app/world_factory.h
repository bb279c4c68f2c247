#pragma once

#include "app/workbench_factory.h"

namespace chartroom::app {

/// Chunk worlds: a folder with a `world.json` or `worlds.json`, or one of these files.
[[nodiscard]] WorkbenchFactory worldFactory();

} // namespace chartroom::app
