#pragma once

#include "app/cli/subcommands.h"
#include "formats/core/finding.h"
#include "formats/core/result.h"
#include "formats/world/chunking.h"
#include "formats/world/store/store.h"
#include "model/world/world_lock.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>

namespace chartroom::cli {

/// The argument WORLD and its option.
struct WorldArgument
{
    std::string path;
    std::string id; ///< `--world ID`, empty where none is named
};

/// Adds WORLD and `--world` to a subcommand.
void addWorldArgument(CLI::App& sub, WorldArgument& argument);
/// A chunk address written as `X,Y`; nothing for anything else.
[[nodiscard]] std::optional<world::Address> parseAddress(const std::string& text);
/// Accepts `X,Y` only.
[[nodiscard]] CLI::Validator addressValidator();

/// Prints a failure of a subcommand and raises the exit status: 2 where a path cannot be read, else 1.
void fail(std::string_view subcommand, const core::Message& why, Context& context);
/// Keeps others from a world that is to be written, for as long as the result lives; takes no lock for
/// reading. Error: `world.locked`. Where nothing can be locked the work goes on with a warning.
[[nodiscard]] core::Result<std::shared_ptr<model::WorldLock>>
lockWorld(std::string_view subcommand, const world::WorldPlace& place, world::Access access);
/// Prints what reading had to say, notes left out.
void printFindings(std::string_view subcommand, const core::FindingList& findings);
/// Prints the errors only: which files were left out, where the work goes on without them (W3).
void printErrors(std::string_view subcommand, const core::FindingList& findings);

} // namespace chartroom::cli
