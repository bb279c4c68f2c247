#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace chartroom::bench {

/// Takes one measurement; in seconds, or whatever unit the row's two sides share. Throws std::runtime_error
/// when the work itself went wrong: a failed run is no fast run.
using Measure = std::function<double()>;

/// One row of the table: our work against a peer's on the same input in the same run.
struct Row
{
    std::string name; ///< to choose the row on the command line
    std::string what;
    std::string against;
    double limit = 1;     ///< ours / peer may be at most this
    double allowance = 0; ///< and ours this much more, in the unit of both
    /// Makes the input, before anything is measured.
    std::function<void()> prepare;
    Measure ours;
    Measure peer;
    int repetitions = 9; ///< alternating; the pair with the middle ratio counts
};

/// Where the rows get their input from.
struct Setting
{
    std::filesystem::path program;
    /// Folder for inputs and results; what is there from an earlier run is used again.
    std::filesystem::path folder;
    /// The 8192² version 2 island; empty until sampleIsland() made it.
    std::filesystem::path island;
    bool islandRead = false; ///< by sampleIsland()
};

/// The 8192² island of `chartroom sample` with all sections, made on first use (or the one that `--island`
/// named), and read into the page cache once.
[[nodiscard]] std::filesystem::path sampleIsland(Setting& setting);

/// Runs a command with standard output to /dev/null and gives the seconds from start to end. Throws when it
/// ends with another status than 0.
double runCommand(const std::vector<std::string>& command);

// One function a subject, in a file of its name.
[[nodiscard]] std::vector<Row> checkRows(Setting& setting);
[[nodiscard]] std::vector<Row> convertRows(Setting& setting);
[[nodiscard]] std::vector<Row> renderRows(Setting& setting);
[[nodiscard]] std::vector<Row> frameRows(Setting& setting);
[[nodiscard]] std::vector<Row> windowRows(Setting& setting);
[[nodiscard]] std::vector<Row> blobRows(const Setting& setting);
[[nodiscard]] std::vector<Row> byteRows(const Setting& setting);
[[nodiscard]] std::vector<Row> normalizeRows(const Setting& setting);
[[nodiscard]] std::vector<Row> worldRows(const Setting& setting);
[[nodiscard]] std::vector<Row> worldPictureRows(const Setting& setting);
[[nodiscard]] std::vector<Row> worldWindowRows(const Setting& setting);

} // namespace chartroom::bench
