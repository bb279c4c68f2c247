#include "app/cli/progress.h"
#include "app/cli/sample_parts.h"
#include "app/cli/subcommands.h"
#include "formats/blueprint/layout.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <memory>

namespace chartroom::cli {

namespace {

constexpr std::array<SamplePart, 3> parts{writeSampleBlueprints, writeSampleBlobs, writeSampleWorld};

struct Options
{
    std::string folder;
    std::int32_t size = 1024;
    std::int32_t seed = 7;
};

int writeSample(const Options& options)
{
    const SampleSettings settings{options.folder, static_cast<std::uint32_t>(options.size), options.seed};
    std::error_code error;
    std::filesystem::create_directories(settings.folder, error);
    if (error) {
        const core::Message why = core::systemError(core::Code::FileWrite, settings.folder, error.value());
        fmt::print(stderr, "chartroom sample: {}\n", why.text());
        return exitRejected;
    }
    Progress progress("sample");
    const core::Task task = progress.task();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double share = 1.0 / static_cast<double>(parts.size());
        const double from = static_cast<double>(i) * share;
        if (const auto written = parts[i](settings, task.part(from, from + share)); !written) {
            fmt::print(stderr, "chartroom sample: {}\n", written.error().text());
            return exitRejected;
        }
    }
    return exitDone;
}

} // namespace

void addSample(CLI::App& program, Context& context)
{
    auto options = std::make_shared<Options>();
    CLI::App* const sub =
        program.add_subcommand("sample", "Write demonstration files: an island as version 2 and version 1 "
                                         "blueprints, a town as a chunk world, sound and damaged blobs");
    sub->add_option("DIR", options->folder, "The folder to write into; made when it is not there")
        ->required();
    sub->add_option("--size", options->size, "Pixels along one side of the island")
        ->check(CLI::Range(blueprint::minMapSize, blueprint::maxMapSize))
        ->capture_default_str();
    sub->add_option("--seed", options->seed, "Another seed, another island")->capture_default_str();
    sub->callback([options, &context] { context.raise(writeSample(*options)); });
}

} // namespace chartroom::cli
