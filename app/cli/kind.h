#pragma once

#include "formats/core/message.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace chartroom::cli {

/// The kinds of file and folder that the program knows.
enum class Kind : std::uint8_t { Blueprint, Blob, Chunk, World, Unknown };

/// The kind as JSON prints it: `blueprint`, `blob`, `chunk`, `world`, `unknown`.
[[nodiscard]] std::string_view name(Kind kind);

/// What lies at a path: by content first (a blueprint's or a blob's first bytes; a folder that holds a
/// `world.json` or `worlds.json`), then by name (`.dat`, `.blob`, `world.json`, other `.json`). A path that
/// cannot be read is judged by its name.
[[nodiscard]] Kind detectKind(const std::filesystem::path& path);

/// One file or world folder to work on.
struct Target
{
    std::filesystem::path path;
    Kind kind = Kind::Unknown;
    /// Why what lies there cannot be looked at; then the kind is unknown.
    std::optional<core::Message> failure = std::nullopt;
};

/// Why a path of unknown kind cannot be worked on: it is not there, or nothing of it shows a known kind.
[[nodiscard]] core::Message whyUnknown(const std::filesystem::path& path);

/// The targets of one path: itself, or for a folder that is no world every file and world of a known kind
/// below it, by path. A folder below it that cannot be read is a target with that failure, and so is a folder
/// that holds nothing of a known kind.
[[nodiscard]] std::vector<Target> findTargets(const std::filesystem::path& path);

} // namespace chartroom::cli
