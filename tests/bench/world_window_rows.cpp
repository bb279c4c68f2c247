// Painting worlds in the real window, each measurement in a process of its own (chartroom_world_probe).
#include "tests/bench/made_world.h"
#include "tests/bench/rows.h"

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

/// Runs the probe and takes the two numbers that it prints: ours, and what it is held against.
std::pair<double, double> probe(const std::string& start, const std::string& mode,
                                const std::filesystem::path& world)
{
    const std::string command = start + " '" CHARTROOM_WORLD_PROBE "' " + mode + " '" + world.string() + "'";
    std::FILE* const pipe = popen(command.c_str(), "r");
    std::pair<double, double> values;
    const bool read = pipe && std::fscanf(pipe, "%lf %lf", &values.first, &values.second) == 2;
    const int status = pipe ? pclose(pipe) : -1;
    if (!read || status != 0)
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
    const auto last = std::make_shared<std::pair<double, double>>();
    Row row;
    row.name = name;
    row.what = std::move(what);
    row.against = std::move(against);
    row.limit = limit;
    row.repetitions = repetitions;
    row.prepare = [setting, side] { (void)squareWorld(setting, side); };
    row.ours = [setting, side, start, mode = std::move(name), last] {
        *last = probe(start, mode, squareWorld(setting, side));
        return last->first;
    };
    row.peer = [last] { return last->second; };
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

/// Works on a copy, which is saved into.
Row savingRow(const Setting& setting, const std::string& name, std::string what, int side)
{
    Row row = probeRow(setting, name, std::move(what), "50 ms", 1, side, 1);
    const auto last = std::make_shared<std::pair<double, double>>();
    row.ours = [setting, name, side, last] {
        const std::filesystem::path copy = setting.folder / "world-square-saved";
        std::filesystem::remove_all(copy);
        std::filesystem::copy(squareWorld(setting, side), copy, std::filesystem::copy_options::recursive);
        *last = probe(offscreen, name, copy);
        std::filesystem::remove_all(copy);
        return last->first;
    };
    row.peer = [last] { return last->second; };
    return row;
}

} // namespace

std::vector<Row> worldWindowRows(const Setting& setting)
{
    return {
        probeRow(setting, "world-frame",
                 "painting at radius 4, 1920×1080, raster: mouse move to finished picture, median, ms",
                 "QPainter::drawImage of a ready picture", 4, paintedSide, 3),
        probeRow(setting, "world-frame-p95", "the same, 95th percentile", "its median", 1.5, paintedSide, 7),
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
        savingRow(setting, "world-gaps",
                  "longest gap of the event loop, ms: open, paint, fill, save and close a world of 1,600 "
                  "chunks",
                  paintedSide),
        once(savingRow(setting, "world-large-edits",
                       "processor time of the longest turn of the event loop, ms: replace in 100,000 chunks "
                       "in view, undo, redo, save and undo",
                       walkedSide))};
}

} // namespace chartroom::bench
