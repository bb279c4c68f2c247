#pragma once

#include "formats/core/finding.h"
#include "formats/core/task.h"
#include "formats/world/height_stack.h"
#include "formats/world/store/store.h"

#include <functional>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace chartroom::model {

/// One chunk file in short.
struct ChunkSummary
{
    enum class State : std::uint8_t { Editable, Newer, Unreadable };

    world::FileMark mark;
    State state = State::Unreadable;
    std::uint32_t layers = 0; ///< see WorldIndex::layerSet()
    std::uint32_t patches = 0;
    std::uint32_t instances = 0;
};

/// Called with every readable chunk while an index is made, from several threads at once.
using ChunkVisitor = std::function<void(const world::Chunk&)>;

/// What must be known of a whole world's files: the height stack, the room layers in use, what each file is
/// and what is wrong with it (N40). Immutable once made; a few dozen bytes a chunk.
class WorldIndex
{
public:
    /// Reads every chunk file of the store on all processors. Nothing when it was cancelled.
    [[nodiscard]] static std::optional<WorldIndex> read(const world::Store& store, const core::Task& task,
                                                        const ChunkVisitor& visit = {});

    /// The summary of a chunk; null when it had no file.
    [[nodiscard]] const ChunkSummary* find(world::Address address) const;
    /// Replaces a chunk's summary; a file that is gone has none.
    void set(world::Address address, ChunkSummary summary, std::vector<std::int64_t> layers);
    void remove(world::Address address) { m_chunks.erase(address); }
    [[nodiscard]] const std::unordered_map<world::Address, ChunkSummary>& chunks() const { return m_chunks; }
    /// The room layer numbers of a summary, in order.
    [[nodiscard]] const std::vector<std::int64_t>& layerSet(const ChunkSummary& chunk) const
    {
        return m_layerSets[chunk.layers];
    }
    [[nodiscard]] const world::StackCollector& stack() const { return m_stack; }
    /// The names of the room layers, by number; layers without a name are left out. A name is the same in
    /// every chunk that has the layer (N43).
    [[nodiscard]] const std::map<std::int64_t, std::string>& roomNames() const { return m_roomNames; }
    /// What reading the files had to say, by address.
    [[nodiscard]] const core::FindingList& findings() const { return m_findings; }

private:
    std::unordered_map<world::Address, ChunkSummary> m_chunks;
    std::vector<std::vector<std::int64_t>> m_layerSets;
    world::StackCollector m_stack;
    std::map<std::int64_t, std::string> m_roomNames;
    core::FindingList m_findings;
};

/// A readable chunk in short.
[[nodiscard]] ChunkSummary summaryOf(const world::Chunk& chunk, const world::FileMark& mark, bool newer);
/// The room layer numbers of a chunk, in order.
[[nodiscard]] std::vector<std::int64_t> layerNumbers(const world::Chunk& chunk);

} // namespace chartroom::model
