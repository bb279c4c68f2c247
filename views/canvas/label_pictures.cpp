#include "views/canvas/label_pictures.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace chartroom::canvas {

namespace {

constexpr double rimWidth = 3;  // logical pixels, half of it outside the letters
constexpr int widestLabel = 40; // average letters
/// Even measuring takes long for a text without end. More than fits, with narrow letters too.
constexpr qsizetype mostMeasured = 400;

QImage draw(const QString& whole, const QFont& font, double ratio)
{
    const QString text = LabelPictures::shown(whole, font);
    const QFontMetricsF metrics(font);
    const int margin = LabelPictures::margin(ratio);
    QImage image(static_cast<int>(std::ceil(metrics.horizontalAdvance(text))) + 2 * margin,
                 static_cast<int>(std::ceil(metrics.height())) + 2 * margin,
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath glyphs;
    glyphs.addText(margin, margin + metrics.ascent(), font, text);
    painter.strokePath(glyphs, QPen(QColor(255, 255, 255, 225), rimWidth * ratio, Qt::SolidLine, Qt::RoundCap,
                                    Qt::RoundJoin));
    painter.fillPath(glyphs, QColor(20, 20, 24));
    return image;
}

} // namespace

int LabelPictures::margin(double ratio)
{
    return static_cast<int>(std::ceil(rimWidth * ratio));
}

QString LabelPictures::shown(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    return metrics.elidedText(text.left(mostMeasured), Qt::ElideRight,
                              widestLabel * metrics.averageCharWidth());
}

void LabelPictures::useFor(const QFont& font, double ratio)
{
    if (font == m_font && ratio == m_ratio)
        return;
    m_pictures.clear();
    m_sizes.clear();
    m_font = font;
    m_ratio = ratio;
}

const QImage& LabelPictures::picture(const QString& text, const QFont& font, double ratio)
{
    useFor(font, ratio);
    if (m_pictures.size() >= pictureLimit)
        m_pictures.clear();
    QImage& picture = m_pictures[text];
    if (picture.isNull())
        picture = draw(text, font, ratio);
    return picture;
}

QSizeF LabelPictures::size(const QString& text, const QFont& font, double ratio)
{
    useFor(font, ratio);
    if (const auto known = m_sizes.constFind(text); known != m_sizes.cend())
        return *known;
    if (m_sizes.size() >= sizeLimit)
        m_sizes.clear();
    const QFontMetricsF metrics(font);
    return *m_sizes.insert(text, QSizeF(metrics.horizontalAdvance(shown(text, font)), metrics.height()));
}

} // namespace chartroom::canvas
