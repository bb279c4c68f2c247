// Runs the real world workbench in a process of its own and prints two numbers, what `MODE` measures and what
// it is held against:
//   world-frame WORLD      ms from a mouse move that paints to the picture, median; drawing a ready picture
//   world-frame-p95 WORLD  the 95th percentile of that; its median
//   world-stroke WORLD     ms of the last tenth of a stroke of 10,000 cells; of the first tenth
//   world-pan WORLD        most processor time of a turn of the event loop in ms; 50
//   world-paint-memory WORLD     MiB of anonymous memory after 200,000 strokes; after the first half of them
// The world's files are not written.
#include "tests/support/heartbeat.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/common/action_registry.h"
#include "views/world/world_actions.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <stdexcept>

using namespace chartroom;

namespace {

constexpr QSize canvasSize(1920, 1080);
/// Radius 4 of chunks of 32 tiles in 1080 pixels.
constexpr double radiusFourScale = 1080.0 / (9 * 32);
constexpr int framesMeasured = 400;
constexpr int readyFrames = 240;
/// Between two moves of a mouse; what waits for its turn gets it meanwhile, and the caches grow cold.
constexpr int restMilliseconds = 8;
/// Moves of one stroke.
constexpr int strokeMoves = 200;

template<class Condition>
void waitFor(const Condition& condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void rest()
{
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    timer.setSingleShot(true);
    timer.start(restMilliseconds);
    waitFor([&timer] { return !timer.isActive(); });
}

double share(std::vector<double> values, double part)
{
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(values.size() - 1) * part);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double anonymousMebibytes()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        double kibibytes = 0;
        if (word == "RssAnon:" && status >> kibibytes)
            return kibibytes / 1024;
    }
    throw std::runtime_error("/proc/self/status has no RssAnon");
}

class OpenWorld
{
public:
    explicit OpenWorld(const QString& path)
    {
        views::declareWorldActions(m_actions);
        views::Preferences preferences;
        preferences.canvasBackend = views::CanvasBackend::Raster;
        m_bench = std::make_unique<views::WorldWorkbench>(path, QString(),
                                                          views::WorkbenchContext{m_actions, preferences});
        waitFor([this] { return m_bench->session().isIndexed(); });
        waitFor([this] { return !m_bench->page().feed().isBuilding(); });
        // Only the canvas: what stands around it is not measured.
        canvas().setParent(nullptr);
        canvas().setMinimapVisible(false);
        canvas().resize(canvasSize);
        canvas().show();
        canvas().setView({QRectF(canvas().camera().bounds()).center(), radiusFourScale});
        settle();
        m_bench->state().setActiveLayer(model::LayerKey::room(1));
        m_bench->state().setSymbol(u'W');
    }
    ~OpenWorld()
    {
        // Back to where it is owned.
        canvas().setParent(&m_bench->page());
    }

    canvas::CanvasWidget& canvas() { return m_bench->page().canvas(); }
    views::WorldWorkbench& bench() { return *m_bench; }

    /// Waits for a picture with all its tiles.
    void settle()
    {
        bool complete = false;
        const auto watch = QObject::connect(&canvas(), &canvas::CanvasWidget::drawn,
                                            [&complete](bool all) { complete = all; });
        canvas().update();
        canvas().repaintOverlays();
        waitFor([&complete] { return complete; });
        QObject::disconnect(watch);
    }

