#include "app/cli/run.h"

#include "app/cli/output.h"
#include "app/cli/subcommands.h"
#include "formats/core/code.h"
#include "formats/core/display_text.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <new>
#include <numeric>
#include <sstream>
#include <utility>

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

/// Says what is wrong with the words that the program was called with, or shows the help that was asked for.
int explain(const CLI::App& app, const CLI::ParseError& error)
{
    std::ostringstream help;
    std::ostringstream wrong;
    const bool asked = app.exit(error, help, wrong) == 0;
    put(help.str());
    if (asked)
        return finishOutput(exitDone);
    const auto chosen = app.get_subcommands();
    const std::string name = chosen.empty() ? "" : ' ' + chosen.front()->get_name();
    putError(fmt::format("chartroom{}: {}\n", name, core::displayText(error.what())));
    putError(fmt::format("'chartroom{} --help' lists what can be given.\n", name));
    return finishOutput(exitUsage);
}

/// How many letters have to be put in, left out or changed to make one word of the other.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t corner = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = corner + (a[i] == b[j] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// Whether the first argument is no file but a subcommand that there is not; complains then.
bool isUnknownSubcommand(const CLI::App& app, const std::vector<std::string>& files)
{
    // Files to open have a folder or an ending; a bare word that names nothing was meant as a subcommand.
    std::error_code error;
    if (files.empty() || files[0].find_first_of("/.") != std::string::npos ||
        std::filesystem::exists(files[0], error))
        return false;
    std::string nearest;
    std::size_t least = 3; // more letters wrong are another word
    for (const CLI::App* const sub : app.get_subcommands({})) {
        if (const std::size_t letters = distance(files[0], sub->get_name()); letters < least) {
            least = letters;
            nearest = sub->get_name();
        }
    }
    const std::string hint =
        nearest.empty() ? "'chartroom -h' lists the subcommands" : "did you mean '" + nearest + "'?";
    putError(fmt::format("chartroom: {}: there is no such subcommand, and no such file; {}\n",
                         core::displayPath(files[0]), hint));
    return true;
}

Outcome runCommand(int argc, char** argv)
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
        return {explain(app, error), {}};
    }
    if (!app.get_subcommands().empty())
        return {finishOutput(context.status), {}};
    if (isUnknownSubcommand(app, files))
        return {exitUsage, {}};

    Outcome outcome;
    outcome.window.files.assign(files.begin(), files.end());
    if (!screenshot.empty())
        outcome.window.screenshot = screenshot;
    return outcome;
}

} // namespace

Outcome run(int argc, char** argv)
{
    reserveStandardStreams();
    // A file that grows beyond what the user may write is an error of that write, with a sentence of its own.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return runCommand(argc, argv);
    } catch (const std::bad_alloc&) {
        // Nothing here may need memory.
        putError("chartroom: ");
        putError(core::info(core::Code::TaskFailed).text);
        putError("\n");
    } catch (const std::exception& error) {
        putError(fmt::format("chartroom: this could not be done: {}. Nothing was changed.\n",
                             core::displayText(error.what())));
    }
    return {finishOutput(exitUsage), {}};
}

} // namespace chartroom::cli
