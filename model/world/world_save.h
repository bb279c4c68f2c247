#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"
#include "formats/world/store/store.h"
#include "model/world/chunk_cache.h"

#include <memory>
#include <vector>

namespace chartroom::model {

/// Everything that a save writes, taken from a document at one moment. Immutable, so that a worker can run
/// it while the document goes on being edited.
struct WorldSave
{
    std::shared_ptr<const world::Store> store;
    std::vector<world::Store::Target> others; ///< `world.json`, `bookmarks.json`
    std::vector<ChunkCache::Unsaved> chunks;
    world::WorldInfo info;
    world::Bookmarks bookmarks;

    /// The files that would be written, with their bytes. Errors: `world.conflict`, `file.open`,
    /// `task.cancelled`.
    [[nodiscard]] core::Result<world::Store::Written> plan(const core::Task& task = {}) const;
    /// Writes all of it or nothing (N55). Errors: those of plan(), `world.save.failed`,
    /// `world.save.interrupted`.
    [[nodiscard]] core::Result<world::Store::Written> run(const core::Task& task = {}) const;
};

} // namespace chartroom::model
