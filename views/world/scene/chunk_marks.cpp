#include "views/world/scene/chunk_marks.h"

#include "model/world/world_text.h"
#include "views/canvas/camera.h"
#include "views/canvas/grid_lines.h"
#include "views/canvas/label_pictures.h"
#include "views/canvas/label_space.h"
#include "views/canvas/overlay.h"
#include "views/world/scene/chunk_colours.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

/// Sides of a chunk on the screen, in logical pixels, from which things are drawn.
constexpr double bordersFrom = 14;
constexpr double addressFrom = 128;
constexpr double smallestMark = 5;
constexpr double frameWidth = 7;  ///< of the hatched frame of a changed chunk
constexpr double framedFrom = 42; ///< smaller ones are hatched whole
/// From this side of a tile on its symbol is looked at: marks over it become small and faint.
constexpr double cellsFrom = 10;
constexpr double cellsOnly = 28; ///< from here on they are as faint as they get
constexpr double faintest = 0.7;
constexpr int tagGap = 3;        ///< between a tag and what it stands in
constexpr double placeSide = 14; ///< about the size of a place's sign

QColor tintOf(const QColor& color, int alpha)
{
    return {color.red(), color.green(), color.blue(), alpha};
}

/// A corner of the room for a tag where it covers no label; nothing where there is none.
std::optional<QPoint> cornerFor(QSize tag, const QRectF& room, const std::vector<QRectF>& labels)
{
    if (tag.width() > room.width() || tag.height() > room.height())
        return std::nullopt;
    const double right = room.right() - tag.width();
    const double bottom = room.bottom() - tag.height();
    for (const QPointF corner :
         {room.topLeft(), QPointF(right, room.top()), QPointF(room.left(), bottom), QPointF(right, bottom)}) {
        const QRectF place(corner, QSizeF(tag));
        if (std::ranges::none_of(labels, [&place](const QRectF& label) { return label.intersects(place); }))
            return corner.toPoint();
    }
    return std::nullopt;
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
    const model::AddressSet& dirty = m_session.document().chunks().dirty();
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
                            double tile, double ratio)
{
    const auto hatch = [&](const QRect& area) {
        m_hatches.paint(painter, area & part, color, tintOf(color, 60), Qt::BDiagPattern, ratio);
    };
    const double width = tile < cellsFrom ? frameWidth : std::clamp(tile / 6, 3.0, frameWidth);
    const int band = static_cast<int>(std::lround(std::min(width * ratio, chunk.width() / 4.0)));
    const int inside = std::max(0, chunk.height() - 2 * band);
    hatch({chunk.left(), chunk.top(), chunk.width(), band});
    hatch({chunk.left(), chunk.top() + band, band, inside});
    hatch({chunk.right() + 1 - band, chunk.top() + band, band, inside});
    hatch({chunk.left(), chunk.top() + band + inside, chunk.width(), band});
}

void ChunkMarks::paint(QPainter& painter, const canvas::Camera& camera, double ratio, bool borders)
{
    if (!m_session.ready())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (borders)
        paintBorders(painter, camera, ratio);
    paintStates(painter, camera, ratio);
    paintTags(painter, camera, ratio, borders);
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
    const QRect map = camera.bounds();
    const world::Address end = world::addressOf({map.right(), map.bottom()}, size).chunk;
    const model::ChunkCache& chunks = m_session.document().chunks();
    const int line = canvas::thinLineWidth(ratio);
    const auto strip = [&](const QRect& area, int white, bool strong, int strongAlpha, int faintAlpha) {
        const QColor color(white, white, white, strong ? strongAlpha : faintAlpha);
        m_hatches.paint(painter, area & part.toAlignedRect(), color, Qt::transparent, Qt::SolidPattern,
                        ratio);
    };
    // Each chunk draws its upper and its left border: a part of the screen gets the same lines as the whole.
    // Where there is no chunk yet they are fainter; the light one inside is seen on dark ground. Of those
    // behind the map's edge there is only the line that the map ends with.
    for (std::int64_t y = first.y; y <= last.y; ++y) {
        for (std::int64_t x = first.x; x <= last.x; ++x) {
            const QRect rect = screenRect({x, y}, camera).toRect();
            const bool there = chunks.exists({x, y});
            if (x <= end.x)
                strip({rect.left(), rect.top(), rect.width(), line}, 0, there || chunks.exists({x, y - 1}),
                      190, 100);
            if (y <= end.y)
                strip({rect.left(), rect.top(), line, rect.height()}, 0, there || chunks.exists({x - 1, y}),
                      190, 100);
            if (x > end.x || y > end.y)
                continue;
            strip({rect.left() + line, rect.top() + line, rect.width() - line, line}, 255, there, 110, 70);
            strip({rect.left() + line, rect.top() + line, line, rect.height() - line}, 255, there, 110, 70);
        }
    }
}

