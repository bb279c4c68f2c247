#pragma once

#include "views/canvas/widgets/canvas_backend.h"
#include "views/canvas/widgets/canvas_widget.h"

#include <memory>

namespace chartroom::canvas {

/// The back end that is used when one is asked for: OpenGL only where it was tried and works, and by itself
/// only where a GPU is behind it.
[[nodiscard]] CanvasWidget::Backend possibleBackend(CanvasWidget::Backend asked);

/// Makes a back end that possibleBackend() gave.
[[nodiscard]] std::unique_ptr<CanvasBackend> makeBackend(CanvasWidget::Backend kind, CanvasState& state,
                                                         QWidget* parent);

} // namespace chartroom::canvas
