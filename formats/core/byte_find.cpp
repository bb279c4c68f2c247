#include "formats/core/byte_find.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace chartroom::core {

namespace {

/// Two bytes of a needle that are looked for first; a place where both stand is compared whole.
struct Probes
{
    std::size_t first = 0;
    std::size_t second = 0;
};

/// How often a byte value is met, roughly: game data are full of zeros and FFs, then small numbers, then
/// letters.
int commonness(std::byte byte)
{
    const auto value = std::to_integer<unsigned>(byte);
    if (value == 0)
        return 100;
    if (value == 0xFF || value == 1)
        return 50;
    if (value < 0x20 || value == 0x20 || value == 0x3F || value == 0x40)
        return 20;
    return value >= 'a' && value <= 'z' ? 10 : 5;
}

Probes probesOf(Bytes needle)
{
    Probes probes{0, needle.size() - 1};
    for (std::size_t i = 0; i < needle.size(); ++i) {
        if (commonness(needle[i]) < commonness(needle[probes.first]))
            probes.first = i;
    }
    for (std::size_t i = 0; i < needle.size(); ++i) {
        const bool better =
            probes.second == probes.first || commonness(needle[i]) < commonness(needle[probes.second]);
        if (i != probes.first && better)
            probes.second = i;
    }
    return probes;
}

bool standsAt(const std::byte* place, Bytes needle)
{
    return std::memcmp(place, needle.data(), needle.size()) == 0;
}

#if defined(__SSE2__)
constexpr std::size_t width = 16;

/// A bit for each of 16 neighbouring places where both probes stand.
unsigned candidates(const std::byte* place, Probes probes, __m128i first, __m128i second)
{
    const auto load = [](const std::byte* from) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    };
    const __m128i equal = _mm_and_si128(_mm_cmpeq_epi8(load(place + probes.first), first),
                                        _mm_cmpeq_epi8(load(place + probes.second), second));
    return static_cast<unsigned>(_mm_movemask_epi8(equal));
}

__m128i everywhere(std::byte byte)
{
    return _mm_set1_epi8(std::to_integer<char>(byte));
}
#endif

/// Whole blocks of 16 places from `at` on; ends at a hit or at the first place that is in no whole block.
std::size_t skipBlocks(Bytes bytes, Bytes needle, std::size_t places)
{
    std::size_t at = 0;
#if defined(__SSE2__)
    const Probes probes = probesOf(needle);
    const __m128i first = everywhere(needle[probes.first]);
    const __m128i second = everywhere(needle[probes.second]);
    for (; at + width <= places; at += width) {
        unsigned mask = candidates(bytes.data() + at, probes, first, second);
        for (; mask != 0; mask &= mask - 1) {
            const std::size_t place = at + static_cast<std::size_t>(std::countr_zero(mask));
            if (standsAt(bytes.data() + place, needle))
                return place;
        }
    }
#endif
    return at;
}

/// The same from the end: how many places at the beginning are in no whole block, or the place of a hit plus
/// one.
std::size_t skipBlocksBack(Bytes bytes, Bytes needle, std::size_t places)
{
#if defined(__SSE2__)
    const Probes probes = probesOf(needle);
    const __m128i first = everywhere(needle[probes.first]);
    const __m128i second = everywhere(needle[probes.second]);
    for (; places >= width; places -= width) {
        const std::size_t at = places - width;
        unsigned mask = candidates(bytes.data() + at, probes, first, second);
        while (mask != 0) {
            const auto bit = static_cast<unsigned>(std::bit_width(mask)) - 1;
            if (standsAt(bytes.data() + at + bit, needle))
                return at + bit + 1;
            mask &= ~(1U << bit);
        }
    }
#endif
    return places;
}

} // namespace

std::optional<std::uint64_t> findFirst(Bytes bytes, Bytes needle)
{
    if (needle.empty() || bytes.size() < needle.size())
        return std::nullopt;
    const std::size_t places = bytes.size() - needle.size() + 1;
    for (std::size_t at = skipBlocks(bytes, needle, places); at < places; ++at) {
        if (standsAt(bytes.data() + at, needle))
            return at;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> findLast(Bytes bytes, Bytes needle)
{
    if (needle.empty() || bytes.size() < needle.size())
        return std::nullopt;
    const std::size_t places = bytes.size() - needle.size() + 1;
    for (std::size_t at = skipBlocksBack(bytes, needle, places); at > 0; --at) {
        if (standsAt(bytes.data() + at - 1, needle))
            return at - 1;
    }
    return std::nullopt;
}

} // namespace chartroom::core
