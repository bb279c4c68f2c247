#pragma once

#include "views/canvas/shade_plan.h"
#include "views/canvas/tile.h"

#include <span>

namespace chartroom::canvas {

/// Colours a run of one tile row's cells: `out.size()` cells from (`first`, `row`) on, opaque. At most
/// tileSize cells. `level` is the tile's. The raster back end's inner loop.
void shadeRow(const ShadePlan& plan, const Tile& tile, int level, int row, int first, std::span<QRgb> out);

/// Puts `cells[(columns[i] >> shift) - first]` into `out[i]`: enlarges or reduces a shaded row to screen
/// pixels.
void spreadRow(const QRgb* cells, std::span<const int> columns, int shift, int first, QRgb* out);

} // namespace chartroom::canvas
