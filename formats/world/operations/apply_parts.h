#pragma once

#include "formats/core/result.h"
#include "formats/world/operations/draft.h"
#include "formats/world/operations/operation.h"

// How each operation changes a draft; apply() chooses, nobody else includes this.
namespace chartroom::world {

/// What an edit ends with that nobody wants any more; whoever gave it up knows better.
[[nodiscard]] core::Message givenUp();

/// Calls `change(Chunk&)`, which returns a result, for each chunk that a filter reaches and that
/// `wanted(const Chunk&)` accepts: those that may be edited.
template<class Wanted, class Change>
[[nodiscard]] core::Result<void> inChunks(Draft& draft, const ChunkFilter& filter, Wanted&& wanted,
                                          Change&& change)
{
    for (const Address address : draft.candidates(filter)) {
        if (draft.isGivenUp())
            return givenUp();
        const auto look = draft.look(address);
        if (look.state != ChunkLook::State::Editable || !wanted(*look.chunk))
            continue;
        auto chunk = draft.edit(address);
        if (!chunk)
            return chunk.error();
        if (core::Result<void> done = change(**chunk); !done)
            return done;
    }
    return {};
}

core::Result<void> applyOne(const Paint&, Draft&);
core::Result<void> applyOne(const Erase&, Draft&);
core::Result<void> applyOne(const Hole&, Draft&);
core::Result<void> applyOne(const Rectangle&, Draft&);
core::Result<void> applyOne(const Fill&, Draft&);
core::Result<void> applyOne(const Stroke&, Draft&);
core::Result<void> applyOne(const Stamp&, Draft&);
core::Result<void> applyOne(const Replace&, Draft&);
core::Result<void> applyOne(const PaintHeight&, Draft&);
core::Result<void> applyOne(const EraseHeight&, Draft&);
core::Result<void> applyOne(const StrokeHeight&, Draft&);
core::Result<void> applyOne(const AddHeightLayer&, Draft&);
core::Result<void> applyOne(const RenameHeightLayer&, Draft&);
core::Result<void> applyOne(const DuplicateHeightLayer&, Draft&);
core::Result<void> applyOne(const DeleteHeightLayer&, Draft&);
core::Result<void> applyOne(const MoveHeightLayer&, Draft&);
core::Result<void> applyOne(const RenumberStack&, Draft&);
core::Result<void> applyOne(const DeleteRoomLayer&, Draft&);
core::Result<void> applyOne(const MoveRoomLayer&, Draft&);
core::Result<void> applyOne(const RenameRoomLayer&, Draft&);
core::Result<void> applyOne(const DuplicateRoomLayer&, Draft&);
core::Result<void> applyOne(const MoveChunk&, Draft&);
core::Result<void> applyOne(const DuplicateChunk&, Draft&);
core::Result<void> applyOne(const TransformChunk&, Draft&);
core::Result<void> applyOne(const ClearChunk&, Draft&);
core::Result<void> applyOne(const FillBackground&, Draft&);
core::Result<void> applyOne(const PlaceInstance&, Draft&);
core::Result<void> applyOne(const MoveInstance&, Draft&);
core::Result<void> applyOne(const DeleteInstance&, Draft&);
core::Result<void> applyOne(const EditInstance&, Draft&);
core::Result<void> applyOne(const SetBookmark&, Draft&);
core::Result<void> applyOne(const DeleteBookmark&, Draft&);
core::Result<void> applyOne(const SetWorld&, Draft&);
core::Result<void> applyOne(const Restore&, Draft&);
core::Result<void> applyOne(const Group&, Draft&);

/// Makes room for a room layer in a chunk and returns its index; refused (`edit.layer.too-many`) where the
/// chunk's file could not be read again.
[[nodiscard]] core::Result<std::size_t> addLayer(Chunk& chunk, std::int64_t number);
/// Refuses with a code and one argument.
[[nodiscard]] core::Message refusal(core::Code code, std::string_view argument, std::string value);

} // namespace chartroom::world
