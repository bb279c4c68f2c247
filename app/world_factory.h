#pragma once

#include "app/workbench_factory.h"

namespace chartroom::app {

/// Chunk worlds: a folder with a `world.json` or `worlds.json`, or one of these files. Where several worlds
/// are listed the user chooses; a world is known by its folder.
[[nodiscard]] WorkbenchFactory worldFactory();

} // namespace chartroom::app
