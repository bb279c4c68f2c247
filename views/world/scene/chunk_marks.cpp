#include "views/world/scene/chunk_marks.h"

#include "model/world/world_text.h"
#include "views/canvas/camera.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

/// Sides of a chunk on the screen, in logical pixels, from which things are drawn.
constexpr double bordersFrom = 14;
constexpr double addressFrom = 128;
constexpr double wordFrom = 150;
constexpr double smallestMark = 5;
constexpr double frameWidth = 7; ///< of the hatched frame of a changed chunk

const QColor changedColor(255, 170, 40);
const QColor unreadableColor(235, 70, 70);
const QColor newerColor(90, 170, 255);

QString text(const char* source)
{
    return QCoreApplication::translate("ChunkMarks", source);
}

/// White on a dark ground: read on any tile.
void paintTag(QPainter& painter, QPointF corner, const QString& words, double ratio)
{
    const QFontMetricsF metrics(painter.font());
    const QRectF box(corner,
                     QSizeF(metrics.horizontalAdvance(words) + 8 * ratio, metrics.height() + 2 * ratio));
    painter.fillRect(box, QColor(0, 0, 0, 150));
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, words);
}

/// Where a chunk's address stands: in its corner, or where that is out of sight as near to it as is seen.
QPointF seenCorner(const QRectF& chunk, const canvas::Camera& camera, double ratio)
{
    const QPointF map = camera.toScreen(QRectF(camera.bounds()).topLeft());
    return QPointF(std::max({chunk.left(), 0.0, map.x()}), std::max({chunk.top(), 0.0, map.y()})) +
           QPointF(ratio, ratio) * 3;
}

void hatch(QPainter& painter, const QRectF& area, const QColor& color, Qt::BrushStyle style, double ratio)
{
    QBrush brush(color, style);
    QTransform scale;
    scale.scale(ratio, ratio);
    brush.setTransform(scale);
    painter.fillRect(area, brush);
}

/// A hatched band along the inside of a chunk's border; small chunks are hatched whole.
void hatchFrame(QPainter& painter, const QRectF& chunk, const QColor& color, double ratio)
{
    const double band = std::min(frameWidth * ratio, chunk.width() / 4);
    if (chunk.width() < 6 * frameWidth * ratio) {
        painter.fillRect(chunk, QColor(color.red(), color.green(), color.blue(), 110));
        hatch(painter, chunk, color, Qt::BDiagPattern, ratio);
        return;
    }
    const QRectF inner = chunk.adjusted(band, band, -band, -band);
    QPainterPath frame;
    frame.addRect(chunk);
    frame.addRect(inner);
    painter.save();
    painter.setClipPath(frame, Qt::IntersectClip);
    painter.fillRect(chunk, QColor(color.red(), color.green(), color.blue(), 60));
    hatch(painter, chunk, color, Qt::BDiagPattern, ratio);
    painter.restore();
}

} // namespace

void ChunkMarks::takeIndex()
{
    m_unreadable.clear();
    m_newer.clear();
    const auto& index = m_session.document().chunks().index();
    if (!index)
        return;
    for (const auto& [address, summary] : index->chunks()) {
        if (summary.state == model::ChunkSummary::State::Unreadable)
            m_unreadable.push_back(address);
        else if (summary.state == model::ChunkSummary::State::Newer)
            m_newer.push_back(address);
    }
}

QRectF ChunkMarks::screenRect(world::Address address, const canvas::Camera& camera) const
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const world::Tile origin = world::originOf(address, size);
    const QPointF from = camera.toScreen({static_cast<double>(origin.x), static_cast<double>(origin.y)});
    return {from, QSizeF(static_cast<double>(size.width), static_cast<double>(size.height)) * camera.scale()};
}

void ChunkMarks::paint(QPainter& painter, const canvas::Camera& camera, double ratio, bool borders) const
{
    if (!m_session.ready())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (borders)
        paintBorders(painter, camera, ratio);
    paintStates(painter, camera, ratio);
}

