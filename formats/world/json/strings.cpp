#include "formats/world/json/strings.h"

#include "formats/world/json/scan.h"

#include <array>
#include <cstdint>

namespace chartroom::world::json {

namespace {

std::uint32_t hex4(std::string_view digits)
{
    std::uint32_t value = 0;
    for (const char c : digits.substr(0, 4)) {
        const auto digit = static_cast<std::uint32_t>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
        value = value * 16 + digit;
    }
    return value;
}

// The character of a two-character escape such as \n.
char simpleEscape(char c)
{
    switch (c) {
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return c;
    }
}

void appendUtf8(std::string& out, std::uint32_t point)
{
    const auto add = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (point < 0x80) {
        add(point);
    } else if (point < 0x800) {
        add(0xC0U | (point >> 6U));
        add(0x80U | (point & 0x3FU));
    } else if (point < 0x10000) {
        add(0xE0U | (point >> 12U));
        add(0x80U | ((point >> 6U) & 0x3FU));
        add(0x80U | (point & 0x3FU));
    } else {
        add(0xF0U | (point >> 18U));
        add(0x80U | ((point >> 12U) & 0x3FU));
        add(0x80U | ((point >> 6U) & 0x3FU));
        add(0x80U | (point & 0x3FU));
    }
}

// Splits well-formed UTF-8 into code units.
void widen(std::u16string& out, std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size()) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const auto tail = [&](std::size_t n) { return static_cast<unsigned char>(text[i + n]) & 0x3FU; };
        if (lead < 0x80) {
            out += static_cast<char16_t>(lead);
            i += 1;
        } else if (lead < 0xE0) {
            out += static_cast<char16_t>(((lead & 0x1FU) << 6U) | tail(1));
            i += 2;
        } else if (lead < 0xF0) {
            out += static_cast<char16_t>(((lead & 0x0FU) << 12U) | (tail(1) << 6U) | tail(2));
            i += 3;
        } else {
            const std::uint32_t point =
                (((lead & 0x07U) << 18U) | (tail(1) << 12U) | (tail(2) << 6U) | tail(3)) - 0x10000U;
            out += static_cast<char16_t>(0xD800U | (point >> 10U));
            out += static_cast<char16_t>(0xDC00U | (point & 0x3FFU));
            i += 4;
        }
    }
}

// The code point at `i`, which moves behind it; a lone half is U+FFFD.
std::uint32_t codePoint(std::u16string_view text, std::size_t& i)
{
    const char16_t unit = text[i++];
    if (!isSurrogate(unit))
        return unit;
    if (isHighSurrogate(unit) && i < text.size() && isLowSurrogate(text[i]))
        return 0x10000U + ((unit & 0x3FFU) << 10U) + (text[i++] & 0x3FFU);
    return 0xFFFD;
}

// Appends the escape of a character that needs one; false for all others.
bool appendEscape(std::string& out, std::uint32_t c)
{
    static constexpr std::string_view hex = "0123456789abcdef";
    switch (c) {
    case '"':
        out += "\\\"";
        return true;
    case '\\':
        out += "\\\\";
        return true;
    case '\b':
        out += "\\b";
        return true;
    case '\f':
        out += "\\f";
        return true;
    case '\n':
        out += "\\n";
        return true;
    case '\r':
        out += "\\r";
        return true;
    case '\t':
        out += "\\t";
        return true;
    default:
        if (c >= 0x20)
            return false;
        out.append("\\u00").append(1, hex[c >> 4U]).append(1, hex[c & 0xFU]);
        return true;
    }
}

} // namespace

void appendUnescaped(std::string& out, std::string_view raw)
{
    while (!raw.empty()) {
        const std::size_t slash = raw.find('\\');
        out.append(raw.substr(0, slash));
        if (slash == std::string_view::npos)
            return;
        raw.remove_prefix(slash + 1);
        if (raw.front() != 'u') {
            out += simpleEscape(raw.front());
            raw.remove_prefix(1);
            continue;
        }
        std::uint32_t point = hex4(raw.substr(1));
        raw.remove_prefix(5);
        if (isHighSurrogate(static_cast<char16_t>(point))) {
            point = 0x10000U + ((point & 0x3FFU) << 10U) + (hex4(raw.substr(2)) & 0x3FFU);
            raw.remove_prefix(6);
        }
        appendUtf8(out, point);
    }
}

bool isAscii(std::string_view text)
{
    unsigned char all = 0;
    for (const char c : text)
        all = static_cast<unsigned char>(all | static_cast<unsigned char>(c));
    return all < 0x80;
}

void widenAscii(char16_t* target, std::string_view text)
{
#ifdef __SSE2__
    const auto widen8 = [&](std::size_t i) {
        const __m128i bytes = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(text.data() + i));
        store16(target + i, _mm_unpacklo_epi8(bytes, _mm_setzero_si128()));
    };
    if (text.size() >= 8) {
        for (std::size_t i = 0; i + 8 < text.size(); i += 8)
            widen8(i);
        // The last eight, some of them a second time.
        widen8(text.size() - 8);
        return;
    }
#endif
    for (const char c : text)
        *target++ = static_cast<unsigned char>(c);
}

void appendUtf16(std::u16string& out, std::string_view raw, bool escaped)
{
    if (escaped) {
        std::string text;
        appendUnescaped(text, raw);
        widen(out, text);
    } else if (isAscii(raw)) {
        const std::size_t start = out.size();
        out.resize(start + raw.size());
        widenAscii(out.data() + start, raw);
    } else {
        widen(out, raw);
    }
}

void appendQuoted(std::string& out, std::string_view text)
{
    out += '"';
    const char* at = text.data();
    const char* const end = at + text.size();
    for (;;) {
        const char* const plain = skipPlain(at, end);
        out.append(at, plain);
        if (plain == end)
            break;
        appendEscape(out, static_cast<unsigned char>(*plain));
        at = plain + 1;
    }
    out += '"';
}

void appendQuoted(std::string& out, std::u16string_view cells)
{
    const std::size_t start = out.size();
    out.resize(start + cells.size() + 2);
    char* target = out.data() + start;
    target[0] = '"';
    if (narrowPlain(target + 1, cells.data(), cells.size())) {
        target[cells.size() + 1] = '"';
        return;
    }
    out.resize(start + 1);
    for (std::size_t i = 0; i < cells.size();) {
        const std::uint32_t point = codePoint(cells, i);
        if (!appendEscape(out, point))
            appendUtf8(out, point);
    }
    out += '"';
}

std::size_t appendQuotedRows(std::string& out, std::u16string_view cells, std::size_t width)
{
    constexpr std::size_t around = 3; // quotes and comma
    const std::size_t start = out.size();
    out.resize(start + cells.size() / width * (width + around));
    char* target = out.data() + start;
    std::size_t at = 0;
    while (at + width <= cells.size() && narrowPlain(target + 1, cells.data() + at, width)) {
        target[0] = '"';
        target[width + 1] = '"';
        target[width + 2] = ',';
        target += width + around;
        at += width;
    }
    out.resize(static_cast<std::size_t>(target - out.data()));
    return at;
}

std::string utf8(std::u16string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size();)
        appendUtf8(result, codePoint(text, i));
    return result;
}

std::u16string utf16(std::string_view text)
{
    std::u16string result;
    widen(result, text);
    return result;
}

} // namespace chartroom::world::json
