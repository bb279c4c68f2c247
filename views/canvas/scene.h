#pragma once

#include "views/canvas/layer.h"
#include "views/canvas/overlay.h"
#include "views/canvas/shading.h"
#include "views/canvas/tile_source.h"

#include <memory>
#include <vector>

namespace chartroom::canvas {

/// Everything a canvas shows: where the tiles come from, which layers are made of them, how, and what lies
/// over them. Cheap to copy.
struct Scene
{
    std::shared_ptr<const TileSource> source; ///< null: an empty canvas
    std::vector<Layer> layers;                ///< bottom first
    Shading shading;
    std::vector<Overlay> overlays; ///< bottom first
    GridStyle grid;

    /// The first layer of a kind, or null.
    [[nodiscard]] Layer* layer(LayerKind kind);
    [[nodiscard]] const Layer* layer(LayerKind kind) const;
    /// The overlay of an id, or null.
    [[nodiscard]] Overlay* overlay(const QString& id);
};

} // namespace chartroom::canvas
