#pragma once

#include "formats/core/finding.h"
#include "formats/core/task.h"
#include "formats/world/height_stack.h"
#include "formats/world/operations/draft.h"
#include "formats/world/store/store.h"

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

namespace chartroom::model {

/// The chunks of a world that were looked at or changed: their content now, their content as it was last read
/// or written, and what their files were then (N54). Chunks are read when they are first asked for.
class ChunkCache
{
public:
    using ChunkPointer = std::shared_ptr<const world::Chunk>;

    explicit ChunkCache(const world::Store& store);

    [[nodiscard]] world::ChunkLook look(world::Address address);
    /// All chunks that are not missing, in order.
    [[nodiscard]] std::vector<world::Address> addresses();
    /// A chunk's content; null where it is missing.
    [[nodiscard]] ChunkPointer current(world::Address address) { return entry(address).current; }
    /// Replaces a chunk's content; null: as it is when it has no file.
    void replace(world::Address address, ChunkPointer chunk);
    /// Chunks whose content differs from what was last read or written, in order (N54).
    [[nodiscard]] std::vector<world::Address> dirty() const;
    [[nodiscard]] bool isDirty(world::Address address) const;
    /// What a save of a dirty chunk writes.
    [[nodiscard]] world::Store::Target target(world::Address address) const;
    /// Notes that a chunk was written with these bytes.
    void saved(world::Address address, std::string_view bytes);

    /// Reads every chunk file that was not read yet, on all processors, and keeps what the whole world must
    /// be known for: the height stack and the room layers in use. Returns false when it was cancelled.
    bool index(const core::Task& task);
    [[nodiscard]] bool isIndexed() const { return m_indexed; }
    /// The stack of the world's files as they were when index() read them (N40).
    [[nodiscard]] const world::HeightStack& stack() const { return m_stack; }
    /// Room layer numbers in use anywhere, in order.
    [[nodiscard]] std::vector<std::int64_t> roomLayers() const;

    /// What reading the chunks had to say, in the order of their reading.
    [[nodiscard]] const core::FindingList& findings() const { return m_findings; }

private:
    struct Entry
    {
        world::FileMark mark;
        bool unreadable = false;
        bool newer = false;
        bool lossy = false;
        ChunkPointer current; // null: missing
        ChunkPointer saved;   // null: no file
    };
    [[nodiscard]] Entry& entry(world::Address address);
    [[nodiscard]] static bool isDirty(world::Address address, const Entry& entry);
    static Entry entryOf(world::LoadedChunk loaded);
    void count(const ChunkPointer& chunk, std::int64_t change);

    const world::Store& m_store;
    std::unordered_map<world::Address, Entry> m_entries;
    core::FindingList m_findings;
    bool m_indexed = false;
    world::HeightStack m_stack;
    std::map<std::int64_t, std::int64_t> m_layerUse; // number -> chunks that have it
};

} // namespace chartroom::model
