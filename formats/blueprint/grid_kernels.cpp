#include "formats/blueprint/grid_kernels.h"

#include "formats/blueprint/blueprint.h"

// Each of these functions exists twice, and the program takes the one that the processor can run. Sanitizers
// cannot start with such functions, and clang 14 does not know them.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__)
#define CHARTROOM_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define CHARTROOM_WIDE
#endif
// The parts must become part of each of the two.
#define CHARTROOM_PART [[gnu::always_inline]] inline

namespace chartroom::blueprint::kernels {

namespace {

constexpr std::uint32_t exponentBits = 0x7F800000U;
// A row is looked at in blocks; most lie wholly inside one body. The others are split once, then go pixel by
// pixel.
constexpr std::uint32_t blockPixels = 256;
constexpr std::uint32_t smallBlockPixels = 32;

CHARTROOM_PART std::uint16_t u16(const std::byte* at, std::size_t index)
{
    return load<std::uint16_t>(at + index * 2);
}

CHARTROOM_PART bool allEqual(const std::byte* at, std::uint32_t count, std::uint16_t value)
{
    std::uint16_t difference = 0;
    for (std::uint32_t i = 0; i < count; ++i)
        difference = static_cast<std::uint16_t>(difference | (u16(at, i) ^ value));
    return difference == 0;
}

// A block has at most 256 pixels, so 16-bit counters hold.
CHARTROOM_PART std::uint32_t countEqual(const std::byte* at, std::uint32_t count, std::uint16_t value)
{
    std::uint16_t equal = 0;
    for (std::uint32_t i = 0; i < count; ++i)
        equal = static_cast<std::uint16_t>(equal + (u16(at, i) == value ? 1 : 0));
    return equal;
}

CHARTROOM_PART std::uint32_t countBytes(const std::byte* at, std::uint32_t count, std::uint8_t value)
{
    std::uint16_t equal = 0;
    for (std::uint32_t i = 0; i < count; ++i)
        equal = static_cast<std::uint16_t>(equal + (std::to_integer<std::uint8_t>(at[i]) == value ? 1 : 0));
    return equal;
}

/// The pixel-by-pixel way: for blocks with several bodies or with a fault.
class PixelScan
{
public:
    PixelScan(const WaterRow& row, const WaterRules& rules, WaterTallies& tallies)
        : m_row(row)
        , m_rules(rules)
        , m_tallies(tallies)
        , m_base(std::uint64_t{row.x} * row.size)
    {}

    CHARTROOM_PART void faults(std::uint32_t begin, std::uint32_t end) const
    {
        for (std::uint32_t y = begin; y < end; ++y)
            fault(y);
    }

    CHARTROOM_PART void body(std::uint32_t y) const
    {
        BodyTally& body = m_tallies.bodies[u16(m_row.ids, y)];
        ++body.count;
        body.sumX += m_row.x;
        body.sumY += y;
        body.first = body.first < m_base + y ? body.first : m_base + y;
    }

private:
    CHARTROOM_PART void fault(std::uint32_t y) const
    {
        const std::uint16_t id = u16(m_row.ids, y);
        if (m_row.biomes != nullptr &&
            m_rules.isWater[std::to_integer<std::uint8_t>(m_row.biomes[y])] != (id != 0))
            m_tallies.mask.add(m_base + y);
        if (m_row.surface == nullptr)
            return;
        const std::uint16_t surface = u16(m_row.surface, y);
        if ((surface != 0) != (id != 0))
            m_tallies.surfaceMask.add(m_base + y);
        else if (id != 0 && m_rules.surface[id] != WaterRules::noRow && m_rules.surface[id] != surface)
            m_tallies.surfaceLevel.add(m_base + y);
    }

