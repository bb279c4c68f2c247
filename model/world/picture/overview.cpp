#include "model/world/picture/overview.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace chartroom::model {

namespace {

constexpr std::int64_t cellsPerPixel = std::int64_t{1} << Overview::firstLevel;
/// A region is painted in one piece: large enough that chunks across its edge are few, small enough to fit
/// into a cache.
constexpr std::int64_t regionCells = 512;

/// The side of a region: not much smaller than a chunk, which would be read for each of its regions.
std::int64_t regionSide(std::int64_t chunkSide)
{
    constexpr std::int64_t largest = 16 * regionCells;
    return std::clamp((chunkSide + regionCells - 1) / regionCells * regionCells, regionCells, largest);
}

/// The mean of four pixels.
QRgb meanOfFour(QRgb a, QRgb b, QRgb c, QRgb d)
{
    const auto part = [](QRgb pixel) { return pixel & 0x00ff00ffU; };
    const std::uint32_t low = (part(a) + part(b) + part(c) + part(d) + 0x00020002U) >> 2U;
    const std::uint32_t high =
        (part(a >> 8U) + part(b >> 8U) + part(c >> 8U) + part(d >> 8U) + 0x00020002U) >> 2U;
    return part(low) | (part(high) << 8U);
}

/// The regions that chunks touch, in order.
std::vector<world::Address> regionsOf(const std::vector<world::Address>& addresses, world::ChunkSize size,
                                      world::ChunkSize region)
{
    std::set<world::Address> regions;
    for (const world::Address address : addresses) {
        const world::Tile origin = world::originOf(address, size);
        const world::Address first = world::addressOf(origin, region).chunk;
        const world::Address last =
            world::addressOf({origin.x + size.width - 1, origin.y + size.height - 1}, region).chunk;
        for (std::int64_t y = first.y; y <= last.y; ++y) {
            for (std::int64_t x = first.x; x <= last.x; ++x)
                regions.insert({x, y});
        }
    }
    return {regions.begin(), regions.end()};
}

} // namespace

bool Overview::paint(const WorldPainter& painter, const std::vector<world::Address>& addresses,
                     const world::ChunkSource& chunks, const core::Task& task,
                     const std::function<void()>& grown)
{
    const world::ChunkSize size = painter.look().chunkSize;
    const world::ChunkSize region{regionSide(size.width), regionSide(size.height)};
    const std::vector<world::Address> regions = regionsOf(addresses, size, region);
    return core::parallelFor(regions.size(), 1, task, [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end; ++i) {
            const world::Tile origin = world::originOf(regions[i], region);
            const CellArea area{origin.x, origin.y, region.width, region.height};
            std::vector<QRgb> pixels(
                static_cast<std::size_t>((area.width / cellsPerPixel) * (area.height / cellsPerPixel)));
            painter.paint(area, firstLevel, chunks, pixels);
            take(area, pixels);
            if (grown)
                grown();
        }
    });
}

void Overview::take(const CellArea& area, std::span<const QRgb> pixels)
{
    constexpr std::int64_t blockCells = blockSide * cellsPerPixel;
    const std::int64_t stride = area.width / cellsPerPixel;
    const BlockKey first{area.x / blockCells, area.y / blockCells};
    const std::unique_lock lock(m_mutex);
    for (std::int64_t y = 0; y < area.height / blockCells; ++y) {
        for (std::int64_t x = 0; x < area.width / blockCells; ++x) {
            Block block;
            const QRgb* from = pixels.data() + y * blockSide * stride + x * blockSide;
            for (int row = 0; row < blockSide; ++row)
                std::copy_n(from + row * stride, blockSide, block.begin() + row * blockSide);
            const BlockKey key{first.x + x, first.y + y};
            if (std::ranges::all_of(block, [](QRgb pixel) { return pixel == 0; })) {
                if (m_levels[firstLevel].erase(key) == 0)
                    continue;
            } else {
                m_levels[firstLevel][key] = block;
            }
            reduce(key);
        }
    }
}

void Overview::reduce(const BlockKey& key)
{
    BlockKey child = key;
    for (std::size_t level = firstLevel; level + 1 < levelCount; ++level) {
        const BlockKey parent{child.x >> 1U, child.y >> 1U};
        constexpr int half = blockSide / 2;
        const auto column = static_cast<int>(child.x & 1) * half;
        const auto row = static_cast<int>(child.y & 1) * half;
        const auto found = m_levels[level].find(child);
        if (found == m_levels[level].end() && !m_levels[level + 1].contains(parent))
            return;
        Block& target = m_levels[level + 1][parent];
        for (int y = 0; y < half; ++y) {
            for (int x = 0; x < half; ++x) {
                QRgb pixel = 0;
                if (found != m_levels[level].end()) {
                    const QRgb* four = found->second.data() + 2 * y * blockSide + 2 * x;
                    pixel = meanOfFour(four[0], four[1], four[blockSide], four[blockSide + 1]);
                }
                target[static_cast<std::size_t>((row + y) * blockSide + column + x)] = pixel;
            }
        }
        child = parent;
    }
}

void Overview::copy(int level, std::int64_t x, std::int64_t y, int width, int height,
                    std::span<QRgb> out) const
{
    std::ranges::fill(out, 0U);
    if (level >= levelCount)
        return;
    const auto& blocks = m_levels[static_cast<std::size_t>(level)];
    const std::shared_lock lock(m_mutex);
    for (std::int64_t by = y >> 3U; by <= (y + height - 1) >> 3U; ++by) {
        for (std::int64_t bx = x >> 3U; bx <= (x + width - 1) >> 3U; ++bx) {
            const auto found = blocks.find({bx, by});
            if (found == blocks.end())
                continue;
            const std::int64_t left = std::max(bx * blockSide, x);
            const std::int64_t right = std::min(bx * blockSide + blockSide, x + width);
            for (std::int64_t row = std::max(by * blockSide, y);
                 row < std::min(by * blockSide + blockSide, y + height); ++row) {
                const QRgb* from = found->second.data() + (row - by * blockSide) * blockSide;
                std::copy(from + (left - bx * blockSide), from + (right - bx * blockSide),
                          out.begin() + ((row - y) * width + left - x));
            }
        }
    }
}

std::size_t Overview::size() const
{
    const std::shared_lock lock(m_mutex);
    std::size_t sum = 0;
    for (const auto& level : m_levels)
        sum += level.size();
    return sum;
}

} // namespace chartroom::model
