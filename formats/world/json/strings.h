#pragma once

#include <string>
#include <string_view>

namespace chartroom::world::json {

/// Appends the characters of a string's source (between its quotes, checked before by the reader) as UTF-8.
void appendUnescaped(std::string& out, std::string_view raw);
/// The same as UTF-16 code units, which is what a cell is (N23).
void appendUtf16(std::u16string& out, std::string_view raw, bool escaped);
/// Whether all bytes are below 0x80: one cell each.
[[nodiscard]] bool isAscii(std::string_view text);
/// Writes each byte of ASCII text as a code unit from `target` on.
void widenAscii(char16_t* target, std::string_view text);
/// Appends a string in quotes, escaped as JavaScript escapes it: quotes, backslashes and control characters,
/// nothing else.
void appendQuoted(std::string& out, std::string_view text);
/// The same for UTF-16 cells. A surrogate half that stands alone, which no normalized text has, becomes
/// U+FFFD.
void appendQuoted(std::string& out, std::u16string_view cells);
/// Appends row after row of `width` cells, each in quotes with a comma behind, up to the first that is not
/// all ASCII without escapes. Returns how many cells were appended.
[[nodiscard]] std::size_t appendQuotedRows(std::string& out, std::u16string_view cells, std::size_t width);
/// UTF-8 of UTF-16 text; lone halves become U+FFFD.
[[nodiscard]] std::string utf8(std::u16string_view text);
/// UTF-16 of well-formed UTF-8.
[[nodiscard]] std::u16string utf16(std::string_view text);

/// Whether a code unit is the first or the second half of a surrogate pair.
[[nodiscard]] constexpr bool isHighSurrogate(char16_t unit)
{
    return (unit & 0xFC00U) == 0xD800U;
}
[[nodiscard]] constexpr bool isLowSurrogate(char16_t unit)
{
    return (unit & 0xFC00U) == 0xDC00U;
}
[[nodiscard]] constexpr bool isSurrogate(char16_t unit)
{
    return (unit & 0xF800U) == 0xD800U;
}

} // namespace chartroom::world::json
