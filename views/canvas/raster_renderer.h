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
    /// Where the plan is for a part of the frame, the rest stays as it was drawn last; the size must then be
    /// that of the last frame. A copy that somebody keeps of the image costs a copy of its pixels.
    QImage& render(const FramePlan& frame, const ShadePlan& shading, QSize size,
                   ShadedTiles::Pace pace = ShadedTiles::Pace::AtOnce);
    /// Whether coarser tiles stand in for some that are not shaded yet: prepareMore() while there is time,
    /// and render() again when nothing is left.
    [[nodiscard]] bool hasMore() const { return m_shaded.hasMore(); }
    /// A few milliseconds' work for the next frame.
    void prepareMore() { m_shaded.shadeMore(m_crew); }
    /// What was drawn last.
    [[nodiscard]] QImage& image() { return m_image; }

private:
    Crew m_crew;
    ShadedTiles m_shaded;
    QImage m_image;
};

} // namespace chartroom::canvas
