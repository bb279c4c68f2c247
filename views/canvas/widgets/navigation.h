#pragma once

#include "views/canvas/camera.h"

#include <QPointF>
#include <Qt>

#include <optional>

class QKeyEvent;
class QWheelEvent;

namespace chartroom::canvas {

/// Turns wheel, keys and drags into movements of a camera. Positions are screen pixels. Says for each event
/// whether it used it.
class Navigation
{
public:
    explicit Navigation(Camera& camera)
        : m_camera(camera)
    {}

    /// The wheel zooms at the pointer, finer with Ctrl; with `swapped` it scrolls, and zooms with Ctrl.
    [[nodiscard]] bool wheel(const QWheelEvent& event, QPointF screen);
    /// The arrow keys pan, faster with Shift.
    [[nodiscard]] bool key(const QKeyEvent& event, double pixelRatio);

    void beginDrag(QPointF screen) { m_drag = screen; }
    /// Moves the map with the pointer while a drag is on.
    [[nodiscard]] bool drag(QPointF screen);
    void endDrag() { m_drag.reset(); }
    [[nodiscard]] bool isDragging() const { return m_drag.has_value(); }

    void setWheelSwapped(bool swapped) { m_wheelSwapped = swapped; }

private:
    Camera& m_camera;
    std::optional<QPointF> m_drag; ///< where the pointer was last
    bool m_wheelSwapped = false;
};

} // namespace chartroom::canvas
