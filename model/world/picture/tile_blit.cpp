#include "model/world/picture/tile_blit.h"

#include "model/world/picture/cell_colors.h"
#include "model/world/picture/pixel_blend.h"

#include <algorithm>
#include <cstring>

namespace chartroom::model {

namespace {

/// Calls `cell(x, y, symbol)`, in world tiles, for each cell that a sheet has inside a canvas.
template<class Cell>
void forCells(const CellCanvas& canvas, const PlacedChunk& placed, const PaintSheet& sheet,
              std::int64_t chunkWidth, const Cell& cell)
{
    // From world tiles to those of the chunk.
    const std::int64_t shiftX = placed.localX - placed.part.x;
    const std::int64_t shiftY = placed.localY - placed.part.y;
    const std::int64_t left = std::max(placed.part.x, canvas.area.x);
    const std::int64_t right = std::min(placed.part.x + placed.part.width, canvas.area.x + canvas.area.width);
    const std::int64_t top = std::max(placed.part.y, canvas.area.y);
    const std::int64_t bottom =
        std::min(placed.part.y + placed.part.height, canvas.area.y + canvas.area.height);
    for (std::int64_t y = top; y < bottom; ++y) {
        const PaintSheet::Run run = sheet.row(y + shiftY, chunkWidth);
        const std::int64_t begin = std::max(left + shiftX, run.x);
        const std::int64_t end =
            std::min(right + shiftX, run.x + static_cast<std::int64_t>(run.cells.size()));
        for (std::int64_t x = begin; x < end; ++x)
            cell(x - shiftX, y, run.cells[static_cast<std::size_t>(x - run.x)]);
    }
}

} // namespace

void blitTile(const CellCanvas& canvas, std::int64_t x, std::int64_t y, const TileArt& tile, int opacity,
              int light)
{
    const int side = 1 << canvas.shift;
    const QRgb* from = tile.pixels(canvas.shift);
    QRgb* to = canvas.cell(x, y);
    const bool plain = tile.isOpaque() && opacity >= fullOpacity && light == 0;
    std::array<QRgb, 1 << TileArt::maxShift> row;
    for (int i = 0; i < side; ++i, from += side, to += canvas.width()) {
        if (plain) {
            std::memcpy(to, from, static_cast<std::size_t>(side) * sizeof(QRgb));
            continue;
        }
        for (int p = 0; p < side; ++p)
            row[static_cast<std::size_t>(p)] = light > 0 ? lightened(from[p], light) : from[p];
        overRow({to, static_cast<std::size_t>(side)}, row.data(), opacity);
    }
}

void blitRooms(const CellCanvas& canvas, const std::vector<PlacedChunk>& chunks, const WorldLook& look,
               const SymbolArt& art)
{
    const TileArt* const hole = canvas.shift >= TileArt::glyphShift ? &art.hole() : nullptr;
    for (const PlacedChunk& placed : chunks) {
        for (const PaintSheet& sheet : placed.sheets) {
            if (!sheet.room)
                continue;
            const bool base = sheet.isBase();
            const auto tileOf = [&](char16_t symbol) -> const TileArt* {
                if (symbol == u' ')
                    return base ? hole : nullptr;
                return base && symbol == u'.' ? placed.background : &art.of(symbol);
            };
            forCells(canvas, placed, sheet, look.chunkSize.width,
                     [&](std::int64_t x, std::int64_t y, char16_t symbol) {
                         if (const TileArt* tile = tileOf(symbol))
                             blitTile(canvas, x, y, *tile, sheet.opacity, 0);
                     });
        }
    }
}

bool blitStorey(const CellCanvas& canvas, const std::vector<PlacedChunk>& chunks, int storey,
                const WorldLook& look, const SymbolArt& art)
{
    bool any = false;
    const int light = storeyLight(storey, look.style.relief);
    for (const PlacedChunk& placed : chunks) {
        for (const PaintSheet& sheet : placed.sheets) {
            if (!sheet.patch || sheet.storey != storey)
                continue;
            forCells(canvas, placed, sheet, look.chunkSize.width,
                     [&](std::int64_t x, std::int64_t y, char16_t symbol) {
                         if (symbol == u' ')
                             return;
                         any = true;
                         blitTile(canvas, x, y, art.of(symbol), sheet.opacity, light);
                     });
        }
    }
    return any;
}

std::vector<int> storeysOf(const std::vector<PlacedChunk>& chunks)
{
    std::vector<int> result;
    for (const PlacedChunk& placed : chunks) {
        for (const PaintSheet& sheet : placed.sheets) {
            if (sheet.patch)
                result.push_back(sheet.storey);
        }
    }
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

} // namespace chartroom::model
