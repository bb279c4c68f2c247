#include "views/world/tools/cell_cursor.h"

#include "views/canvas/widgets/canvas_widget.h"
#include "views/world/tools/tool_box.h"

#include <QApplication>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace chartroom::views {

namespace {

QRectF areaOf(QPoint tile)
{
    return {QPointF(tile), QSizeF(1, 1)};
}

QString movedText()
{
    return CellCursor::tr("Cell cursor: Ctrl and the arrow keys move it, Return uses the tool there, Q holds "
                          "it down, Esc ends it.");
}

/// A tool was to be used while the cursor was nowhere. Short: where the cursor is stands beside it.
QString appearedText()
{
    return CellCursor::tr("Only the cell cursor has appeared: Return uses the tool there.");
}

} // namespace

CellCursor::CellCursor(canvas::CanvasWidget& canvas, ToolBox& tools, ToolGate& gate, QObject* parent)
    : QObject(parent)
    , m_canvas(canvas)
    , m_tools(tools)
    , m_gate(gate)
    , m_hasKeys(canvas.hasFocus())
{
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (std::exchange(m_hasKeys, m_canvas.hasFocus()) != m_hasKeys)
            Q_EMIT changed();
    });
    // What was said of a gesture or of the cursor ends with it.
    connect(this, &CellCursor::changed, this, [this] {
        if ((m_hint == Hint::Gesture && !isHeld()) || (m_hint == Hint::Cursor && !m_tile))
            unsay();
    });
    // A stroke that was taken back, or ended by another edit, is held no longer; nor is what another tool
    // began.
    connect(&gate, &ToolGate::strokeChanged, this, [this] {
        if (m_held && !m_gate.inStroke() && m_tools.gesture() == Tool::Gesture::None)
            m_tools.gestureLost();
        Q_EMIT changed();
    });
    connect(&tools, &ToolBox::gestureChanged, this, [this] {
        if (m_held && !m_tools.isPressed())
            m_held = false;
        Q_EMIT changed();
    });
}

bool CellCursor::isHeld() const
{
    return m_held && m_tools.isPressed();
}

QPoint CellCursor::start() const
{
    const QRectF seen = m_canvas.camera().visibleRect();
    for (const std::optional<QPoint>& known : {m_next, m_canvas.hoveredPixel(), m_before}) {
        if (known && seen.contains(areaOf(*known)))
            return *known;
    }
    const QPointF centre = m_canvas.camera().centre();
    return {static_cast<int>(std::floor(centre.x())), static_cast<int>(std::floor(centre.y()))};
}

canvas::PointerEvent CellCursor::eventOf(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const
{
    return {areaOf(*m_tile).center(), m_tile, button, m_held ? Qt::LeftButton : Qt::NoButton, modifiers};
}

void CellCursor::place(QPoint tile)
{
    const QRect bounds = m_canvas.camera().bounds();
    m_tile = QPoint(std::clamp(tile.x(), bounds.left(), bounds.right()),
                    std::clamp(tile.y(), bounds.top(), bounds.bottom()));
    m_next.reset();
    m_canvas.reveal(areaOf(*m_tile));
    std::ignore = m_tools.pointerMoved(eventOf(Qt::NoButton, m_held ? m_modifiers : Qt::NoModifier));
    m_gate.state().setHovered(m_tile);
    Q_EMIT changed();
}

bool CellCursor::appear(const QString& sentence)
{
    if (m_tile)
        return false;
    place(start());
    say(Hint::Cursor, sentence);
    return true;
}

void CellCursor::say(Hint about, const QString& sentence)
{
    m_hint = about;
    m_said = sentence;
    m_gate.say(sentence);
}

void CellCursor::unsay()
{
    if (std::exchange(m_hint, Hint::None) != Hint::None)
        m_gate.unsay(m_said);
}

void CellCursor::step(QPoint by)
{
    // What the mouse has begun is the mouse's.
    if (m_gate.session().ready() && (m_held || !m_tools.isPressed()) && !appear(movedText()))
        place(*m_tile + by);
}

void CellCursor::show(QPoint tile)
{
    if (!m_held)
        place(tile);
}

void CellCursor::moveTo(QPoint tile)
{
    if (m_tile && !m_held)
        place(tile);
    else if (!m_tile)
        m_next = tile;
}

void CellCursor::press(Qt::KeyboardModifiers modifiers)
{
    m_modifiers = modifiers;
    m_held = true;
    std::ignore = m_tools.pointerPressed(eventOf(Qt::LeftButton, modifiers));
}

void CellCursor::release()
{
    if (!isHeld())
        return;
    const canvas::PointerEvent end = eventOf(Qt::LeftButton, m_modifiers);
    m_held = false;
    std::ignore = m_tools.pointerReleased(end);
    Q_EMIT changed();
}

void CellCursor::use(Qt::KeyboardModifiers modifiers)
{
    if (isHeld()) {
        m_modifiers |= modifiers;
        release();
        return;
    }
    const bool pressed = m_tools.isPressed();
    if (m_tools.command(ToolCommand::PutDown) || pressed || !m_gate.session().ready() ||
        appear(appearedText()))
        return;
    unsay();
    press(modifiers);
    if (m_tools.gesture() != Tool::Gesture::Span) {
        release();
        return;
    }
    say(Hint::Gesture, tr("Begun here: Ctrl and the arrow keys go on, Return ends it, Esc takes it back."));
    Q_EMIT changed();
}

void CellCursor::hold()
{
    if (isHeld()) {
        release();
        return;
    }
    if (m_tools.isPressed() || !m_gate.session().ready() || appear(appearedText()))
        return;
    unsay();
    press({});
    if (m_tools.gesture() == Tool::Gesture::None) {
        release();
        return;
    }
    say(Hint::Gesture,
        tr("The tool is held down: Ctrl and the arrow keys go on, Q or Return lift it, Esc takes it back."));
    Q_EMIT changed();
}

bool CellCursor::hide()
{
    if (!m_tile)
        return false;
    if (m_held)
        gestureLost();
    m_before = std::exchange(m_tile, std::nullopt);
    m_tools.pointerGone();
    m_gate.state().setHovered(m_canvas.hoveredPixel());
    Q_EMIT changed();
    return true;
}

bool CellCursor::note(const canvas::PointerEvent& event)
{
    const QPointF at = m_canvas.camera().toScreen(event.map);
    const bool moved = !m_pointerAt || (*m_pointerAt - at).manhattanLength() >= 1;
    if (moved) {
        m_pointerAt = at;
        m_next.reset();
    }
    return moved;
}

bool CellCursor::pointerPressed(const canvas::PointerEvent& event)
{
    note(event);
    hide();
    return m_tools.pointerPressed(event);
}

bool CellCursor::pointerMoved(const canvas::PointerEvent& event)
{
    const bool moved = note(event);
    // A pointer that lies where it lay tells of itself when a dialog or a menu went: no one moved it. And who
    // works with the keys may touch the table.
    if (m_tile && (!moved || m_held))
        return true;
    hide();
    return m_tools.pointerMoved(event);
}

bool CellCursor::pointerReleased(const canvas::PointerEvent& event)
{
    return m_tools.pointerReleased(event);
}

bool CellCursor::wheelTurned(double notches, Qt::KeyboardModifiers modifiers)
{
    return m_tools.wheelTurned(notches, modifiers);
}

void CellCursor::gestureLost()
{
    m_held = false;
    m_tools.gestureLost();
}

} // namespace chartroom::views
