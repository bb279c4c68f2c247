#include "views/canvas/grid_lines.h"

#include "views/canvas/camera.h"
#include "views/canvas/overlay.h"

#include <QColor>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chartroom::canvas {

namespace {

QImage lineOf(const QSize& size, const QColor& color)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(color);
    return image;
}

} // namespace

int thinLineWidth(double pixelRatio)
{
    return std::max(1, qRound(pixelRatio));
}

void paintGridLines(QPainter& painter, const Camera& camera, double step, const QColor& color, int width,
                    int shift)
{
    const QRectF part = paintedPart(painter, camera);
    const QRectF map(camera.bounds());
    const QRectF onScreen(camera.toScreen(map.topLeft()), camera.toScreen(map.bottomRight()));
    const QRect area = (onScreen & part).toAlignedRect();
    if (area.isEmpty())
        return;
    // What starts a little outside reaches in.
    const double reach = (width + std::abs(shift) + 1) / camera.scale();
    const QRectF seen = QRectF(camera.toMap(part.topLeft()), camera.toMap(part.bottomRight()))
                            .adjusted(-reach, -reach, reach, reach) &
                        map;
    const auto firstFrom = [step](double from) { return std::ceil(from / step) * step; };
    // On whole screen pixels, so that lines are equally sharp everywhere.
    const QImage upright = lineOf({width, area.height()}, color);
    for (double x = firstFrom(seen.left()); x <= seen.right(); x += step) {
        const double at = std::floor(camera.toScreen({x, 0}).x()) + shift;
        painter.drawImage(QPointF(at, area.top()), upright);
    }
    const QImage level = lineOf({area.width(), width}, color);
    for (double y = firstFrom(seen.top()); y <= seen.bottom(); y += step) {
        const double at = std::floor(camera.toScreen({0, y}).y()) + shift;
        painter.drawImage(QPointF(area.left(), at), level);
    }
}

} // namespace chartroom::canvas
