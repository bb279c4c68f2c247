#include "tests/bench/made_world.h"

#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"

#include <fmt/format.h>

#include <fstream>
#include <random>
#include <stdexcept>

namespace chartroom::bench {

namespace {

class ChunkMaker
{
public:
    explicit ChunkMaker(int number)
        : m_random(static_cast<unsigned>(number))
        , m_number(number)
    {}

    std::string text()
    {
        std::string layers;
        for (int layer = 0; layer < 3; ++layer) {
            std::string rows;
            for (int y = 0; y < madeSide; ++y)
                rows += fmt::format(R"({}"{}")", y == 0 ? "" : ",", row(madeSide - 2 + pick(5), layer == 0));
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
                i == 1 ? "" : ",", i, pick(3), pick(madeSide), pick(madeSide), pick(100));
        return fmt::format(
            R"({{"schemaVersion":1,"worldId":"bench","chunkX":{},"chunkY":{},"width":32,"height":32,"backgroundTileId":"","roomLayers":[{}],"heightLayers":[{}],"instances":[{}]}})",
            m_number % madeColumns, m_number / madeColumns, layers, patches, instances);
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

    std::minstd_rand m_random;
    int m_number;
};

std::string indented(const std::string& minified)
{
    const auto document = world::json::OwnedDocument::of(minified);
    return world::json::print(document.root(), world::json::Layout::fresh());
}

void write(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
}

// Writes chunks/ and, when all of it is there, world.json.
template<class WriteChunks>
std::filesystem::path makeWorld(const std::filesystem::path& folder, const WriteChunks& writeChunks)
{
    if (std::filesystem::exists(folder / "world.json"))
        return folder;
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder / "chunks");
    writeChunks(folder / "chunks");
    write(folder / "world.json", R"({"schemaVersion": 1, "id": "bench"})");
    return folder;
}

} // namespace

std::string madeChunk(int number)
{
    return indented(ChunkMaker(number).text());
}

std::filesystem::path madeWorld(const std::filesystem::path& folder, int chunks)
{
    return makeWorld(folder, [chunks](const std::filesystem::path& target) {
        for (int i = 0; i < chunks; ++i)
            write(target / fmt::format("{}_{}.json", i % madeColumns, i / madeColumns), madeChunk(i));
    });
}

char picturedSymbol(std::int64_t x, std::int64_t y)
{
    const auto mixed = static_cast<std::uint64_t>((x / 5) * 7 + (y / 3) * 13 + (x * y) % 11);
    return picturedSymbols[mixed % picturedSymbols.size()];
}

std::filesystem::path picturedWorld(const std::filesystem::path& folder, int columns, int rows)
{
    return makeWorld(folder, [columns, rows](const std::filesystem::path& target) {
        for (int y = 0; y < rows; ++y) {
            for (int x = 0; x < columns; ++x) {
                std::string cells;
                for (int row = 0; row < madeSide; ++row) {
                    cells += row == 0 ? "\"" : ",\"";
                    for (int column = 0; column < madeSide; ++column)
                        cells += picturedSymbol(x * madeSide + column, y * madeSide + row);
                    cells += '"';
                }
                write(
                    target / fmt::format("{}_{}.json", x, y),
                    fmt::format(R"({{"schemaVersion":1,"roomLayers":[{{"layer":0,"rows":[{}]}}]}})", cells));
            }
        }
    });
}

} // namespace chartroom::bench
