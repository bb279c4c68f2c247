#pragma once

#include <QCoreApplication>
#include <QWheelEvent>
#include <QWidget>

namespace chartroom::test {

/// Turns the wheel over a place of a widget, in its own coordinates. `angle` is in eighths of a degree, 120 a
/// notch; up and to the right are positive.
inline void turnWheel(QWidget& widget, const QPointF& at, QPoint angle, Qt::KeyboardModifiers keys = {},
                      Qt::MouseButtons buttons = Qt::NoButton)
{
    QWheelEvent event(at, widget.mapToGlobal(at), {}, angle, buttons, keys, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace chartroom::test
