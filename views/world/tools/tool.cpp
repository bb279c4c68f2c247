#include "views/world/tools/tool.h"

#include "views/canvas/camera.h"

#include <QPainter>
#include <QPainterPath>

namespace chartroom::views {

QRectF GhostPainter::screen(const QRect& tiles) const
{
    return {camera.toScreen(tiles.topLeft()), QSizeF(tiles.size()) * camera.scale()};
}

void GhostPainter::fill(const QRegion& tiles, const QColor& color) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QRect& rect : tiles)
        painter.fillRect(screen(rect).toAlignedRect(), color);
}

void GhostPainter::fill(const std::vector<QPoint>& tiles, const QColor& color) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QPoint tile : tiles)
        painter.fillRect(screen({tile, QSize(1, 1)}), color);
}

void GhostPainter::pattern(const TilePattern& pattern, QPoint corner) const
{
    if (!art)
        return;
    painter.save();
    painter.setOpacity(0.75);
    for (const auto& [layer, rows] : pattern.layers()) {
        for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
            const std::u16string& row = rows[static_cast<std::size_t>(y)];
            for (int x = 0; x < static_cast<int>(row.size()); ++x) {
                const char16_t symbol = row[static_cast<std::size_t>(x)];
                if (symbol == TilePattern::noCell || symbol == u' ' || symbol == u'.')
                    continue;
                const QRect cell = screen({corner + QPoint(x, y), QSize(1, 1)}).toAlignedRect();
                if (!cell.intersects(QRect(QPoint(), camera.viewport())))
                    continue;
                const int shift = model::TileArt::maxShift - 1;
                const QImage image(reinterpret_cast<const uchar*>(art->of(symbol).pixels(shift)), 1 << shift,
                                   1 << shift, QImage::Format_ARGB32_Premultiplied);
                painter.drawImage(cell, image);
            }
        }
    }
    painter.restore();
}

void GhostPainter::rim(const QRegion& tiles) const
{
    QPainterPath path;
    const QTransform toScreen(camera.scale(), 0, 0, camera.scale(), camera.toScreen({0, 0}).x(),
                              camera.toScreen({0, 0}).y());
    path.addRegion(tiles);
    path = toScreen.map(path.simplified());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 200), ratio));
    painter.drawPath(path);
    painter.setPen(QPen(Qt::white, ratio, Qt::DashLine));
    painter.drawPath(path);
}

void Tool::moved(QPoint, Qt::KeyboardModifiers) {}

void Tool::released(QPoint, Qt::KeyboardModifiers) {}

void Tool::press(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    m_tile = tile;
    m_there = true;
    m_pressed = true;
    m_modifiers = modifiers;
    pressed(tile, modifiers);
    Q_EMIT m_gate.ghostChanged();
}

void Tool::move(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (m_there && tile == m_tile && modifiers == m_modifiers)
        return;
    m_tile = tile;
    m_there = true;
    m_modifiers = modifiers;
    moved(tile, modifiers);
    Q_EMIT m_gate.ghostChanged();
}

void Tool::release(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!std::exchange(m_pressed, false))
        return;
    released(tile, modifiers);
    Q_EMIT m_gate.ghostChanged();
}

void Tool::lose()
{
    if (std::exchange(m_pressed, false))
        lost();
    Q_EMIT m_gate.ghostChanged();
}

bool Tool::escape()
{
    const bool pressed = std::exchange(m_pressed, false);
    const bool done = cancel() || pressed;
    Q_EMIT m_gate.ghostChanged();
    return done;
}

void Tool::pointerGone()
{
    m_there = false;
    Q_EMIT m_gate.ghostChanged();
}

} // namespace chartroom::views
