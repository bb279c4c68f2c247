#include "views/canvas/camera.h"

#include <algorithm>
#include <cmath>

namespace chartroom::canvas {

namespace {

/// A span of numbers.
struct Span
{
    double low;
    double high;
    [[nodiscard]] bool contains(double value) const { return value >= low && value <= high; }
};

// Where the middle of the view may lie along one axis: a map that fits into the view stays wholly inside it;
// of a larger one the middle of the view stays on the map.
Span centres(double first, double length, double viewLength)
{
    if (length > viewLength)
        return {first, first + length};
    const double middle = first + length / 2;
    const double slack = (viewLength - length) / 2;
    return {middle - slack, middle + slack};
}

} // namespace

void Camera::setBounds(const QRect& bounds)
{
    m_bounds = bounds.isEmpty() ? QRect(bounds.topLeft(), QSize(1, 1)) : bounds;
    m_before = m_bounds;
    clamp();
}

void Camera::growBounds(const QRect& bounds)
{
    m_bounds = m_bounds.united(bounds);
    clamp();
}

void Camera::setViewport(QSize size)
{
    m_viewport = size.expandedTo(QSize(1, 1));
    clamp();
}

void Camera::slideViewport(QSize size, QPointF by)
{
    m_viewport = size.expandedTo(QSize(1, 1));
    m_centre += by / m_scale;
    m_scaleBefore = m_scale;
    m_before = m_before.united(visibleRect().adjusted(-1, -1, 1, 1));
    clamp();
}

double Camera::fitScale() const
{
    const double across = static_cast<double>(m_viewport.width()) / m_bounds.width();
    const double down = static_cast<double>(m_viewport.height()) / m_bounds.height();
    return std::min({across, down, maxScale});
}

double Camera::minScale() const
{
    return std::min(1.0, fitScale());
}

double Camera::leastScale() const
{
    return std::min(minScale(), m_scaleBefore);
}

QPointF Camera::toScreen(QPointF map) const
{
    return (map - m_centre) * m_scale + QPointF(m_viewport.width() / 2.0, m_viewport.height() / 2.0);
}

QPointF Camera::toMap(QPointF screen) const
{
    return (screen - QPointF(m_viewport.width() / 2.0, m_viewport.height() / 2.0)) / m_scale + m_centre;
}

std::optional<QPoint> Camera::pixelAt(QPointF screen) const
{
    const QPointF map = toMap(screen);
    // Compared as reals: a far-off point need not fit an int.
    if (!(map.x() >= m_bounds.left()) ||
        !(map.x() < static_cast<double>(m_bounds.left()) + m_bounds.width()) ||
        !(map.y() >= m_bounds.top()) || !(map.y() < static_cast<double>(m_bounds.top()) + m_bounds.height()))
        return std::nullopt;
    return QPoint(static_cast<int>(std::floor(map.x())), static_cast<int>(std::floor(map.y())));
}

QRectF Camera::visibleRect() const
{
    return {toMap(QPointF(0, 0)), QSizeF(m_viewport.width() / m_scale, m_viewport.height() / m_scale)};
}

void Camera::zoomAt(QPointF screen, double factor)
{
    if (!std::isfinite(factor) || factor <= 0)
        return;
    const QPointF anchor = toMap(screen);
    m_scale = std::clamp(m_scale * factor, leastScale(), maxScale);
    const QPointF fromMiddle = screen - QPointF(m_viewport.width() / 2.0, m_viewport.height() / 2.0);
    m_centre = anchor - fromMiddle / m_scale;
    clamp();
}

void Camera::pan(QPointF screenDelta)
{
    m_centre -= screenDelta / m_scale;
    clamp();
}

void Camera::fit()
{
    m_scale = fitScale();
    m_centre = QRectF(m_bounds).center();
    clamp();
}

void Camera::oneToOne()
{
    m_scale = 1;
    clamp();
}

void Camera::show(const QRectF& map)
{
    const QRectF rect = map.normalized();
    if (!(rect.width() > 0) || !(rect.height() > 0))
        return;
    m_scale = std::min(m_viewport.width() / rect.width(), m_viewport.height() / rect.height());
    m_centre = rect.center();
    clamp();
}

void Camera::lookAt(QPointF map, double scale)
{
    if (scale > 0)
        m_scale = scale;
    m_centre = map;
    clamp();
}

void Camera::clamp()
{
    m_scale = std::clamp(m_scale, leastScale(), maxScale);
    if (m_scale >= minScale())
        m_scaleBefore = maxScale;
    const QSizeF seen = QSizeF(m_viewport) / m_scale;
    const Span across = centres(m_bounds.left(), m_bounds.width(), seen.width());
    const Span down = centres(m_bounds.top(), m_bounds.height(), seen.height());
    const Span acrossBefore = centres(m_before.left(), m_before.width(), seen.width());
    const Span downBefore = centres(m_before.top(), m_before.height(), seen.height());
    m_centre.setX(std::clamp(m_centre.x(), std::min(across.low, acrossBefore.low),
                             std::max(across.high, acrossBefore.high)));
    m_centre.setY(
        std::clamp(m_centre.y(), std::min(down.low, downBefore.low), std::max(down.high, downBefore.high)));
    if (across.contains(m_centre.x()) && down.contains(m_centre.y()))
        m_before = m_bounds;
}

} // namespace chartroom::canvas
