#pragma once

#include <QFont>
#include <QHash>
#include <QImage>
#include <QString>

namespace chartroom::canvas {

/// Pictures of labels that were drawn before: a rim around letters takes far longer to draw than to copy, and
/// the same names come again in every frame. A long label ends with …, since the names come from files and
/// could be of any length. For one thread.
class LabelPictures
{
public:
    /// The label in dark letters with a light rim, premultiplied; its letters' box is margin() inside on each
    /// side. `ratio` is how many screen pixels a logical one has.
    [[nodiscard]] const QImage& picture(const QString& text, const QFont& font, double ratio);
    /// The size of the letters' box, in pixels of the picture.
    [[nodiscard]] QSizeF size(const QString& text, const QFont& font, double ratio);
    /// What is drawn of a label: about 40 letters of it.
    [[nodiscard]] static QString shown(const QString& text, const QFont& font);
    /// Room for the rim, in pixels of the picture.
    [[nodiscard]] static int margin(double ratio);

private:
    /// Pictures and sizes kept; more are forgotten all at once.
    static constexpr qsizetype pictureLimit = 1024;
    static constexpr qsizetype sizeLimit = 65536;

    void useFor(const QFont& font, double ratio);

    QFont m_font; ///< of all that is kept
    double m_ratio = 0;
    QHash<QString, QImage> m_pictures;
    QHash<QString, QSizeF> m_sizes;
};

} // namespace chartroom::canvas
