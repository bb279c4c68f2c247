#include "views/world/tools/tool_box.h"

#include "views/world/tools/brush_tool.h"
#include "views/world/tools/chunk_tool.h"
#include "views/world/tools/fill_tool.h"
#include "views/world/tools/instance_tool.h"
#include "views/world/tools/picker.h"
#include "views/world/tools/rectangle_tool.h"
#include "views/world/tools/select_tool.h"
#include "views/world/tools/stamp_tool.h"

#include <cmath>

namespace chartroom::views {

namespace {

/// The tile under the pointer, also beyond the map's edge: a stroke does not stop there.
QPoint tileOf(const canvas::PointerEvent& event)
{
    return {static_cast<int>(std::floor(event.map.x())), static_cast<int>(std::floor(event.map.y()))};
}

} // namespace

ToolBox::ToolBox(ToolGate& gate, QObject* parent)
    : QObject(parent)
    , m_gate(gate)
    , m_taken(gate.state().tool())
{
    auto picker = std::make_unique<Picker>(gate);
    auto stamp = std::make_unique<StampTool>(gate);
    auto instances = std::make_unique<InstanceTool>(gate);
    m_picker = picker.get();
    m_stamp = stamp.get();
    m_instances = instances.get();
    m_tools[ToolKind::Brush] = std::make_unique<BrushTool>(gate, BrushTool::Kind::Paint);
    m_tools[ToolKind::Eraser] = std::make_unique<BrushTool>(gate, BrushTool::Kind::Erase);
    m_tools[ToolKind::Hole] = std::make_unique<BrushTool>(gate, BrushTool::Kind::Hole);
    m_tools[ToolKind::Rectangle] = std::make_unique<RectangleTool>(gate);
    m_tools[ToolKind::Fill] = std::make_unique<FillTool>(gate);
    m_tools[ToolKind::Picker] = std::move(picker);
    m_tools[ToolKind::Stamp] = std::move(stamp);
    m_tools[ToolKind::Select] = std::make_unique<SelectTool>(gate, SelectTool::Kind::Rectangle);
    m_tools[ToolKind::Wand] = std::make_unique<SelectTool>(gate, SelectTool::Kind::Wand);
    m_tools[ToolKind::SameSymbol] = std::make_unique<SelectTool>(gate, SelectTool::Kind::SameSymbol);
    m_tools[ToolKind::Instance] = std::move(instances);
    m_tools[ToolKind::Chunks] = std::make_unique<ChunkTool>(gate);
    connect(m_picker, &Picker::captured, this, [this](const TilePattern& pattern) {
        m_stamp->setPattern(pattern);
        takeStamp();
    });
    connect(&gate.state(), &WorldViewState::toolChanged, this, [this] { take(m_gate.state().tool()); });
}

ToolBox::~ToolBox() = default;

void ToolBox::take(ToolKind kind)
{
    if (kind == m_taken)
        return;
    const Tool& before = active();
    gestureLost();
    current().leave();
    m_taken = kind;
    current().takePointer(before);
    Q_EMIT m_gate.ghostChanged();
}

Tool& ToolBox::active() const
{
    return m_picking ? *m_picker : current();
}

bool ToolBox::pointerPressed(const canvas::PointerEvent& event)
{
    if (event.button == Qt::LeftButton && current().picks() && event.modifiers == Qt::AltModifier) {
        // As Ctrl and the right button: the layer of the topmost tile.
        m_picking = true;
    } else if (event.button == Qt::RightButton && current().picks()) {
        m_picking = true;
    } else if (event.button != Qt::LeftButton) {
        return false;
    }
    active().press(tileOf(event), event.modifiers);
    Q_EMIT gestureChanged();
    return true;
}

bool ToolBox::pointerMoved(const canvas::PointerEvent& event)
{
    if (!active().isPressed() && !event.pixel)
        active().pointerGone();
    else
        active().move(tileOf(event), event.modifiers);
    return true;
}

bool ToolBox::pointerReleased(const canvas::PointerEvent& event)
{
    active().release(tileOf(event), event.modifiers);
    m_picking = false;
    Q_EMIT gestureChanged();
    return true;
}

bool ToolBox::wheelTurned(double notches, Qt::KeyboardModifiers modifiers)
{
    m_notches += notches;
    const auto whole = static_cast<int>(std::trunc(m_notches));
    if (whole == 0)
        return true;
    m_notches -= whole;
    const bool used = current().wheel(whole, modifiers);
    Q_EMIT m_gate.ghostChanged();
    return used;
}

void ToolBox::gestureLost()
{
    active().lose();
    m_picking = false;
    Q_EMIT gestureChanged();
}

void ToolBox::pointerGone()
{
    if (!active().isPressed())
        active().pointerGone();
}

bool ToolBox::cancel()
{
    const bool done = active().escape();
    m_picking = false;
    Q_EMIT gestureChanged();
    if (done)
        return true;
    // Nothing of the tool's own: then what is selected.
    const bool any = !m_gate.state().selection().isEmpty();
    m_gate.state().setSelection({});
    return any;
}

bool ToolBox::command(ToolCommand command)
{
    if (active().isPressed() && command != ToolCommand::FlipHorizontal &&
        command != ToolCommand::FlipVertical && command != ToolCommand::TurnLeft &&
        command != ToolCommand::TurnRight)
        gestureLost();
    const bool selects =
        m_taken == ToolKind::Select || m_taken == ToolKind::Wand || m_taken == ToolKind::SameSymbol;
    // What a selecting tool refused is not tried again.
    const bool done =
        current().command(command) || (!selects && m_tools.at(ToolKind::Select)->command(command));
    Q_EMIT m_gate.ghostChanged();
    return done;
}

void ToolBox::paste()
{
    const auto tiles = copiedTiles();
    if (!tiles) {
        m_gate.say(tr("There are no tiles on the clipboard: copy a selection first."));
        return;
    }
    m_stamp->setPattern(*tiles);
    takeStamp();
    // Pasted tiles go anywhere, not only where they were taken.
    m_gate.state().setSelection({});
}

void ToolBox::takeStamp()
{
    m_gate.state().setRandomSymbols(m_stamp->pattern().symbols());
    m_gate.state().setTool(ToolKind::Stamp);
}

void ToolBox::storeStamp(int slot)
{
    m_gate.say(m_stamp->store(slot)
                   ? tr("Stamp kept as %1").arg(slot + 1)
                   : tr("There is no stamp to keep: drag with the right button, or copy a selection first."));
}

void ToolBox::recallStamp(int slot)
{
    if (!m_stamp->recall(slot)) {
        m_gate.say(tr("Slot %1 holds no stamp yet: Keep Stamp puts one there.").arg(slot + 1));
        return;
    }
    takeStamp();
    m_gate.say(tr("Stamp %1 taken").arg(slot + 1));
}

void ToolBox::paint(const GhostPainter& ghost) const
{
    active().paint(ghost);
}

} // namespace chartroom::views
