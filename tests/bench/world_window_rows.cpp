// Painting worlds in the real window, each measurement in a process of its own (chartroom_world_probe).
#include "tests/bench/made_world.h"
#include "tests/bench/rows.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <utility>

namespace chartroom::bench {

namespace {

/// 317 × 317 chunks: 100,489 of them.
constexpr int walkedSide = 317;
constexpr int paintedSide = 40;

constexpr const char* offscreen = "QT_QPA_PLATFORM=offscreen exec";
constexpr const char* onServer = "QT_QPA_PLATFORM=xcb exec xvfb-run -a -s '-screen 0 1920x1200x24'";

/// Runs the probe and takes the numbers that it prints, `least` or more.
std::vector<double> probe(const std::string& start, const std::string& mode,
                          const std::filesystem::path& world, std::size_t least)
{
    const std::string command = start + " '" CHARTROOM_WORLD_PROBE "' " + mode + " '" + world.string() + "'";
    std::FILE* const pipe = popen(command.c_str(), "r");
    std::vector<double> values;
    for (double value = 0; pipe && std::fscanf(pipe, "%lf", &value) == 1;)
        values.push_back(value);
    const int status = pipe ? pclose(pipe) : -1;
    if (values.size() < least || status != 0)
        throw std::runtime_error("this failed: " + command);
    return values;
}

/// A world of its own for each size: the probe does not write it.
std::filesystem::path squareWorld(const Setting& setting, int side)
{
    return picturedWorld(setting.folder / ("world-square-" + std::to_string(side)), side, side);
}

Row probeRow(const Setting& setting, std::string name, std::string what, std::string against, double limit,
             int side, int repetitions, const std::string& start = offscreen)
{
    // Both numbers come from one run of the probe.
    const auto last = std::make_shared<double>();
    Row row;
    row.name = name;
    row.what = std::move(what);
    row.against = std::move(against);
    row.limit = limit;
    row.repetitions = repetitions;
    row.prepare = [setting, side] { (void)squareWorld(setting, side); };
    row.ours = [setting, side, start, mode = std::move(name), last] {
        const std::vector<double> both = probe(start, mode, squareWorld(setting, side), 2);
        *last = both[1];
        return both[0];
    };
    row.peer = [last] { return *last; };
    return row;
}

/// What takes long is run once: there is nothing that a first run would warm.
Row once(Row row)
{
    row.ours = [measure = std::move(row.ours), result = std::make_shared<std::vector<double>>()] {
        if (result->empty())
            result->push_back(measure());
        return result->front();
    };
    return row;
}

/// How long the event loop stands still in the worst of several steps, in milliseconds. Works on copies,
/// which are saved into. A step counts as in the run in which it took least: what it does itself takes its
/// time in every run, what the machine does beside it does not.
Row standstillRow(const Setting& setting, const std::string& name, std::string what, int side)
{
    constexpr double most = 50;
    constexpr int runs = 4;
    Row row = probeRow(setting, name, std::move(what), "50 ms", 1, side, 1);
    row.ours = [setting, name, side] {
        const std::filesystem::path copy = setting.folder / "world-square-saved";
        std::vector<double> least;
        for (int run = 0; run < runs; ++run) {
            std::filesystem::remove_all(copy);
            std::filesystem::copy(squareWorld(setting, side), copy, std::filesystem::copy_options::recursive);
            const std::vector<double> steps = probe(offscreen, name, copy, 1);
            least.resize(steps.size(), steps.front());
            std::ranges::transform(least, steps, least.begin(),
                                   [run](double a, double b) { return run == 0 ? b : std::min(a, b); });
        }
        std::filesystem::remove_all(copy);
        return std::ranges::max(least);
    };
    row.peer = [] { return most; };
    return once(row);
}

} // namespace

std::vector<Row> worldWindowRows(const Setting& setting)
{
    return {
        probeRow(setting, "world-frame",
                 "painting at radius 4, 1920×1080, raster: mouse move to finished picture, median, ms",
                 "QPainter::drawImage of a ready picture", 4, paintedSide, 3),
        probeRow(setting, "world-frame-p95",
                 "the same, 95th percentile, as multiples of a run's median (each frame in the middle one of "
                 "seven runs)",
                 "their median", 1.5, paintedSide, 1),
        probeRow(setting, "world-frame-gl",
                 "the same with OpenGL, to the end of paintGL, p95 (standard error names the renderer)",
                 "25 ms", 1, paintedSide, 1, onServer),
        probeRow(setting, "world-stroke", "last tenth of one stroke of 10,000 cells, ms", "its first tenth",
                 1.3, paintedSide, 3),
        once(probeRow(
            setting, "world-pan",
            "processor time of the longest turn of the event loop while panning over 100,000 chunks, ms",
            "50 ms", 1, walkedSide, 1)),
        once(probeRow(setting, "world-paint-memory", "anonymous memory after 200,000 scripted strokes, MiB",
                      "after the first 100,000", 1.1, paintedSide, 1)),
        standstillRow(setting, "world-gaps",
                      "longest gap of the event loop, ms: open, paint, fill, save and close a world of 1,600 "
                      "chunks, each in the best of four runs",
                      paintedSide),
        standstillRow(setting, "world-large-edits",
                      "processor time of the longest turn of the event loop, ms: replace in 100,000 chunks "
                      "in view, undo, redo, save and undo, on one processor, each in the best of four runs",
                      walkedSide)};
}

} // namespace chartroom::bench
