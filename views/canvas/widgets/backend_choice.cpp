#include "views/canvas/widgets/backend_choice.h"

#include "views/canvas/widgets/raster_view.h"

namespace chartroom::canvas {

CanvasWidget::Backend possibleBackend(CanvasWidget::Backend)
{
    return CanvasWidget::Backend::Raster;
}

std::unique_ptr<CanvasBackend> makeBackend(CanvasWidget::Backend, CanvasState& state, QWidget* parent)
{
    return std::make_unique<RasterView>(state, parent);
}

} // namespace chartroom::canvas
