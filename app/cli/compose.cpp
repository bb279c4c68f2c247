#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/world_arguments.h"
#include "model/world/document.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace chartroom::cli {

namespace {

struct ComposeArguments
{
    WorldArgument world;
    std::string centre;
    std::int64_t radius = 1;
};

void run(const ComposeArguments& options, Context& context)
{
    auto document = model::WorldDocument::open(options.world.path, options.world.id, world::Access::Read);
    if (!document)
        return fail("compose", document.error(), context);
    printFindings("compose", (*document)->store().findings());
    {
        Progress progress(options.world.path);
        (*document)->index(progress.task());
    }
    printErrors("compose", (*document)->chunks().findings());
    const auto composed = (*document)->compose({*parseAddress(options.centre), options.radius});
    if (!composed)
        return fail("compose", composed.error(), context);
    put(world::toJson(*composed) + '\n');
}

} // namespace

void addCompose(CLI::App& program, Context& context)
{
    auto options = std::make_shared<ComposeArguments>();
    CLI::App* const sub =
        program.add_subcommand("compose", "Print a neighbourhood of chunks as one document");
    addWorldArgument(*sub, options->world);
    sub->add_option("--center", options->centre, "The chunk in the middle")
        ->type_name("X,Y")
        ->required()
        ->check(addressValidator());
    sub->add_option("--radius", options->radius, "Chunks to each side, 0 to 4")
        ->type_name("N")
        ->capture_default_str();
    sub->callback([options, &context] { run(*options, context); });
}

} // namespace chartroom::cli