std::vector<QRect> ChunkMarks::seen(const model::AddressSet& chunks, const canvas::Camera& camera,
                                    const QRect& part, double ratio) const
{
    // However far away: a change must be found again.
    const double least = smallestMark * ratio;
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const auto rowAt = [&](double y) {
        const double tile = std::floor(camera.toMap({0, y}).y());
        return world::floorDivide(static_cast<std::int64_t>(tile), size.height);
    };
    // They lie row by row: those above and below the part are not asked.
    const std::int64_t last = rowAt(part.bottom() + 1 + least);
    std::vector<QRect> result;
    for (auto it = chunks.lower_bound({-world::addressLimit, rowAt(part.top() - least)});
         it != chunks.end() && (*it).y <= last; ++it) {
        QRectF rect = screenRect(*it, camera);
        if (rect.width() < least) {
            const QPointF centre = rect.center();
            rect = QRectF(0, 0, least, least);
            rect.moveCenter(centre);
        }
        if (const QRect whole = rect.toRect(); whole.intersects(part))
            result.push_back(whole);
    }
    return result;
}

void ChunkMarks::paintStates(QPainter& painter, const canvas::Camera& camera, double ratio)
{
    const QRect part = canvas::paintedPart(painter, camera).toAlignedRect();
    const double tile = camera.scale() / ratio;
    const auto hatchWhole = [&](std::vector<QRect> chunks, const QColor& color, const QColor& tint,
                                Qt::BrushStyle style) {
        for (QRect& chunk : chunks)
            chunk &= part;
        m_hatches.paintAll(painter, chunks, color, tint, style, ratio);
    };
    const bool small = static_cast<double>(m_session.document().info().chunkSize.width) * tile < framedFrom;
    const auto hatch = [&](const model::AddressSet& chunks, const QColor& color) {
        const std::vector<QRect> rects = seen(chunks, camera, part, ratio);
        if (small)
            hatchWhole(rects, color, ChunkColours::tint(color), Qt::BDiagPattern);
        else
            for (const QRect& chunk : rects)
                hatchFrame(painter, chunk, part, color, tile, ratio);
    };
    hatch(m_session.document().chunks().dirty(), ChunkColours::changed());
    hatch(m_newer, ChunkColours::newer());
    hatchWhole(seen(m_unreadable, camera, part, ratio), ChunkColours::unreadable(), QColor(60, 0, 0, 120),
               Qt::DiagCrossPattern);
}

