#include "views/world/tools/brush_tool.h"

#include "views/world/tools/tile_shapes.h"

#include <QCoreApplication>

#include <cmath>

namespace chartroom::views {

namespace {

constexpr Qt::KeyboardModifiers circleKeys = Qt::ControlModifier | Qt::ShiftModifier;
constexpr int largestCircle = 512;

bool isCircle(Qt::KeyboardModifiers modifiers)
{
    return (modifiers & circleKeys) == circleKeys;
}

} // namespace

model::LayerKey BrushTool::layer() const
{
    return m_kind == Kind::Hole ? model::LayerKey::room(0) : state().activeLayer();
}

QString BrushTool::label() const
{
    switch (m_kind) {
    case Kind::Erase:
        return QCoreApplication::translate("Tool", "Erase");
    case Kind::Hole:
        return QCoreApplication::translate("Tool", "Cut hole");
    case Kind::Paint:
        break;
    }
    return QCoreApplication::translate("Tool", "Paint");
}

void BrushTool::paintWay(const std::vector<QPoint>& way)
{
    const std::vector<world::Tile> cells = gate().clipped(brushedTiles(way, state().brush()));
    if (cells.empty())
        return;
    switch (m_kind) {
    case Kind::Paint:
        gate().extendStroke(gate().painting(layer(), cells));
        break;
    case Kind::Erase:
        gate().extendStroke(ToolGate::stroke(layer(), u' ', cells));
        break;
    case Kind::Hole:
        gate().extendStroke(ToolGate::holes(cells));
        break;
    }
}

std::vector<QPoint> BrushTool::circle(QPoint tile) const
{
    const QPoint reach = tile - *m_centre;
    const auto radius = static_cast<int>(std::lround(std::hypot(reach.x(), reach.y())));
    return circleTiles(*m_centre, std::min(radius, largestCircle));
}

void BrushTool::pressed(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!gate().permits(layer()))
        return;
    if (!isCircle(modifiers))
        m_centre.reset();
    else if (!m_centre)
        m_centre = tile;
    if (m_centre)
        return;
    gate().beginStroke(label());
    const bool line = (modifiers & Qt::ShiftModifier) && m_last;
    paintWay(line ? lineTiles(*m_last, tile) : std::vector<QPoint>{tile});
    m_last = tile;
}

void BrushTool::moved(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!isPressed() && !isCircle(modifiers))
        m_centre.reset();
    if (!gate().inStroke())
        return;
    std::vector<QPoint> way = lineTiles(m_last.value_or(tile), tile);
    // Its first tile was painted when the pointer came there.
    way.erase(way.begin());
    paintWay(way);
    m_last = tile;
}

void BrushTool::released(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    // A click is the centre only; another one says how large the circle is.
    if (m_centre == tile && isCircle(modifiers)) {
        gate().say(QCoreApplication::translate(
            "Tool", "The centre of a circle: Ctrl+Shift and another click draw it through there."));
        return;
    }
    if (m_centre) {
        gate().beginStroke(label());
        paintWay(circle(tile));
        m_centre.reset();
        m_last = tile;
    }
    gate().endStroke();
}

bool BrushTool::cancel()
{
    const bool any = gate().inStroke() || m_centre;
    m_centre.reset();
    gate().cancelStroke();
    return any;
}

bool BrushTool::wheel(int notches, Qt::KeyboardModifiers modifiers)
{
    if (!(modifiers & Qt::ShiftModifier))
        return false;
    BrushForm form = state().brush();
    form.size += notches;
    state().setBrush(form);
    return true;
}

void BrushTool::paint(const GhostPainter& ghost) const
{
    const auto tile = pointer();
    if (!tile)
        return;
    std::vector<QPoint> way{*tile};
    if (m_centre)
        way = circle(*tile);
    else if (!gate().inStroke() && m_last && (modifiers() & circleKeys) == Qt::ShiftModifier)
        way = lineTiles(*m_last, *tile);
    const std::vector<QPoint> tiles = brushedTiles(way, state().brush());
    const QColor color = m_kind == Kind::Paint ? QColor(255, 255, 255, 90) : QColor(0, 0, 0, 110);
    ghost.fill(tiles, color);
    QRegion region;
    if (way.size() == 1 && state().brush().shape == BrushShape::Square) {
        const int before = (state().brush().size - 1) / 2;
        region = QRect(*tile - QPoint(before, before), QSize(state().brush().size, state().brush().size));
    } else if (tiles.size() <= 4096) {
        for (const QPoint at : tiles)
            region += QRect(at, QSize(1, 1));
    }
    ghost.rim(region);
}

} // namespace chartroom::views
