#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "formats/world/normalize.h"
#include "tests/bench/rows.h"

#include <fmt/format.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <stdexcept>

namespace chartroom::bench {

namespace {

constexpr int chunkCount = 10'000;
constexpr int side = 32;
constexpr int columns = 100; // chunks side by side

/// Texts of made-up chunks as an editor writes them: rows partly too short or too long, patches with empty
/// edges.
class ChunkTexts
{
public:
    [[nodiscard]] std::string next(int number)
    {
        std::string layers;
        for (int layer = 0; layer < 3; ++layer) {
            std::string rows;
            for (int y = 0; y < side; ++y)
                rows += fmt::format(R"({}"{}")", y == 0 ? "" : ",", row(side - 2 + pick(5), layer == 0));
            layers += fmt::format(R"({}{{"layer":{},"rows":[{}],"instanceIds":[]}})", layer == 0 ? "" : ",",
                                  layer, rows);
        }
        std::string patches;
        for (int patch = 1; patch <= 2; ++patch) {
            std::string rows = R"("","            ")";
            for (int y = 0; y < 8; ++y)
                rows += fmt::format(R"(,"  {}  ")", row(8, false));
            patches +=
                fmt::format(R"({}{{"id":"height_{}","name":"Floor","z":{},"x":{},"y":{},"rows":[{}]}})",
                            patch == 1 ? "" : ",", patch, patch, pick(16), pick(16), rows);
        }
        std::string instances;
        for (int i = 1; i <= 5; ++i)
            instances += fmt::format(
                R"({}{{"id":"inst_{}","templateId":"npc","layer":{},"x":{},"y":{},"record":{{"hp":{}.5,"position":{{"x":0,"y":0}}}}}})",
                i == 1 ? "" : ",", i, pick(3), pick(side), pick(side), pick(100));
        const auto minified = fmt::format(
            R"({{"schemaVersion":1,"worldId":"bench","chunkX":{},"chunkY":{},"width":32,"height":32,"backgroundTileId":"","roomLayers":[{}],"heightLayers":[{}],"instances":[{}]}})",
            number % columns, number / columns, layers, patches, instances);
        const auto document = world::json::OwnedDocument::of(minified);
        return world::json::print(document.root(), world::json::Layout::fresh());
    }

private:
    int pick(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    std::string row(int length, bool ground)
    {
        constexpr std::string_view symbols = "ABCDEFGH  ";
        std::string cells;
        for (int x = 0; x < length; ++x) {
            const char symbol = symbols[static_cast<std::size_t>(pick(static_cast<int>(symbols.size())))];
            cells += ground && symbol == ' ' ? '.' : symbol;
        }
        return cells;
    }

    std::mt19937 m_random{1};
};

struct State
{
    std::filesystem::path input;
    std::filesystem::path result;
    std::vector<std::string> texts;
    std::size_t printed = 0; // bytes of all normalized chunks, our side
};

void prepare(State& state)
{
    ChunkTexts maker;
    std::ofstream file(state.input, std::ios::binary);
    for (int i = 0; i < chunkCount; ++i) {
        state.texts.push_back(maker.next(i));
        file << state.texts.back() << '\0';
    }
    if (!file.flush())
        throw std::runtime_error("cannot write " + state.input.string());
}

double normalizeAll(State& state)
{
    const auto start = std::chrono::steady_clock::now();
    world::json::Document scratch;
    state.printed = 0;
    for (int i = 0; i < chunkCount; ++i) {
        world::Report report;
        const world::ChunkContext context{"bench", {side, side}, {i % columns, i / columns}};
        if (world::json::parse(state.texts[static_cast<std::size_t>(i)], scratch))
            throw std::runtime_error("a made-up chunk is no JSON");
        const auto normalized = world::normalizeChunk(scratch, context, report);
        if (!normalized.chunk)
            throw std::runtime_error("a made-up chunk is rejected");
        state.printed += world::toJson(*normalized.chunk).size();
    }
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double normalizeInNode(const State& state)
{
    runCommand({"node", CHARTROOM_BENCH_SCRIPTS "/normalize_chunks.js", state.input, state.result});
    std::ifstream result(state.result);
    double seconds = 0;
    std::size_t printed = 0;
    if (!(result >> seconds >> printed))
        throw std::runtime_error("the script for Node left no result");
    // Both must have done the same work.
    if (printed != state.printed)
        throw std::runtime_error(
            fmt::format("the script printed {} characters, we {}", printed, state.printed));
    return seconds;
}

} // namespace

std::vector<Row> worldRows(const Setting& setting)
{
    auto state = std::make_shared<State>();
    state->input = setting.folder / "chunks.txt";
    state->result = setting.folder / "chunks.result";
    Row row;
    row.name = "normalize-memory";
    row.what = "normalize 10,000 chunk texts in memory, one thread";
    row.against = "JSON.parse, padding, trimming and JSON.stringify in Node";
    row.limit = 0.35;
    row.prepare = [state] { prepare(*state); };
    row.ours = [state] { return normalizeAll(*state); };
    row.peer = [state] { return normalizeInNode(*state); };
    return {row};
}

} // namespace chartroom::bench
