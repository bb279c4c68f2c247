#pragma once

#include "model/blueprint/cell_planes.h"

namespace chartroom::model {

/// A rectangle of cells of one level.
struct CellRect
{
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
};

/// Cells of level 0 or 1, read from the map by the pyramid's rules, with the true neighbours in the rim (at
/// the map's edge the nearest cell repeated). `rect` lies inside the level and is not empty.
[[nodiscard]] CellPlanes readCells(const GridSet& grids, int level, const CellRect& rect);

/// A whole level got quickly by looking at one pixel a cell (its first). Not what the pyramid's rules give: a
/// first look until the pyramid is there. Works on all threads.
[[nodiscard]] CellPlanes sampleLevel(const GridSet& grids, int level);

/// The least and the greatest finite height among cells, single ones left out that lie far from all others:
/// colours stretched over such a value would show nothing else. Nothing when there is no finite height.
struct HeightRange
{
    float low = 0;
    float high = 0;
};
[[nodiscard]] std::optional<HeightRange> heightRange(const CellPlanes& cells);

} // namespace chartroom::model
