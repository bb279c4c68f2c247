#pragma once

#include "views/canvas/widgets/canvas_widget.h"
#include "views/common/preferences.h"

#include <optional>

namespace chartroom::canvas {

/// The back end that the user's settings ask for.
[[nodiscard]] CanvasWidget::Backend backendOf(views::CanvasBackend choice);

/// Keeps a canvas with the user's settings: a back end that is chosen there is taken at once, also
/// "Automatic". Other settings that change do not take back what was chosen for this canvas alone.
class BackendPreference
{
public:
    void apply(views::CanvasBackend choice, CanvasWidget& canvas);

private:
    std::optional<views::CanvasBackend> m_applied;
};

} // namespace chartroom::canvas
