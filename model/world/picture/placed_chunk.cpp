#include "model/world/picture/placed_chunk.h"

#include <algorithm>

namespace chartroom::model {

std::vector<PlacedChunk> chunksIn(const CellArea& area, const WorldLook& look, const SymbolArt& art,
                                  const world::ChunkSource& chunks)
{
    std::vector<PlacedChunk> result;
    const world::ChunkSize size = look.chunkSize;
    const world::Address first = world::addressOf({area.x, area.y}, size).chunk;
    const world::Address last =
        world::addressOf({area.x + area.width - 1, area.y + area.height - 1}, size).chunk;
    for (std::int64_t y = first.y; y <= last.y; ++y) {
        for (std::int64_t x = first.x; x <= last.x; ++x) {
            auto chunk = chunks({x, y});
            if (!chunk)
                continue;
            const world::Tile origin = world::originOf({x, y}, size);
            const std::int64_t left = std::max(area.x, origin.x);
            const std::int64_t top = std::max(area.y, origin.y);
            const std::int64_t right = std::min(area.x + area.width, origin.x + size.width);
            const std::int64_t bottom = std::min(area.y + area.height, origin.y + size.height);
            PlacedChunk placed;
            placed.sheets = sheetsOf(*chunk, look);
            placed.background =
                art.ofId(chunk->backgroundTileId.empty() ? look.background : chunk->backgroundTileId);
            placed.part = {left, top, right - left, bottom - top};
            placed.localX = left - origin.x;
            placed.localY = top - origin.y;
            placed.chunk = std::move(chunk);
            result.push_back(std::move(placed));
        }
    }
    return result;
}

} // namespace chartroom::model
