// Runs the real world workbench in a process of its own and prints two numbers: what `MODE` measures, and
// what it is held against; of the last two modes one number for each of their steps.
// `world_probe MODE WORLD`:
//
// - world-frame: ms from a mouse move that paints to the picture, median; drawing a ready picture.
//
// - world-frame-p95: the 95th percentile of what each frame usually takes, in medians of a run; their median.
//
// - world-frame-gl: the 95th percentile with OpenGL; 25.
//
// - world-stroke: ms of the last tenth of a stroke of 10,000 cells; of the first tenth.
//
// - world-pan: most processor time of a turn of the event loop in ms; 50.
//
// - world-paint-memory: MiB of anonymous memory after 200,000 strokes; after the first half of them.
//
// - world-gaps: longest gap of the event loop in ms: open, paint, fill, save, close.
//
// - world-large-edits: most processor time of a turn of the event loop in ms while all of the world is in
//   view and changed: replace, undo, redo, save, undo what was saved.
//
// The last two write the world's files.
#include "model/common/steady_heap.h"
#include "tests/bench/window/open_world.h"
#include "tests/bench/window/world_work.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <sched.h>
#include <stdexcept>

using namespace chartroom;
using bench::OpenWorld;

namespace {

double share(std::vector<double> values, double part)
{
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(values.size() - 1) * part);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

std::vector<double> both(const std::pair<double, double>& numbers)
{
    return {numbers.first, numbers.second};
}

/// The same strokes several times: of each frame how many times its run's median it usually takes. A frame
/// that costs more does so in every run; what the machine does beside it hits another one each time, and
/// frames are so short that it would be all that is seen of the slowest ones. The processor's pace changes
/// from one run to the next by more than the frames differ.
std::vector<double> usualFrames(OpenWorld& world)
{
    constexpr std::size_t runs = 7;
    std::vector<std::vector<double>> all;
    for (std::size_t run = 0; run < runs; ++run) {
        std::vector<double>& frames = all.emplace_back(world.frames());
        const double median = share(frames, 0.5);
        std::fprintf(stderr, "single run: median %.3f ms, 95th percentile %.2f x that\n", median,
                     share(frames, 0.95) / median);
        std::ranges::transform(frames, frames.begin(), [median](double time) { return time / median; });
    }
    std::vector<double> usual;
    for (std::size_t frame = 0; frame < all.front().size(); ++frame) {
        std::vector<double> times;
        for (const std::vector<double>& run : all)
            times.push_back(run[frame]);
        usual.push_back(share(std::move(times), 0.5));
    }
    return usual;
}

std::vector<double> glFrames(const QString& path)
{
    OpenWorld world(path, canvas::CanvasWidget::Backend::OpenGl);
    const std::vector<double> frames = world.frames();
    std::fprintf(stderr, "renderer: %s, median %.1f ms\n",
                 qUtf8Printable(world.canvas().backendDescription()), share(frames, 0.5));
    return {share(frames, 0.95), 25};
}

/// Has all threads share one processor. A host that lends more than it has stops a machine whose processors
/// all work, for tens of milliseconds that count as processor time of whoever was running.
void useOneProcessor()
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(0, &one);
    if (sched_setaffinity(0, sizeof(one), &one) != 0)
        std::fprintf(stderr, "all processors are used\n");
}

std::vector<double> measure(const QString& mode, const QString& path)
{
    if (mode == QLatin1String("world-gaps"))
        return bench::longestGaps(path);
    if (mode == QLatin1String("world-large-edits")) {
        useOneProcessor();
        return bench::longestLargeWorks(path);
    }
    if (mode == QLatin1String("world-frame-gl"))
        return glFrames(path);
    OpenWorld world(path);
    if (mode == QLatin1String("world-frame"))
        return {share(world.frames(), 0.5), share(OpenWorld::readyFrames(), 0.5)};
    if (mode == QLatin1String("world-frame-p95")) {
        const std::vector<double> frames = usualFrames(world);
        return {share(frames, 0.95), share(frames, 0.5)};
    }
    if (mode == QLatin1String("world-stroke"))
        return both(world.stroke());
    if (mode == QLatin1String("world-pan"))
        return {world.pan(), 50};
    if (mode == QLatin1String("world-paint-memory"))
        return both(world.memory());
    throw std::runtime_error("there is no such mode");
}

} // namespace

int main(int argc, char** argv)
{
    // As the program does.
    model::keepHeapSteady();
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    try {
        for (const double number : measure(arguments[1], arguments[2]))
            std::printf("%g ", number);
        std::printf("\n");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
