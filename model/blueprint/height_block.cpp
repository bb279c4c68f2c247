#include "model/blueprint/height_loops.h"
#include "model/blueprint/map_block.h"

#include <limits>

namespace chartroom::model {

float HeightSum::mean() const
{
    return count > 0 ? static_cast<float>(sum / count) : std::numeric_limits<float>::quiet_NaN();
}

HeightSum HeightReducer::reduce(const blueprint::Grid& grid, const MapBlock& block, const LevelSet& levels)
{
    std::array<double, MapBlock::pixels> sums;
    std::array<std::int32_t, MapBlock::pixels> counts;
    m_cells.fill({});
    for (int cx = 0; cx < block.across(Pyramid::firstLevel); ++cx) {
        const auto columnAt = [&](int x) {
            return grid.at(block.x() + static_cast<std::uint32_t>(x), block.y());
        };
        sums.fill(0);
        bool finite = false;
        if (grid.stride == sizeof(float) && cx * 4 + 4 <= block.width && block.height == MapBlock::pixels) {
            loops::addColumns(columnAt(cx * 4), columnAt(1) - columnAt(0), block.height, sums.data());
            finite = loops::allFinite(sums.data(), block.height);
        }
        if (finite) {
            for (std::size_t cy = 0; cy < MapBlock::cells; ++cy) {
                const double* const four = &sums[cy * 4];
                m_cells[cy * MapBlock::cells + static_cast<std::size_t>(cx)] = {
                    (four[0] + four[1]) + (four[2] + four[3]), 16};
            }
            continue;
        }
        sums.fill(0);
        counts.fill(0);
        for (int x = cx * 4; x < std::min(cx * 4 + 4, block.width); ++x)
            loops::addColumn(columnAt(x), block.height, grid.stride, sums.data(), counts.data());
        for (std::size_t cy = 0; cy < MapBlock::cells; ++cy) {
            HeightSum& cell = m_cells[cy * MapBlock::cells + static_cast<std::size_t>(cx)];
            for (std::size_t i = cy * 4; i < cy * 4 + 4; ++i)
                cell = cell + HeightSum{sums[i], static_cast<std::uint32_t>(counts[i])};
        }
    }
    for (int level = Pyramid::firstLevel;; ++level) {
        CellPlanes& planes = levels.at(level);
        const auto side = static_cast<std::size_t>(MapBlock::pixels >> level);
        for (int cy = 0; cy < block.down(level) && planes.width() > 0; ++cy) {
            float* const row = planes.heights(block.firstY(level) + cy) + block.firstX(level);
            for (int cx = 0; cx < block.across(level); ++cx)
                row[cx] = m_cells[static_cast<std::size_t>(cy) * side + static_cast<std::size_t>(cx)].mean();
        }
        if (level == levels.last)
            return m_cells[0];
        // In place: a coarser cell never lies behind the four that it is made of.
        for (std::size_t cy = 0; cy < side / 2; ++cy) {
            for (std::size_t cx = 0; cx < side / 2; ++cx) {
                const HeightSum* const upper = &m_cells[2 * cy * side + 2 * cx];
                m_cells[cy * (side / 2) + cx] = (upper[0] + upper[1]) + (upper[side] + upper[side + 1]);
            }
        }
    }
}

} // namespace chartroom::model
