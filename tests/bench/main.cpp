// Measures the program against its peers and prints ratios; `./dev bench`. Only ratios of one run can be
// compared.
#include "tests/bench/rows.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>

using namespace chartroom::bench;

namespace {

struct Result
{
    double ours = 0;
    double peer = 0;
};

Result measure(const Row& row)
{
    row.prepare();
    // Once each to warm the caches, then in turns, so that a disturbance hits both.
    row.ours();
    row.peer();
    std::vector<Result> pairs;
    for (int i = 0; i < row.repetitions; ++i) {
        const double ours = row.ours();
        pairs.push_back({ours, row.peer()});
    }
    // The pair with the middle ratio, not the middles of both sides: a machine changes its speed between two
    // pairs, and the ratio of numbers from two speeds means nothing.
    const auto middle = pairs.begin() + static_cast<std::ptrdiff_t>(pairs.size() / 2);
    std::ranges::nth_element(pairs, middle, {},
                             [&row](const Result& pair) { return (pair.ours - row.allowance) / pair.peer; });
    return *middle;
}

/// Whether the row's limit was kept.
bool report(const Row& row)
{
    try {
        const Result result = measure(row);
        const double ratio = result.ours / result.peer;
        const bool reached = result.ours <= row.limit * result.peer + row.allowance;
        const std::string more = row.allowance > 0 ? fmt::format(" + {:.3g}", row.allowance) : std::string{};
        fmt::print("| {} | {} | {:.4g} | {:.4g} | {:.3g} x | {:.3g} x{} | {} |\n", row.what, row.against,
                   result.ours, result.peer, ratio, row.limit, more, reached ? "yes" : "no");
        std::fflush(stdout);
        return reached;
    } catch (const std::exception& error) {
        fmt::print("| {} | {} | | | | {:.3g} x | no: {} |\n", row.what, row.against, row.limit, error.what());
        return false;
    }
}

std::vector<Row> allRows(Setting& setting)
{
    std::vector<Row> rows;
    for (const auto& some :
         {checkRows(setting), convertRows(setting), blobRows(setting), byteRows(setting), renderRows(setting),
          frameRows(setting), windowRows(setting), normalizeRows(setting), worldRows(setting),
          worldPictureRows(setting), worldWindowRows(setting)})
        rows.insert(rows.end(), some.begin(), some.end());
    return rows;
}

} // namespace

int main(int argc, char** argv)
{
    Setting setting;
    setting.program = CHARTROOM_PROGRAM;
    setting.folder = CHARTROOM_BENCH_FOLDER;
    std::string island;
    std::vector<std::string> chosen;
    CLI::App app("Measures Chartroom against its peers, in one run.", "chartroom_bench");
    app.add_option("--island", island, "A version 2 file instead of the 8192² sample");
    app.add_option("ROW", chosen, "Rows to measure (default: all)");
    CLI11_PARSE(app, argc, argv);
    setting.island = island;
    std::filesystem::create_directories(setting.folder);

    const std::vector<Row> rows = allRows(setting);
    for (const std::string& name : chosen) {
        if (std::ranges::find(rows, name, &Row::name) != rows.end())
            continue;
        fmt::print(stderr, "there is no row {}; rows:\n", name);
        for (const Row& row : rows)
            fmt::print(stderr, "  {}\n", row.name);
        return 2;
    }
    fmt::print("| what | against | ours | peer | ratio | limit | reached |\n|---|---|---|---|---|---|---|\n");
    bool all = true;
    for (const Row& row : rows)
        if (chosen.empty() || std::ranges::find(chosen, row.name) != chosen.end())
            all = report(row) && all;
    return all ? 0 : 1;
}
