#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"
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

    /// How many files they make.
    [[nodiscard]] std::size_t count() const
    {
        return chunks.size() + (info ? 1U : 0U) + (bookmarks ? 1U : 0U);
    }
};

/// Writes the copies, under the names of their files, into a new folder within `folder`, so that nothing is
/// ever overwritten; returns the new folder. All or nothing: where one cannot be written, those before it are
/// removed again, and where they cannot be, the error says where they are. So it is when the task is
/// cancelled, which is looked at before each file. Errors: `file.write`, also where `folder` is, or is
/// within, the folder of this world, or is that of another; `task.cancelled`, whose argument `written` says
/// how many files there had been.
[[nodiscard]] core::Result<QString> saveCopies(const WorldCopies& copies, const QString& folder,
                                               const core::Task& task = {});

} // namespace chartroom::model
