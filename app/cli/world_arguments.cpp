#include "app/cli/world_arguments.h"

#include "app/cli/output.h"
#include "formats/core/code.h"
#include "model/world/state_folder.h"

#include <fmt/format.h>

namespace chartroom::cli {

namespace {

bool isWhole(std::string_view text)
{
    if (text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

void tell(std::string_view subcommand, const core::Finding& finding)
{
    complain(subcommand, finding.file.empty() ? finding.text() : finding.file + ": " + finding.text());
}

} // namespace

void addWorldArgument(CLI::App& sub, WorldArgument& argument)
{
    addPathArgument(sub, "WORLD", argument.path,
                    "A folder with world.json, that file, or a content folder with worlds.json");
    sub.add_option("--world", argument.id, "The world's id, where worlds.json lists several")
        ->type_name("ID");
}

std::optional<world::Address> parseAddress(const std::string& text)
{
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos)
        return std::nullopt;
    return world::parseChunkFileName(text.substr(0, comma) + '_' + text.substr(comma + 1) + ".json");
}

CLI::Validator addressValidator()
{
    return {[](const std::string& text) -> std::string {
                if (parseAddress(text))
                    return {};
                const std::size_t comma = text.find(',');
                const bool numbers = comma != std::string::npos && isWhole(text.substr(0, comma)) &&
                                     isWhole(text.substr(comma + 1));
                return numbers
                           ? fmt::format(
                                 "the chunk address {} lies outside of the world: addresses are {} to {}, "
                                 "without leading zeros",
                                 text, -world::addressLimit, world::addressLimit)
                           : "a chunk address is written as X,Y, such as -1,2";
            },
            "X,Y"};
}

void fail(std::string_view subcommand, const core::Message& why, Context& context)
{
    complain(subcommand, why);
    context.raise(statusOf(why.code));
}

core::Result<std::shared_ptr<model::WorldLock>>
lockWorld(std::string_view subcommand, const world::WorldPlace& place, world::Access access)
{
    const auto state = model::defaultStateFolder();
    if (access == world::Access::Read || state.empty())
        return std::shared_ptr<model::WorldLock>();
    auto lock = model::WorldLock::take(state, place.folder);
    if (lock)
        return std::make_shared<model::WorldLock>(std::move(*lock));
    if (lock.error().code == core::Code::WorldLocked)
        return lock.error();
    complain(subcommand, lock.error());
    return std::shared_ptr<model::WorldLock>();
}

void printFindings(std::string_view subcommand, const core::FindingList& findings)
{
    for (const core::Finding& finding : findings.findings()) {
        // That a crash was cleared up is told, although nothing is wrong any more (N55).
        const bool recovered = finding.code == core::Code::WorldSaveFinished ||
                               finding.code == core::Code::WorldSaveTakenBack ||
                               finding.code == core::Code::WorldSavePending;
        if (finding.level == core::Level::Note && !recovered)
            continue;
        tell(subcommand, finding);
    }
}

void printErrors(std::string_view subcommand, const core::FindingList& findings)
{
    constexpr std::uint64_t shown = 20;
    std::uint64_t count = 0;
    for (const core::Finding& finding : findings.findings()) {
        if (finding.level == core::Level::Error && count++ < shown)
            tell(subcommand, finding);
    }
    for (const auto& [code, more] : findings.dropped()) {
        if (core::info(code).level == core::Level::Error)
            count += more;
    }
    if (count > shown)
        complain(subcommand,
                 fmt::format("{} more files cannot be read; 'chartroom check' lists them.", count - shown));
}

} // namespace chartroom::cli
