#include "views/world/tools/brush_tool.h"

#include "views/world/tools/tile_shapes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

constexpr Qt::KeyboardModifiers circleKeys = Qt::ControlModifier | Qt::ShiftModifier;
constexpr int largestCircle = 512;
/// Tiles of a line at most: of a map with a bookmark far away hundreds of millions can be seen at once.
constexpr int longestLine = 1 << 16;
/// Tiles of a way times the brush's side that are shown before they are painted; more would be felt with each
/// movement.
constexpr std::size_t mostShown = std::size_t{1} << 20U;

bool isCircle(Qt::KeyboardModifiers modifiers)
{
    return (modifiers & circleKeys) == circleKeys;
}

/// A line between two tiles; nothing where it would be too long.
std::vector<QPoint> lineBetween(QPoint from, QPoint to)
{
    const QPoint reach = to - from;
    const bool tooLong = std::max(std::abs(reach.x()), std::abs(reach.y())) >= longestLine;
    return tooLong ? std::vector<QPoint>() : lineTiles(from, to);
}

void sayTooLong(ToolGate& gate)
{
    gate.say(QCoreApplication::translate("Tool", "That is too far for one line: draw it in parts."));
}

/// A circle around a tile through another one.
std::vector<QPoint> circleTo(QPoint middle, QPoint through)
{
    const QPoint reach = through - middle;
    const auto radius = static_cast<int>(std::lround(std::hypot(reach.x(), reach.y())));
    return circleTiles(middle, std::min(radius, largestCircle));
}

} // namespace

model::LayerKey BrushTool::layer() const
{
    return m_kind == Kind::Hole ? model::LayerKey::room(0) : state().activeLayer();
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

QPoint BrushTool::middleOf(QPoint pressed, QPoint tile) const
{
    return m_last && pressed == tile ? *m_last : pressed;
}

Tool::Gesture BrushTool::gesture() const
{
    // Around the last point a click is enough.
    if (m_centre || m_start)
        return m_last ? Gesture::Stroke : Gesture::Span;
    return gate().inStroke() ? Gesture::Stroke : Gesture::None;
}

void BrushTool::pressed(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!gate().permits(layer()))
        return;
    m_before = m_last;
    if (isCircle(modifiers)) {
        m_centre = tile;
        return;
    }
    const bool line = modifiers & Qt::ShiftModifier;
    if (line && !m_last) {
        m_start = tile;
        return;
    }
    const std::vector<QPoint> way = line ? lineBetween(*m_last, tile) : std::vector<QPoint>{tile};
    if (way.empty()) {
        sayTooLong(gate());
        return;
    }
    gate().beginStroke();
    paintWay(way);
    m_last = tile;
}

void BrushTool::moved(QPoint tile, Qt::KeyboardModifiers)
{
    if (!gate().inStroke())
        return;
    std::vector<QPoint> way = lineBetween(m_last.value_or(tile), tile);
    m_last = tile;
    if (way.empty()) {
        sayTooLong(gate());
        return;
    }
    // Its first tile was painted when the pointer came there.
    way.erase(way.begin());
    paintWay(way);
}

void BrushTool::paintStroke(const std::vector<QPoint>& way)
{
    gate().beginStroke();
    paintWay(way);
    gate().endStroke();
}

void BrushTool::released(QPoint tile, Qt::KeyboardModifiers)
{
    gate().endStroke();
    const auto centre = std::exchange(m_centre, std::nullopt);
    const auto start = std::exchange(m_start, std::nullopt);
    // A click that has no point to go on from only sets it: what it marks is no step of its own.
    if (!m_last && (centre == tile || start == tile)) {
        m_last = tile;
        gate().say(centre ? QCoreApplication::translate("Tool", "The centre of a circle: Ctrl+Shift and a "
                                                                "click elsewhere draw it through there. Esc "
                                                                "forgets it.")
                          : QCoreApplication::translate("Tool", "The start of a line: Shift and a click "
                                                                "elsewhere draw it. Esc forgets it."));
        return;
    }
    if (centre) {
        const QPoint middle = middleOf(*centre, tile);
        paintStroke(circleTo(middle, tile));
        m_last = middle;
    } else if (start) {
        const std::vector<QPoint> way = lineBetween(*start, tile);
        if (way.empty()) {
            sayTooLong(gate());
            return;
        }
        paintStroke(way);
        m_last = tile;
    }
}

bool BrushTool::cancel()
{
    const bool any = gate().inStroke() || m_centre || m_start;
    // A point that was not painted is none to go on from; where nothing is on, the last one is forgotten.
    m_last = any ? m_before : std::nullopt;
    m_centre.reset();
    m_start.reset();
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
        way = circleTo(middleOf(*m_centre, *tile), *tile);
    else if (m_start)
        way = lineBetween(*m_start, *tile);
    else if (!gate().inStroke() && m_last && isCircle(modifiers()))
        way = circleTo(*m_last, *tile);
    else if (!gate().inStroke() && m_last && modifiers() & Qt::ShiftModifier)
        way = lineBetween(*m_last, *tile);
    if (way.empty() || way.size() * static_cast<std::size_t>(state().brush().size) > mostShown)
        way = {*tile};
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
