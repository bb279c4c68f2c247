#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/blueprint/palette.h"
#include "formats/core/finding.h"
#include "formats/core/result.h"
#include "formats/core/task.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace chartroom::blueprint {

/// What a server is configured for (`ServerConfig.json`).
struct ServerConfig
{
    std::optional<std::int64_t> worldSeed;
    std::optional<std::int64_t> mapSize;
};

/// Reads a server configuration. It must name `WorldSeed` or `MapSize`, as integers. Errors:
/// `config.invalid`, and those of opening a file. `name` is used in the sentence.
[[nodiscard]] core::Result<ServerConfig> parseServerConfig(std::string_view json, std::string_view name);
[[nodiscard]] core::Result<ServerConfig> loadServerConfig(const std::filesystem::path& path);

/// Compares what the file holds with a server configuration: `audit.config.seed`, `audit.config.mapsize`,
/// `audit.config.random`.
void compareWithConfig(const Blueprint& blueprint, const ServerConfig& config, core::FindingList& findings);

/// The version 1 twin `NAME_v1.dat` of `NAME.dat`; nothing for a path that is a twin itself or no `.dat`
/// file.
[[nodiscard]] std::optional<std::filesystem::path> twinPath(const std::filesystem::path& path);

/// Compares heights, biomes, towns and roads with the twin's: `audit.twin`, one finding about what differs
/// first.
void compareWithTwin(const Blueprint& blueprint, const std::filesystem::path& twin, const Palette& palette,
                     core::FindingList& findings, const core::Task& task);

} // namespace chartroom::blueprint
