#pragma once

#include "formats/core/result.h"
#include "formats/world/chunk.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::model {

/// Content of a world's files that is to be kept somewhere else. Immutable parts of it are shared, so that a
/// worker can write it.
struct WorldCopies
{
    std::filesystem::path own;            ///< the folder of the world
    std::optional<std::string> info;      ///< of `world.json`
    std::optional<std::string> bookmarks; ///< of `bookmarks.json`
    std::vector<std::shared_ptr<const world::Chunk>> chunks;
    std::size_t missing = 0; ///< chunks that are wanted too, and are not in memory
};

/// Writes the copies, under the names of their files, into a new folder within `folder`, so that nothing is
/// ever overwritten; returns the new folder. All or nothing: where one cannot be written, those before it are
/// removed again, and where they cannot be, the error says where they are. Errors: `file.write`, also where
/// `folder` is, or is within, the folder of this world, or is that of another.
[[nodiscard]] core::Result<QString> saveCopies(const WorldCopies& copies, const QString& folder);

} // namespace chartroom::model
