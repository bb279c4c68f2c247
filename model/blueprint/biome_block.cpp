#include "model/blueprint/map_block.h"

#include <cstring>

namespace chartroom::model {

namespace {

constexpr std::size_t side = MapBlock::pixels;

template<class Counts>
std::size_t largest(const Counts* counts, std::size_t size)
{
    return static_cast<std::size_t>(std::max_element(counts, counts + size) - counts);
}

} // namespace

std::uint8_t majority(std::span<const std::uint32_t> counts)
{
    // The first of several largest.
    return static_cast<std::uint8_t>(largest(counts.data(), counts.size()));
}

void BiomeReducer::readPixels(const blueprint::Grid& grid, const MapBlock& block)
{
    std::array<bool, 256> present{};
    for (int x = 0; x < block.width; ++x) {
        const std::byte* column = grid.at(block.x() + static_cast<std::uint32_t>(x), block.y());
        std::uint8_t* const pixels = m_pixels.data() + static_cast<std::size_t>(x) * side;
        const auto height = static_cast<std::size_t>(block.height);
        if (grid.width == 1 && grid.stride == 1) {
            std::memcpy(pixels, column, height);
        } else {
            for (std::size_t y = 0; y < height; ++y, column += grid.stride)
                pixels[y] = pictureBiome(blueprint::load<std::int32_t>(column));
        }
        // Runs are long: most of a column is told by comparing with the pixel before.
        for (std::size_t y = 0; y < height; ++y) {
            if (y == 0 || pixels[y] != pixels[y - 1])
                present[pixels[y]] = true;
        }
    }
    m_biomes.clear();
    for (std::size_t biome = 0; biome < present.size(); ++biome) {
        if (!present[biome])
            continue;
        m_slots[biome] = static_cast<std::uint8_t>(m_biomes.size());
        m_biomes.push_back(static_cast<std::uint8_t>(biome));
    }
}

void BiomeReducer::countCells(const MapBlock& block)
{
    const std::size_t slots = m_biomes.size();
    m_counts.assign(slots * MapBlock::cells * MapBlock::cells, 0);
    for (int cx = 0; cx < block.across(Pyramid::firstLevel); ++cx) {
        for (int cy = 0; cy < block.down(Pyramid::firstLevel); ++cy) {
            std::uint16_t* const counts = &m_counts[slots * (static_cast<std::size_t>(cy) * MapBlock::cells +
                                                             static_cast<std::size_t>(cx))];
            const std::uint8_t* const pixels =
                &m_pixels[static_cast<std::size_t>(cx * 4) * side + static_cast<std::size_t>(cy * 4)];
            const int width = std::min(4, block.width - cx * 4);
            const int height = std::min(4, block.height - cy * 4);
            if (width == 4 && height == 4) {
                std::array<std::uint32_t, 4> columns;
                for (std::size_t x = 0; x < 4; ++x)
                    std::memcpy(&columns[x], pixels + x * side, 4);
                if (columns[0] == pixels[0] * 0x01010101U && columns[1] == columns[0] &&
                    columns[2] == columns[0] && columns[3] == columns[0]) {
                    counts[m_slots[pixels[0]]] = 16;
                    continue;
                }
            }
            for (int x = 0; x < width; ++x) {
                for (int y = 0; y < height; ++y)
                    ++counts
                        [m_slots[pixels[static_cast<std::size_t>(x) * side + static_cast<std::size_t>(y)]]];
            }
        }
    }
}

void BiomeReducer::reduce(const blueprint::Grid& grid, const MapBlock& block, const LevelSet& levels,
                          BiomeCounts& counts)
{
    readPixels(grid, block);
    countCells(block);
    const std::size_t slots = m_biomes.size();
    for (int level = Pyramid::firstLevel; level < MapBlock::level; ++level) {
        CellPlanes& planes = levels.at(level);
        const auto cells = static_cast<std::size_t>(MapBlock::pixels >> level);
        for (int cy = 0; cy < block.down(level) && planes.width() > 0; ++cy) {
            std::uint8_t* const row = planes.biomes(block.firstY(level) + cy) + block.firstX(level);
            for (int cx = 0; cx < block.across(level); ++cx) {
                const std::size_t cell = static_cast<std::size_t>(cy) * cells + static_cast<std::size_t>(cx);
                row[cx] = m_biomes[slots == 1 ? 0 : largest(&m_counts[cell * slots], slots)];
            }
        }
        if (level == levels.last)
            return;
        if (level + 1 == MapBlock::level)
            break; // a block's own counts do not fit 16 bits
        for (std::size_t cy = 0; cy < cells / 2; ++cy) {
            for (std::size_t cx = 0; cx < cells / 2; ++cx) {
                const std::uint16_t* const upper = &m_counts[(2 * cy * cells + 2 * cx) * slots];
                const std::uint16_t* const lower = upper + cells * slots;
                std::uint16_t* const sum = &m_counts[(cy * (cells / 2) + cx) * slots];
                for (std::size_t slot = 0; slot < slots; ++slot)
                    sum[slot] = static_cast<std::uint16_t>(upper[slot] + upper[slots + slot] + lower[slot] +
                                                           lower[slots + slot]);
            }
        }
    }
    counts.fill(0);
    for (std::size_t cell = 0; cell < 4; ++cell) {
        for (std::size_t slot = 0; slot < slots; ++slot)
            counts[m_biomes[slot]] += m_counts[cell * slots + slot];
    }
    CellPlanes& planes = levels.at(MapBlock::level);
    if (planes.width() > 0)
        planes.biomes(block.by)[block.bx] = majority(counts);
}

} // namespace chartroom::model
