#include "formats/blob/envelope_filter.h"

#include "formats/core/hot_loops.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace chartroom::blob {

namespace {

constexpr std::uint64_t blockSize = 128;
constexpr std::uint64_t needed = 6; // byte count and two letters

using Among = EnvelopeFilter::Among;
using Pattern = EnvelopeFilter::Pattern;

// A name of one byte is followed by a generation: any second byte will do then.
constexpr Among anyByte{0, 255};

void widen(Among& among, std::uint8_t byte, bool first)
{
    const auto low = first ? byte : std::min(among.low, byte);
    const auto high = first ? byte : std::max(static_cast<std::uint8_t>(among.low + among.span), byte);
    among = {low, static_cast<std::uint8_t>(high - low)};
}

bool possible(const std::uint8_t* at, const Pattern& pattern)
{
    return (at[1] | at[2] | at[3]) == 0 && pattern.count.has(at[0]) && pattern.first.has(at[4]) &&
           pattern.second.has(at[5]);
}

// Whether a block has two zero bytes at an even place: three zeros in a row, as in every possible place,
// always do. Most blocks of packed data have none, and this look at them costs next to nothing.
inline bool hasZeroPair(const std::uint8_t* block)
{
    // A pair is zero where subtracting one borrows from a clear top bit; a borrow from a zero pair below
    // changes nothing.
    constexpr std::uint64_t ones = 0x0001000100010001U;
    constexpr std::uint64_t tops = 0x8000800080008000U;
    std::uint64_t any = 0;
    for (std::uint64_t i = 0; i < blockSize; i += sizeof(std::uint64_t)) {
        std::uint64_t pairs = 0;
        std::memcpy(&pairs, block + i, sizeof pairs);
        any |= (pairs - ones) & ~pairs & tops;
    }
    // The three zeros of the last place lie behind the block.
    return any != 0 || (block[blockSize] | block[blockSize + 1]) == 0;
}

// The first possible place of a block, or its size. Bytes only and no branch, so that the compiler handles as
// many at once as a vector holds.
inline std::uint64_t firstPlace(const std::uint8_t* block, const Pattern& pattern)
{
    alignas(32) std::array<std::uint8_t, blockSize> hits{};
    std::uint8_t any = 0;
    for (std::uint64_t i = 0; i < blockSize; ++i) {
        const auto count = static_cast<std::uint8_t>(block[i] - pattern.count.low);
        const auto first = static_cast<std::uint8_t>(block[i + 4] - pattern.first.low);
        const auto second = static_cast<std::uint8_t>(block[i + 5] - pattern.second.low);
        const auto zeros = static_cast<std::uint8_t>(block[i + 1] | block[i + 2] | block[i + 3]);
        const auto hit = static_cast<std::uint8_t>(
            (zeros == 0 ? 1U : 0U) & (count <= pattern.count.span ? 1U : 0U) &
            (first <= pattern.first.span ? 1U : 0U) & (second <= pattern.second.span ? 1U : 0U));
        hits[i] = hit;
        any = static_cast<std::uint8_t>(any | hit);
    }
    if (any == 0)
        return blockSize;
    return static_cast<std::uint64_t>(std::ranges::find(hits, std::uint8_t{1}) - hits.begin());
}

// The first possible place of the blocks from `at` to where no whole block is left before `end`.
CHARTROOM_WIDE_LOOPS std::uint64_t searchBlocks(const std::uint8_t* bytes, std::uint64_t at,
                                                std::uint64_t end, Pattern pattern)
{
    for (; end - at >= blockSize + needed; at += blockSize) {
        if (!hasZeroPair(bytes + at))
            continue;
        if (const std::uint64_t place = firstPlace(bytes + at, pattern); place < blockSize)
            return at + place;
    }
    return at;
}

} // namespace

EnvelopeFilter::EnvelopeFilter(const DomainList& domains)
{
    bool start = true;
    for (const Domain& domain : domains.domains()) {
        const bool single = domain.name.size() == 1;
        widen(m_pattern.count, static_cast<std::uint8_t>(domain.name.size()), start);
        widen(m_pattern.first, static_cast<std::uint8_t>(domain.name.front()), start);
        widen(m_pattern.second, static_cast<std::uint8_t>(single ? 0 : domain.name[1]), start);
        start = false;
    }
    const auto& singles = domains.ofLength(1);
    if (!singles.empty())
        m_pattern.second = anyByte;
}

std::uint64_t EnvelopeFilter::next(Bytes file, std::uint64_t at, std::uint64_t end,
                                   const core::Task& task) const
{
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(file.data());
    constexpr std::uint64_t stride = std::uint64_t{1} << 20U; // between two looks at the task
    while (end - at >= blockSize + needed) {
        const std::uint64_t stop = std::min(end, at + stride);
        at = searchBlocks(bytes, at, stop, m_pattern);
        if (end - at >= needed && possible(bytes + at, m_pattern))
            return at;
        if (task.cancelled())
            return end;
        task.report(static_cast<double>(at) / static_cast<double>(end));
    }
    for (; end - at >= needed; ++at) {
        if (possible(bytes + at, m_pattern))
            return at;
    }
    return end;
}

} // namespace chartroom::blob
