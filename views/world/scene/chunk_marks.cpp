#include "views/world/scene/chunk_marks.h"

#include "model/world/world_text.h"
#include "views/canvas/camera.h"
#include "views/canvas/overlay.h"

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

/// Where a chunk's address stands: in its corner, or where that is out of sight as near to it as is seen.
QPointF seenCorner(const QRectF& chunk, const canvas::Camera& camera, double ratio)
{
    const QPointF map = camera.toScreen(QRectF(camera.bounds()).topLeft());
    return QPointF(std::max({chunk.left(), 0.0, map.x()}), std::max({chunk.top(), 0.0, map.y()})) +
           QPointF(ratio, ratio) * 3;
}

} // namespace

void ChunkMarks::takeFiles()
{
    using State = model::ChunkSummary::State;
    m_unreadable = m_session.document().chunks().inState(State::Unreadable);
    m_newer = m_session.document().chunks().inState(State::Newer);
}

QRectF ChunkMarks::screenRect(world::Address address, const canvas::Camera& camera) const
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const world::Tile origin = world::originOf(address, size);
    const QPointF from = camera.toScreen({static_cast<double>(origin.x), static_cast<double>(origin.y)});
    return {from, QSizeF(static_cast<double>(size.width), static_cast<double>(size.height)) * camera.scale()};
}

std::vector<QRectF> ChunkMarks::takeChange(const model::WorldChange& change)
{
    const std::set<world::Address>& dirty = m_session.document().chunks().dirty();
    const world::ChunkSize size = m_session.document().info().chunkSize;
    std::vector<QRectF> chunks;
    for (const world::Address address : change.chunks) {
        const bool is = dirty.contains(address);
        if (is == m_changed.contains(address))
            continue;
        if (is)
            m_changed.insert(address);
        else
            m_changed.erase(address);
        const world::Tile origin = world::originOf(address, size);
        chunks.emplace_back(static_cast<double>(origin.x), static_cast<double>(origin.y),
                            static_cast<double>(size.width), static_cast<double>(size.height));
    }
    return chunks;
}

void ChunkMarks::hatchFrame(QPainter& painter, const QRect& chunk, const QRect& part, const QColor& color,
                            double ratio)
{
    const auto hatch = [&](const QRect& area, int alpha) {
        const QColor tint(color.red(), color.green(), color.blue(), alpha);
        m_hatches.paint(painter, area & part, color, tint, Qt::BDiagPattern, ratio);
    };
    if (chunk.width() < 6 * frameWidth * ratio) {
        hatch(chunk, 110);
        return;
    }
    const int band = static_cast<int>(std::lround(std::min(frameWidth * ratio, chunk.width() / 4.0)));
    const int inside = std::max(0, chunk.height() - 2 * band);
    hatch({chunk.left(), chunk.top(), chunk.width(), band}, 60);
    hatch({chunk.left(), chunk.top() + band, band, inside}, 60);
    hatch({chunk.right() + 1 - band, chunk.top() + band, band, inside}, 60);
    hatch({chunk.left(), chunk.top() + band + inside, chunk.width(), band}, 60);
}

void ChunkMarks::paint(QPainter& painter, const canvas::Camera& camera, double ratio, bool borders)
{
    if (!m_session.ready())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (borders)
        paintBorders(painter, camera, ratio);
    paintStates(painter, camera, ratio);
}

