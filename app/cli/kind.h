#pragma once

#include <cstdint>
#include <filesystem>
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
};

/// The targets of one path: itself, or for a folder that is no world every file and world of a known kind
/// below it, by path. Empty when a folder holds none.
[[nodiscard]] std::vector<Target> findTargets(const std::filesystem::path& path);

} // namespace chartroom::cli
