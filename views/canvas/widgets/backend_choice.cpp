#include "views/canvas/widgets/backend_choice.h"

#include "views/canvas/widgets/gl_probe.h"
#include "views/canvas/widgets/gl_view.h"
#include "views/canvas/widgets/raster_view.h"

namespace chartroom::canvas {

CanvasWidget::Backend possibleBackend(CanvasWidget::Backend asked)
{
    using Backend = CanvasWidget::Backend;
    if (asked == Backend::Raster)
        return Backend::Raster;
    const GlProbe& probe = probeOpenGl();
    const bool wanted = asked == Backend::OpenGl || !probe.software;
    return probe.usable && wanted ? Backend::OpenGl : Backend::Raster;
}

std::unique_ptr<CanvasBackend> makeBackend(CanvasWidget::Backend kind, CanvasState& state, QWidget* parent)
{
    if (kind == CanvasWidget::Backend::OpenGl)
        return std::make_unique<GlView>(state, parent);
    return std::make_unique<RasterView>(state, parent);
}

} // namespace chartroom::canvas
