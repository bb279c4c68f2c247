#pragma once

#include <QFont>
#include <QHash>
#include <QImage>
#include <QString>

class QPainter;

namespace chartroom::views {

/// Words in white on a dark ground, which are read on any tile. Their pictures are kept: laying out text
/// takes longer than copying it, and the same words come in every frame. For one thread.
class TagPictures
{
public:
    /// The picture of words in a font; `ratio` is how many screen pixels a logical one has. Valid until the
    /// next call.
    [[nodiscard]] const QImage& picture(const QString& words, const QFont& font, double ratio);

private:
    static constexpr qsizetype limit = 1024; ///< more are forgotten all at once

    QFont m_font; ///< of all that is kept
    double m_ratio = 0;
    QHash<QString, QImage> m_pictures;
};

} // namespace chartroom::views
