// The real window, each measurement in a process of its own (chartroom_window_probe).
#include "formats/blueprint/layout.h"
#include "formats/blueprint/write.h"
#include "tests/bench/rows.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <memory>
#include <stdexcept>

namespace chartroom::bench {

namespace {

constexpr std::uint32_t largestSize = 32768;

/// Runs the probe and takes the number that it prints.
double probe(const std::string& start, const std::string& mode, const std::filesystem::path& file)
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    const std::string command = "CHARTROOM_LAUNCHED=" + std::to_string(now) + " " + start +
                                " '" CHARTROOM_WINDOW_PROBE "' " + mode + " '" + file.string() + "'";
    std::FILE* const pipe = popen(command.c_str(), "r");
    double value = 0;
    const bool read = pipe && std::fscanf(pipe, "%lf", &value) == 1;
    const int status = pipe ? pclose(pipe) : -1;
    if (!read || status != 0)
        throw std::runtime_error("this failed: " + command);
    return value;
}

const std::string offscreen = "QT_QPA_PLATFORM=offscreen exec";
const std::string onServer = "QT_QPA_PLATFORM=xcb exec xvfb-run -a -s '-screen 0 1920x1200x24'";

/// A sound map of the largest size, flat and empty: its grids are holes in the file.
void writeLargest(const std::filesystem::path& path)
{
    using namespace blueprint;
    const std::uint64_t pixels = std::uint64_t{largestSize} * largestSize;
    auto file = core::AtomicFile::create(path);
    const auto need = [](bool good) {
        if (!good)
            throw std::runtime_error("the 32768² file cannot be written");
    };
    need(file.ok());
    Parameters parameters;
    parameters.mapSize = static_cast<std::int32_t>(largestSize);
    need(writeHeader(*file).ok());
    need(writeSection(*file, tag::parameters, encodeParameters(parameters)).ok());
    need(reserveSection(*file, tag::heights, pixels * 4).ok());
    need(reserveSection(*file, tag::biomes, pixels).ok());
    need(writeSection(*file, tag::towns, encodeTowns({}, 2)).ok());
    need(reserveSection(*file, tag::waterIds, pixels * 2).ok());
    need(writeSection(*file, tag::waterBodies, encodeWaterBodies({})).ok());
    need(reserveSection(*file, tag::waterSurface, pixels * 2).ok());
    for (const Tag tag : roadTags)
        need(writeSection(*file, tag, encodeRoads({})).ok());
    need(file->commit().ok());
}

Row windowRow(Setting& setting, std::string name, std::string what, std::string mode, std::string against,
              double allowed, const std::string& start)
{
    Row row;
    row.name = std::move(name);
    row.what = std::move(what);
    row.against = std::move(against);
    row.limit = 1;
    row.repetitions = 1;
    row.prepare = [&setting] { (void)sampleIsland(setting); };
    row.ours = [&setting, mode = std::move(mode), start] { return probe(start, mode, setting.island); };
    row.peer = [allowed] { return allowed; };
    return row;
}

} // namespace

std::vector<Row> windowRows(Setting& setting)
{
    Row picture = windowRow(setting, "first-picture",
                            "first painted picture of the map, 8192², from the start of a fresh process",
                            "picture", "the same program's empty window, painted", 0, offscreen);
    picture.limit = 1.5;
    picture.repetitions = 9;
    picture.peer = [] { return probe(offscreen, "empty", {}); };
    Row largest = windowRow(setting, "memory-32k",
                            "the same, 32768², MiB (a flat map: its grids are holes in the file)", "memory",
                            "1.5 GiB", 1536, offscreen);
    const std::filesystem::path file = setting.folder / "largest.dat";
    largest.prepare = [file] {
        if (!std::filesystem::exists(file))
            writeLargest(file);
    };
    largest.ours = [file, result = std::make_shared<std::vector<double>>()] {
        // It is asked for twice, but nothing here gets warm.
        if (result->empty())
            result->push_back(probe(offscreen, "memory", file));
        return result->front();
    };
    return {
        picture,
        windowRow(setting, "memory-8k",
                  "anonymous memory that an open 8192² file adds to the window, all loaded, MiB", "memory",
                  "400 MiB", 400, offscreen),
        largest,
        windowRow(setting, "gaps", "longest gap of the event loop, ms: open, check, convert and close, 8192²",
                  "gap", "50 ms", 50, offscreen),
        windowRow(setting, "cancel", "from Cancel to the worker's end, ms, 8192², worst of seven", "cancel",
                  "50 ms", 50, offscreen),
        windowRow(setting, "frame-gl",
                  "OpenGL frame, event to end of paintGL, ms, three layers, p95 (standard error names the "
                  "renderer)",
                  "gl-frame", "25 ms", 25, onServer)};
}

} // namespace chartroom::bench
