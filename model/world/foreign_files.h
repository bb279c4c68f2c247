#pragma once

#include "formats/core/task.h"
#include "model/world/chunk_cache.h"

#include <optional>
#include <string>
#include <vector>

namespace chartroom::model {

/// A `world.json` or `bookmarks.json` as it is on disk now.
template<class T>
struct ReadPart
{
    world::FileMark mark;
    std::optional<T> content; ///< nothing: no file, or one that is rejected
};

/// Files of a world as they are on disk now, normalized. Immutable, so that a worker can make it.
struct ForeignFiles
{
    std::vector<ReadChunk> chunks;
    std::optional<ReadPart<world::WorldInfo>> info;
    std::optional<ReadPart<world::Bookmarks>> bookmarks;
};

/// Reads files of a world by their names relative to it; names that belong to no world are left out.
[[nodiscard]] ForeignFiles readForeign(const world::Store& store, const std::vector<std::string>& names,
                                       const core::Task& task);

} // namespace chartroom::model
