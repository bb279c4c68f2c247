#include "tests/bench/made_world.h"
#include "tests/bench/rows.h"

#include <fmt/format.h>

#include <fstream>
#include <stdexcept>

namespace chartroom::bench {

namespace {

constexpr int columns = 200;
constexpr int rows = 150;
constexpr int tileSide = 32;

void check(std::ofstream& file, const std::filesystem::path& path)
{
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
}

// A picture of all tiles side by side, each in a colour of its own.
void writeTiles(const std::filesystem::path& path)
{
    std::ofstream file(path, std::ios::binary);
    const auto count = static_cast<int>(picturedSymbols.size());
    file << fmt::format("P6 {} {} 255\n", count * tileSide, tileSide);
    for (int y = 0; y < tileSide; ++y) {
        for (int x = 0; x < count * tileSide; ++x) {
            const int tile = x / tileSide;
            file << static_cast<char>(40 + tile * 25) << static_cast<char>(200 - tile * 20)
                 << static_cast<char>(60 + (tile * 53) % 120);
        }
    }
    check(file, path);
}

// The cells of picturedWorld() as a map of Tiled.
void writeMap(const std::filesystem::path& path, const std::filesystem::path& tiles)
{
    std::ofstream file(path);
    const int width = columns * madeSide;
    const int height = rows * madeSide;
    file << fmt::format(R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{0}" height="{1}" tilewidth="{2}" tileheight="{2}" infinite="0">
 <tileset firstgid="1" name="tiles" tilewidth="{2}" tileheight="{2}" tilecount="{3}" columns="{3}"><image source="{4}" width="{5}" height="{2}"/></tileset>
 <layer id="1" name="ground" width="{0}" height="{1}"><data encoding="csv">
)",
                        width, height, tileSide, picturedSymbols.size(), tiles.filename().string(),
                        static_cast<int>(picturedSymbols.size()) * tileSide);
    for (int y = 0; y < height; ++y) {
        std::string line;
        for (int x = 0; x < width; ++x) {
            line += static_cast<char>('1' + picturedSymbols.find(picturedSymbol(x, y)));
            if (x + 1 < width || y + 1 < height)
                line += ',';
        }
        file << line << '\n';
    }
    file << "</data></layer>\n</map>\n";
    check(file, path);
}

} // namespace

std::vector<Row> worldPictureRows(const Setting& setting)
{
    const std::filesystem::path world = setting.folder / "world-picture";
    const std::filesystem::path map = setting.folder / "world-picture.tmx";
    Row row;
    row.name = "render-world";
    row.what = "render --layer world of 30,000 chunks, 1024²";
    row.against = "tmxrasterizer --size 1024 of the same cells";
    row.limit = 0.05;
    row.repetitions = 1;
    row.prepare = [world, map, folder = setting.folder] {
        (void)picturedWorld(world, columns, rows);
        const std::filesystem::path tiles = folder / "world-picture.ppm";
        writeTiles(tiles);
        if (!std::filesystem::exists(map))
            writeMap(map, tiles);
    };
    row.ours = [setting, world] {
        return runCommand({setting.program, "render", world, setting.folder / "world.png", "--layer", "world",
                           "--size", "1024"});
    };
    row.peer = [map, folder = setting.folder] {
        return runCommand({"env", "QT_QPA_PLATFORM=offscreen", "tmxrasterizer", "--size", "1024", map,
                           folder / "world-tiled.png"});
    };
    return {row};
}

} // namespace chartroom::bench
