#include "formats/blueprint/convert.h"

#include "app/cli/progress.h"
#include "app/cli/subcommands.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace chartroom::cli {

namespace {

struct Options
{
    std::string input;
    std::string output;
    std::string to;
    bool deriveWater = false;
};

int complain(const core::Message& why, int status)
{
    fmt::print(stderr, "chartroom convert: {}\n", why.text());
    return status;
}

int convert(const Options& options)
{
    const auto input = core::MappedFile::open(options.input);
    if (!input)
        return complain(input.error(), exitUsage);
    blueprint::ConvertOptions settings;
    settings.version = options.to == "v1" ? 1 : 2;
    settings.deriveWater = options.deriveWater;
    if (settings.deriveWater && settings.version == 1) {
        fmt::print(stderr,
                   "chartroom convert: version 1 cannot carry water: --derive-water needs --to v2.\n");
        return exitUsage;
    }
    Progress progress(std::filesystem::path(options.input).filename());
    const core::Task task = progress.task();
    const auto conversion = blueprint::Conversion::prepare(*input, settings, task.part(0, 0.2));
    if (!conversion)
        return complain(conversion.error(), exitRejected);
    for (const core::Message& note : conversion->notes())
        fmt::print(stderr, "{}: {}\n", core::displayPath(options.input), note.text());
    if (const auto written = conversion->write(options.output, task.part(0.2, 1)); !written)
        return complain(written.error(), exitRejected);
    return exitDone;
}

} // namespace

void addConvert(CLI::App& program, Context& context)
{
    auto options = std::make_shared<Options>();
    CLI::App* const sub =
        program.add_subcommand("convert", "Convert a blueprint between version 1 and version 2");
    sub->add_option("IN", options->input, "The blueprint to read")->required();
    sub->add_option("OUT", options->output,
                    "The file to write; replaced in one step when it is whole. May be IN")
        ->required();
    sub->add_option("--to", options->to, "v1 or v2")->required()->check(CLI::IsMember({"v1", "v2"}));
    sub->add_flag("--derive-water", options->deriveWater,
                  "Make the water sections from the ocean and lake pixels where they are missing");
    sub->callback([options, &context] { context.raise(convert(*options)); });
}

} // namespace chartroom::cli
