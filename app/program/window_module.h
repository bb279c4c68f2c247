#pragma once

#include "app/cli/run.h"

namespace chartroom::program {

/// The name and type of the one function that the window's module gives: app::startWindow().
inline constexpr const char* windowEntry = "chartroomStartWindow";
using WindowEntry = int (*)(int& argc, char** argv, const cli::WindowRequest& request);

} // namespace chartroom::program
