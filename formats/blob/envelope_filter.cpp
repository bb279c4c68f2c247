#include "formats/blob/envelope_filter.h"

#include <algorithm>

namespace chartroom::blob {

namespace {

constexpr std::uint64_t blockSize = 256;
constexpr std::uint64_t needed = 5; // byte count and first letter

} // namespace

EnvelopeFilter::EnvelopeFilter(const DomainList& domains)
{
    std::uint8_t longest = 0;
    std::uint8_t last = 0;
    m_shortest = 255;
    m_first = 255;
    for (const Domain& domain : domains.domains()) {
        const auto length = static_cast<std::uint8_t>(domain.name.size());
        const auto letter = static_cast<std::uint8_t>(domain.name.front());
        m_shortest = std::min(m_shortest, length);
        longest = std::max(longest, length);
        m_first = std::min(m_first, letter);
        last = std::max(last, letter);
    }
    if (domains.domains().empty())
        return;
    m_lengths = static_cast<std::uint8_t>(longest - m_shortest);
    m_firsts = static_cast<std::uint8_t>(last - m_first);
}

bool EnvelopeFilter::possible(const std::uint8_t* at) const
{
    return (at[1] | at[2] | at[3]) == 0 && static_cast<std::uint8_t>(at[0] - m_shortest) <= m_lengths &&
           static_cast<std::uint8_t>(at[4] - m_first) <= m_firsts;
}

bool EnvelopeFilter::anyPossible(const std::uint8_t* block) const
{
    // Bytes only and no branch, so that the compiler handles as many at once as a vector holds.
    const std::uint8_t shortest = m_shortest;
    const std::uint8_t lengths = m_lengths;
    const std::uint8_t first = m_first;
    const std::uint8_t firsts = m_firsts;
    std::uint8_t any = 0;
    for (std::uint64_t i = 0; i < blockSize; ++i) {
        const auto zeros =
            static_cast<std::uint8_t>((block[i + 1] | block[i + 2] | block[i + 3]) == 0 ? 0xFFU : 0U);
        const auto count =
            static_cast<std::uint8_t>(static_cast<std::uint8_t>(block[i] - shortest) <= lengths ? 0xFFU : 0U);
        const auto letter =
            static_cast<std::uint8_t>(static_cast<std::uint8_t>(block[i + 4] - first) <= firsts ? 0xFFU : 0U);
        any = static_cast<std::uint8_t>(any | (zeros & count & letter));
    }
    return any != 0;
}

std::uint64_t EnvelopeFilter::next(Bytes file, std::uint64_t at, std::uint64_t end,
                                   const core::Task& task) const
{
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(file.data());
    constexpr std::uint64_t reportEvery = std::uint64_t{1} << 20U;
    std::uint64_t reportAt = at + reportEvery;
    while (end - at >= needed) {
        const bool wholeBlock = end - at >= blockSize + needed;
        if (!wholeBlock || anyPossible(bytes + at)) {
            const std::uint64_t stop = wholeBlock ? at + blockSize : end - needed + 1;
            for (; at < stop; ++at) {
                if (possible(bytes + at))
                    return at;
            }
        } else {
            at += blockSize;
        }
        if (at >= reportAt) {
            if (task.cancelled())
                return end;
            task.report(static_cast<double>(at) / static_cast<double>(end));
            reportAt = at + reportEvery;
        }
    }
    return end;
}

} // namespace chartroom::blob
