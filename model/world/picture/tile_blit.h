#pragma once

#include "model/world/picture/placed_chunk.h"

#include <span>

namespace chartroom::model {

/// A picture of cells at a level below 0 in the making: `1 << shift` pixels a cell.
struct CellCanvas
{
    CellArea area;
    int shift = 0;
    std::span<QRgb> pixels;

    [[nodiscard]] int width() const { return static_cast<int>(area.width) << shift; }
    [[nodiscard]] int height() const { return static_cast<int>(area.height) << shift; }
    /// The top left pixel of a cell, which must be inside.
    [[nodiscard]] QRgb* cell(std::int64_t x, std::int64_t y) const
    {
        return pixels.data() + ((y - area.y) << shift) * width() + ((x - area.x) << shift);
    }
};

/// Lays a tile over a cell.
void blitTile(const CellCanvas& canvas, std::int64_t x, std::int64_t y, const TileArt& tile, int opacity,
              int light);

/// Lays the room layers of chunks over their cells, inside the canvas.
void blitRooms(const CellCanvas& canvas, const std::vector<PlacedChunk>& chunks, const WorldLook& look,
               const SymbolArt& art);
/// Lays one storey's patches over their cells. Returns whether there was one.
bool blitStorey(const CellCanvas& canvas, const std::vector<PlacedChunk>& chunks, int storey,
                const WorldLook& look, const SymbolArt& art);
/// The storeys of the chunks, lowest first.
[[nodiscard]] std::vector<int> storeysOf(const std::vector<PlacedChunk>& chunks);

} // namespace chartroom::model
