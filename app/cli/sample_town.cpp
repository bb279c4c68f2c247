#include "app/cli/sample_town.h"

#include "formats/world/chunking.h"

#include <cstdlib>

namespace chartroom::cli {

namespace {

constexpr std::int64_t blockSize = 24; // a street, then the lot
constexpr std::int64_t streetWidth = 3;
constexpr std::int64_t townRadius = 66;
constexpr std::int64_t riverX = -40;
constexpr std::int64_t riverWidth = 7;

std::int64_t floorDivision(std::int64_t value, std::int64_t by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

// The river winds in straight pieces: whole numbers alone give the same river everywhere.
std::int64_t riverAt(std::int64_t y)
{
    constexpr std::int64_t period = 64;
    const std::int64_t phase = y - floorDivision(y, period) * period;
    return riverX + std::abs(phase - period / 2) / 4;
}

bool isRiver(std::int64_t x, std::int64_t y)
{
    return x >= riverAt(y) && x < riverAt(y) + riverWidth;
}

bool isTown(std::int64_t x, std::int64_t y)
{
    return x * x + y * y < townRadius * townRadius;
}

} // namespace

const std::vector<SampleTile>& sampleTiles()
{
    static const std::vector<SampleTile> tiles{
        {'G', "tile_grass", "Grass", 0x5A8F4A},
        {'M', "tile_meadow", "Meadow", 0x7FA650},
        {'R', "tile_street", "Street", 0xA89B86},
        {'P', "tile_paving", "Paving", 0xC2B8A3},
        {'W', "tile_water", "Water", 0x3B78A8},
        {'S', "tile_bank", "River bank", 0xD3C48F},
        {'B', "tile_bridge", "Bridge", 0x8A6642},
        {'F', "tile_floor", "Wooden floor", 0xB58A5A},
        {'#', "tile_wall", "Wall", 0x7B6E66},
        {'D', "tile_door", "Door", 0x6A3F22},
        {'T', "tile_tree", "Tree", 0x2F6132},
        {'t', "tile_table", "Table", 0x9C6B3C},
        {'b', "tile_bed", "Bed", 0xB4534C},
        {'f', "tile_flowers", "Flowers", 0xD98CB3},
        {'H', "tile_upper_wall", "Upper wall", 0x93857B},
        {'O', "tile_window", "Window", 0x9FC4D6},
        {'U', "tile_upper_floor", "Upper floor", 0xC69C6D},
        {'A', "tile_roof", "Roof", 0xA5482F},
        {'C', "tile_spire", "Spire", 0x4F6D7A},
    };
    return tiles;
}

/// One lot between streets with its house.
struct SampleTown::Block
{
    std::int64_t left = 0; ///< of the house
    std::int64_t top = 0;
    std::int64_t right = 0; ///< the last column
    std::int64_t bottom = 0;
    bool street = false; ///< the tile lies on the street before the lot
    bool built = false;
    bool church = false;
    bool market = false;

    [[nodiscard]] bool inside(std::int64_t x, std::int64_t y) const
    {
        return built && x >= left && x <= right && y >= top && y <= bottom;
    }
    [[nodiscard]] bool onWall(std::int64_t x, std::int64_t y) const
    {
        return inside(x, y) && (x == left || x == right || y == top || y == bottom);
    }
    [[nodiscard]] bool onDoor(std::int64_t x, std::int64_t y) const
    {
        return inside(x, y) && y == bottom && x == (left + right) / 2;
    }
};

std::uint32_t SampleTown::noise(std::int64_t x, std::int64_t y, std::uint32_t salt) const
{
    std::uint32_t value = m_seed * 0x9E3779B9U + salt * 0x85EBCA6BU;
    for (const std::int64_t part : {x, y}) {
        value ^= static_cast<std::uint32_t>(part);
        value *= 0xC2B2AE35U;
        value ^= value >> 15U;
    }
    return value;
}

SampleTown::Block SampleTown::blockAt(std::int64_t x, std::int64_t y) const
{
    const std::int64_t column = floorDivision(x, blockSize);
    const std::int64_t row = floorDivision(y, blockSize);
    const std::int64_t left = column * blockSize;
    const std::int64_t top = row * blockSize;
    Block block;
    block.street = x - left < streetWidth || y - top < streetWidth;
    block.market = column == 0 && row == 0;
    block.church = column == 1 && row == 0;
    const auto pick = [&](std::uint32_t salt, std::int64_t count) {
        return static_cast<std::int64_t>(noise(column, row, salt) % static_cast<std::uint32_t>(count));
    };
    block.left = left + streetWidth + 2 + pick(1, 4);
    block.top = top + streetWidth + 2 + pick(2, 4);
    block.right = block.left + 8 + pick(3, 5);
    block.bottom = block.top + 6 + pick(4, 6);
    const std::int64_t middle = blockSize / 2;
    block.built = !block.market && isTown(left + middle, top + middle);
    for (const std::int64_t line : {top, top + blockSize - 1}) {
        // The river keeps its banks free.
        block.built =
            block.built && (block.right < riverAt(line) - 4 || block.left > riverAt(line) + riverWidth + 4);
    }
    return block;
}

char SampleTown::room(int layer, std::int64_t x, std::int64_t y) const
{
    const Block block = blockAt(x, y);
    const bool town = isTown(x, y);
    const bool street = block.street && (town || y - floorDivision(y, blockSize) * blockSize < streetWidth);
    const bool river = isRiver(x, y);
    const bool bank = !river && (isRiver(x - 2, y) || isRiver(x + 2, y));
    const bool free = !street && !river && !bank && !block.inside(x, y);
    switch (layer) {
    case 0:
        if (river)
            return street ? 'B' : 'W';
        if (street)
            return 'R';
        if (bank)
            return 'S';
        if (block.inside(x, y))
            return 'F';
        if (block.market && town)
            return 'P';
        return noise(x / 2, y / 2, 5) % 5 == 0 ? 'M' : 'G';
    case 1:
        if (block.onDoor(x, y))
            return 'D';
        if (block.onWall(x, y))
            return '#';
        return free && !block.market && noise(x, y, 6) % (town ? 23U : 4U) == 0 ? 'T' : ' ';
    default:
        if (block.inside(x, y) && !block.onWall(x, y)) {
            if (x == block.left + 1 && y == block.top + 1)
                return 'b';
            return x == block.right - 2 && y == block.top + 2 ? 't' : ' ';
        }
        return free && town && !block.market && room(1, x, y) == ' ' && noise(x, y, 7) % 17 == 0 ? 'f' : ' ';
    }
}

char SampleTown::height(int layer, std::int64_t x, std::int64_t y) const
{
    const Block block = blockAt(x, y);
    if (!block.inside(x, y))
        return ' ';
    const bool tall = block.church || noise(block.left, block.top, 8) % 3 != 0;
    switch (layer) {
    case 0:
        if (!block.onWall(x, y))
            return ' ';
        return (x + y) % 4 == 0 ? 'O' : 'H';
    case 1:
        return tall && !block.onWall(x, y) ? 'U' : ' ';
    case 2:
        return 'A';
    default:
        return block.church && x < block.left + 4 && y < block.top + 4 ? 'C' : ' ';
    }
}

std::vector<SampleTown::Place> SampleTown::bookmarks()
{
    constexpr std::int64_t middle = (blockSize + streetWidth) / 2;
    return {{"market", "Market place", middle, middle},
            {"church", "Church", blockSize + middle, middle},
            {"bridge", "Bridge", riverAt(1) + riverWidth / 2, 1},
            {"forest", "Forest in the north-west", -90, -90}};
}

} // namespace chartroom::cli
