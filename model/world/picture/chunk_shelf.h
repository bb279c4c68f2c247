#pragma once

#include "formats/world/store/store.h"

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace chartroom::model {

/// The chunks that a picture is made of: those that a document holds as it holds them, the others read from
/// their files when they are asked for and kept within a budget. Safe from several threads; only read() and
/// get() of a chunk that is not here touch the disk.
class ChunkShelf
{
public:
    using ChunkPointer = std::shared_ptr<const world::Chunk>;

    /// Cells of all layers that chunks read from files may keep: 48 MiB.
    static constexpr std::int64_t defaultBudget = std::int64_t{24} << 20U;

    explicit ChunkShelf(std::shared_ptr<const world::Store> store, std::int64_t budget = defaultBudget);

    /// A chunk; null where there is none or it cannot be read.
    [[nodiscard]] ChunkPointer get(world::Address address) const;
    /// The same without keeping what was read.
    [[nodiscard]] ChunkPointer read(world::Address address) const;
    /// Whether get() needs no file.
    [[nodiscard]] bool has(world::Address address) const;

    /// What a document says of a chunk: `held` while it differs from its file, else it is as in the file.
    /// Returns what it was here before; nothing when it was not here.
    std::optional<ChunkPointer> update(world::Address address, ChunkPointer chunk, bool held);

private:
    struct Kept
    {
        world::Address address;
        ChunkPointer chunk; ///< null: the file cannot be read
        std::int64_t cells = 0;
    };
    using KeptList = std::list<Kept>; // most recently used first

    [[nodiscard]] bool mayHaveFile(world::Address address) const;
    [[nodiscard]] ChunkPointer load(world::Address address) const;
    void keep(world::Address address, ChunkPointer chunk) const;
    std::optional<ChunkPointer> takeOut(world::Address address);

    std::shared_ptr<const world::Store> m_store;
    std::int64_t m_budget;
    mutable std::mutex m_mutex;
    std::unordered_map<world::Address, ChunkPointer> m_held;
    std::unordered_set<world::Address> m_added; ///< files that are newer than the store's list
    std::uint64_t m_updates = 0;
    mutable KeptList m_kept;
    mutable std::unordered_map<world::Address, KeptList::iterator> m_index;
    mutable std::int64_t m_cells = 0;
};

} // namespace chartroom::model
