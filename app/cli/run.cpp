#include "app/cli/run.h"

#include "app/cli/subcommands.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace chartroom::cli {

namespace {

void addSubcommands(CLI::App& app, Context& context)
{
    addCheck(app, context);
    addInfo(app, context);
    addRender(app, context);
    addNormalize(app, context);
    addCompose(app, context);
    addEdit(app, context);
    addRepair(app, context);
    addConvert(app, context);
    addSample(app, context);
}

/// The status to end with. Results that could not be written to standard output must not pass for done.
int flushed(int status)
{
    const bool lost = std::ferror(stdout) != 0;
    if (std::fflush(stdout) == 0 && !lost)
        return status;
    // Where an earlier write failed, errno is that of some later call.
    std::fprintf(stderr, "chartroom: standard output cannot be written: %s\n",
                 lost ? "an earlier write failed (is the disk full?)" : std::strerror(errno));
    return exitUsage;
}

} // namespace

Outcome run(int argc, char** argv)
{
    Context context;
    CLI::App app(
        "Chartroom shows, checks and mends game-world files. Without a subcommand it opens its window.",
        "chartroom");
    app.set_version_flag("--version", "chartroom " CHARTROOM_VERSION, "Print the version and exit");
    app.footer("Exit status: 0 accepted or done; 1 rejected or refused; 2 wrong usage, or a path that cannot "
               "be read.");
    std::vector<std::string> files;
    std::string screenshot;
    app.add_option("FILE", files, "Files and folders to open in the window");
    app.add_option("--screenshot", screenshot,
                   "Open the files, wait until the picture is complete, save it as this PNG and quit; needs "
                   "no display")
        ->type_name("OUT.png");
    app.require_subcommand(0, 1);
    addSubcommands(app, context);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return {flushed(app.exit(error) == 0 ? exitDone : exitUsage), {}};
    }
    if (!app.get_subcommands().empty())
        return {flushed(context.status), {}};

    Outcome outcome;
    outcome.window.files.assign(files.begin(), files.end());
    if (!screenshot.empty())
        outcome.window.screenshot = screenshot;
    return outcome;
}

} // namespace chartroom::cli
