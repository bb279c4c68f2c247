#pragma once

#include "app/cli/run.h"

namespace chartroom::app {

/// Opens the window and runs it to its end; returns the exit status. Where there is no display it says so in
/// a sentence and returns 2.
[[nodiscard]] int startWindow(int& argc, char** argv, const cli::WindowRequest& request);

} // namespace chartroom::app
