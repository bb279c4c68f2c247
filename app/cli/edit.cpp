#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/world_arguments.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/store/read_error.h"
#include "model/world/script.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace chartroom::cli {

namespace {

struct EditArguments
{
    WorldArgument world;
    std::string script;
    bool dryRun = false;
};

// A script is in memory as a whole while it runs.
constexpr std::uint64_t maximumScriptBytes = std::uint64_t{1} << 30U;

void run(const EditArguments& options, Context& context)
{
    std::string script;
    if (const int error = world::systemFiles().read(options.script, script, maximumScriptBytes))
        return fail("edit", world::readError(options.script, error, maximumScriptBytes), context);
    const auto access = options.dryRun ? world::Access::Read : world::Access::Write;
    auto place = world::findWorld(options.world.path, options.world.id);
    if (!place)
        return fail("edit", place.error(), context);
    const auto lock = lockWorld("edit", *place, access);
    if (!lock)
        return fail("edit", lock.error(), context);
    auto document = model::WorldDocument::open(std::move(*place), access);
    if (!document)
        return fail("edit", document.error(), context);
    printFindings("edit", (*document)->store().findings());
    if (!(*document)->editable()) {
        const auto path = (*document)->store().folder() / "world.json";
        return fail("edit", {core::Code::WorldReadOnly, {{"path", core::displayPath(path)}}}, context);
    }
    {
        // The stack is that of the world before the first line (N40).
        Progress progress(options.world.path);
        (*document)->index(progress.task());
    }
    printErrors("edit", (*document)->chunks().findings());
    model::ScriptOptions settings;
    settings.dryRun = options.dryRun;
    settings.saved = [](const world::Store::Written& written) {
        for (const world::BatchFile& file : written.files)
            put(file.name + '\n');
    };
    if (const auto stop = model::runScript(**document, script, settings)) {
        const std::string where =
            stop->line == 0 ? "saving at the end of the script"
                            : fmt::format("{} line {}", core::displayPath(options.script), stop->line);
        complain("edit", fmt::format("{}: {}", where, stop->why.text()));
        context.raise(exitRejected);
    }
}

} // namespace

void addEdit(CLI::App& program, Context& context)
{
    auto options = std::make_shared<EditArguments>();
    CLI::App* const sub = program.add_subcommand("edit", "Run edit operations on a world and save it");
    addWorldArgument(*sub, options->world);
    addPathArgument(*sub, "SCRIPT", options->script, "Operations, one JSON object a line");
    sub->add_flag("--dry-run", options->dryRun, "Save nothing; print the files that would be written");
    sub->callback([options, &context] { run(*options, context); });
}

} // namespace chartroom::cli
