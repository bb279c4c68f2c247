#include "app/cli/checkers.h"
#include "app/cli/ordered_output.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/subcommands.h"
#include "formats/blueprint/comparisons.h"
#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <mutex>

namespace chartroom::cli {

namespace {

struct CheckArguments
{
    bool json = false;
    bool noAudit = false;
    bool twin = false;
    std::string palette;
    std::string config;
    std::vector<std::string> paths;
};

int statusOfVerdict(core::Verdict verdict)
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

Report checkTarget(const Target& target, const CheckSettings& settings, const core::Task& task)
{
    if (target.failure)
        return unreadable(target, *target.failure);
    const Checker checker = checkerOf(target.kind);
    return checker == nullptr ? unreadable(target, whyUnknown(target.path)) : checker(target, settings, task);
}

/// Reads the files that options name; says what is wrong with them.
std::optional<CheckSettings> readSettings(const CheckArguments& options)
{
    CheckSettings settings;
    settings.audits = !options.noAudit;
    settings.twin = options.twin;
    if (!options.palette.empty()) {
        auto palette = blueprint::loadPalette(options.palette);
        if (!palette) {
            complain("check", palette.error());
            return std::nullopt;
        }
        settings.palette = std::move(*palette);
    }
    if (!options.config.empty()) {
        if (const auto config = blueprint::loadServerConfig(options.config); !config) {
            complain("check", config.error());
            return std::nullopt;
        }
        settings.config = options.config;
    }
    return settings;
}

/// The targets of all paths, in the order in which they were named.
std::vector<Target> findAll(const CheckArguments& options)
{
    std::vector<std::vector<Target>> found(options.paths.size());
    core::parallelFor(found.size(), 16, {}, [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end; ++i)
            found[i] = findTargets(options.paths[i]);
    });
    std::vector<Target> targets;
    for (std::vector<Target>& some : found)
        std::ranges::move(some, std::back_inserter(targets));
    return targets;
}

/// How many of the paths came out how.
class Totals
{
public:
    void add(core::Verdict verdict) { ++m_counts.at(static_cast<std::size_t>(verdict)); }
    [[nodiscard]] std::string text() const
    {
        std::string result;
        std::size_t all = 0;
        for (const auto verdict :
             {core::Verdict::Accepted, core::Verdict::Rejected, core::Verdict::Unreadable}) {
            const std::size_t count = m_counts.at(static_cast<std::size_t>(verdict));
            all += count;
            result += fmt::format("{}{} {}", result.empty() ? "" : ", ", count, core::name(verdict));
        }
        return fmt::format("{} checked: {}\n", all, result);
    }

private:
    std::array<std::size_t, 3> m_counts{};
};

void run(const CheckArguments& options, Context& context)
{
    const auto settings = readSettings(options);
    if (!settings) {
        context.raise(exitUsage);
        return;
    }
    const std::vector<Target> targets = findAll(options);
    OrderedOutput output;
    Totals totals;
    std::mutex statusMutex;
    const auto check = [&](std::size_t i, const core::Task& task) {
        const Report report = checkTarget(targets[i], *settings, task);
        output.put(i, options.json ? reportJson(report) + '\n' : reportText(report));
        const std::lock_guard lock(statusMutex);
        context.raise(statusOfVerdict(report.verdict));
        totals.add(report.verdict);
    };
    if (targets.size() == 1) {
        Progress progress(targets.front().path.filename());
        check(0, progress.task());
        return;
    }
    // Many files go over all cores; how far each of them is does not matter then.
    Progress progress(fmt::format("{} files", targets.size()));
    core::parallelFor(targets.size(), 1, progress.task(), [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end; ++i)
            check(i, {});
    });
    if (!options.json)
        put(totals.text());
}

} // namespace

void addCheck(CLI::App& program, Context& context)
{
    auto options = std::make_shared<CheckArguments>();
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
