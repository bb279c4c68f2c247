#pragma once

#include "views/world/state/world_view_state.h"

#include <QPoint>
#include <QRect>
#include <QRegion>

#include <vector>

namespace chartroom::views {

/// Tiles of shapes, in world coordinates.

/// The smallest rectangle that holds both tiles.
[[nodiscard]] QRect rectangleOf(QPoint a, QPoint b);
/// A straight line with both ends.
[[nodiscard]] std::vector<QPoint> lineTiles(QPoint from, QPoint to);
/// The rim of a circle.
[[nodiscard]] std::vector<QPoint> circleTiles(QPoint centre, int radius);
/// What a brush covers around a tile. Even sizes reach one tile further to the right and down.
[[nodiscard]] std::vector<QPoint> dabTiles(QPoint centre, const BrushForm& brush);
/// What a brush covers on its way over tiles, each tile once; of a brush of more than one tile row by row.
[[nodiscard]] std::vector<QPoint> brushedTiles(const std::vector<QPoint>& way, const BrushForm& brush);
/// Those of some tiles that lie in a region, in their order.
[[nodiscard]] std::vector<world::Tile> tilesIn(const std::vector<QPoint>& tiles, const QRegion& region);

} // namespace chartroom::views
