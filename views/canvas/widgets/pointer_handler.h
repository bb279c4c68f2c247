#pragma once

#include <QPoint>
#include <QPointF>
#include <Qt>

#include <optional>

namespace chartroom::canvas {

/// A press, a move or a release of the pointer on a canvas that was no gesture of the canvas itself (panning,
/// zoom box).
struct PointerEvent
{
    QPointF map;                           ///< map coordinates
    std::optional<QPoint> pixel;           ///< the map pixel, inside the map only
    Qt::MouseButton button = Qt::NoButton; ///< that changed; none for a move
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
};

/// What a tool is to the canvas. Each function says whether it used the event; what is not used goes on to
/// the canvas (a left drag pans, a right click asks for a menu).
class PointerHandler
{
public:
    PointerHandler() = default;
    PointerHandler(const PointerHandler&) = delete;
    PointerHandler& operator=(const PointerHandler&) = delete;
    virtual ~PointerHandler() = default;

    [[nodiscard]] virtual bool pointerPressed(const PointerEvent& event) = 0;
    [[nodiscard]] virtual bool pointerMoved(const PointerEvent& event) = 0;
    [[nodiscard]] virtual bool pointerReleased(const PointerEvent& event) = 0;
    /// Shift or Alt and the wheel, in notches: for sizes and turns.
    [[nodiscard]] virtual bool wheelTurned(double /*notches*/, Qt::KeyboardModifiers /*modifiers*/)
    {
        return false;
    }
    /// The gesture was taken away (focus lost, another back end): forget it.
    virtual void gestureLost() {}
};

} // namespace chartroom::canvas
