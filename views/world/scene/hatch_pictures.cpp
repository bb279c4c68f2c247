#include "views/world/scene/hatch_pictures.h"

#include <QPainter>

#include <cmath>

namespace chartroom::views {

namespace {

/// Pixels after which Qt's hatchings repeat.
constexpr int patternPeriod = 8;
/// About how many pixels a picture has along a side.
constexpr int pictureSide = 256;
/// Pictures kept: a window that moves between screens would otherwise collect them.
constexpr std::size_t mostPictures = 16;

/// The multiple of `step` at or below a value.
int floored(int value, int step)
{
    return value >= 0 ? value / step * step : -((-value + step - 1) / step) * step;
}

} // namespace

const QImage& HatchPictures::picture(const QColor& lines, const QColor& tint, Qt::BrushStyle style,
                                     double ratio)
{
    const int period = std::max(1, static_cast<int>(std::lround(patternPeriod * ratio)));
    const Key key{lines.rgba(), tint.rgba(), static_cast<int>(style), period};
    if (m_pictures.size() >= mostPictures && !m_pictures.contains(key))
        m_pictures.clear();
    QImage& image = m_pictures[key];
    if (!image.isNull())
        return image;
    const int side = pictureSide / period * period;
    image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(tint);
    QBrush brush(lines, style);
    const double scale = static_cast<double>(period) / patternPeriod;
    brush.setTransform(QTransform::fromScale(scale, scale));
    QPainter(&image).fillRect(image.rect(), brush);
    return image;
}

void HatchPictures::paint(QPainter& painter, const QRect& area, const QColor& lines, const QColor& tint,
                          Qt::BrushStyle style, double ratio)
{
    const QImage& image = picture(lines, tint, style, ratio);
    const int side = image.width();
    for (int y = floored(area.top(), side); y <= area.bottom(); y += side) {
        for (int x = floored(area.left(), side); x <= area.right(); x += side) {
            const QRect part = area & QRect(x, y, side, side);
            painter.drawImage(part.topLeft(), image, part.translated(-x, -y));
        }
    }
}

void HatchPictures::paintAll(QPainter& painter, const std::vector<QRect>& areas, const QColor& lines,
                             const QColor& tint, Qt::BrushStyle style, double ratio)
{
    QRect whole;
    for (const QRect& area : areas)
        whole |= area;
    if (whole.isEmpty())
        return;
    const QImage& hatching = picture(lines, tint, style, ratio);
    const int side = hatching.width();
    // By hand: a painter takes too long for a hundred thousand.
    if (m_over.size() != whole.size())
        m_over = QImage(whole.size(), QImage::Format_ARGB32_Premultiplied);
    m_over.fill(Qt::transparent);
    for (const QRect& area : areas) {
        const int from = area.left() - floored(area.left(), side);
        for (int y = area.top(); y <= area.bottom(); ++y) {
            const auto* const source =
                reinterpret_cast<const QRgb*>(hatching.constScanLine(y - floored(y, side)));
            auto* const target = reinterpret_cast<QRgb*>(m_over.scanLine(y - whole.top()));
            int at = from;
            for (int x = area.left() - whole.left(); x <= area.right() - whole.left(); ++x) {
                target[x] = source[at];
                at = at + 1 < side ? at + 1 : 0;
            }
        }
    }
    painter.drawImage(whole.topLeft(), m_over);
}

} // namespace chartroom::views
