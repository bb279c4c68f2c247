#pragma once

#include "views/canvas/camera.h"
#include "views/canvas/tile.h"
#include "views/canvas/tile_cache.h"

#include <QRect>

#include <memory>
#include <optional>
#include <vector>

namespace chartroom::canvas {

/// A part of the screen that one tile covers.
struct FrameItem
{
    std::shared_ptr<const Tile> tile;
    TileKey key;  ///< of that tile: of the frame's level, or coarser while the right tile is not here yet
    QRect screen; ///< screen pixels
};

/// Which tile's which cell every screen pixel shows. Both back ends draw by it, so that they agree: sampling
/// is integer arithmetic done here once, not float arithmetic in a shader.
struct FramePlan
{
    int level = 0;
    QRect map;         ///< the screen pixels that show the map
    QRect part;        ///< the screen pixels that items, blank and missing are about
    bool whole = true; ///< the part is all of the screen
    /// The cell (of `level`) under the middle of each screen column and row. Meaningful inside `map`.
    std::vector<int> columns;
    std::vector<int> rows;
    std::vector<FrameItem> items;
    std::vector<QRect> blank;     ///< map parts for which there is no tile at all yet
    std::vector<TileKey> missing; ///< tiles that would make the frame better, nearest to the middle first

    /// An item's first cell and number of cells along x, counted inside its tile.
    struct Span
    {
        int first = 0;
        int count = 0;
    };
    [[nodiscard]] Span cellsAcross(const FrameItem& item) const;
    /// The cell inside an item's tile under a screen column or row.
    [[nodiscard]] int cellX(const FrameItem& item, int column) const;
    [[nodiscard]] int cellY(const FrameItem& item, int row) const;
};

/// The level whose cells come nearest to one screen pixel.
[[nodiscard]] int levelForScale(double scale, int minLevel, int maxLevel);

/// Plans a frame with what the cache has or can have at once; with `only` just those screen pixels of the
/// frame that was planned last.
[[nodiscard]] FramePlan planFrame(const Camera& camera, TileCache& cache,
                                  const std::optional<QRect>& only = {});

} // namespace chartroom::canvas
