#pragma once

#include "model/world/picture/paint_sheets.h"
#include "model/world/picture/world_painter.h"

#include <memory>
#include <vector>

namespace chartroom::model {

/// A chunk with the part of an area that it owns.
struct PlacedChunk
{
    std::shared_ptr<const world::Chunk> chunk;
    std::vector<PaintSheet> sheets;
    const TileArt* background = nullptr; ///< what a dot of layer 0 is; null: nothing
    CellArea part;                       ///< in world tiles, inside the area; not empty
    std::int64_t localX = 0;             ///< of the part's corner in the chunk
    std::int64_t localY = 0;
};

/// The chunks that there are in an area, row by row.
[[nodiscard]] std::vector<PlacedChunk> chunksIn(const CellArea& area, const WorldLook& look,
                                                const SymbolArt& art, const world::ChunkSource& chunks);

} // namespace chartroom::model
