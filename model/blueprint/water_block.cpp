#include "model/blueprint/map_block.h"

#include <cstring>

namespace chartroom::model {

namespace {

// Counts a cell's pixels one by one, in file order.
WaterCount countPixels(const blueprint::Grid& grid, std::uint32_t x, std::uint32_t y, int width, int height)
{
    WaterCount cell;
    for (std::uint32_t dx = 0; dx < static_cast<std::uint32_t>(width); ++dx) {
        const std::byte* const column = grid.at(x + dx, y);
        for (int dy = 0; dy < height; ++dy) {
            if (blueprint::load<std::uint16_t>(column + static_cast<std::ptrdiff_t>(dy) * grid.stride) == 0)
                continue;
            if (cell.count++ == 0)
                cell.first = grid.index(x + dx, y + static_cast<std::uint32_t>(dy));
        }
    }
    return cell;
}

// A whole cell that is all land, or all of one value, is told by four comparisons.
bool countUniform(const blueprint::Grid& grid, std::uint32_t x, std::uint32_t y, WaterCount& cell)
{
    const auto first = blueprint::load<std::uint16_t>(grid.at(x, y));
    const std::uint64_t four = first * 0x0001000100010001ULL;
    for (std::uint32_t dx = 0; dx < 4; ++dx) {
        if (blueprint::load<std::uint64_t>(grid.at(x + dx, y)) != four)
            return false;
    }
    cell = first == 0 ? WaterCount{} : WaterCount{grid.index(x, y), 16};
    return true;
}

} // namespace

std::uint16_t waterValue(const blueprint::Grid& grid, const WaterCount& cell, std::uint64_t pixels)
{
    if (cell.count == 0 || std::uint64_t{cell.count} * 2 < pixels)
        return 0;
    return blueprint::load<std::uint16_t>(grid.data + cell.first * grid.stride);
}

WaterCount WaterReducer::reduce(const blueprint::Grid& grid, const MapBlock& block, const LevelSet& levels,
                                Row row)
{
    m_cells.fill({});
    for (int cx = 0; cx < block.across(Pyramid::firstLevel); ++cx) {
        for (int cy = 0; cy < block.down(Pyramid::firstLevel); ++cy) {
            WaterCount& cell = m_cells[static_cast<std::size_t>(cy * MapBlock::cells + cx)];
            const std::uint32_t x = block.x() + static_cast<std::uint32_t>(cx) * 4;
            const std::uint32_t y = block.y() + static_cast<std::uint32_t>(cy) * 4;
            const int width = std::min(4, block.width - cx * 4);
            const int height = std::min(4, block.height - cy * 4);
            if (width < 4 || height < 4 || grid.stride != 2 || !countUniform(grid, x, y, cell))
                cell = countPixels(grid, x, y, width, height);
        }
    }
    for (int level = Pyramid::firstLevel;; ++level) {
        CellPlanes& planes = levels.at(level);
        const int side = MapBlock::pixels >> level;
        for (int cy = 0; cy < block.down(level) && planes.width() > 0; ++cy) {
            std::uint16_t* const out = row(planes, block.firstY(level) + cy) + block.firstX(level);
            const int height = std::min(1 << level, block.height - (cy << level));
            for (int cx = 0; cx < block.across(level); ++cx) {
                const int width = std::min(1 << level, block.width - (cx << level));
                out[cx] = waterValue(grid, m_cells[static_cast<std::size_t>(cy * side + cx)],
                                     static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height));
            }
        }
        if (level == levels.last)
            return m_cells[0];
        for (int cy = 0; cy < side / 2; ++cy) {
            for (int cx = 0; cx < side / 2; ++cx) {
                const WaterCount* const upper = &m_cells[static_cast<std::size_t>(2 * cy * side + 2 * cx)];
                m_cells[static_cast<std::size_t>(cy * (side / 2) + cx)] =
                    (upper[0] + upper[1]) + (upper[side] + upper[side + 1]);
            }
        }
    }
}

} // namespace chartroom::model
