#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"
#include "formats/world/store/store.h"
#include "model/world/chunk_cache.h"

#include <memory>
#include <string>
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

    /// How many targets it has: the others, then the chunks.
    [[nodiscard]] std::size_t count() const { return others.size() + chunks.size(); }
    /// The name of a target's file, and the file as it was last read or written.
    [[nodiscard]] std::string nameOf(std::size_t target) const;
    [[nodiscard]] const world::FileMark& expected(std::size_t target) const
    {
        return target < others.size() ? others[target].expected : chunks[target - others.size()].expected;
    }
    /// A save of some of its targets only.
    [[nodiscard]] WorldSave part(std::size_t first, std::size_t targets) const;

    /// The files that would be written, with their bytes. Errors: `world.conflict`, `file.open`,
    /// `task.cancelled`.
    [[nodiscard]] core::Result<world::Store::Written> plan(const core::Task& task = {}) const;
    /// Writes all of it or nothing (N55). Errors: those of plan(), `world.save.failed`,
    /// `world.save.interrupted`.
    [[nodiscard]] core::Result<world::Store::Written> run(const core::Task& task = {}) const;
};

} // namespace chartroom::model
