#include "model/blueprint/height_strips.h"

#include "formats/core/parallel.h"
#include "model/blueprint/height_loops.h"
#include "model/blueprint/map_block.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace chartroom::model {

namespace {

// Rows that are summed at a time: their sums stay in the first-level cache.
constexpr int pieceRows = 1024;
// Strips that one thread takes at a time: their cells fill a cache line of a row.
constexpr std::uint64_t stripsAtOnce = 16;

// Sums of the rows of one column of cells.
struct Piece
{
    std::array<double, pieceRows> sums;
    std::array<double, pieceRows / 2> halves;
    std::array<std::int32_t, pieceRows> counts;
};

// The sums of the whole cells that `rows` rows hold, one after the other. Nothing where heights are not
// finite or do not lie as usual: then all must be counted.
const double* sumWholeCells(const blueprint::Grid& grid, std::uint32_t x, std::uint32_t width,
                            std::uint32_t y, int rows, int level, Piece& piece)
{
    if (grid.stride != sizeof(float) || width % 4 != 0)
        return nullptr;
    const std::ptrdiff_t next = static_cast<std::ptrdiff_t>(grid.size) * grid.stride;
    std::fill_n(piece.sums.begin(), rows, 0.0);
    for (std::uint32_t step = 0; step < width; step += 4)
        loops::addColumns(grid.at(x + step, y), next, rows, piece.sums.data());
    double* sums = piece.sums.data();
    double* halves = piece.halves.data();
    for (int i = 0; i < level; ++i) {
        rows /= 2;
        loops::addNeighbours(sums, rows, halves);
        std::swap(sums, halves);
    }
    return loops::allFinite(sums, rows) ? sums : nullptr;
}

void sumAny(const blueprint::Grid& grid, std::uint32_t x, std::uint32_t width, std::uint32_t y, int rows,
            Piece& piece)
{
    std::fill_n(piece.sums.begin(), rows, 0.0);
    std::fill_n(piece.counts.begin(), rows, 0);
    for (std::uint32_t step = 0; step < width; ++step)
        loops::addColumn(grid.at(x + step, y), rows, grid.stride, piece.sums.data(), piece.counts.data());
}

// Means of one column of cells, top first.
void reduceStrip(const blueprint::Grid& grid, int level, int cx, std::span<float> means, Piece& piece)
{
    const std::uint32_t side = std::uint32_t{1} << level;
    const std::uint32_t x = static_cast<std::uint32_t>(cx) * side;
    const std::uint32_t width = std::min(side, grid.size - x);
    HeightSum cell;
    for (std::uint32_t y = 0; y < grid.size; y += pieceRows) {
        const std::uint32_t rows = std::min<std::uint32_t>(pieceRows, grid.size - y);
        if (rows % side == 0) {
            if (const double* const sums =
                    sumWholeCells(grid, x, width, y, static_cast<int>(rows), level, piece)) {
                const double count = static_cast<double>(side) * width;
                for (std::uint32_t c = 0; c < rows / side; ++c)
                    means[y / side + c] = static_cast<float>(sums[c] / count);
                continue;
            }
        }
        sumAny(grid, x, width, y, static_cast<int>(rows), piece);
        std::uint32_t i = 0;
        while (i < rows) {
            const std::uint32_t end = std::min(rows, i + side - ((y + i) & (side - 1)));
            for (; i < end; ++i) {
                cell.sum += piece.sums[i];
                cell.count += static_cast<std::uint32_t>(piece.counts[i]);
            }
            if (((y + i) & (side - 1)) == 0 || y + i == grid.size) {
                means[(y + i - 1) >> static_cast<unsigned>(level)] = cell.mean();
                cell = {};
            }
        }
    }
}

} // namespace

bool reduceHeights(const blueprint::Grid& heights, int level, CellPlanes& planes, const core::Task& task)
{
    const auto cells = static_cast<std::size_t>(planes.height());
    const auto strips = [&](std::uint64_t begin, std::uint64_t end) {
        Piece piece;
        // Strips run down the map and planes across it: cells are put in place by the cache line.
        std::vector<float> means(cells * (end - begin));
        for (std::uint64_t cx = begin; cx < end && !task.cancelled(); ++cx)
            reduceStrip(heights, level, static_cast<int>(cx),
                        std::span(means).subspan((cx - begin) * cells, cells), piece);
        for (std::size_t cy = 0; cy < cells; ++cy) {
            float* const row = planes.heights(static_cast<int>(cy)) + begin;
            for (std::size_t i = 0; i < end - begin; ++i)
                row[i] = means[i * cells + cy];
        }
    };
    if (!core::parallelFor(static_cast<std::uint64_t>(planes.width()), stripsAtOnce, task, strips) ||
        task.cancelled())
        return false;
    planes.repeatRim({});
    return true;
}

} // namespace chartroom::model
