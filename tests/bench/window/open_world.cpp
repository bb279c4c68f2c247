#include "tests/bench/window/open_world.h"

#include "tests/bench/memory.h"
#include "tests/support/heartbeat.h"
#include "views/world/world_actions.h"
#include "views/world/world_page.h"

#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include <cstdio>
#include <stdexcept>

namespace chartroom::bench {

namespace {

constexpr QSize canvasSize(1920, 1080);
/// Radius 4 of chunks of 32 tiles in 1080 pixels.
constexpr double radiusFourScale = 1080.0 / (9 * 32);
constexpr int framesMeasured = 400;
constexpr int readyMeasured = 240;
/// Between two moves of a mouse.
constexpr int restMilliseconds = 8;
/// Moves of one stroke.
constexpr int strokeMoves = 200;

void rest()
{
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    timer.setSingleShot(true);
    timer.start(restMilliseconds);
    waitFor([&timer] { return !timer.isActive(); });
}

/// Where the pointer is at a move: to and fro over the neighbourhood, two or three tiles a move.
QPointF placeOf(int move)
{
    const auto swing = [](int way, int length) { return length - std::abs(way % (2 * length) - length); };
    return QPointF(430 + swing(4 * move, 1060), 30 + swing(9 * move, 1020));
}

std::unique_ptr<views::WorldWorkbench> openBench(const QString& path, views::ActionRegistry& actions)
{
    views::declareWorldActions(actions);
    views::Preferences preferences;
    preferences.canvasBackend = views::CanvasBackend::Raster;
    return std::make_unique<views::WorldWorkbench>(path, QString(),
                                                   views::WorkbenchContext{actions, preferences});
}

} // namespace

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

OpenWorld::OpenWorld(const QString& path, canvas::CanvasWidget::Backend backend)
    : m_bench(openBench(path, m_actions))
{
    waitFor([this] { return session().isIndexed() && !m_bench->page().feed().isBuilding(); });
    canvas().setParent(nullptr);
    canvas().setMinimapVisible(false);
    canvas().resize(canvasSize);
    canvas().setBackend(backend);
    canvas().show();
    if (canvas().backend() != backend)
        throw std::runtime_error("this back end does not work here");
    canvas().setView({QRectF(canvas().camera().bounds()).center(), radiusFourScale});
    settle();
    m_bench->state().setActiveLayer(model::LayerKey::room(1));
    m_bench->state().setSymbol(u'W');
}

OpenWorld::~OpenWorld()
{
    // Back to where it is owned.
    canvas().setParent(&m_bench->page());
}

canvas::CanvasWidget& OpenWorld::canvas()
{
    return m_bench->page().canvas();
}

void OpenWorld::settle()
{
    bool complete = false;
    const auto watch =
        QObject::connect(&canvas(), &canvas::CanvasWidget::drawn, [&complete](bool all) { complete = all; });
    canvas().repaintOverlays();
    waitFor([&complete] { return complete; });
    QObject::disconnect(watch);
}

void OpenWorld::send(QEvent::Type type, QPointF at, Qt::MouseButtons buttons)
{
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, canvas().mapToGlobal(at), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&canvas(), &event);
}

std::vector<double> OpenWorld::frames()
{
    std::vector<double> result;
    bool shown = false;
    const auto watch = QObject::connect(&canvas(), &canvas::CanvasWidget::drawn,
                                        [&shown](bool complete) { shown = complete; });
    send(QEvent::MouseButtonPress, placeOf(0), Qt::LeftButton);
    for (int i = 1; i <= framesMeasured; ++i) {
        if (i % strokeMoves == 0) {
            // Another symbol: what is crossed again changes too.
            send(QEvent::MouseButtonRelease, placeOf(i - 1), Qt::NoButton);
            m_bench->state().setSymbol(i / strokeMoves % 2 == 0 ? u'W' : u'x');
            send(QEvent::MouseButtonPress, placeOf(i - 1), Qt::LeftButton);
        }
        rest();
        shown = false;
        QElapsedTimer timer;
        timer.start();
        send(QEvent::MouseMove, placeOf(i), Qt::LeftButton);
        waitFor([&shown] { return shown; });
        result.push_back(milliseconds(timer));
    }
    QObject::disconnect(watch);
    send(QEvent::MouseButtonRelease, placeOf(framesMeasured), Qt::NoButton);
    return result;
}

std::vector<double> OpenWorld::readyFrames()
{
    QImage target(canvasSize, QImage::Format_RGB32);
    QImage ready(canvasSize, QImage::Format_RGB32);
    ready.fill(Qt::darkGreen);
    std::vector<double> result;
    for (int i = 0; i < readyMeasured; ++i) {
        QElapsedTimer timer;
        timer.start();
        QPainter painter(&target);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawImage(0, 0, ready);
        painter.end();
        result.push_back(milliseconds(timer));
    }
    return result;
}

world::Tile OpenWorld::near(int x, int y)
{
    const QPoint middle = canvas().camera().bounds().center();
    return {middle.x() + x, middle.y() + y};
}

std::pair<double, double> OpenWorld::stroke()
{
    constexpr int cells = 10000;
    constexpr int tenth = cells / 10;
    std::vector<double> tenths;
    session().beginGesture();
    for (int i = 0; i < cells; i += tenth) {
        QElapsedTimer timer;
        timer.start();
        for (int cell = i; cell < i + tenth; ++cell) {
            if (!session().extendGesture({world::Stroke{1, u'x', {near(cell % 100 - 50, cell / 100 - 50)}}}))
                throw std::runtime_error("a cell could not be painted");
            if (cell % 5 == 0)
                QCoreApplication::processEvents();
        }
        tenths.push_back(milliseconds(timer));
    }
    session().endGesture();
    return {tenths.back(), tenths.front()};
}

double OpenWorld::pan()
{
    const QRectF bounds(canvas().camera().bounds());
    constexpr int steps = 400;
    test::Heartbeat heart;
    for (int i = 0; i < steps; ++i) {
        const double way = static_cast<double>(i) / steps;
        canvas().setView({{bounds.left() + bounds.width() * way, bounds.top() + bounds.height() * way}, 8});
        rest();
        rest();
    }
    std::fprintf(stderr, "panning: longest gap %.1f ms\n", heart.longestGap());
    return heart.longestWork();
}

std::pair<double, double> OpenWorld::memory()
{
    constexpr int strokes = 200000;
    double half = 0;
    for (int i = 0; i < strokes; ++i) {
        const char16_t symbol = i / 40000 % 2 == 0 ? u'x' : u'y';
        const int x = i % 200 - 100;
        const int y = i / 200 % 200 - 100;
        if (!session().apply({world::Stroke{1, symbol, {near(x, y), near(x + 1, y)}}}))
            throw std::runtime_error("a stroke could not be painted");
        if (i % 500 == 0)
            QCoreApplication::processEvents();
        if (i == strokes / 2)
            half = anonymousMebibytes();
    }
    return {anonymousMebibytes(), half};
}

} // namespace chartroom::bench
