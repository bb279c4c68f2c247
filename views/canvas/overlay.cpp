#include "views/canvas/overlay.h"

#include "views/canvas/camera.h"
#include "views/canvas/grid_lines.h"
#include "views/canvas/label_pictures.h"
#include "views/canvas/label_space.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>

namespace chartroom::canvas {

namespace {

/// Between a sign and its label, in logical pixels.
constexpr double labelGap = 4;

bool finite(QPointF point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

// Points of a line on the screen, without those that would fall on the one before.
QPolygonF onScreen(const QPolygonF& points, const Camera& camera)
{
    QPolygonF result;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const QPointF at = camera.toScreen(points[i]);
        const bool last = i + 1 == points.size();
        if (result.isEmpty() || last || (at - result.back()).manhattanLength() >= 1.5)
            result << at;
    }
    return result;
}

void paintLines(QPainter& painter, const Camera& camera, const LineSet& set, double ratio)
{
    if (camera.scale() < set.minScale)
        return;
    const QRectF part = paintedPart(painter, camera);
    const QRectF seen(camera.toMap(part.topLeft()), camera.toMap(part.bottomRight()));
    const double margin = (set.width + 2) * ratio / camera.scale();
    QPainterPath path;
    for (const LineSet::Line& line : set.lines) {
        if (line.box.adjusted(-margin, -margin, margin, margin).intersects(seen))
            path.addPolygon(onScreen(line.points, camera));
    }
    if (path.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    // Bevelled joins: at these widths nobody can tell them from round ones, which take most of the time.
    if (set.casing.isValid()) {
        painter.setPen(
            QPen(set.casing, (set.width + 1.6) * ratio, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
        painter.drawPath(path);
    }
    QPen pen(set.color, set.width * ratio, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin);
    if (!set.dashes.isEmpty()) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern(set.dashes);
    }
    painter.setPen(pen);
    painter.drawPath(path);
}

QPainterPath signPath(MarkerSet::Sign sign, double size)
{
    const double r = size / 2;
    QPainterPath path;
    switch (sign) {
    case MarkerSet::Sign::None:
        break;
    case MarkerSet::Sign::Circle:
        path.addEllipse(QPointF(0, 0), r, r);
        break;
    case MarkerSet::Sign::Square:
        path.addRect(-r, -r, size, size);
        break;
    case MarkerSet::Sign::Diamond:
        path.addPolygon(QPolygonF({{0, -r * 1.2}, {r * 1.2, 0}, {0, r * 1.2}, {-r * 1.2, 0}, {0, -r * 1.2}}));
        break;
    case MarkerSet::Sign::Star:
        for (int i = 0; i <= 10; ++i) {
            const double angle = i * 0.62831853071795865;
            const double reach = i % 2 == 0 ? r * 1.35 : r * 0.6;
            const QPointF point(reach * std::sin(angle), -reach * std::cos(angle));
            if (i == 0)
                path.moveTo(point);
            else
                path.lineTo(point);
        }
        break;
    }
    return path;
}

/// The points of a set whose signs are on the screen or reach into it.
std::vector<const MarkerSet::Marker*> seenOf(const MarkerSet& set, const Camera& camera, double ratio)
{
    const double margin = set.size * ratio * 2;
    const QRectF screen =
        QRectF(QPointF(), QSizeF(camera.viewport())).adjusted(-margin, -margin, margin, margin);
    std::vector<const MarkerSet::Marker*> seen;
    for (const MarkerSet::Marker& marker : set.markers) {
        if (finite(marker.at) && screen.contains(camera.toScreen(marker.at)))
            seen.push_back(&marker);
    }
    return seen;
}

void paintSigns(QPainter& painter, const Camera& camera, const MarkerSet& set, double ratio,
                LabelSpace& space)
{
    const QPainterPath sign = signPath(set.sign, set.size * ratio);
    if (sign.isEmpty())
        return;
    const double margin = set.size * ratio * 2;
    const QRectF part = paintedPart(painter, camera).adjusted(-margin, -margin, margin, margin);
    painter.setPen(QPen(set.rim, 1.3 * ratio));
    painter.setBrush(set.fill);
    for (const MarkerSet::Marker* marker : seenOf(set, camera, ratio)) {
        const QPointF at = camera.toScreen(marker->at);
        if (set.labelsGiveWay)
            space.keepOff(sign.boundingRect().translated(at));
        if (part.contains(at))
            painter.drawPath(sign.translated(at));
    }
}

/// A label is at the right of its sign, the other places are for those that give way.
enum class Side { Right, Left, Below, Above };

/// Where a label of a size is for a point.
QRectF labelBox(const MarkerSet& set, QPointF at, QSizeF size, Side side, double ratio)
{
    const QPointF half(size.width() / 2, size.height() / 2);
    if (set.sign == MarkerSet::Sign::None)
        return {at - half, size};
    const double away = (set.size * 0.7 + labelGap) * ratio;
    switch (side) {
    case Side::Left:
        return {at + QPointF(-away - size.width(), -half.y()), size};
    case Side::Below:
        return {at + QPointF(-half.x(), away), size};
    case Side::Above:
        return {at + QPointF(-half.x(), -away - size.height()), size};
    case Side::Right:
        break;
    }
    return {at + QPointF(away, -half.y()), size};
}

/// Takes room for a label where there is some; nothing where there is none.
std::optional<QRectF> takeRoom(LabelSpace& space, const MarkerSet& set, QPointF at, QSizeF size, double ratio,
                               bool givesWay)
{
    for (const Side side : {Side::Right, Side::Left, Side::Below, Side::Above}) {
        const QRectF box = labelBox(set, at, size, side, ratio);
        if (space.take(box))
            return box;
        if (!givesWay)
            break;
    }
    return std::nullopt;
}

void paintLabels(QPainter& painter, const Camera& camera, const MarkerSet& set, double ratio,
                 LabelSpace& space, LabelPictures& pictures)
{
    if (camera.scale() < set.labelMinScale)
        return;
    const QRectF part = paintedPart(painter, camera);
    std::vector<const MarkerSet::Marker*> seen = seenOf(set, camera, ratio);
    std::stable_sort(seen.begin(), seen.end(),
                     [](const auto* a, const auto* b) { return a->rank > b->rank; });
    // Of so many hardly one finds room, and each that looks on all sides costs a frame four times as much.
    const bool giveWay = set.labelsGiveWay && seen.size() <= LabelSpace::maxLabels;
    for (const MarkerSet::Marker* marker : seen) {
        if (marker->label.isEmpty())
            continue;
        const QSizeF size = pictures.size(marker->label, painter.font(), ratio);
        // Who gets the room is the same whatever part is drawn.
        const auto box = takeRoom(space, set, camera.toScreen(marker->at), size, ratio, giveWay);
        const int rim = LabelPictures::margin(ratio);
        if (box && box->adjusted(-rim, -rim, rim, rim).intersects(part))
            painter.drawImage(box->topLeft().toPoint() - QPoint(rim, rim),
                              pictures.picture(marker->label, painter.font(), ratio));
    }
}

void paintGrid(QPainter& painter, const Camera& camera, const GridStyle& grid, double ratio)
{
    if (!grid.visible)
        return;
    const int width = thinLineWidth(ratio);
    if (camera.scale() >= grid.pixelLinesFrom)
        paintGridLines(painter, camera, 1, QColor(0, 0, 0, 60), width);
    double step = grid.chunk;
    if (grid.chunk <= 0) {
        step = 16;
        while (step * camera.scale() < 96 * ratio)
            step *= 2;
    }
    if (step * camera.scale() >= 6 * ratio)
        paintGridLines(painter, camera, step, QColor(0, 0, 0, 120), width);
}

} // namespace

void LineSet::add(const QPolygonF& points)
{
    QPolygonF run;
    const auto finish = [&] {
        if (run.size() > 1) {
            // A line along an axis has an empty box, which meets nothing.
            const QRectF box = run.boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5);
            lines.push_back({run, box});
        }
        run.clear();
    };
    for (const QPointF& point : points) {
        if (finite(point))
            run << point;
        else
            finish();
    }
    finish();
}

bool hasOverlays(const std::vector<Overlay>& overlays, const GridStyle& grid)
{
    return grid.visible ||
           std::any_of(overlays.begin(), overlays.end(), [](const Overlay& o) { return o.visible; });
}

void paintOverlays(QPainter& painter, const Camera& camera, const std::vector<Overlay>& overlays,
                   const GridStyle& grid, double pixelRatio, LabelPictures& labels)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::lround(12 * pixelRatio)));
    font.setWeight(QFont::Medium);
    painter.setFont(font);
    paintGrid(painter, camera, grid, pixelRatio);
    LabelSpace space{QRectF(QPointF(), QSizeF(camera.viewport()))};
    for (const Overlay& overlay : overlays) {
        if (!overlay.visible || overlay.isLive())
            continue;
        painter.save();
        painter.setOpacity(overlay.opacity);
        for (const auto& lines : overlay.lines)
            paintLines(painter, camera, *lines, pixelRatio);
        for (const auto& markers : overlay.markers)
            paintSigns(painter, camera, *markers, pixelRatio, space);
        for (const auto& markers : overlay.markers)
            paintLabels(painter, camera, *markers, pixelRatio, space, labels);
        if (overlay.paint)
            overlay.paint(painter, camera);
        painter.restore();
    }
    painter.restore();
}

void paintLiveOverlays(QPainter& painter, const Camera& camera, const std::vector<Overlay>& overlays)
{
    for (const Overlay& overlay : overlays) {
        if (!overlay.visible || !overlay.isLive())
            continue;
        painter.save();
        painter.setOpacity(overlay.opacity);
        overlay.paint(painter, camera);
        painter.restore();
    }
}

QRectF liveReach(const Camera& camera, const std::vector<Overlay>& overlays)
{
    QRectF reach;
    for (const Overlay& overlay : overlays) {
        if (overlay.visible && overlay.isLive())
            reach |= overlay.reach(camera);
    }
    return reach;
}

QRectF paintedPart(const QPainter& painter, const Camera& camera)
{
    const QRectF screen(QPointF(), QSizeF(camera.viewport()));
    return painter.hasClipping() ? painter.clipBoundingRect() & screen : screen;
}

} // namespace chartroom::canvas
