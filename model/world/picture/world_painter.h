#pragma once

#include "formats/world/compose.h"
#include "model/world/picture/symbol_art.h"
#include "model/world/picture/world_look.h"

#include <QRgb>

#include <memory>
#include <span>

namespace chartroom::model {

/// A rectangle of world tiles.
struct CellArea
{
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;

    friend bool operator==(const CellArea&, const CellArea&) = default;
};

/// The rule for what a world looks like, shared by the canvas, the thumbnails and `chartroom render`.
///
/// A picture has levels, as a canvas has: at level k a pixel is 2^k × 2^k cells; below 0 a cell is 2^-k
/// pixels along a side. Pixels are premultiplied; where nothing is (no chunk, a hole, a dot without a
/// background tile) they are transparent and the world's background colour shows.
///
/// A cell, from below: layer 0 (a dot is the chunk's background tile, else the world's; a space is a hole,
/// which is chequered where that can be seen), the other room layers by number, then the height patches by
/// their place in the stack, each at its opacity. A tile is drawn as SymbolArt has it. At level 0 a tile is
/// its mean colour; at coarser levels a pixel is the mean of its cells.
///
/// With relief, storey i (its place in the stack, from 1) is lightened, casts a shadow to the lower right
/// that is longer the higher it is, and is blurred by `heightBlurStep` × i of 0.15 cells. Shadow and blur are
/// drawn where a cell has at least 4 pixels. Nothing is moved: a tile is drawn over its own cell.
///
/// Immutable: safe from several threads.
class WorldPainter
{
public:
    static constexpr int finestLevel = -TileArt::maxShift;
    /// Coarser pictures are made of this one's pixels (see Overview).
    static constexpr int coarsestLevel = 3;

    WorldPainter(std::shared_ptr<const SymbolArt> art, WorldLook look);

    [[nodiscard]] const WorldLook& look() const { return m_look; }
    [[nodiscard]] const std::shared_ptr<const SymbolArt>& art() const { return m_art; }

    /// Paints an area, whose sides are multiples of 2^level where that is above 1, into `out`: one value a
    /// pixel, row by row. Asks `chunks` once for each chunk that it meets (with relief, also for those around
    /// the area).
    void paint(const CellArea& area, int level, const world::ChunkSource& chunks, std::span<QRgb> out) const;

private:
    std::shared_ptr<const SymbolArt> m_art;
    WorldLook m_look;
};

} // namespace chartroom::model