void ChunkMarks::paintBorders(QPainter& painter, const canvas::Camera& camera, double ratio)
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const double side = static_cast<double>(std::min(size.width, size.height)) * camera.scale();
    if (side < bordersFrom * ratio)
        return;
    const QRectF part = canvas::paintedPart(painter, camera);
    const QRectF seen =
        QRectF(camera.toMap(part.topLeft()), camera.toMap(part.bottomRight())) & QRectF(camera.bounds());
    if (seen.isEmpty())
        return;
    const auto tile = [](double at) { return static_cast<std::int64_t>(std::floor(at)); };
    const world::Address first = world::addressOf({tile(seen.left()), tile(seen.top())}, size).chunk;
    const world::Address last = world::addressOf({tile(seen.right()), tile(seen.bottom())}, size).chunk;
    const model::ChunkCache& chunks = m_session.document().chunks();
    const int line = std::max(1, static_cast<int>(std::lround(ratio)));
    const auto strip = [&](const QRect& area, int white, bool strong, int strongAlpha, int faintAlpha) {
        const QColor color(white, white, white, strong ? strongAlpha : faintAlpha);
        m_hatches.paint(painter, area & part.toAlignedRect(), color, Qt::transparent, Qt::SolidPattern,
                        ratio);
    };
    // Each chunk draws its upper and its left border: a part of the screen gets the same lines as the whole.
    // Where there is no chunk yet they are fainter; the light one inside is seen on dark ground.
    for (std::int64_t y = first.y; y <= last.y; ++y) {
        for (std::int64_t x = first.x; x <= last.x; ++x) {
            const QRect rect = screenRect({x, y}, camera).toRect();
            const bool there = chunks.exists({x, y});
            strip({rect.left(), rect.top(), rect.width(), line}, 0, there || chunks.exists({x, y - 1}), 190,
                  100);
            strip({rect.left(), rect.top(), line, rect.height()}, 0, there || chunks.exists({x - 1, y}), 190,
                  100);
            strip({rect.left() + line, rect.top() + line, rect.width() - line, line}, 255, there, 110, 40);
            strip({rect.left() + line, rect.top() + line, line, rect.height() - line}, 255, there, 110, 40);
        }
    }
    if (side < addressFrom * ratio)
        return;
    const QRectF screen(QPointF(), QSizeF(camera.viewport()));
    // A tag of a chunk that is hardly in sight reaches into the next.
    for (std::int64_t y = first.y - 1; y <= last.y; ++y) {
        for (std::int64_t x = first.x - 1; x <= last.x; ++x) {
            const QRectF rect = screenRect({x, y}, camera);
            if (rect.intersects(screen))
                m_tags.paint(painter, seenCorner(rect, camera, ratio), model::chunkText({x, y}), ratio);
        }
    }
}

void ChunkMarks::paintStates(QPainter& painter, const canvas::Camera& camera, double ratio)
{
    const QRectF painted = canvas::paintedPart(painter, camera);
    const QRect part = painted.toAlignedRect();
    const auto each = [&](const auto& addresses, const auto& draw, const QString& sign, const QString& word) {
        for (const world::Address address : addresses) {
            QRectF rect = screenRect(address, camera);
            if (rect.width() < smallestMark * ratio) {
                // However far away: a change must be found again.
                const QPointF centre = rect.center();
                rect = QRectF(0, 0, smallestMark * ratio, smallestMark * ratio);
                rect.moveCenter(centre);
            }
            if (!rect.intersects(painted))
                continue;
            draw(rect.toRect());
            if (rect.width() < addressFrom * ratio)
                continue;
            const QString words = rect.width() >= wordFrom * ratio ? sign + QLatin1Char(' ') + word : sign;
            const double width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 11 * ratio;
            m_tags.paint(painter, rect.topRight() + QPointF(-width, 3 * ratio), words, ratio);
        }
    };
    each(
        m_session.document().chunks().dirty(),
        [&](const QRect& rect) { hatchFrame(painter, rect, part, changedColor, ratio); }, QStringLiteral("*"),
        text(QT_TRANSLATE_NOOP("ChunkMarks", "modified")));
    each(
        m_newer, [&](const QRect& rect) { hatchFrame(painter, rect, part, newerColor, ratio); },
        QStringLiteral("="), text(QT_TRANSLATE_NOOP("ChunkMarks", "read-only")));
    each(
        m_unreadable,
        [&](const QRect& rect) {
            m_hatches.paint(painter, rect & part, unreadableColor, QColor(60, 0, 0, 120),
                            Qt::DiagCrossPattern, ratio);
        },
        QStringLiteral("!"), text(QT_TRANSLATE_NOOP("ChunkMarks", "unreadable")));
}

} // namespace chartroom::views
