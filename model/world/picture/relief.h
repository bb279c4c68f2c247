#pragma once

#include "model/world/picture/tile_blit.h"

namespace chartroom::model {

/// From this size of a cell on, shadow and blur can be seen and are drawn.
inline constexpr int reliefShift = 2;

/// How a storey is drawn, in pixels of a cell's side; all of it stays within one cell around the storey's
/// own.
struct StoreyLook
{
    int shadowOffset = 0;
    int shadowRadius = 0;
    int blurRadius = 0;
};
[[nodiscard]] StoreyLook storeyLook(int storey, int cellSide, double blurStep);

/// Lays the storeys of chunks over a picture, each with its shadow and its blur. `chunks` reach one cell
/// beyond the picture on each side.
void paintRelief(const CellCanvas& canvas, const std::vector<PlacedChunk>& chunks, const WorldLook& look,
                 const SymbolArt& art);

} // namespace chartroom::model
