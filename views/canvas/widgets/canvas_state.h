#pragma once

#include "views/canvas/camera.h"
#include "views/canvas/label_pictures.h"
#include "views/canvas/scene.h"
#include "views/canvas/shade_plan.h"
#include "views/canvas/tile_cache.h"

namespace chartroom::canvas {

/// What a canvas shows, shared by its back end, its minimap and its navigation. Belongs to the CanvasWidget.
struct CanvasState
{
    Camera camera;
    Scene scene;
    ShadePlan shading; ///< of the scene's layers
    TileCache cache;
    LabelPictures labels;

    /// The part of the map that there is something in, in map pixels.
    [[nodiscard]] QRect heart() const { return scene.source ? scene.source->heart() : camera.bounds(); }
    /// Shows all that there is, as large as it fits. What is empty around it is not looked at.
    void fit() { camera.show(QRectF(heart())); }
};

} // namespace chartroom::canvas
