#pragma once

#include <QColor>
#include <QImage>
#include <QRect>

#include <map>
#include <tuple>
#include <vector>

class QPainter;

namespace chartroom::views {

/// Hatched areas, copied from pictures of the hatching: Qt draws pattern brushes span by span and on several
/// threads, which takes longer than a whole frame. For one thread.
class HatchPictures
{
public:
    /// Hatches whole screen pixels of an area over a tint. Hatchings of neighbouring areas meet. `ratio` is
    /// how many screen pixels a logical one has.
    void paint(QPainter& painter, const QRect& area, const QColor& lines, const QColor& tint,
               Qt::BrushStyle style, double ratio);
    /// The same for any number of areas at once, which may be very many: where some overlap they are hatched
    /// once, so that it does not matter which of them are drawn together.
    void paintAll(QPainter& painter, const std::vector<QRect>& areas, const QColor& lines, const QColor& tint,
                  Qt::BrushStyle style, double ratio);

private:
    using Key = std::tuple<QRgb, QRgb, int, int>; ///< lines, tint, style, period
    [[nodiscard]] const QImage& picture(const QColor& lines, const QColor& tint, Qt::BrushStyle style,
                                        double ratio);

    std::map<Key, QImage> m_pictures;
    QImage m_over; ///< of paintAll(): memory that is used frame after frame
};

} // namespace chartroom::views
