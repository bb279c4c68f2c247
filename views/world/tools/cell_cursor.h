#pragma once

#include "views/canvas/widgets/pointer_handler.h"

#include <QObject>

namespace chartroom::canvas {
class CanvasWidget;
}

namespace chartroom::views {

class ToolBox;
class ToolGate;

/// The tile that the keyboard works on: keys move it over the map and press, hold and release the tool there,
/// with the same events as the pointer's. It stands between the canvas and the tools: where the pointer goes,
/// it leads again and the cursor is gone.
class CellCursor : public QObject, public canvas::PointerHandler
{
    Q_OBJECT

public:
    CellCursor(canvas::CanvasWidget& canvas, ToolBox& tools, ToolGate& gate, QObject* parent = nullptr);

    /// Where it is; nothing while the pointer leads.
    [[nodiscard]] const std::optional<QPoint>& tile() const { return m_tile; }
    /// Whether a key has begun a gesture that goes on until one ends it.
    [[nodiscard]] bool isHeld() const;
    /// Whether its keys reach it: not while a dock or a dialog has them.
    [[nodiscard]] bool hasKeys() const { return m_hasKeys; }

    /// Moves it by some tiles, and the view with it. Where it is not seen it appears instead: at the tile
    /// under the pointer, else in the middle.
    void step(QPoint by);
    /// Makes it appear at a tile, or puts it there.
    void show(QPoint tile);
    /// Puts it elsewhere where no key holds a gesture; one that is not seen appears there.
    void moveTo(QPoint tile);
    /// Puts tiles that float down; else ends the gesture that a key holds; else presses the tool and releases
    /// it, or lets a gesture that needs a second place wait for it. Where the cursor was not seen it only
    /// appears, and that is said. `modifiers` are the pointer's.
    void use(Qt::KeyboardModifiers modifiers);
    /// Presses the tool and holds it until use() or hold() end it, so that moving draws.
    void hold();
    /// Ends a gesture that a key holds, here.
    void release();
    /// Lets the pointer lead again. False when it did already.
    bool hide();

    [[nodiscard]] bool pointerPressed(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool pointerMoved(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool pointerReleased(const canvas::PointerEvent& event) override;
    [[nodiscard]] bool wheelTurned(double notches, Qt::KeyboardModifiers modifiers) override;
    void gestureLost() override;

Q_SIGNALS:
    /// It moved, appeared or went, a gesture began or ended, or the keys came or went.
    void changed();

private:
    /// What the last sentence in the status bar holds for.
    enum class Hint { None, Cursor, Gesture };

    [[nodiscard]] QPoint start() const;
    void place(QPoint tile);
    /// Shows it where it is not seen, with a sentence. Returns whether it had to.
    bool appear(const QString& sentence);
    void say(Hint about, const QString& sentence);
    /// Takes back what was said last.
    void unsay();
    /// What the pointer would tell from its tile.
    [[nodiscard]] canvas::PointerEvent eventOf(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const;
    void press(Qt::KeyboardModifiers modifiers);
    /// Notes where the pointer is on the screen; returns whether it was elsewhere before.
    bool note(const canvas::PointerEvent& event);

    canvas::CanvasWidget& m_canvas;
    ToolBox& m_tools;
    ToolGate& m_gate;
    std::optional<QPoint> m_tile;
    std::optional<QPoint> m_before; ///< where it was when it went
    std::optional<QPoint> m_next;   ///< where the view went since, without a move of the pointer
    bool m_held = false;
    bool m_hasKeys = false;
    Hint m_hint = Hint::None;
    QString m_said;
    Qt::KeyboardModifiers m_modifiers;  ///< that the gesture was begun with
    std::optional<QPointF> m_pointerAt; ///< screen pixels
};

} // namespace chartroom::views
