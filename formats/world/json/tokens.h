#pragma once

#include "formats/core/translatable.h"
#include "formats/world/json/scan.h"
#include "formats/world/json/strings.h"

#include <cstdint>
#include <cstring>
#include <optional>

/// Numbers and strings of a JSON text: where one ends, or why it is none. Inline, because the reader's time
/// is spent here.
namespace chartroom::world::json {

inline constexpr const char* endsEarly = QT_TRANSLATE_NOOP("Message", "the text ends too early");
inline constexpr const char* valueExpected = QT_TRANSLATE_NOOP(
    "Message", "a value is expected here: an object, an array, a string in double quotes, a number, true, "
               "false or null");

/// Where a scan stopped.
struct Scan
{
    const char* at;                ///< behind the token, or at the fault
    const char* problem = nullptr; ///< an English phrase of the translation context `Message`; null: sound
    bool escaped = false;          ///< whether a string holds escapes
};

/// Passes decimal digits; the same place where there is none.
[[nodiscard]] inline const char* skipDigits(const char* at, const char* end)
{
    while (at < end && *at >= '0' && *at <= '9')
        ++at;
    return at;
}

/// A number that begins at `at`, before `end`.
[[nodiscard]] inline Scan scanNumber(const char* at, const char* end)
{
    const bool negative = *at == '-';
    if (negative)
        ++at;
    const char* const digits = at;
    if (at < end && *at == '0')
        ++at;
    else
        at = skipDigits(at, end);
    if (at == digits)
        return {at, negative ? QT_TRANSLATE_NOOP("Message", "a digit is expected behind the minus sign")
                             : valueExpected};
    if (at < end && *at >= '0' && *at <= '9')
        return {at, QT_TRANSLATE_NOOP("Message", "a number must not begin with 0 and go on with a digit")};
    if (at < end && *at == '.') {
        const char* const fraction = ++at;
        at = skipDigits(at, end);
        if (at == fraction)
            return {at, QT_TRANSLATE_NOOP("Message", "a digit is expected behind the decimal point")};
    }
    if (at < end && (*at == 'e' || *at == 'E')) {
        ++at;
        if (at < end && (*at == '+' || *at == '-'))
            ++at;
        const char* const exponent = at;
        at = skipDigits(at, end);
        if (at == exponent)
            return {at, QT_TRANSLATE_NOOP("Message", "a digit is expected in the exponent")};
    }
    return {at};
}

/// The value of four hexadecimal digits at `at`, before `end`.
[[nodiscard]] inline std::optional<std::uint32_t> hexAt(const char* at, const char* end)
{
    if (end - at < 4)
        return std::nullopt;
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) {
        const char c = at[i];
        const char lower = static_cast<char>(c | 0x20);
        if (c >= '0' && c <= '9')
            value = value * 16 + static_cast<std::uint32_t>(c - '0');
        else if (lower >= 'a' && lower <= 'f')
            value = value * 16 + static_cast<std::uint32_t>(lower - 'a' + 10);
        else
            return std::nullopt;
    }
    return value;
}

/// An escape inside a string, from its backslash at `at`, before `end`.
[[nodiscard]] inline Scan scanEscape(const char* at, const char* end)
{
    if (end - at < 2)
        return {end, endsEarly};
    if (at[1] != 'u') {
        if (!std::strchr("\"\\/bfnrt", at[1]) || at[1] == '\0')
            return {at, QT_TRANSLATE_NOOP("Message", "this escape does not exist")};
        return {at + 2};
    }
    const auto unit = hexAt(at + 2, end);
    if (!unit)
        return {at, QT_TRANSLATE_NOOP("Message", "\\u needs four hexadecimal digits")};
    if (isLowSurrogate(static_cast<char16_t>(*unit)))
        return {at, QT_TRANSLATE_NOOP("Message", "the second half of a surrogate pair stands alone")};
    if (!isHighSurrogate(static_cast<char16_t>(*unit)))
        return {at + 6};
    const bool another = end - at >= 12 && at[6] == '\\' && at[7] == 'u';
    const auto second = another ? hexAt(at + 8, end) : std::nullopt;
    if (!second || !isLowSurrogate(static_cast<char16_t>(*second)))
        return {at, QT_TRANSLATE_NOOP("Message", "the first half of a surrogate pair stands alone")};
    return {at + 12};
}

/// A string, from its first quote at `at`, before `end`.
[[nodiscard]] inline Scan scanString(const char* at, const char* end)
{
    bool escaped = false;
    ++at;
    for (;;) {
        at = skipPlain(at, end);
        if (at == end)
            return {at, endsEarly};
        if (*at == '"')
            return {at + 1, nullptr, escaped};
        if (*at != '\\')
            return {at, QT_TRANSLATE_NOOP("Message",
                                          "a line break, tab or other control character inside a string "
                                          "must be written as an escape such as \\n")};
        escaped = true;
        const Scan escape = scanEscape(at, end);
        if (escape.problem != nullptr)
            return escape;
        at = escape.at;
    }
}

} // namespace chartroom::world::json
