#pragma once

#include <QColor>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace chartroom::canvas {

class Camera;
class LabelPictures;

/// Lines of one look, in map coordinates. Widths in screen pixels.
struct LineSet
{
    struct Line
    {
        QPolygonF points;
        QRectF box; ///< of the points
    };
    std::vector<Line> lines;
    QColor color;
    QColor casing; ///< a rim under the line; invalid: none
    double width = 2;
    QList<qreal> dashes; ///< in line widths, as QPen takes them; empty: solid
    double minScale = 0; ///< not drawn below this scale

    /// Adds a line and its box. Points that are not finite end a line and start the next.
    void add(const QPolygonF& points);
};

/// Points with a sign and a name.
struct MarkerSet
{
    enum class Sign { None, Circle, Square, Diamond, Star };
    struct Marker
    {
        QPointF at; ///< map coordinates
        QString label;
        int rank = 0; ///< higher ones' labels win where there is no room for all
    };
    std::vector<Marker> markers;
    Sign sign = Sign::Circle;
    double size = 9; ///< screen pixels across
    QColor fill = Qt::white;
    QColor rim = Qt::black;
    double labelMinScale = 0; ///< labels are not drawn below this scale
    /// A label that has no room at the right of its sign goes to the left, below or above, and keeps off the
    /// signs of its overlay's sets that are the same: for few points, several of which may be at one place.
    /// Where very many are in sight they only keep off.
    bool labelsGiveWay = false;
};

/// Something drawn over the layers, by one code for all back ends. What it holds is shared and not changed.
struct Overlay
{
    QString id; ///< such as "roads": for switching it on and off
    bool visible = true;
    double opacity = 1;
    std::vector<std::shared_ptr<const LineSet>> lines; ///< drawn first to last
    std::vector<std::shared_ptr<const MarkerSet>>
        markers; ///< drawn over the lines: all signs, then all labels
    /// Anything else; the painter is in screen pixels, and `camera` maps to them. Only paintedPart() is seen.
    std::function<void(QPainter& painter, const Camera& camera)> paint;
    /// For what follows the pointer: the screen pixels that `paint` reaches now. Such overlays have nothing
    /// else, and lie over all others, so that they can be drawn anew without what is below them.
    std::function<QRectF(const Camera& camera)> reach = {};

    [[nodiscard]] bool isLive() const { return static_cast<bool>(reach); }
};

/// Lines between map pixels, and between chunks.
struct GridStyle
{
    bool visible = false;
    int chunk = 0; ///< map pixels between the strong lines; 0: a round number that suits the scale
    double pixelLinesFrom = 8; ///< the scale from which every map pixel has its line

    friend bool operator==(const GridStyle&, const GridStyle&) = default;
};

/// Draws grid and overlays over a frame, without those that follow the pointer. `pixelRatio` is how many
/// screen pixels a logical one has: widths and text sizes are multiplied by it. `labels` keeps what can be
/// used again for the next frame. A clip rectangle of the painter spares work.
void paintOverlays(QPainter& painter, const Camera& camera, const std::vector<Overlay>& overlays,
                   const GridStyle& grid, double pixelRatio, LabelPictures& labels);
/// Draws the overlays that follow the pointer.
void paintLiveOverlays(QPainter& painter, const Camera& camera, const std::vector<Overlay>& overlays);
/// What paintLiveOverlays() reaches, in screen pixels.
[[nodiscard]] QRectF liveReach(const Camera& camera, const std::vector<Overlay>& overlays);
/// The screen pixels that a painter of overlays draws: what lies beyond is clipped.
[[nodiscard]] QRectF paintedPart(const QPainter& painter, const Camera& camera);
/// Whether there is anything to draw.
[[nodiscard]] bool hasOverlays(const std::vector<Overlay>& overlays, const GridStyle& grid);

} // namespace chartroom::canvas
