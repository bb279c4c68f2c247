#include "app/cli/run.h"

#include "app/cli/subcommands.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <numeric>
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
    std::fprintf(stderr, "chartroom: %s: there is no such subcommand, and no such file; %s\n",
                 core::displayPath(files[0]).c_str(), hint.c_str());
    return true;
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
    if (isUnknownSubcommand(app, files))
        return {exitUsage, {}};

    Outcome outcome;
    outcome.window.files.assign(files.begin(), files.end());
    if (!screenshot.empty())
        outcome.window.screenshot = screenshot;
    return outcome;
}

} // namespace chartroom::cli
