#pragma once

#include "formats/core/result.h"
#include "formats/world/operations/draft.h"

#include <set>
#include <utility>

namespace chartroom::world {

/// Writes cells of one room layer of a draft: the one gate of all painting. Chunks and layers that are
/// missing are made when a cell needs them; rows that were written are mended at the end (W8).
class CellPainter
{
public:
    CellPainter(Draft& draft, std::int64_t layer)
        : m_draft(draft)
        , m_layer(layer)
        , m_size(draft.info().chunkSize)
    {}

    /// Sets a cell to what a file may hold there. Emptying a cell of a layer that the chunk lacks adds
    /// nothing (W13).
    [[nodiscard]] core::Result<void> set(Tile tile, char16_t cell);
    /// Makes lone surrogate halves pads, in the rows that were written.
    void finish();

private:
    [[nodiscard]] core::Result<void> enter(Address chunk, bool emptying);

    Draft& m_draft;
    std::int64_t m_layer;
    ChunkSize m_size;
    std::set<std::pair<RoomLayer*, std::int64_t>> m_rows; // layer, local y
    std::pair<RoomLayer*, std::int64_t> m_lastRow{nullptr, 0};
    // The chunk that was written last: strokes rarely change it.
    Address m_chunk;
    RoomLayer* m_target = nullptr;
    bool m_entered = false;
};

/// Refuses (`edit.size`) what would touch chunks of more than maximumDocumentCells cells.
[[nodiscard]] core::Result<void> checkSpan(Tile tile, std::int64_t width, std::int64_t height,
                                           ChunkSize size);

} // namespace chartroom::world
