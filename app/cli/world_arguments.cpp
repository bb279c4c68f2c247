#include "app/cli/world_arguments.h"

#include "formats/core/code.h"
#include "model/world/state_folder.h"

#include <fmt/format.h>

#include <cstdio>

namespace chartroom::cli {

void addWorldArgument(CLI::App& sub, WorldArgument& argument)
{
    sub.add_option("WORLD", argument.path,
                   "A folder with world.json, that file, or a content folder with worlds.json")
        ->required();
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
    return {[](const std::string& text) {
                return parseAddress(text) ? std::string{} : "a chunk address is written as X,Y, such as -1,2";
            },
            "X,Y"};
}

void fail(std::string_view subcommand, const core::Message& why, Context& context)
{
    fmt::print(stderr, "chartroom {}: {}\n", subcommand, why.text());
    switch (why.code) {
    case core::Code::FileMissing:
    case core::Code::FileOpen:
    case core::Code::WorldMissing:
    case core::Code::WorldUnknown:
        context.raise(exitUsage);
        break;
    default:
        context.raise(exitRejected);
    }
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
    fmt::print(stderr, "chartroom {}: {}\n", subcommand, lock.error().text());
    return std::shared_ptr<model::WorldLock>();
}

void printFindings(std::string_view subcommand, const core::FindingList& findings)
{
    for (const core::Finding& finding : findings.findings()) {
        if (finding.level == core::Level::Note)
            continue;
        fmt::print(stderr, "chartroom {}: {}{}{}\n", subcommand, finding.file,
                   finding.file.empty() ? "" : ": ", finding.text());
    }
}

} // namespace chartroom::cli
