#include "model/world/picture/world_painter.h"

#include "model/world/picture/cell_colors.h"
#include "model/world/picture/relief.h"

#include <algorithm>

namespace chartroom::model {

WorldPainter::WorldPainter(std::shared_ptr<const SymbolArt> art, WorldLook look)
    : m_art(std::move(art))
    , m_look(std::move(look))
{}

void WorldPainter::paint(const CellArea& area, int level, const world::ChunkSource& chunks,
                         std::span<QRgb> out) const
{
    if (level >= 0) {
        paintColors(area, level, chunksIn(area, m_look, *m_art, chunks), m_look, *m_art, out);
        return;
    }
    std::ranges::fill(out, 0U);
    const CellCanvas canvas{area, -level, out};
    const bool relief = m_look.style.relief && canvas.shift >= reliefShift;
    const CellArea around{area.x - 1, area.y - 1, area.width + 2, area.height + 2};
    const auto placed = chunksIn(relief ? around : area, m_look, *m_art, chunks);
    blitRooms(canvas, placed, m_look, *m_art);
    if (relief) {
        paintRelief(canvas, placed, m_look, *m_art);
        return;
    }
    for (const int storey : storeysOf(placed))
        blitStorey(canvas, placed, storey, m_look, *m_art);
}

} // namespace chartroom::model
