#include "model/world/picture/tile_art.h"

#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace chartroom::model {

namespace {

constexpr double glyphHeight = 0.66; ///< of the cell

/// The mean of a picture of premultiplied pixels.
QRgb meanOf(const QImage& image)
{
    std::uint64_t sums[4] = {};
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            sums[0] += qAlpha(row[x]);
            sums[1] += qRed(row[x]);
            sums[2] += qGreen(row[x]);
            sums[3] += qBlue(row[x]);
        }
    }
    const std::uint64_t count = static_cast<std::uint64_t>(image.width()) * image.height();
    const auto mean = [count](std::uint64_t sum) { return static_cast<int>((sum + count / 2) / count); };
    return qRgba(mean(sums[1]), mean(sums[2]), mean(sums[3]), mean(sums[0]));
}

bool isOpaqueImage(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(row[x]) != 255)
                return false;
        }
    }
    return true;
}

/// Black or white, whichever is read better on a colour.
QColor inkFor(QRgb color)
{
    const double light = 0.299 * qRed(color) + 0.587 * qGreen(color) + 0.114 * qBlue(color);
    return light > 140 ? QColor(0, 0, 0, 205) : QColor(255, 255, 255, 225);
}

} // namespace

TileArt::TileArt(const QImage& image)
    : m_image(image.convertToFormat(QImage::Format_ARGB32_Premultiplied))
{
    m_color = meanOf(m_image);
    m_opaque = isOpaqueImage(m_image);
}

TileArt::TileArt(QRgb color, QString glyph)
    : m_glyph(std::move(glyph))
    , m_color(0xff000000U | color)
{}

const QRgb* TileArt::pixels(int shift) const
{
    const auto index = static_cast<std::size_t>(shift);
    std::call_once(m_made[index], [&] { m_sizes[index] = draw(1 << shift); });
    return reinterpret_cast<const QRgb*>(m_sizes[index].constBits());
}

QImage TileArt::draw(int side) const
{
    if (!m_image.isNull()) {
        if (side == 1) {
            QImage dot(1, 1, QImage::Format_ARGB32_Premultiplied);
            dot.fill(m_color);
            return dot;
        }
        // Enlarged pixels stay sharp: tile images are drawn pixel by pixel.
        const bool enlarged = side >= std::max(m_image.width(), m_image.height());
        return m_image
            .scaled(side, side, Qt::IgnoreAspectRatio,
                    enlarged ? Qt::FastTransformation : Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(m_color);
    const bool fonts = qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr;
    if (m_glyph.isEmpty() || side < (1 << glyphShift) || !fonts)
        return picture;
    QPainter painter(&picture);
    QFont font;
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(side * glyphHeight))));
    painter.setFont(font);
    painter.setPen(inkFor(m_color));
    painter.drawText(QRect(0, 0, side, side), Qt::AlignCenter, m_glyph);
    return picture;
}

} // namespace chartroom::model
