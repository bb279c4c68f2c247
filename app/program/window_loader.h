#pragma once

#include "app/cli/run.h"

namespace chartroom::program {

/// Loads the window's module, which lies beside the program or in its library folder, and runs the window to
/// its end; returns the exit status: 2, with a sentence, where the module is missing or unfit.
[[nodiscard]] int openWindow(int& argc, char** argv, const cli::WindowRequest& request);

} // namespace chartroom::program
