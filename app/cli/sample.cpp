#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/sample_parts.h"
#include "app/cli/subcommands.h"
#include "formats/blueprint/layout.h"
#include "formats/blueprint/sample/sample_island.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <memory>

namespace chartroom::cli {

namespace {

constexpr std::array<SamplePart, 3> parts{writeSampleBlueprints, writeSampleBlobs, writeSampleWorld};

struct SampleArguments
{
    std::string folder;
    std::int32_t size = 1024;
    std::int32_t seed = 7;
    bool force = false;
};

/// The first thing in the folder that writing the sample would change; empty where there is none.
std::filesystem::path inTheWay(const SampleSettings& settings)
{
    const auto seed = static_cast<std::uint32_t>(settings.seed);
    std::error_code error;
    for (const std::string& name :
         {blueprint::sample::sampleName(seed, 2), blueprint::sample::sampleName(seed, 1),
          std::string("blobs"), std::string("content")}) {
        auto path = settings.folder / name;
        const auto status = std::filesystem::symlink_status(path, error);
        const bool emptyFolder =
            std::filesystem::is_directory(status) && std::filesystem::is_empty(path, error);
        if (std::filesystem::exists(status) && !emptyFolder)
            return path;
    }
    return {};
}

int writeSample(const SampleArguments& options)
{
    const SampleSettings settings{options.folder, static_cast<std::uint32_t>(options.size), options.seed};
    if (const auto old = inTheWay(settings); !old.empty() && !options.force) {
        complain("sample",
                 fmt::format("{} is there already, and what is in it may be somebody's work: nothing "
                             "was written. Name another folder, or write over it with --force.",
                             core::displayPath(old)));
        return exitRejected;
    }
    std::error_code error;
    std::filesystem::create_directories(settings.folder, error);
    if (error) {
        const core::Message why = core::systemError(core::Code::FileWrite, settings.folder, error.value());
        complain("sample", why);
        return exitRejected;
    }
    Progress progress("sample");
    const core::Task task = progress.task();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double share = 1.0 / static_cast<double>(parts.size());
        const double from = static_cast<double>(i) * share;
        if (const auto written = parts[i](settings, task.part(from, from + share)); !written) {
            complain("sample", written.error());
            complain("sample", fmt::format("the sample in {} is not whole. Remove what is there, or write it "
                                           "again with --force.",
                                           core::displayPath(settings.folder)));
            return statusOf(written.error().code);
        }
    }
    return exitDone;
}

} // namespace

void addSample(CLI::App& program, Context& context)
{
    auto options = std::make_shared<SampleArguments>();
    CLI::App* const sub =
        program.add_subcommand("sample", "Write demonstration files: an island as version 2 and version 1 "
                                         "blueprints, a town as a chunk world, sound and damaged blobs");
    addPathArgument(*sub, "DIR", options->folder, "The folder to write into; made when it is not there");
    sub->add_option("--size", options->size, "Pixels along one side of the island")
        ->check(CLI::Range(blueprint::minMapSize, blueprint::maxMapSize))
        ->capture_default_str();
    sub->add_option("--seed", options->seed, "Another seed, another island")->capture_default_str();
    sub->add_flag("--force", options->force, "Write over a sample, or anything of its names, that is there");
    sub->callback([options, &context] { context.raise(writeSample(*options)); });
}

} // namespace chartroom::cli
