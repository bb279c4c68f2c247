// Runs the real main window in a process of its own and prints one number, what `MODE` asks for:
//   empty          seconds from the start of the process to the first painted window without a file
//   picture FILE   seconds from the start of the process to the first painted picture of the map
//   memory FILE    MiB of anonymous memory that the file's window adds to the empty one, all loaded
//   gap FILE       longest gap of the event loop in ms, over open, check, convert and close
//   cancel FILE    ms from Cancel to the end of the worker, the worst of several places in the work
//   gl-frame FILE  ms from the event to the end of paintGL, 95th percentile, three layers
// What the number is made of goes to standard error. CHARTROOM_LAUNCHED is when the process was started:
// nanoseconds of the monotonic clock.
#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/faint_text.h"
#include "app/main_window.h"
#include "app/read_ahead.h"
#include "app/window_actions.h"
#include "app/window_style.h"
#include "model/common/workers.h"
#include "tests/bench/memory.h"
#include "tests/bench/window/program_window.h"
#include "tests/support/heartbeat.h"
#include "views/blueprint/blueprint_workbench.h"
#include "views/blueprint/blueprint_writer.h"
#include "views/blueprint/map_page.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <string_view>

using namespace chartroom;
using bench::ProgramWindow;
using bench::waitFor;

namespace {

constexpr int framesOfAWalk = 120;

views::BlueprintWorkbench* openBlueprint(ProgramWindow& window, const QString& file)
{
    return &window.open<views::BlueprintWorkbench>(file);
}

double seconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

/// Seconds since this process was started, loading of libraries included.
double sinceLaunch()
{
    const qint64 launched = qEnvironmentVariable("CHARTROOM_LAUNCHED").toLongLong();
    if (launched == 0)
        throw std::runtime_error("CHARTROOM_LAUNCHED is not set");
    return static_cast<double>(std::chrono::steady_clock::now().time_since_epoch().count() - launched) / 1e9;
}

double emptyWindow()
{
    ProgramWindow window;
    window.showEmpty();
    return sinceLaunch();
}

double firstPicture(const QString& file, std::shared_ptr<const views::FileAhead> begun)
{
    ProgramWindow window(std::move(begun));
    auto* const workbench = openBlueprint(window, file);
    // Taken when it is painted: what the window does next belongs to what comes after the picture.
    double taken = 0;
    QObject::connect(&workbench->map().canvas(), &canvas::CanvasWidget::drawn, workbench, [&] {
        if (taken == 0 && workbench->map().canvas().scene().source)
            taken = sinceLaunch();
    });
    window.window->show();
    waitFor([&] { return taken > 0; });
    workbench->shutDown();
    return taken;
}

double memory(const QString& file)
{
    ProgramWindow window;
    window.showEmpty();
    const double before = bench::anonymousMebibytes();
    auto* const workbench = openBlueprint(window, file);
    waitFor([&] { return workbench->complete(); });
    return bench::anonymousMebibytes() - before;
}

double longestGap(const QString& file)
{
    ProgramWindow window;
    window.showEmpty();
    test::Heartbeat heartbeat;
    double longest = 0;
    const auto note = [&](const char* what) {
        std::fprintf(stderr, "%s: longest gap %.1f ms, longest work %.1f ms\n", what, heartbeat.longestGap(),
                     heartbeat.longestWork());
        longest = std::max(longest, heartbeat.longestGap());
        heartbeat.restart();
    };
    auto* const workbench = openBlueprint(window, file);
    waitFor([&] { return workbench->map().canvas().scene().source != nullptr; });
    note("open");
    waitFor([&] { return workbench->complete(); });
    note("overview and check");
    const auto plan = model::ConversionPlan::make(workbench->document().snapshot(), 1, false);
    if (!plan)
        throw std::runtime_error(plan.error().text());
    heartbeat.restart();
    workbench->writer().writeConversion(*plan, window.folder.filePath(QStringLiteral("converted.dat")));
    waitFor([&] { return !workbench->writer().isRunning(); });
    note("convert");
    window.close(*workbench);
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    note("close");
    return longest;
}

double longestCancel(const QString& file)
{
    ProgramWindow window;
    window.showEmpty();
    // Something is always due: the loop looks often whether it is time to cancel.
    const test::Heartbeat heartbeat;
    double longest = 0;
    for (const int milliseconds : {0, 20, 60, 120, 250, 500, 1000}) {
        auto* const workbench = openBlueprint(window, file);
        QElapsedTimer timer;
        timer.start();
        waitFor([&] { return timer.elapsed() >= milliseconds; });
        timer.start();
        workbench->cancelWork();
        model::workers().waitForDone();
        const double taken = seconds(timer) * 1e3;
        std::fprintf(stderr, "cancelled after %d ms: %.1f ms\n", milliseconds, taken);
        longest = std::max(longest, taken);
        window.close(*workbench);
    }
    return longest;
}

double glFrame(const QString& file)
{
    ProgramWindow window;
    window.window->resize(1920, 1080);
    auto* const workbench = openBlueprint(window, file);
    window.window->show();
    waitFor([&] { return workbench->complete(); });
    auto& canvas = workbench->map().canvas();
    canvas.setBackend(canvas::CanvasWidget::Backend::OpenGl);
    if (canvas.backend() != canvas::CanvasWidget::Backend::OpenGl)
        throw std::runtime_error("OpenGL does not work here");
    canvas.setLayers(
        {{canvas::LayerKind::Height}, {canvas::LayerKind::Category, true, 0.5}, {canvas::LayerKind::Relief}});
    // As the raster row: lines and names over the map are drawn by the same code for both.
    canvas.setOverlays({});
    // Called at the end of paintGL: putting the window together and on the screen comes after it. Drivers
    // put off what they are told, so the time until all of it is done is taken too.
    bool drawn = false;
    QElapsedTimer timer;
    std::vector<double> ordered;
    std::vector<double> done;
    QObject::connect(&canvas, &canvas::CanvasWidget::drawn, &canvas, [&] {
        drawn = true;
        ordered.push_back(seconds(timer) * 1e3);
        QOpenGLContext::currentContext()->functions()->glFinish();
        done.push_back(seconds(timer) * 1e3);
    });
    timer.start();
    waitFor([&] { return drawn; });
    ordered.clear();
    done.clear();
    std::fprintf(stderr, "renderer: %s, canvas %d × %d\n", qUtf8Printable(canvas.backendDescription()),
                 canvas.width(), canvas.height());
    for (int i = 0; i < framesOfAWalk; ++i) {
        const QPointF at(canvas.width() * 0.4, canvas.height() * 0.6);
        QWheelEvent wheel(at, canvas.mapToGlobal(at), {}, {0, i % 40 < 20 ? 60 : -60}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        drawn = false;
        timer.start();
        QCoreApplication::sendEvent(&canvas, &wheel);
        waitFor([&] { return drawn; });
    }
    const auto part = [](std::vector<double>& times, std::size_t percent) {
        std::sort(times.begin(), times.end());
        return times[times.size() * percent / 100];
    };
    std::fprintf(stderr, "ordered: median %.1f ms, p95 %.1f ms; drawn: median %.1f ms, p95 %.1f ms\n",
                 part(ordered, 50), part(ordered, 95), part(done, 50), part(done, 95));
    return part(ordered, 95);
}

double measure(const QString& mode, const QString& file, std::shared_ptr<const views::FileAhead> begun)
{
    if (mode == QLatin1String("empty"))
        return emptyWindow();
    if (mode == QLatin1String("picture"))
        return firstPicture(file, std::move(begun));
    if (mode == QLatin1String("memory"))
        return memory(file);
    if (mode == QLatin1String("gap"))
        return longestGap(file);
    if (mode == QLatin1String("cancel"))
        return longestCancel(file);
    if (mode == QLatin1String("gl-frame"))
        return glFrame(file);
    throw std::runtime_error("there is no such mode");
}

} // namespace

int main(int argc, char** argv)
{
    // As a program that is started with a file does.
    std::shared_ptr<const views::FileAhead> begun;
    if (argc > 2 && std::string_view(argv[1]) == "picture")
        begun = app::readAhead({argv[2]});
    QApplication application(argc, argv);
    QApplication::setStyle(new app::WindowStyle);
    app::keepFaintTextReadable(application);
    const QStringList arguments = QApplication::arguments();
    try {
        std::printf("%.6f\n", measure(arguments.value(1), arguments.value(2), std::move(begun)));
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
