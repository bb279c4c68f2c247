#pragma once

#include "views/canvas/widgets/pointer_handler.h"

#include <QLineF>
#include <QObject>

namespace chartroom::views {

/// Draws a straight line on the map with the left button, for a profile along it. A line from pixel to pixel:
/// its ends are their middles.
class ProfileTool : public QObject, public canvas::PointerHandler
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool pointerPressed(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool pointerMoved(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool pointerReleased(const canvas::PointerEvent& event) override;
    void gestureLost() override { m_drawing = false; }

Q_SIGNALS:
    /// The line that is being drawn, or was.
    void lineChanged(const QLineF& line);

private:
    void extend(const canvas::PointerEvent& event);

    QLineF m_line;
    bool m_drawing = false;
};

} // namespace chartroom::views
