#include "views/world/tools/ghost_painter.h"

#include "views/canvas/camera.h"
#include "views/canvas/overlay.h"
#include "views/world/tools/region_outline.h"

#include <QPainter>

namespace chartroom::views {

namespace {

/// Logical pixels: the cell cursor's side at least, and the width of its line.
constexpr double leastCursor = 10;
constexpr double cursorLine = 2.5;
constexpr double dashLength = 1.8; ///< of its broken line, in widths of the line

} // namespace

GhostPainter::GhostPainter(QPainter* painter, const canvas::Camera& camera, double ratio,
                           const model::SymbolArt* art)
    : m_painter(painter)
    , m_camera(camera)
    , m_ratio(ratio)
    , m_art(art)
    , m_part(painter ? canvas::paintedPart(*painter, camera) : QRectF())
{}

QRectF GhostPainter::screen(const QRect& tiles) const
{
    return {m_camera.toScreen(tiles.topLeft()), QSizeF(tiles.size()) * m_camera.scale()};
}

bool GhostPainter::draws(const QRect& tiles) const
{
    if (tiles.isEmpty())
        return false;
    // A rim lies half beyond its tiles.
    const double rim = 2 * m_ratio;
    return drawsOn(screen(tiles).adjusted(-rim, -rim, rim, rim));
}

bool GhostPainter::drawsOn(const QRectF& area) const
{
    m_reach |= area;
    return m_painter && area.intersects(m_part);
}

void GhostPainter::fill(const QRegion& tiles, const QColor& color) const
{
    if (!draws(tiles.boundingRect()))
        return;
    m_painter->setRenderHint(QPainter::Antialiasing, false);
    for (const QRect& rect : tiles) {
        const QRect area = screen(rect).toAlignedRect();
        if (m_part.intersects(area))
            m_painter->fillRect(area, color);
    }
}

void GhostPainter::fill(const std::vector<QPoint>& tiles, const QColor& color) const
{
    if (m_painter)
        m_painter->setRenderHint(QPainter::Antialiasing, false);
    for (const QPoint tile : tiles) {
        const QRect cell(tile, QSize(1, 1));
        if (draws(cell))
            m_painter->fillRect(screen(cell), color);
    }
}

void GhostPainter::pattern(const TilePattern& pattern, QPoint corner) const
{
    if (!m_art || !draws({corner, pattern.size()}))
        return;
    m_painter->save();
    m_painter->setOpacity(0.75);
    for (const auto& [layer, rows] : pattern.layers()) {
        for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
            const std::u16string& row = rows[static_cast<std::size_t>(y)];
            for (int x = 0; x < static_cast<int>(row.size()); ++x) {
                const char16_t symbol = row[static_cast<std::size_t>(x)];
                if (symbol == TilePattern::noCell || symbol == u' ' || symbol == u'.')
                    continue;
                const QRect cell = screen({corner + QPoint(x, y), QSize(1, 1)}).toAlignedRect();
                if (!m_part.intersects(cell))
                    continue;
                const int shift = model::TileArt::maxShift - 1;
                const QImage image(reinterpret_cast<const uchar*>(m_art->of(symbol).pixels(shift)),
                                   1 << shift, 1 << shift, QImage::Format_ARGB32_Premultiplied);
                m_painter->drawImage(cell, image);
            }
        }
    }
    m_painter->restore();
}

void GhostPainter::rim(const QRegion& tiles) const
{
    if (!draws(tiles.boundingRect()))
        return;
    const double width = m_ratio;
    std::vector<QLineF> lines;
    for (const QLine line : outlineOf(tiles)) {
        const QLineF there(m_camera.toScreen(line.p1()), m_camera.toScreen(line.p2()));
        // A line has no area that could meet the part.
        if (QRectF(there.p1(), there.p2()).adjusted(-width, -width, width, width).intersects(m_part))
            lines.push_back(there);
    }
    m_painter->setRenderHint(QPainter::Antialiasing, false);
    m_painter->setPen(QPen(QColor(0, 0, 0, 200), width));
    m_painter->drawLines(lines.data(), static_cast<int>(lines.size()));
    m_painter->setPen(QPen(Qt::white, width, Qt::DashLine));
    m_painter->drawLines(lines.data(), static_cast<int>(lines.size()));
}

void GhostPainter::cursor(QPoint tile, bool waits) const
{
    const QRectF cell = screen(QRect(tile, QSize(1, 1)));
    const double side = std::max(cell.width(), leastCursor * m_ratio);
    QRectF frame(0, 0, side, side);
    frame.moveCenter(cell.center());
    const double line = cursorLine * m_ratio;
    frame.adjust(-line, -line, line, line);
    if (!drawsOn(frame.adjusted(-2 * line, -2 * line, 2 * line, 2 * line)))
        return;
    m_painter->setRenderHint(QPainter::Antialiasing, false);
    m_painter->setBrush(Qt::NoBrush);
    // White between black: one of them differs from what lies below.
    const std::pair<QColor, double> pens[]{{Qt::black, 2.4}, {Qt::white, 1.2}};
    const std::pair<QColor, double> waiting[]{{Qt::darkGray, 1.2}, {Qt::lightGray, 0.6}};
    for (const auto& [color, width] : waits ? waiting : pens) {
        QPen pen(color, width * line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
        if (waits) {
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({dashLength / width, dashLength / width});
        }
        m_painter->setPen(pen);
        m_painter->drawRect(frame);
    }
}

} // namespace chartroom::views
