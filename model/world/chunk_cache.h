#pragma once

#include "formats/core/finding.h"
#include "formats/core/task.h"
#include "formats/world/height_stack.h"
#include "formats/world/operations/draft.h"
#include "formats/world/store/store.h"
#include "model/world/address_set.h"
#include "model/world/world_index.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace chartroom::model {

/// A chunk file that was read, ready to be taken into a cache. Immutable, so that a worker can make it.
struct ReadChunk
{
    world::Address address;
    world::FileMark mark; ///< `exists` is false where there is no file
    bool newer = false;
    bool lossy = false;
    std::shared_ptr<const world::Chunk> content; ///< null: no file, or one that is rejected
    core::FindingList findings;
};

/// Reads a chunk file; `scratch` is reused from call to call.
[[nodiscard]] ReadChunk readChunk(const world::Store& store, world::Address address,
                                  world::json::Document& scratch);
/// Reads chunk files, on all processors. Nothing when it was cancelled.
[[nodiscard]] std::optional<std::vector<ReadChunk>>
readChunks(const world::Store& store, const std::vector<world::Address>& addresses, const core::Task& task);

/// The chunks of a world that were looked at or changed: their content now, their content as it was last read
/// or written, and what their files were then (N54). Chunks are read when they are first asked for.
class ChunkCache
{
public:
    using ChunkPointer = std::shared_ptr<const world::Chunk>;

    /// The store must outlive the cache.
    explicit ChunkCache(const world::Store& store);

    /// A chunk; its file is read now where it was not yet.
    [[nodiscard]] world::ChunkLook look(world::Address address);
    /// A chunk, without reading any file. Nothing: there is a file that was not read yet.
    [[nodiscard]] std::optional<world::ChunkLook> known(world::Address address) const;
    /// All chunks that known() knows by having read or changed them.
    [[nodiscard]] std::unordered_map<world::Address, world::ChunkLook> looks() const;
    /// Whether a chunk may hold what a filter names, without reading any file.
    [[nodiscard]] bool mayHold(world::Address address, const world::ChunkFilter& filter) const;
    /// Chunks whose files were read and are still remembered, in no order.
    [[nodiscard]] std::vector<world::Address> loaded() const;
    /// Whether a chunk is one of them.
    [[nodiscard]] bool isLoaded(world::Address address) const { return m_entries.contains(address); }
    /// Whether a chunk is not missing.
    [[nodiscard]] bool exists(world::Address address) const;
    /// All chunks that are not missing, in order.
    [[nodiscard]] std::vector<world::Address> addresses() const;
    /// Those of them that lie in a range, in order.
    [[nodiscard]] std::vector<world::Address> addressesIn(const world::AddressRange& range) const;
    /// The chunks whose files are unreadable or of a newer version as they were last read, in order.
    [[nodiscard]] const AddressSet& inState(ChunkSummary::State state) const
    {
        return state == ChunkSummary::State::Newer ? m_newer : m_unreadable;
    }
    /// A chunk's content; null where it is missing.
    [[nodiscard]] ChunkPointer current(world::Address address) { return entry(address).current; }
    /// A chunk's content as it was last read or written; null where there was no file.
    [[nodiscard]] ChunkPointer saved(world::Address address) { return entry(address).saved; }
    /// The content that a chunk had when its file became unreadable or of a newer version (null: there was
    /// no chunk); nothing where that can be edited, or never could.
    [[nodiscard]] std::optional<ChunkPointer> lost(world::Address address) const;
    /// What a chunk's file was when it was last read or written; nothing when it never was.
    [[nodiscard]] std::optional<world::FileMark> mark(world::Address address) const;
    /// Replaces a chunk's content; null: as it is when it has no file.
    void replace(world::Address address, ChunkPointer chunk);

    /// Chunks whose content differs from what was last read or written, in order (N54).
    [[nodiscard]] const AddressSet& dirty() const { return m_dirty; }
    [[nodiscard]] bool isDirty(world::Address address) const { return m_dirty.contains(address); }
    /// What a save of a dirty chunk writes; `content` is kept apart, so that a worker can print it.
    struct Unsaved
    {
        world::Address address;
        ChunkPointer content;
        world::FileMark expected;
        bool keepOriginal = false;
    };
    [[nodiscard]] std::vector<Unsaved> unsaved() const;
    /// Notes that a chunk was written: this content, these bytes.
    void written(world::Address address, ChunkPointer content, const world::FileMark& mark);

