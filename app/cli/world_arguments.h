#pragma once

#include "app/cli/subcommands.h"
#include "formats/core/finding.h"
#include "formats/core/result.h"
#include "formats/world/chunking.h"

#include <CLI/CLI.hpp>

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
/// Prints what reading had to say, notes left out.
void printFindings(std::string_view subcommand, const core::FindingList& findings);

} // namespace chartroom::cli