    const WaterRow& m_row;
    const WaterRules& m_rules;
    WaterTallies& m_tallies;
    std::uint64_t m_base;
};

/// Whether a block of one id has no fault at all.
CHARTROOM_PART bool isSound(const WaterRow& row, const WaterRules& rules, std::uint32_t y,
                            std::uint32_t count, std::uint16_t id)
{
    if (row.biomes != nullptr) {
        std::uint32_t water = 0;
        for (const std::uint8_t ordinal : rules.waterBiomes)
            water += countBytes(row.biomes + y, count, ordinal);
        if (water != (id != 0 ? count : 0))
            return false;
    }
    if (row.surface == nullptr)
        return true;
    const std::byte* const surface = row.surface + std::size_t{y} * 2;
    if (id == 0)
        return allEqual(surface, count, 0);
    const std::uint32_t level = rules.surface[id];
    if (level == WaterRules::noRow)
        return countEqual(surface, count, 0) == 0;
    return level != WaterRules::notEncodable && allEqual(surface, count, static_cast<std::uint16_t>(level));
}

CHARTROOM_PART void addRun(WaterTallies& tallies, const WaterRow& row, std::uint32_t y, std::uint32_t count,
                           std::uint16_t id)
{
    BodyTally& body = tallies.bodies[id];
    body.count += count;
    body.sumX += std::uint64_t{count} * row.x;
    body.sumY += std::uint64_t{count} * (2 * std::uint64_t{y} + count - 1) / 2;
    const std::uint64_t first = std::uint64_t{row.x} * row.size + y;
    body.first = body.first < first ? body.first : first;
}

} // namespace

CHARTROOM_WIDE std::uint8_t largestByte(const std::byte* at, std::size_t count)
{
    std::uint8_t largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = std::to_integer<std::uint8_t>(at[i]);
        largest = largest < value ? value : largest;
    }
    return largest;
}

CHARTROOM_WIDE std::size_t countNotFinite(const std::byte* at, std::size_t count)
{
    std::size_t total = 0;
    // 32-bit counters within a block keep the vectors as wide as the values.
    for (std::size_t begin = 0; begin < count; begin += 4096) {
        const std::size_t end = begin + 4096 < count ? begin + 4096 : count;
        std::uint32_t found = 0;
        for (std::size_t i = begin; i < end; ++i)
            found += (load<std::uint32_t>(at + i * 4) & exponentBits) == exponentBits ? 1U : 0U;
        total += found;
    }
    return total;
}

CHARTROOM_WIDE std::size_t countNotFiniteV1(const std::byte* at, std::size_t count)
{
    std::size_t found = 0;
    for (std::size_t i = 0; i < count; ++i)
        found += (load<std::uint64_t>(at + i * 8) & exponentBits) == exponentBits ? 1U : 0U;
    return found;
}

CHARTROOM_WIDE std::size_t countUnknownV1(const std::byte* at, std::size_t count, std::uint32_t known)
{
    std::size_t found = 0;
    for (std::size_t i = 0; i < count; ++i)
        found += load<std::uint64_t>(at + i * 8) >> 32U >= known ? 1U : 0U;
    return found;
}

CHARTROOM_WIDE void scanWaterRow(const WaterRow& row, const WaterRules& rules, WaterTallies& tallies)
{
    const PixelScan pixels(row, rules, tallies);
    for (std::uint32_t block = 0; block < row.size; block += blockPixels) {
        const std::uint32_t blockEnd = row.size - block < blockPixels ? row.size : block + blockPixels;
        const std::uint16_t blockId = u16(row.ids, block);
        if (allEqual(row.ids + std::size_t{block} * 2, blockEnd - block, blockId)) {
            addRun(tallies, row, block, blockEnd - block, blockId);
            if (!isSound(row, rules, block, blockEnd - block, blockId))
                pixels.faults(block, blockEnd);
            continue;
        }
        for (std::uint32_t y = block; y < blockEnd; y += smallBlockPixels) {
            const std::uint32_t count = blockEnd - y < smallBlockPixels ? blockEnd - y : smallBlockPixels;
            const std::uint16_t id = u16(row.ids, y);
            if (allEqual(row.ids + std::size_t{y} * 2, count, id)) {
                addRun(tallies, row, y, count, id);
                if (!isSound(row, rules, y, count, id))
                    pixels.faults(y, y + count);
                continue;
            }
            for (std::uint32_t i = y; i < y + count; ++i)
                pixels.body(i);
            pixels.faults(y, y + count);
        }
    }
}

} // namespace chartroom::blueprint::kernels
