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
};

} // namespace chartroom::canvas
