#pragma once

#include "formats/core/result.h"
#include "formats/world/world_info.h"

#include <filesystem>
#include <set>
#include <string>

namespace chartroom::model {

/// What a new world is made with; everything else is as the rules have it (N11-N15).
struct NewWorld
{
    std::string id; ///< the name of its folder too
    std::string name;
    world::ChunkSize chunkSize;
    std::int64_t tileSize = 32;
    std::string backgroundColor = "#060A14";
};

/// Whether an id can be the name of a folder: not empty, no slash, no control character, not `.` or `..`, and
/// not hidden.
[[nodiscard]] bool isFolderName(const std::string& id);

/// Whether a folder has something that createWorld() would not write over.
[[nodiscard]] bool holdsWorld(const std::filesystem::path& folder);

/// The ids that the `worlds.json` of a content folder lists, which addWorld() would not list again: also
/// those of entries that are refused or whose folder is missing. None where it is missing or cannot be read.
[[nodiscard]] std::set<std::string> listedIds(const std::filesystem::path& content);

/// Makes a folder with `world.json` and an empty `chunks`. The folder may be there, but must hold neither.
/// Returns the folder. Errors: `world.chunk-size`, `file.write` (also for what is there already, and for an
/// id that cannot be a folder's name).
[[nodiscard]] core::Result<std::filesystem::path> createWorld(const std::filesystem::path& folder,
                                                              const NewWorld& what);
/// Makes a content folder: `worlds.json`, and its first world in `worlds/<id>`. The folder may be there, but
/// must hold no `worlds.json`. Returns the world's folder.
[[nodiscard]] core::Result<std::filesystem::path> createContentFolder(const std::filesystem::path& content,
                                                                      const NewWorld& first);
/// Adds a world to a content folder: its folder `worlds/<id>` first, then its entry in `worlds.json`, whose
/// other content and layout stay. Returns the world's folder. Error, beside those above: `world.refused`.
[[nodiscard]] core::Result<std::filesystem::path> addWorld(const std::filesystem::path& content,
                                                           const NewWorld& what);

} // namespace chartroom::model
