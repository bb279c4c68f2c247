#include "views/world/tools/rectangle_tool.h"

#include "views/world/tools/tile_shapes.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::views {

QRect RectangleTool::rectTo(QPoint tile, Qt::KeyboardModifiers modifiers) const
{
    QPoint reach = tile - *m_corner;
    if (modifiers & Qt::ShiftModifier) {
        const int side = std::max(std::abs(reach.x()), std::abs(reach.y()));
        reach = {reach.x() < 0 ? -side : side, reach.y() < 0 ? -side : side};
    }
    return rectangleOf(*m_corner, *m_corner + reach);
}

QRegion RectangleTool::shapeOf(const QRect& rect) const
{
    const QRegion filled(rect);
    return state().outlined() ? filled - rect.adjusted(1, 1, -1, -1) : filled;
}

void RectangleTool::pressed(QPoint tile, Qt::KeyboardModifiers)
{
    if (gate().permits(state().activeLayer()))
        m_corner = tile;
}

void RectangleTool::released(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!m_corner)
        return;
    const QRect rect = rectTo(tile, modifiers);
    m_corner.reset();
    const model::LayerKey layer = state().activeLayer();
    if (!layer.isHeight() && state().selection().isEmpty() && !state().outlined() &&
        !state().paintsRandomly()) {
        gate().paint(layer,
                     world::Operation{world::Rectangle{
                         layer.number, {rect.x(), rect.y()}, rect.width(), rect.height(), state().symbol()}});
        return;
    }
    gate().paintRegion(QCoreApplication::translate("Step", "Rectangle"), layer, shapeOf(rect));
}

bool RectangleTool::cancel()
{
    const bool any = m_corner.has_value();
    m_corner.reset();
    return any;
}

void RectangleTool::paint(const GhostPainter& ghost) const
{
    const auto tile = pointer();
    if (!tile)
        return;
    const QRect rect = m_corner ? rectTo(*tile, modifiers()) : QRect(*tile, QSize(1, 1));
    ghost.fill(shapeOf(rect), QColor(255, 255, 255, 90));
    ghost.rim(rect);
}

} // namespace chartroom::views
