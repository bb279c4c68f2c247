#pragma once

#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <optional>

namespace chartroom::canvas {

/// Where a canvas looks. Pure geometry.
///
/// Two spaces: the map (x east, y south, one map pixel is one unit, pixel (3, 7) covers [3, 4) × [7, 8)) and
/// the screen (device pixels of the viewport, y down, pixel (0, 0) covers [0, 1) × [0, 1)). Nothing here
/// knows logical pixels: whoever has them multiplies by the device pixel ratio first.
class Camera
{
public:
    /// The most that one map pixel may cover, in screen pixels along one side.
    static constexpr double maxScale = 64.0;

    /// The map's extent, in map pixels. Keeps the view where it can.
    void setBounds(const QRect& bounds);
    [[nodiscard]] QRect bounds() const { return m_bounds; }
    /// The map has become larger: nothing that is seen moves, now or with the next small movement.
    void growBounds(const QRect& bounds);
    /// The viewport's size in screen pixels. What is in the middle stays there.
    void setViewport(QSize size);
    [[nodiscard]] QSize viewport() const { return m_viewport; }
    /// The same for a viewport that also moved, `by` so many screen pixels from middle to middle: what is
    /// seen stays where it is on the screen, now and with the next small movement, also where the map reaches
    /// out of sight for it.
    void slideViewport(QSize size, QPointF by);

    /// Screen pixels a map pixel.
    [[nodiscard]] double scale() const { return m_scale; }
    /// The map point in the middle of the viewport.
    [[nodiscard]] QPointF centre() const { return m_centre; }
    /// The smallest scale that can be reached: the whole map, and never above 1. Only a view that had less
    /// before its viewport slid keeps what it had.
    [[nodiscard]] double minScale() const;
    /// The scale at which the whole map is seen, at most maxScale.
    [[nodiscard]] double fitScale() const;

    [[nodiscard]] QPointF toScreen(QPointF map) const;
    [[nodiscard]] QPointF toMap(QPointF screen) const;
    /// The map pixel under a screen position, if it is inside the map.
    [[nodiscard]] std::optional<QPoint> pixelAt(QPointF screen) const;
    /// What is seen, in map coordinates; may reach beyond the map.
    [[nodiscard]] QRectF visibleRect() const;

    /// Multiplies the scale; the map point under `screen` stays under it, unless that would move the map out
    /// of sight.
    void zoomAt(QPointF screen, double factor);
    /// Moves the map by a distance on the screen.
    void pan(QPointF screenDelta);
    /// Shows the whole map in the middle.
    void fit();
    /// One screen pixel a map pixel; the middle stays.
    void oneToOne();
    /// Shows a rectangle of the map as large as it fits.
    void show(const QRectF& map);
    /// Looks at a map point; with a scale of 0 the scale stays.
    void lookAt(QPointF map, double scale = 0);

    friend bool operator==(const Camera&, const Camera&) = default;

private:
    void clamp();
    /// How small the scale may be now.
    [[nodiscard]] double leastScale() const;

    QRect m_bounds{0, 0, 1, 1};
    QRectF m_before{0, 0, 1, 1};     ///< what the bounds were, while the view lies as only they allow it
    double m_scaleBefore = maxScale; ///< what was reached with another viewport, while it is the smallest
    QSize m_viewport{1, 1};
    double m_scale = 1;
    QPointF m_centre{0.5, 0.5};
};

} // namespace chartroom::canvas
