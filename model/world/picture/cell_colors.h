#pragma once

#include "model/world/picture/placed_chunk.h"

#include <span>

namespace chartroom::model {

/// How much a storey is brought nearer to white, in 256ths.
[[nodiscard]] int storeyLight(int storey, bool relief);

/// The level-0 colours of one row of a placed chunk's part, `row` counted from the part's top.
void paintRow(const PlacedChunk& placed, std::int64_t row, const WorldLook& look, const SymbolArt& art,
              std::span<QRgb> out);

/// Paints an area at a level of 0 to 3.
void paintColors(const CellArea& area, int level, const std::vector<PlacedChunk>& chunks,
                 const WorldLook& look, const SymbolArt& art, std::span<QRgb> out);

} // namespace chartroom::model
