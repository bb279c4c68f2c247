#include "views/canvas/widgets/backend_preference.h"

#include <utility>

namespace chartroom::canvas {

CanvasWidget::Backend backendOf(views::CanvasBackend choice)
{
    switch (choice) {
    case views::CanvasBackend::OpenGl:
        return CanvasWidget::Backend::OpenGl;
    case views::CanvasBackend::Raster:
        return CanvasWidget::Backend::Raster;
    case views::CanvasBackend::Automatic:
        break;
    }
    return CanvasWidget::Backend::Automatic;
}

void BackendPreference::apply(views::CanvasBackend choice, CanvasWidget& canvas)
{
    if (std::exchange(m_applied, choice) != choice)
        canvas.setBackend(backendOf(choice));
}

} // namespace chartroom::canvas
