#pragma once

#include "tests/support/files.h"
#include "tests/support/wheel.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/common/action_registry.h"
#include "views/world/state/world_view_state.h"
#include "views/world/tools/layer_cells.h"
#include "views/world/world_actions.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtMath>

#include <functional>
#include <memory>

namespace chartroom::test {

/// A small world on disk and its workbench in a real window. Chunks are 8 × 8 tiles, from -2 to 1 along both
/// axes; layer 0 is dots, layer 1 empty, the stack has one entry. The tile (0, 0) is in the middle.
class WorldWindow
{
public:
    static constexpr int chunkSide = 8;

    explicit WorldWindow(canvas::CanvasWidget::Backend backend = canvas::CanvasWidget::Backend::Raster,
                         model::WorldSessionOptions options = {});

    /// Closes the window, whatever is unsaved, and opens its world in another.
    /// `between` is called when the first window has let go of everything.
    void reopen(const std::function<void()>& between = {});
    /// The same, where nothing is remembered of the world.
    void reopenAsNew();
    /// Waits until the whole world was read and the window has the focus.
    [[nodiscard]] bool isReady();

    [[nodiscard]] views::WorldWorkbench& bench() { return *m_bench; }
    [[nodiscard]] canvas::CanvasWidget& canvas() { return m_bench->page().canvas(); }
    [[nodiscard]] model::WorldSession& session() { return m_bench->session(); }
    [[nodiscard]] views::WorldViewState& state() { return m_bench->state(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    /// Where the view of the world is remembered.
    [[nodiscard]] QString keptFile() const;

    /// The middle of a tile, in the canvas's own coordinates.
    [[nodiscard]] QPoint at(int x, int y)
    {
        // Not rounded: where a tile is one pixel, half a pixel more is the next one.
        const QPointF middle = canvas().camera().toScreen({x + 0.5, y + 0.5}) / canvas().devicePixelRatioF();
        return {qFloor(middle.x()), qFloor(middle.y())};
    }
    void press(int x, int y, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {})
    {
        QTest::mousePress(&canvas(), button, keys, at(x, y));
    }
    /// QTest moves without keys and buttons: the event is made by hand.
    void move(int x, int y, Qt::MouseButtons buttons = Qt::LeftButton, Qt::KeyboardModifiers keys = {})
    {
        const QPointF to = at(x, y);
        QMouseEvent event(QEvent::MouseMove, to, canvas().mapToGlobal(to), Qt::NoButton, buttons, keys);
        QCoreApplication::sendEvent(&canvas(), &event);
    }
    void release(int x, int y, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseRelease(&canvas(), button, keys, at(x, y));
    }
    void click(int x, int y, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {})
    {
        press(x, y, button, keys);
        release(x, y, button, keys);
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton,
              Qt::KeyboardModifiers keys = {})
    {
        press(from.x(), from.y(), button, keys);
        move(to.x(), to.y(), button, keys);
        release(to.x(), to.y(), button, keys);
    }
    /// Paints one cell with the brush, which has symbol `W`.
    void paint(int x, int y)
    {
        key(Qt::Key_B);
        state().setSymbol(u'W');
        click(x, y);
    }
    /// Turns the wheel by some notches.
    void wheel(int x, int y, int notches, Qt::KeyboardModifiers keys = {})
    {
        turnWheel(canvas(), at(x, y), {0, 120 * notches}, keys);
    }
    void key(int key, Qt::KeyboardModifiers keys = {})
    {
        QTest::keyClick(&canvas(), static_cast<Qt::Key>(key), keys);
    }

    /// A cell as the document has it.
    [[nodiscard]] QChar cell(const model::LayerKey& layer, int x, int y)
    {
        const world::Address chunk = world::addressOf({x, y}, {chunkSide, chunkSide}).chunk;
        const views::LayerCells cells(session(), {chunk, 0});
        return QChar(cells.at(layer, {x, y}).value_or(u'\0'));
    }
    [[nodiscard]] QChar room(int number, int x, int y) { return cell(model::LayerKey::room(number), x, y); }
    /// Cells that lie beside each other.
    [[nodiscard]] QString row(int number, int x, int y, int count)
    {
        QString result;
        for (int i = 0; i < count; ++i)
            result += room(number, x + i, y);
        return result;
    }
    /// Takes steps back, or does them again, by their keys.
    void undo(int times = 1)
    {
        for (int i = 0; i < times; ++i)
            key(Qt::Key_Z, Qt::ControlModifier);
    }
    void redo(int times = 1)
    {
        for (int i = 0; i < times; ++i)
            key(Qt::Key_Y, Qt::ControlModifier);
    }
    [[nodiscard]] std::size_t steps() { return session().document().undoCount(); }
    /// The chunks that differ from their files, as `-1:0 0:0`.
    [[nodiscard]] QString dirty()
    {
        QStringList result;
        for (const world::Address at : session().document().chunks().dirty())
            result << QStringLiteral("%1:%2").arg(at.x).arg(at.y);
        return result.join(QLatin1Char(' '));
    }

private:
    void open();
    void writeWorld();

    QTemporaryDir m_folder;
    model::WorldSessionOptions m_options;
    views::ActionRegistry m_actions;
    views::Preferences m_preferences;
    std::unique_ptr<views::WorldWorkbench> m_bench;
};

} // namespace chartroom::test
