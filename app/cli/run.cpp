#include "app/cli/run.h"

#include <CLI/CLI.hpp>

namespace chartroom::cli {

namespace {

constexpr int wrongUsage = 2;

} // namespace

Outcome run(int argc, char** argv)
{
    CLI::App app(
        "Chartroom shows, checks and mends game-world files. Without a subcommand it opens its window.",
        "chartroom");
    app.set_version_flag("--version", "chartroom " CHARTROOM_VERSION);
    std::vector<std::string> files;
    std::string screenshot;
    app.add_option("FILE", files, "Files and folders to open in the window");
    app.add_option("--screenshot", screenshot,
                   "Open the files, wait until the picture is complete, save it as this PNG and quit; needs "
                   "no display")
        ->type_name("OUT.png");

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return {app.exit(error) == 0 ? 0 : wrongUsage, {}};
    }

    Outcome outcome;
    outcome.window.files.assign(files.begin(), files.end());
    if (!screenshot.empty())
        outcome.window.screenshot = screenshot;
    return outcome;
}

} // namespace chartroom::cli
