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
#endif

/// The first byte from `at` on that is no white space; `end` when there is none.
[[nodiscard]] inline const char* skipSpaces(const char* at, const char* end)
{
    // Mostly there is none, or a line break with the indent of the next line.
    if (at == end || !isSpace(*at))
        return at;
    ++at;
#ifdef __SSE2__
    for (; end - at >= 16; at += 16) {
        const __m128i bytes = load16(at);
        const auto is = [bytes](char c) { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); };
        const __m128i space = _mm_or_si128(_mm_or_si128(is(' '), is('\n')), _mm_or_si128(is('\r'), is('\t')));
        if (const unsigned first = firstOf16(_mm_xor_si128(space, _mm_set1_epi8(-1))); first < 16)
            return at + first;
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
        const __m128i left = load16(cells + i);
        const __m128i right = load16(cells + i + 8);
        const __m128i high =
            _mm_and_si128(_mm_or_si128(left, right), _mm_set1_epi16(static_cast<short>(0xFF80)));
        const __m128i bytes = _mm_packus_epi16(left, right);
        const __m128i ascii = _mm_cmpeq_epi16(high, _mm_setzero_si128());
        if (_mm_movemask_epi8(ascii) != 0xFFFF || _mm_movemask_epi8(special16(bytes)) != 0)
            return false;
        _mm_storeu_si128(reinterpret_cast<__m128i*>(target + i), bytes);
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