    /// Takes chunks that a worker read; those that are known already stay as they are. Returns the others.
    std::vector<world::Address> take(std::vector<ReadChunk> read);
    /// The same for one chunk; whether it was not known. What there was to say of it stays with `read`, for
    /// its owner to free.
    bool take(ReadChunk&& read);
    /// Takes a file's new state for the one that was last read. A clean chunk becomes it; a dirty one keeps
    /// its content, unless that is given up. What there was to say of the file stays (see takeFindings()).
    void renew(ReadChunk read, bool givesUp);
    /// Takes what there is to say of files in the place of what was said of them.
    void takeFindings(const std::set<std::string>& files, const core::FindingList& findings);

    /// Takes what is known of the whole world. Chunks that were read or changed meanwhile stay as they are.
    void adopt(WorldIndex index);
    [[nodiscard]] bool isIndexed() const { return m_index != nullptr; }
    /// What adopt() took, with what was forgotten since as it was then; null before.
    [[nodiscard]] std::shared_ptr<const WorldIndex> index() const { return m_index; }
    /// The stack of the world's files (N40); before adopt() that of the chunks that were read.
    [[nodiscard]] world::HeightStack stack() const;
    /// Room layer numbers in use anywhere, in order; before adopt() in the chunks that were read.
    [[nodiscard]] std::vector<std::int64_t> roomLayers() const;

    /// About how much memory the chunks take, in bytes.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    /// Forgets clean chunks until at most `budget` bytes are left; those that `keep` is true of stay. Looks
    /// at no more than `most` chunks, and goes on behind them when it is called again.
    void shrink(std::size_t budget, const std::function<bool(world::Address)>& keep, std::size_t most);

    /// What reading the chunks had to say, in the order of their reading.
    [[nodiscard]] const core::FindingList& findings() const { return m_findings; }
    /// The first error of them, without a look through them; nothing where there is none.
    [[nodiscard]] std::optional<core::Code> firstError() const { return m_firstError; }

private:
    struct Entry
    {
        world::FileMark mark;
        bool unreadable = false;
        bool newer = false;
        bool lossy = false;
        ChunkPointer current;             // null: missing
        ChunkPointer saved;               // null: no file
        std::optional<ChunkPointer> lost; // see lost()
        std::size_t bytes = 0;
    };
    [[nodiscard]] Entry& entry(world::Address address);
    [[nodiscard]] static Entry entryOf(ReadChunk& read);
    [[nodiscard]] static world::ChunkLook lookAt(const Entry& entry);
    Entry& insert(ReadChunk& read);
    /// Whether the index knows the file as it is.
    [[nodiscard]] bool isSummarized(world::Address address, const Entry& known) const;
    void summarize(world::Address address, const Entry& known);
    void setCurrent(world::Address address, Entry& entry, ChunkPointer chunk);
    void noteState(world::Address address, Entry& entry);
    void noteFindings(const ReadChunk& read);
    [[nodiscard]] WorldIndex& ownIndex();
    [[nodiscard]] std::vector<std::int64_t> countedLayers(world::Address address) const;
    void count(const std::vector<std::int64_t>& layers, std::int64_t change);

    const world::Store& m_store;
    std::unordered_map<world::Address, Entry> m_entries;
    AddressSet m_dirty;
    AddressSet m_added;   // not missing, but not listed when the store was opened
    AddressSet m_removed; // the other way round
    AddressSet m_unreadable;
    AddressSet m_newer;
    std::size_t m_bytes = 0;
    world::Address m_lookedAt; // where shrink() goes on
    core::FindingList m_findings;
    std::optional<core::Code> m_firstError;          // of m_findings
    std::shared_ptr<WorldIndex> m_index;             // changed only where nobody else has it: see ownIndex()
    std::map<std::int64_t, std::int64_t> m_layerUse; // number -> chunks that have it
};

} // namespace chartroom::model
