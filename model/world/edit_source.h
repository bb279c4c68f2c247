#pragma once

#include "formats/core/task.h"
#include "formats/world/operations/operation.h"
#include "model/world/chunk_cache.h"
#include "model/world/edit_step.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace chartroom::model {

/// Does an operation on a draft over a world and says what it changed; the world stays as it is. Errors:
/// `edit.*`.
[[nodiscard]] core::Result<EditStep> stepOf(const world::Operation& operation, world::WorldSource& world);

/// Whether a chunk may hold what a filter names, by what an index says of it.
[[nodiscard]] bool mayHold(const WorldIndex& index, const ChunkSummary& chunk,
                           const world::ChunkFilter& filter);

/// An edit that a worker did on a snapshot.
struct PreparedEdit
{
    EditStep step;
    std::size_t bytes = 0; ///< that the step takes (see EditStep::bytes())
    /// The edit as a line of `chartroom edit`, for the journal.
    std::string line;
    /// The files of chunks that the step changes and that the snapshot had to read.
    std::vector<ReadChunk> read;
};

/// A document's world as it was at one moment, for an edit on a worker: chunks that the document did not hold
/// are read from their files, and forgotten where the edit leaves them alone.
class WorldSnapshot final : public world::WorldSource
{
public:
    struct Content
    {
        std::shared_ptr<const world::Store> store;
        world::WorldInfo info;
        world::Bookmarks bookmarks;
        bool bookmarksEditable;
        world::HeightStack stack;
        std::vector<world::Address> addresses;
        std::vector<std::int64_t> roomLayers;
        std::unordered_map<world::Address, world::ChunkLook> known;
        std::shared_ptr<const WorldIndex> index; ///< null: none yet
    };

    explicit WorldSnapshot(Content content)
        : m_content(std::move(content))
    {}

    /// Does an edit. Errors: `edit.*`, `task.cancelled`, `file.open` (see goneMessage()).
    [[nodiscard]] core::Result<PreparedEdit> prepare(const world::Operation& operation,
                                                     const core::Task& task);
    /// The chunk that is not there although it was known to be (see WorldDocument::missed()).
    [[nodiscard]] const std::optional<world::Address>& missed() const { return m_missed; }

    [[nodiscard]] const world::WorldInfo& info() const override { return m_content.info; }
    [[nodiscard]] const world::Bookmarks& bookmarks() const override { return m_content.bookmarks; }
    [[nodiscard]] bool bookmarksEditable() const override { return m_content.bookmarksEditable; }
    [[nodiscard]] world::ChunkLook look(world::Address address) override;
    [[nodiscard]] std::vector<world::Address> addresses() override { return m_content.addresses; }
    [[nodiscard]] std::vector<world::Address> addressesIn(const world::AddressRange& range) override;
    [[nodiscard]] const world::HeightStack& stack() override { return m_content.stack; }
    [[nodiscard]] std::vector<std::int64_t> roomLayers() override { return m_content.roomLayers; }
    [[nodiscard]] bool mayHold(world::Address address, const world::ChunkFilter& filter) override;
    [[nodiscard]] bool isGivenUp() const override { return m_task.cancelled() || m_missed; }

private:
    [[nodiscard]] const ReadChunk& read(world::Address address);

    Content m_content;
    core::Task m_task;
    std::optional<world::Address> m_missed;
    world::json::Document m_scratch;
    std::optional<ReadChunk> m_last;
    // What was looked at twice in a row, which is what edits do with the chunks that they change.
    std::unordered_map<world::Address, ReadChunk> m_kept;
};

} // namespace chartroom::model
