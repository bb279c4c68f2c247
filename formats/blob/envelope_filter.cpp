#include "formats/blob/envelope_filter.h"

#include "formats/core/hot_loops.h"

#include <algorithm>
#include <array>
#include <bit>

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

// The first possible place of the blocks from `at` to where no whole block is left before `end`.
CHARTROOM_WIDE_LOOPS std::uint64_t searchBlocks(const std::uint8_t* bytes, std::uint64_t at,
                                                std::uint64_t end, Pattern pattern)
{
    alignas(32) std::array<std::uint8_t, blockSize> hits{};
    for (; end - at >= blockSize + needed; at += blockSize) {
        const std::uint8_t* const block = bytes + at;
        // Bytes only and no branch, so that the compiler handles as many at once as a vector holds.
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
        if (any != 0)
            return at + static_cast<std::uint64_t>(std::ranges::find(hits, std::uint8_t{1}) - hits.begin());
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
