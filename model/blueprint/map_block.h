#pragma once

#include "model/blueprint/pyramid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace chartroom::model {

/// A square of the map that is reduced at once, small enough for the cache: all levels up to blockLevel come
/// from it alone.
struct MapBlock
{
    static constexpr int level = 8;
    static constexpr int pixels = 1 << level; ///< along one side
    /// Cells along one side at the first stored level.
    static constexpr int cells = pixels / 4;

    int bx = 0;         ///< block number, east
    int by = 0;         ///< block number, south
    int width = pixels; ///< pixels that are on the map
    int height = pixels;

    [[nodiscard]] std::uint32_t x() const { return static_cast<std::uint32_t>(bx) * pixels; }
    [[nodiscard]] std::uint32_t y() const { return static_cast<std::uint32_t>(by) * pixels; }
    [[nodiscard]] static MapBlock at(int bx, int by, std::uint32_t mapSize)
    {
        const auto left = [&](int b) { return static_cast<int>(mapSize) - b * pixels; };
        return {bx, by, std::min(pixels, left(bx)), std::min(pixels, left(by))};
    }
    /// Cells of a level that this block has along x and along y, and the first one's place in the level.
    [[nodiscard]] int across(int atLevel) const { return (width + (1 << atLevel) - 1) >> atLevel; }
    [[nodiscard]] int down(int atLevel) const { return (height + (1 << atLevel) - 1) >> atLevel; }
    [[nodiscard]] int firstX(int atLevel) const { return bx << (level - atLevel); }
    [[nodiscard]] int firstY(int atLevel) const { return by << (level - atLevel); }
};

/// What a cell's height is worked out from.
struct HeightSum
{
    double sum = 0;
    std::uint32_t count = 0; ///< finite heights

    [[nodiscard]] float mean() const;
    friend HeightSum operator+(const HeightSum& a, const HeightSum& b)
    {
        return {a.sum + b.sum, a.count + b.count};
    }
};

/// What a cell's water value is worked out from: how many pixels have one, and which is the first in file
/// order.
struct WaterCount
{
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    std::uint64_t first = none; ///< pixel number
    std::uint32_t count = 0;

    friend WaterCount operator+(const WaterCount& a, const WaterCount& b)
    {
        return {std::min(a.first, b.first), a.count + b.count};
    }
};

/// Pixels of each biome.
using BiomeCounts = std::array<std::uint32_t, 256>;
/// The biome with the most pixels, of several the smallest.
[[nodiscard]] std::uint8_t majority(std::span<const std::uint32_t> counts);

/// The levels that a block writes into.
struct LevelSet
{
    std::span<CellPlanes> planes; ///< from the first stored level on; those without cells are not wanted
    int last = MapBlock::level;   ///< the coarsest that is wanted of those that a block makes

    [[nodiscard]] CellPlanes& at(int level) const
    {
        return planes[static_cast<std::size_t>(level - Pyramid::firstLevel)];
    }
};

/// Each of these reduces one block of one grid: writes its cells of the wanted levels and returns what the
/// levels above MapBlock::level need (of no use when those are not wanted). Working memory is kept from block
/// to block.
class HeightReducer
{
public:
    HeightSum reduce(const blueprint::Grid& grid, const MapBlock& block, const LevelSet& levels);

private:
    std::array<HeightSum, MapBlock::cells * MapBlock::cells> m_cells;
};

class BiomeReducer
{
public:
    void reduce(const blueprint::Grid& grid, const MapBlock& block, const LevelSet& levels,
                BiomeCounts& counts);

private:
    void readPixels(const blueprint::Grid& grid, const MapBlock& block);
    void countCells(const MapBlock& block);

    std::array<std::uint8_t, MapBlock::pixels * MapBlock::pixels> m_pixels; ///< x outer
    std::array<std::uint8_t, 256> m_slots; ///< by biome: its number among those of the block
    std::vector<std::uint8_t> m_biomes;    ///< of the block, ascending
    std::vector<std::uint16_t> m_counts;   ///< by cell and slot
};

/// For ids and for surfaces.
class WaterReducer
{
public:
    /// Where the values of a row go.
    using Row = std::uint16_t* (*)(CellPlanes& planes, int row);
    WaterCount reduce(const blueprint::Grid& grid, const MapBlock& block, const LevelSet& levels, Row row);

private:
    std::array<WaterCount, MapBlock::cells * MapBlock::cells> m_cells;
};

/// A water cell's value by the rule: `pixels` is how many the cell has.
[[nodiscard]] std::uint16_t waterValue(const blueprint::Grid& grid, const WaterCount& cell,
                                       std::uint64_t pixels);

} // namespace chartroom::model
