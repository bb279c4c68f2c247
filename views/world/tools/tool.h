#pragma once

#include "views/world/tools/ghost_painter.h"
#include "views/world/tools/tool_gate.h"

namespace chartroom::views {

/// What keys and menus ask of a tool.
enum class ToolCommand {
    FlipHorizontal,
    FlipVertical,
    TurnRight,
    TurnLeft,
    Copy,
    Cut,
    Delete,
    PutDown,
    Duplicate,
    FillBackground
};

/// Something that the pointer does on a world's canvas. Positions are world tiles.
class Tool
{
public:
    /// What a press has begun: nothing that goes on; something that was done where it was pressed, and is
    /// again where it moves; something that lies between the press and the release.
    enum class Gesture { None, Stroke, Span };

    explicit Tool(ToolGate& gate)
        : m_gate(gate)
    {}
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;
    virtual ~Tool() = default;

    /// A button went down, the pointer moved, the button went up. Only the left one; a press begins a
    /// gesture, which ends with released(), lost() or cancel().
    virtual void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) = 0;
    /// Also without a button.
    virtual void moved(QPoint tile, Qt::KeyboardModifiers modifiers);
    virtual void released(QPoint tile, Qt::KeyboardModifiers modifiers);
    /// The gesture was taken away (another window came to the front): what was done stays.
    virtual void lost() { released(m_tile, Qt::NoModifier); }
    /// Esc: takes the gesture back. Returns whether there was something to take back or to clear.
    virtual bool cancel() { return false; }
    /// The wheel with Shift or Alt, in notches.
    virtual bool wheel(int /*notches*/, Qt::KeyboardModifiers /*modifiers*/) { return false; }
    /// Returns whether the tool knows the command.
    virtual bool command(ToolCommand /*command*/) { return false; }
    /// Draws what a press would do here.
    virtual void paint(const GhostPainter& ghost) const = 0;
    /// Another tool is taken.
    virtual void leave() { cancel(); }
    /// What the gesture that is on does.
    [[nodiscard]] virtual Gesture gesture() const { return Gesture::None; }
    /// Whether the right button picks and captures (paint tools).
    [[nodiscard]] virtual bool picks() const { return true; }
    /// Where the pointer is; nothing while it is elsewhere.
    [[nodiscard]] std::optional<QPoint> pointer() const
    {
        return m_there ? std::optional(m_tile) : std::nullopt;
    }
    /// Whether a gesture is on.
    [[nodiscard]] bool isPressed() const { return m_pressed; }

    /// What the tool box calls: keeps the pointer's place for the ghost.
    void press(QPoint tile, Qt::KeyboardModifiers modifiers);
    void move(QPoint tile, Qt::KeyboardModifiers modifiers);
    void release(QPoint tile, Qt::KeyboardModifiers modifiers);
    void lose();
    bool escape();
    /// The pointer is where another tool saw it last: that one had its events until now.
    void takePointer(const Tool& before);
    /// The pointer left the map.
    void pointerGone();

protected:
    [[nodiscard]] ToolGate& gate() const { return m_gate; }
    [[nodiscard]] WorldViewState& state() const { return m_gate.state(); }
    [[nodiscard]] Qt::KeyboardModifiers modifiers() const { return m_modifiers; }

private:
    ToolGate& m_gate;
    QPoint m_tile;
    Qt::KeyboardModifiers m_modifiers;
    bool m_there = false;
    bool m_pressed = false;
};

} // namespace chartroom::views
