#pragma once

#include "views/canvas/widgets/pointer_handler.h"
#include "views/world/tools/tool.h"

#include <QObject>

#include <map>
#include <memory>

namespace chartroom::views {

class InstanceTool;
class Picker;
class StampTool;

/// The tools of one world's canvas: hands pointer and keys to the one that is taken, and the right button to
/// the picker.
class ToolBox : public QObject, public canvas::PointerHandler
{
    Q_OBJECT

public:
    explicit ToolBox(ToolGate& gate, QObject* parent = nullptr);
    ~ToolBox() override;

    [[nodiscard]] bool pointerPressed(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool pointerMoved(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool pointerReleased(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool wheelTurned(double notches, Qt::KeyboardModifiers modifiers) override;
    void gestureLost() override;
    /// The pointer left the canvas.
    void pointerGone();

    /// Esc: takes the gesture back, else clears what is selected. False when there was neither.
    bool cancel();
    /// Returns whether a tool did something about it.
    bool command(ToolCommand command);
    /// Takes the tiles on the clipboard as the stamp; nothing is selected then.
    void paste();
    void storeStamp(int slot);
    void recallStamp(int slot);
    /// Draws the ghost of the tool that is taken.
    void paint(const GhostPainter& ghost) const;

    /// Whether a gesture is on, and what it does.
    [[nodiscard]] bool isPressed() const { return active().isPressed(); }
    [[nodiscard]] Tool::Gesture gesture() const { return active().gesture(); }

    [[nodiscard]] Tool& current() const { return *m_tools.at(m_taken); }
    [[nodiscard]] StampTool& stamp() const { return *m_stamp; }
    [[nodiscard]] InstanceTool& instances() const { return *m_instances; }

Q_SIGNALS:
    /// A gesture began or ended.
    void gestureChanged();

private:
    void take(ToolKind kind);
    /// Takes the stamp tool, and its symbols for random mode.
    void takeStamp();
    /// Who a gesture belongs to.
    [[nodiscard]] Tool& active() const;

    ToolGate& m_gate;
    std::map<ToolKind, std::unique_ptr<Tool>> m_tools;
    Picker* m_picker;
    StampTool* m_stamp;
    InstanceTool* m_instances;
    ToolKind m_taken;
    bool m_picking = false;
    double m_notches = 0; ///< of the wheel, less than one
};

} // namespace chartroom::views
