#include "app/cli/checkers.h"
#include "app/cli/progress.h"
#include "app/cli/subcommands.h"
#include "formats/blueprint/comparisons.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace chartroom::cli {

namespace {

struct Options
{
    bool json = false;
    bool noAudit = false;
    bool twin = false;
    std::string palette;
    std::string config;
    std::vector<std::string> paths;
};

int statusOf(core::Verdict verdict)
{
    switch (verdict) {
    case core::Verdict::Accepted:
        return exitDone;
    case core::Verdict::Rejected:
        return exitRejected;
    case core::Verdict::Unreadable:
        break;
    }
    return exitUsage;
}

Report checkTarget(const Target& target, const CheckSettings& settings)
{
    const Checker checker = checkerOf(target.kind);
    if (checker == nullptr) {
        std::error_code error;
        const auto code =
            std::filesystem::exists(target.path, error) ? core::Code::FileUnknown : core::Code::FileMissing;
        return unreadable(target, {code, {{"path", core::displayPath(target.path)}}});
    }
    Progress progress(target.path.filename());
    return checker(target, settings, progress.task());
}

/// Reads the files that options name; says what is wrong with them.
std::optional<CheckSettings> readSettings(const Options& options)
{
    CheckSettings settings;
    settings.audits = !options.noAudit;
    settings.twin = options.twin;
    if (!options.palette.empty()) {
        auto palette = blueprint::loadPalette(options.palette);
        if (!palette) {
            fmt::print(stderr, "chartroom check: {}\n", palette.error().text());
            return std::nullopt;
        }
        settings.palette = std::move(*palette);
    }
    if (!options.config.empty()) {
        if (const auto config = blueprint::loadServerConfig(options.config); !config) {
            fmt::print(stderr, "chartroom check: {}\n", config.error().text());
            return std::nullopt;
        }
        settings.config = options.config;
    }
    return settings;
}

void run(const Options& options, Context& context)
{
    const auto settings = readSettings(options);
    if (!settings) {
        context.raise(exitUsage);
        return;
    }
    for (const std::string& path : options.paths) {
        const std::vector<Target> targets = findTargets(path);
        if (targets.empty()) {
            fmt::print(stderr, "chartroom check: {}: this folder holds no file of a known kind\n",
                       core::displayPath(path));
            context.raise(exitUsage);
        }
        for (const Target& target : targets) {
            const Report report = checkTarget(target, *settings);
            fmt::print("{}", options.json ? reportJson(report) + '\n' : reportText(report));
            // A line as soon as it is known: checking a folder can take long.
            std::fflush(stdout);
            context.raise(statusOf(report.verdict));
        }
    }
}

} // namespace

void addCheck(CLI::App& program, Context& context)
{
    auto options = std::make_shared<Options>();
    CLI::App* const sub =
        program.add_subcommand("check", "Say whether the game accepts files, and what is wrong where");
    sub->add_flag("--json", options->json, "One JSON object a path, one a line");
    sub->add_option("--palette", options->palette,
                    "Names of biomes and town tiers (default: the built-in list)");
    sub->add_flag("--no-audit", options->noAudit, "Only what the game's own reader checks");
    sub->add_option("--config", options->config, "Compare blueprints with this ServerConfig.json");
    sub->add_flag("--twin", options->twin, "Compare NAME.dat with the NAME_v1.dat beside it");
    sub->add_option("PATH", options->paths,
                    "Blueprints, blobs, chunk files, world folders, or folders of them")
        ->required();
    sub->callback([options, &context] { run(*options, context); });
}

} // namespace chartroom::cli