void ChunkMarks::paintBorders(QPainter& painter, const canvas::Camera& camera, double ratio) const
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const double side = static_cast<double>(std::min(size.width, size.height)) * camera.scale();
    if (side < bordersFrom * ratio)
        return;
    const QRectF seen = camera.visibleRect() & QRectF(camera.bounds());
    const auto tile = [](double at) { return static_cast<std::int64_t>(std::floor(at)); };
    const world::Address first = world::addressOf({tile(seen.left()), tile(seen.top())}, size).chunk;
    const world::Address last = world::addressOf({tile(seen.right()), tile(seen.bottom())}, size).chunk;
    const model::ChunkCache& chunks = m_session.document().chunks();
    QList<QRect> existing;
    QList<QRect> missing;
    for (std::int64_t y = first.y; y <= last.y; ++y) {
        for (std::int64_t x = first.x; x <= last.x; ++x) {
            const QRect rect = screenRect({x, y}, camera).toRect();
            (chunks.exists({x, y}) ? existing : missing) << rect;
        }
    }
    // Where there is no chunk yet the line is fainter; the light one inside is seen on dark ground.
    painter.setBrush(Qt::NoBrush);
    const int line = std::max(1, static_cast<int>(ratio));
    const auto draw = [&](const QList<QRect>& rects, int dark, int light) {
        painter.setPen(QPen(QColor(0, 0, 0, dark), ratio));
        painter.drawRects(rects);
        QList<QLine> inside;
        for (const QRect& rect : rects) {
            inside << QLine(rect.left() + line, rect.top() + line, rect.right(), rect.top() + line)
                   << QLine(rect.left() + line, rect.top() + line, rect.left() + line, rect.bottom());
        }
        painter.setPen(QPen(QColor(255, 255, 255, light), ratio));
        painter.drawLines(inside);
    };
    draw(missing, 60, 40);
    draw(existing, 150, 110);
    if (side < addressFrom * ratio)
        return;
    for (std::int64_t y = first.y; y <= last.y; ++y) {
        for (std::int64_t x = first.x; x <= last.x; ++x)
            paintTag(painter, seenCorner(screenRect({x, y}, camera), camera, ratio), model::chunkText({x, y}),
                     ratio);
    }
}

void ChunkMarks::paintStates(QPainter& painter, const canvas::Camera& camera, double ratio) const
{
    const QRectF screen(QPointF(), QSizeF(camera.viewport()));
    const auto each = [&](const auto& addresses, const auto& draw, const QString& sign, const QString& word) {
        for (const world::Address address : addresses) {
            QRectF rect = screenRect(address, camera);
            if (rect.width() < smallestMark * ratio) {
                // However far away: a change must be found again.
                const QPointF centre = rect.center();
                rect = QRectF(0, 0, smallestMark * ratio, smallestMark * ratio);
                rect.moveCenter(centre);
            }
            if (!rect.intersects(screen))
                continue;
            draw(rect);
            if (rect.width() < addressFrom * ratio)
                continue;
            const QString words = rect.width() >= wordFrom * ratio ? sign + QLatin1Char(' ') + word : sign;
            const double width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 11 * ratio;
            paintTag(painter, rect.topRight() + QPointF(-width, 3 * ratio), words, ratio);
        }
    };
    each(
        m_session.document().chunks().dirty(),
        [&](const QRectF& rect) { hatchFrame(painter, rect, changedColor, ratio); }, QStringLiteral("*"),
        text(QT_TRANSLATE_NOOP("ChunkMarks", "changed")));
    each(
        m_newer, [&](const QRectF& rect) { hatchFrame(painter, rect, newerColor, ratio); },
        QStringLiteral("="), text(QT_TRANSLATE_NOOP("ChunkMarks", "read-only")));
    each(
        m_unreadable,
        [&](const QRectF& rect) {
            painter.fillRect(rect, QColor(60, 0, 0, 120));
            hatch(painter, rect, unreadableColor, Qt::DiagCrossPattern, ratio);
        },
        QStringLiteral("!"), text(QT_TRANSLATE_NOOP("ChunkMarks", "unreadable")));
}

} // namespace chartroom::views
