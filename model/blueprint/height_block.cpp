#include "formats/core/hot_loops.h"
#include "model/blueprint/map_block.h"

#include <limits>

namespace chartroom::model {

namespace loops {

// Adds a column's finite heights to `sums` and counts them.
CHARTROOM_WIDE_LOOPS void addColumn(const std::byte* __restrict column, int count, double* __restrict sums,
                                    std::int32_t* __restrict counts)
{
    for (int i = 0; i < count; ++i) {
        const float height = blueprint::load<float>(column + static_cast<std::ptrdiff_t>(i) * 4);
        const bool finite = height - height == 0.0F;
        sums[i] += finite ? static_cast<double>(height) : 0.0;
        counts[i] += finite ? 1 : 0;
    }
}

CHARTROOM_WIDE_LOOPS void addColumn(const std::byte* __restrict column, int count, std::ptrdiff_t stride,
                                    double* __restrict sums, std::int32_t* __restrict counts)
{
    for (int i = 0; i < count; ++i) {
        const float height = blueprint::load<float>(column + i * stride);
        const bool finite = height - height == 0.0F;
        sums[i] += finite ? static_cast<double>(height) : 0.0;
        counts[i] += finite ? 1 : 0;
    }
}

} // namespace loops

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
        sums.fill(0);
        counts.fill(0);
        for (int x = cx * 4; x < std::min(cx * 4 + 4, block.width); ++x) {
            const std::byte* const column = grid.at(block.x() + static_cast<std::uint32_t>(x), block.y());
            if (grid.stride == sizeof(float))
                loops::addColumn(column, block.height, sums.data(), counts.data());
            else
                loops::addColumn(column, block.height, grid.stride, sums.data(), counts.data());
        }
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
