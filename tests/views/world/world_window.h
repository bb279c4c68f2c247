#pragma once

#include "tests/support/files.h"
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

#include <memory>

namespace chartroom::test {

/// A small world on disk and its workbench in a real window. Chunks are 8 × 8 tiles, from -2 to 1 along both
/// axes; layer 0 is dots, layer 1 empty, the stack has one entry. The tile (0, 0) is in the middle.
class WorldWindow
{
public:
    static constexpr int chunkSide = 8;
    /// Milliseconds that work in the background may take on a busy machine.
    static constexpr int patience = 30000;

    explicit WorldWindow(canvas::CanvasWidget::Backend backend = canvas::CanvasWidget::Backend::Raster,
                         model::WorldSessionOptions options = {})
        : m_options(std::move(options))
    {
        writeWorld();
        views::declareWorldActions(m_actions);
        views::Preferences preferences;
        preferences.canvasBackend = backend == canvas::CanvasWidget::Backend::Raster
                                        ? views::CanvasBackend::Raster
                                        : views::CanvasBackend::OpenGl;
        m_preferences = preferences;
        open();
    }

    /// Closes the window, whatever is unsaved, and opens its world in another.
    void reopen()
    {
        m_bench->shutDown();
        m_bench.reset();
        open();
    }

    /// Waits until the whole world was read and the window has the focus.
    [[nodiscard]] bool isReady()
    {
        m_bench->activateWindow();
        return QTest::qWaitForWindowActive(m_bench.get()) &&
               QTest::qWaitFor([this] { return m_bench->complete(); }, patience) &&
               (canvas().setFocus(), QTest::qWaitFor([this] { return canvas().hasFocus(); }));
    }

    [[nodiscard]] views::WorldWorkbench& bench() { return *m_bench; }
    [[nodiscard]] canvas::CanvasWidget& canvas() { return m_bench->page().canvas(); }
    [[nodiscard]] model::WorldSession& session() { return m_bench->session(); }
    [[nodiscard]] views::WorldViewState& state() { return m_bench->state(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    /// The middle of a tile, in the canvas's own coordinates.
    [[nodiscard]] QPoint at(int x, int y)
    {
        return (canvas().camera().toScreen({x + 0.5, y + 0.5}) / canvas().devicePixelRatioF()).toPoint();
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
    void open()
    {
        m_bench = std::make_unique<views::WorldWorkbench>(m_folder.path(), QString(),
                                                          views::WorkbenchContext{m_actions, m_preferences},
                                                          nullptr, m_options);
        m_bench->resize(1600, 1150);
        m_bench->show();
    }
    void writeWorld()
    {
        const auto write = [this](const QString& name, const QByteArray& text) {
            const QString path = m_folder.filePath(name);
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("cannot write %s", qPrintable(path));
        };
        write(QStringLiteral("world.json"), "{\"schemaVersion\":1,\"id\":\"w\",\"name\":\"Test\","
                                            "\"chunkWidth\":8,\"chunkHeight\":8,\"tileSize\":32,"
                                            "\"backgroundColor\":\"#102030\",\"defaultBackgroundTileId\":"
                                            "\"grass\",\"spawn\":{\"x\":0,\"y\":0}}");
        write(QStringLiteral("tiles.json"),
              "{\"tiles\":[{\"id\":\"grass\",\"symbol\":\"g\",\"name\":\"Grass\",\"color\":\"#3A6B35\"},"
              "{\"id\":\"wall\",\"symbol\":\"W\",\"name\":\"Wall\",\"color\":\"#A08C78\"}]}");
        for (int y = -2; y <= 1; ++y) {
            for (int x = -2; x <= 1; ++x) {
                // One cell of the stack's entry, far from where tests paint.
                const QByteArray heights =
                    x == 1 && y == 1
                        ? "[{\"id\":\"height_1\",\"name\":\"Roof\",\"z\":1,\"x\":7,\"y\":7,\"rows\":[\"r\"]}]"
                        : "[]";
                write(QStringLiteral("chunks/%1_%2.json").arg(x).arg(y),
                      "{\"schemaVersion\":1,\"roomLayers\":[],\"heightLayers\":" + heights +
                          ",\"instances\":[]}");
            }
        }
    }

    QTemporaryDir m_folder;
    model::WorldSessionOptions m_options;
    views::ActionRegistry m_actions;
    views::Preferences m_preferences;
    std::unique_ptr<views::WorldWorkbench> m_bench;
};

} // namespace chartroom::test
