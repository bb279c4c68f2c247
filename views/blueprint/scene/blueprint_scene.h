#pragma once

#include "model/blueprint/map_cells.h"
#include "model/blueprint/snapshot.h"
#include "views/blueprint/scene/blueprint_tile_source.h"
#include "views/canvas/scene.h"

#include <memory>
#include <optional>

namespace chartroom::views {

/// The layers of a blueprint as they are at first, bottom first: height, biome and relief, depth, water
/// bodies, water surface, outlines. Those of grids that the map lacks are there too and draw nothing.
[[nodiscard]] std::vector<canvas::Layer> defaultLayers();

/// Colours and ranges for a map: the palette's biome colours, the file's sea level, the water levels and
/// depths that occur in its table of water bodies, and the heights' range.
[[nodiscard]] canvas::Shading blueprintShading(const model::Snapshot& snapshot,
                                               const std::optional<model::HeightRange>& heights);

/// The first level of a map, sampled: what a first view takes its time for.
struct BlueprintSample
{
    int level = 0;
    std::shared_ptr<const model::CellPlanes> cells; ///< null where the file has no grid
    std::optional<model::HeightRange> heights;
    /// Only the grids of the layers that are seen at first were sampled, not all that there are.
    bool partial = false;
};
/// Meant for a worker thread.
[[nodiscard]] BlueprintSample firstSample(const model::Snapshot& snapshot);

/// A whole scene with a sampled first level: what can be shown at once. Null source where the file has no
/// grid.
struct BlueprintView
{
    canvas::Scene scene;
    std::shared_ptr<BlueprintTileSource> source;
    bool partial = false; ///< as the sample
};
/// Meant for a worker thread.
[[nodiscard]] BlueprintView firstView(const model::SnapshotPtr& snapshot);
[[nodiscard]] BlueprintView firstView(const model::SnapshotPtr& snapshot, const BlueprintSample& sample);

} // namespace chartroom::views
