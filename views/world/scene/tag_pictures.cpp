#include "views/world/scene/tag_pictures.h"

#include <QFontMetricsF>
#include <QPainter>

namespace chartroom::views {

namespace {

/// What lies below is seen a little: a tile with a letter on it must not be read with the words.
constexpr QColor ground(0, 0, 0, 205);

QImage draw(const QString& words, const QFont& font, double ratio)
{
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(words) + 8 * ratio, metrics.height() + 2 * ratio);
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(QRectF(image.rect()), Qt::AlignCenter, words);
    return image;
}

} // namespace

const QImage& TagPictures::picture(const QString& words, const QFont& font, double ratio)
{
    if (font != m_font || ratio != m_ratio || m_pictures.size() >= limit) {
        m_pictures.clear();
        m_font = font;
        m_ratio = ratio;
    }
    QImage& picture = m_pictures[words];
    if (picture.isNull())
        picture = draw(words, m_font, ratio);
    return picture;
}

} // namespace chartroom::views
