#pragma once

#include <bit>
#include <cstddef>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace chartroom::world::json {

/// Whether JSON allows this byte between two tokens.
[[nodiscard]] constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Whether this byte is more than itself inside a string: a quote, a backslash, a control character.
[[nodiscard]] constexpr bool isSpecial(char c)
{
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
}

#ifdef __SSE2__
/// Which of 16 bytes are special in a string.
[[nodiscard]] inline __m128i special16(__m128i bytes)
{
    const auto is = [bytes](char c) { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); };
    const __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1F)), bytes);
    return _mm_or_si128(control, _mm_or_si128(is('"'), is('\\')));
}

/// The index of the first byte that is marked; 16 when none is.
[[nodiscard]] inline unsigned firstOf16(__m128i marked)
{
    return static_cast<unsigned>(
        std::countr_zero(static_cast<unsigned>(_mm_movemask_epi8(marked)) | 0x10000U));
}

[[nodiscard]] inline __m128i load16(const void* at)
{
    return _mm_loadu_si128(static_cast<const __m128i*>(at));
}

inline void store16(void* at, __m128i bytes)
{
    _mm_storeu_si128(static_cast<__m128i*>(at), bytes);
}
#endif

/// The first byte from `at` on that is no white space; `end` when there is none.
[[nodiscard]] inline const char* skipSpaces(const char* at, const char* end)
{
    // Mostly there is none, or a line break with the indent of the next line.
    if (at == end || !isSpace(*at))
        return at;
    ++at;
#ifdef __SSE2__
    // An indent is made of one character, and ends nearly always with the first that is another one.
    while (end - at >= 16) {
        const __m128i same = _mm_cmpeq_epi8(load16(at), _mm_set1_epi8(*at == '\t' ? '\t' : ' '));
        const auto others = static_cast<unsigned>(_mm_movemask_epi8(same)) ^ 0xFFFFU;
        if (others == 0) {
            at += 16;
            continue;
        }
        at += std::countr_zero(others);
        if (!isSpace(*at))
            return at;
        ++at;
    }
#endif
    while (at < end && isSpace(*at))
        ++at;
    return at;
}

/// The first byte from `at` on that is special in a string; `end` when there is none.
[[nodiscard]] inline const char* skipPlain(const char* at, const char* end)
{
#ifdef __SSE2__
    for (; end - at >= 16; at += 16) {
        if (const unsigned first = firstOf16(special16(load16(at))); first < 16)
            return at + first;
    }
#endif
    while (at < end && !isSpecial(*at))
        ++at;
    return at;
}

/// Writes cells as bytes; false, with some bytes written, when not all are ASCII that needs no escape.
[[nodiscard]] inline bool narrowPlain(char* target, const char16_t* cells, std::size_t count)
{
    std::size_t i = 0;
#ifdef __SSE2__
    for (; i + 16 <= count; i += 16) {
        // Packing makes 0xFF of what is too large for a byte and 0, a control character, of what is negative:
        // neither passes for ASCII.
        const __m128i bytes = _mm_packus_epi16(load16(cells + i), load16(cells + i + 8));
        if (_mm_movemask_epi8(_mm_or_si128(bytes, special16(bytes))) != 0)
            return false;
        store16(target + i, bytes);
    }
#endif
    for (; i < count; ++i) {
        if (cells[i] > 0x7F || isSpecial(static_cast<char>(cells[i])))
            return false;
        target[i] = static_cast<char>(cells[i]);
    }
    return true;
}

} // namespace chartroom::world::json
