#pragma once

#include "views/canvas/crew.h"
#include "views/canvas/frame_plan.h"
#include "views/canvas/shade_plan.h"
#include "views/canvas/shaded_tiles.h"

#include <QImage>

namespace chartroom::canvas {

/// The CPU back end: shades what comes into view and puts the frame together, on all threads.
class RasterRenderer
{
public:
    /// Draws a planned frame of `size` screen pixels, without overlays (the caller may paint them into it).
    /// The image is a copy made of it meanwhile costs a copy of the pixels.
    QImage& render(const FramePlan& frame, const ShadePlan& shading, QSize size);

private:
    Crew m_crew;
    ShadedTiles m_shaded;
    QImage m_image;
};

} // namespace chartroom::canvas