void ChunkMarks::paintTags(QPainter& painter, const canvas::Camera& camera, double ratio, bool addresses)
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    if (static_cast<double>(std::min(size.width, size.height)) * camera.scale() < addressFrom * ratio)
        return;
    const QRectF map(camera.toScreen(QRectF(camera.bounds()).topLeft()),
                     camera.toScreen(QRectF(camera.bounds()).bottomRight()));
    const QRectF seen = map & QRectF(QPointF(), QSizeF(camera.viewport()));
    if (seen.isEmpty())
        return;
    const QRect part = canvas::paintedPart(painter, camera).toAlignedRect();
    const auto addressAt = [&](QPointF screen) {
        const QPointF at = camera.toMap(screen);
        return world::addressOf({static_cast<std::int64_t>(std::floor(at.x())),
                                 static_cast<std::int64_t>(std::floor(at.y()))},
                                size)
            .chunk;
    };
    const double tile = camera.scale() / ratio;
    const double closeness = std::clamp((tile - cellsFrom) / (cellsOnly - cellsFrom), 0.0, 1.0);
    painter.setOpacity(1 - closeness * (1 - faintest));
    const std::vector<QRectF> places = placeLabels(painter.font(), camera, ratio);
    const world::Address first = addressAt(seen.topLeft());
    const world::Address last = addressAt(seen.bottomRight());
    for (std::int64_t y = first.y; y <= last.y; ++y) {
        for (std::int64_t x = first.x; x <= last.x; ++x) {
            const QRectF room =
                (screenRect({x, y}, camera) & seen).marginsRemoved(QMarginsF(1, 1, 1, 1) * (tagGap * ratio));
            if (!room.intersects(part))
                continue;
            QStringList words = stateWords({x, y}, tile < cellsFrom);
            if (addresses)
                words.prepend(model::chunkText({x, y}));
            // Words that have no room are left out, the last first.
            for (; !words.isEmpty(); words.removeLast()) {
                const QImage& tag = m_tags.picture(words.join(QLatin1Char(' ')), painter.font(), ratio);
                if (const auto corner = cornerFor(tag.size(), room, places)) {
                    const QRect there = QRect(*corner, tag.size()) & part;
                    painter.drawImage(there, tag, there.translated(-*corner));
                    break;
                }
            }
        }
    }
    painter.setOpacity(1);
}

QStringList ChunkMarks::stateWords(world::Address address, bool inFull) const
{
    const auto words = [inFull](const char* sign, const char* word) {
        QStringList result{QLatin1String(sign)};
        if (inFull)
            result << QCoreApplication::translate("ChunkMarks", word);
        return result;
    };
    if (m_unreadable.contains(address))
        return words("!", QT_TRANSLATE_NOOP("ChunkMarks", "unreadable"));
    if (m_newer.contains(address))
        return words("=", QT_TRANSLATE_NOOP("ChunkMarks", "read-only"));
    if (m_session.document().chunks().dirty().contains(address))
        return words("*", QT_TRANSLATE_NOOP("ChunkMarks", "modified"));
    return {};
}

std::vector<QRectF> ChunkMarks::placeLabels(const QFont& font, const canvas::Camera& camera,
                                            double ratio) const
{
    const QFontMetricsF metrics(font);
    const QRectF screen(QPointF(), QSizeF(camera.viewport()));
    std::vector<QRectF> labels;
    const auto add = [&](world::Tile tile, const auto& labelOf) {
        const QPointF at =
            camera.toScreen({static_cast<double>(tile.x) + 0.5, static_cast<double>(tile.y) + 0.5});
        if (!screen.contains(at))
            return;
        const double side = std::max(placeSide * ratio, metrics.height());
        const double letters = metrics.horizontalAdvance(canvas::LabelPictures::shown(labelOf(), font));
        QRectF label(at.x() - side / 2, at.y() - side / 2, side + letters + placeSide * ratio, side);
        // The second one of a place goes to the left, unless there are too many to compare.
        if (labels.size() < canvas::LabelSpace::maxLabels &&
            std::ranges::any_of(labels, [&label](const QRectF& other) { return other.intersects(label); }))
            label.moveRight(at.x() + side / 2);
        labels.push_back(label);
    };
    add(m_session.document().info().spawn, [] { return QCoreApplication::translate("PlaceMarks", "Spawn"); });
    for (const world::Bookmark& bookmark : m_session.document().bookmarks().list)
        add(bookmark.tile, [&bookmark] { return model::shownText(bookmark.label); });
    return labels;
}

} // namespace chartroom::views
