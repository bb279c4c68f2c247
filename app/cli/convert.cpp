#include "formats/blueprint/convert.h"

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/subcommands.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace chartroom::cli {

namespace {

struct ConvertArguments
{
    std::string input;
    std::string output;
    std::string to;
    bool deriveWater = false;
};

int failed(const core::Message& why)
{
    complain("convert", why);
    return statusOf(why.code);
}

int convert(const ConvertArguments& options)
{
    const auto input = core::MappedFile::open(options.input);
    if (!input)
        return failed(input.error());
    blueprint::ConvertOptions settings;
    settings.version = options.to == "v1" ? 1 : 2;
    settings.deriveWater = options.deriveWater;
    if (settings.deriveWater && settings.version == 1) {
        complain("convert", "version 1 cannot carry water: --derive-water needs --to v2.");
        return exitUsage;
    }
    Progress progress(std::filesystem::path(options.input).filename());
    const core::Task task = progress.task();
    const auto conversion = blueprint::Conversion::prepare(*input, settings, task.part(0, 0.2));
    if (!conversion)
        return failed(conversion.error());
    for (const core::Message& note : conversion->notes())
        complain("convert", fmt::format("{}: {}", core::displayPath(options.input), note.text()));
    if (const auto written = conversion->write(options.output, task.part(0.2, 1)); !written)
        return failed(written.error());
    return exitDone;
}

} // namespace

void addConvert(CLI::App& program, Context& context)
{
    auto options = std::make_shared<ConvertArguments>();
    CLI::App* const sub =
        program.add_subcommand("convert", "Convert a blueprint between version 1 and version 2");
    addPathArgument(*sub, "IN", options->input, "The blueprint to read");
    addPathArgument(*sub, "OUT", options->output,
                    "The file to write; replaced in one step when it is whole. May be IN");
    sub->add_option("--to", options->to, "v1 or v2")->required()->check(CLI::IsMember({"v1", "v2"}));
    sub->add_flag("--derive-water", options->deriveWater,
                  "Make the water sections from the ocean and lake pixels where they are missing");
    sub->callback([options, &context] { context.raise(convert(*options)); });
}

} // namespace chartroom::cli