    void send(QEvent::Type type, QPointF at, Qt::MouseButtons buttons)
    {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, canvas().mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&canvas(), &event);
    }

    /// Milliseconds from each move of a stroke to its picture: the canvas has painted it, and the window has
    /// handed it to the platform. All events that are due are handled meanwhile.
    std::vector<double> frames()
    {
        std::vector<double> result;
        bool painted = false;
        bool whole = false;
        const auto watch = QObject::connect(&canvas(), &canvas::CanvasWidget::drawn, [&](bool complete) {
            painted = true;
            whole = complete;
        });
        send(QEvent::MouseButtonPress, placeOf(0), Qt::LeftButton);
        QCoreApplication::processEvents();
        for (int i = 1; i <= framesMeasured; ++i) {
            if (i % strokeMoves == 0) { // another symbol: what is crossed again changes too
                send(QEvent::MouseButtonRelease, placeOf(i - 1), Qt::NoButton);
                m_bench->state().setSymbol(i / strokeMoves % 2 == 0 ? u'W' : u'x');
                send(QEvent::MouseButtonPress, placeOf(i - 1), Qt::LeftButton);
                QCoreApplication::processEvents();
            }
            rest();
            painted = whole = false;
            QElapsedTimer timer;
            timer.start();
            send(QEvent::MouseMove, placeOf(i), Qt::LeftButton);
            waitFor([&] { return painted && whole; });
            result.push_back(milliseconds(timer));
        }
        QObject::disconnect(watch);
        send(QEvent::MouseButtonRelease, placeOf(framesMeasured), Qt::NoButton);
        return result;
    }

    /// Where the pointer is at a move: to and fro over the neighbourhood, two or three tiles a move.
    static QPointF placeOf(int move)
    {
        const auto swing = [](int way, int length) { return length - std::abs(way % (2 * length) - length); };
        return QPointF(430 + swing(4 * move, 1060), 30 + swing(9 * move, 1020));
    }

    static double drawReady()
    {
        QImage target(canvasSize, QImage::Format_ARGB32_Premultiplied);
        QImage ready(canvasSize, QImage::Format_ARGB32_Premultiplied);
        ready.fill(Qt::darkGreen);
        std::vector<double> result;
        for (int i = 0; i < readyFrames; ++i) {
            QElapsedTimer timer;
            timer.start();
            QPainter painter(&target);
            painter.setCompositionMode(QPainter::CompositionMode_Source);
            painter.drawImage(0, 0, ready);
            painter.end();
            result.push_back(milliseconds(timer));
        }
        return share(result, 0.5);
    }

    /// One stroke of 10,000 cells, as a tool paints it: milliseconds of its first and of its last tenth.
    std::pair<double, double> stroke()
    {
        constexpr int cells = 10000;
        constexpr int tenth = cells / 10;
        model::WorldSession& session = m_bench->session();
        std::vector<double> tenths;
        session.beginGesture();
        for (int i = 0; i < cells; i += tenth) {
            QElapsedTimer timer;
            timer.start();
            for (int cell = i; cell < i + tenth; ++cell) {
                const world::Tile tile{cell % 100 - 50, cell / 100 - 50};
                if (!session.extendGesture({world::Stroke{1, u'x', {tile}}}))
                    throw std::runtime_error("a cell could not be painted");
            }
            tenths.push_back(milliseconds(timer));
        }
        session.endGesture();
        return {tenths.back(), tenths.front()};
    }

    /// Pans over the whole world, as a dragging hand does.
    double pan()
    {
        test::Heartbeat heart;
        heart.restart();
        const QRectF bounds(canvas().camera().bounds());
        constexpr int steps = 400;
        for (int i = 0; i < steps; ++i) {
            const double way = static_cast<double>(i) / steps;
            canvas().setView(
                {{bounds.left() + bounds.width() * way, bounds.top() + bounds.height() * way}, 8});
            QElapsedTimer timer;
            timer.start();
            while (timer.elapsed() < 16)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 4);
        }
        return heart.longestWork();
    }

    /// Scripted strokes, undone steps forgotten by the history's budget: anonymous memory at half and at the
    /// end.
    std::pair<double, double> memory()
    {
        constexpr int strokes = 200000;
        model::WorldSession& session = m_bench->session();
        double half = 0;
        for (int i = 0; i < strokes; ++i) {
            const world::Tile tile{i % 200 - 100, i / 200 % 200 - 100};
            const char16_t symbol = i / 40000 % 2 == 0 ? u'x' : u'y';
            if (!session.apply({world::Stroke{1, symbol, {tile, {tile.x + 1, tile.y}}}}))
                throw std::runtime_error("a stroke could not be painted");
            if (i % 500 == 0)
                QCoreApplication::processEvents();
            if (i == strokes / 2)
                half = anonymousMebibytes();
        }
        return {anonymousMebibytes(), half};
    }

private:
    views::ActionRegistry m_actions;
    std::unique_ptr<views::WorldWorkbench> m_bench;
};

std::pair<double, double> measure(const QString& mode, OpenWorld& world)
{
    if (mode == QLatin1String("world-frame"))
        return {share(world.frames(), 0.5), OpenWorld::drawReady()};
    if (mode == QLatin1String("world-frame-p95")) {
        const std::vector<double> frames = world.frames();
        return {share(frames, 0.95), share(frames, 0.5)};
    }
    if (mode == QLatin1String("world-stroke"))
        return world.stroke();
    if (mode == QLatin1String("world-pan"))
        return {world.pan(), 50};
    if (mode == QLatin1String("world-paint-memory"))
        return world.memory();
    throw std::runtime_error("there is no such mode");
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    try {
        OpenWorld world(arguments[2]);
        const auto [ours, peer] = measure(arguments[1], world);
        std::printf("%g %g\n", ours, peer);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
