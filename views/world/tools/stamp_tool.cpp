#include "views/world/tools/stamp_tool.h"

#include "views/world/tools/tile_shapes.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace chartroom::views {

void StampTool::setPattern(TilePattern pattern)
{
    cancel();
    m_pattern.set(std::move(pattern));
    Q_EMIT gate().ghostChanged();
}

bool StampTool::store(int slot)
{
    if (pattern().isEmpty())
        return false;
    setSlot(slot, pattern());
    return true;
}

bool StampTool::recall(int slot)
{
    const TilePattern& kept = keptSlot(slot).pattern;
    if (kept.isEmpty())
        return false;
    setPattern(kept);
    return true;
}

QPoint StampTool::cornerAt(QPoint tile) const
{
    return tile - QPoint((pattern().size().width() - 1) / 2, (pattern().size().height() - 1) / 2);
}

void StampTool::stampAt(QPoint corner)
{
    m_last = corner;
    std::vector<world::Operation> operations =
        pattern().operations(corner, state().selection(), state().activeLayer());
    if (!operations.empty())
        gate().extendStroke(
            ToolGate::group(QCoreApplication::translate("Tool", "Stamp"), std::move(operations)));
}

void StampTool::pressed(QPoint tile, Qt::KeyboardModifiers)
{
    if (pattern().isEmpty()) {
        gate().say(QCoreApplication::translate(
            "Tool", "There is no stamp yet: drag with the right button, or copy a selection."));
        return;
    }
    if (pattern().layers().size() == 1 && !gate().permits(state().activeLayer()))
        return;
    const std::vector<model::LayerKey> painted = pattern().paintedLayers(state().activeLayer());
    if (painted.empty()) {
        gate().say(QCoreApplication::translate(
            "Tool", "The stamp has nothing that this layer can take: capture or copy other cells."));
        return;
    }
    // A stamp of several layers brings its own, which may have been locked or hidden since.
    const auto isKept = [this](const model::LayerKey& layer) {
        return state().look(layer).locked || !state().isShown(layer);
    };
    if (std::ranges::any_of(painted, isKept)) {
        gate().say(QCoreApplication::translate("Tool", "The stamp paints layers that are locked or hidden: "
                                                       "unlock and show them first, or take another stamp."));
        return;
    }
    if (!std::ranges::all_of(painted, [this](const auto& layer) { return gate().permits(layer); }))
        return;
    gate().beginStroke(QCoreApplication::translate("Tool", "Stamp"));
    m_way = tile;
    m_first = cornerAt(tile);
    stampAt(m_first);
}

void StampTool::moved(QPoint tile, Qt::KeyboardModifiers)
{
    if (!gate().inStroke())
        return;
    // Side by side, as a pattern repeats, and none left out on a quick way.
    const auto whole = [](int distance, int length) {
        return static_cast<int>(world::floorDivide(distance, length)) * length;
    };
    for (const QPoint way : lineTiles(m_way, tile)) {
        const QPoint reach = cornerAt(way) - m_first;
        const QPoint corner = m_first + QPoint(whole(reach.x(), pattern().size().width()),
                                               whole(reach.y(), pattern().size().height()));
        if (corner != m_last)
            stampAt(corner);
    }
    m_way = tile;
}

void StampTool::released(QPoint, Qt::KeyboardModifiers)
{
    gate().endStroke();
}

bool StampTool::cancel()
{
    const bool any = gate().inStroke();
    gate().cancelStroke();
    return any;
}

bool StampTool::wheel(int notches, Qt::KeyboardModifiers modifiers)
{
    if (!(modifiers & Qt::AltModifier) || pattern().isEmpty())
        return false;
    return command(notches > 0 ? ToolCommand::TurnLeft : ToolCommand::TurnRight);
}

bool StampTool::command(ToolCommand command)
{
    switch (command) {
    case ToolCommand::FlipHorizontal:
        setPattern(pattern().mirrored(Qt::Horizontal));
        return true;
    case ToolCommand::FlipVertical:
        setPattern(pattern().mirrored(Qt::Vertical));
        return true;
    case ToolCommand::TurnRight:
        setPattern(pattern().turned(true));
        return true;
    case ToolCommand::TurnLeft:
        setPattern(pattern().turned(false));
        return true;
    default:
        return false;
    }
}

void StampTool::paint(const GhostPainter& ghost) const
{
    const auto tile = pointer();
    if (!tile)
        return;
    const QRegion region =
        pattern().isEmpty() ? QRegion(QRect(*tile, QSize(1, 1))) : pattern().region(cornerAt(*tile));
    ghost.pattern(pattern(), cornerAt(*tile));
    ghost.rim(region);
}

} // namespace chartroom::views
