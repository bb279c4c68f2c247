#include "views/canvas/widgets/navigation.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <cmath>

namespace chartroom::canvas {

namespace {

// The scale's factor for one notch of the wheel, in powers of two.
constexpr double notch = 1.0 / 3.0;
constexpr double fineNotch = 1.0 / 12.0;
constexpr double anglePerNotch = 120.0;
// What an arrow key moves, in logical pixels.
constexpr double arrowStep = 64.0;
constexpr double arrowFast = 5.0;

} // namespace

bool Navigation::wheel(const QWheelEvent& event, QPointF screen)
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    // With Alt held, some platforms turn the vertical wheel into a horizontal one.
    const QPointF angle = event.angleDelta();
    if (m_wheelSwapped && !control) {
        m_camera.pan(angle);
        return true;
    }
    const double turned = angle.y() / anglePerNotch;
    if (turned == 0)
        return false;
    const bool fine = control && !m_wheelSwapped;
    m_camera.zoomAt(screen, std::exp2(turned * (fine ? fineNotch : notch)));
    return true;
}

bool Navigation::key(const QKeyEvent& event, double pixelRatio)
{
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    if ((event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier)
        return false;
    const double step = arrowStep * pixelRatio * (shift ? arrowFast : 1.0);
    switch (event.key()) {
    case Qt::Key_Left:
        m_camera.pan({step, 0});
        return true;
    case Qt::Key_Right:
        m_camera.pan({-step, 0});
        return true;
    case Qt::Key_Up:
        m_camera.pan({0, step});
        return true;
    case Qt::Key_Down:
        m_camera.pan({0, -step});
        return true;
    default:
        return false;
    }
}

bool Navigation::drag(QPointF screen)
{
    if (!m_drag)
        return false;
    m_camera.pan(screen - *m_drag);
    m_drag = screen;
    return true;
}

} // namespace chartroom::canvas
