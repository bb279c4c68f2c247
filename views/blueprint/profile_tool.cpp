#include "views/blueprint/profile_tool.h"

#include <cmath>

namespace chartroom::views {

namespace {

QPointF middleOfPixel(QPointF map)
{
    return {std::floor(map.x()) + 0.5, std::floor(map.y()) + 0.5};
}

} // namespace

bool ProfileTool::pointerPressed(const canvas::PointerEvent& event)
{
    if (event.button != Qt::LeftButton || !event.pixel)
        return false;
    m_line = QLineF(middleOfPixel(event.map), middleOfPixel(event.map));
    m_drawing = true;
    return true;
}

bool ProfileTool::pointerMoved(const canvas::PointerEvent& event)
{
    if (m_drawing)
        extend(event);
    return m_drawing;
}

bool ProfileTool::pointerReleased(const canvas::PointerEvent& event)
{
    if (!m_drawing)
        return false;
    extend(event);
    m_drawing = false;
    return true;
}

void ProfileTool::extend(const canvas::PointerEvent& event)
{
    const QPointF end = middleOfPixel(event.map);
    if (end == m_line.p2())
        return;
    m_line.setP2(end);
    Q_EMIT lineChanged(m_line);
}

} // namespace chartroom::views
