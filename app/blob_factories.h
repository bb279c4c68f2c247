#pragma once

#include "app/workbench_factory.h"

namespace chartroom::app {

/// Opens blobs.
[[nodiscard]] WorkbenchFactory blobFactory();
/// Opens folders with blobs in them, unless they are worlds.
[[nodiscard]] WorkbenchFactory blobFolderFactory();

} // namespace chartroom::app
