#pragma once

#include <filesystem>
#include <optional>
#include <vector>

namespace chartroom::cli {

/// What the window should do when no subcommand was named.
struct WindowRequest
{
    /// Files and folders to open, as they were written: relative to the working folder.
    std::vector<std::filesystem::path> files;
    /// Save a picture of the window here once everything in it is complete, then quit.
    std::optional<std::filesystem::path> screenshot;
};

/// What became of a command line.
struct Outcome
{
    /// The status to end with. Nothing: open the window.
    std::optional<int> exitStatus;
    WindowRequest window;
};

/// Handles subcommands, `-h` and `--version`; touches nothing of the GUI. Exit status 0: accepted or done; 1:
/// rejected or refused; 2: wrong usage, or a path that cannot be read.
[[nodiscard]] Outcome run(int argc, char** argv);

} // namespace chartroom::cli
