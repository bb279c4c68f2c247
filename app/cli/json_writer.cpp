#include "app/cli/json_writer.h"

#include "formats/core/utf8.h"

#include <fmt/format.h>

#include <cmath>

namespace chartroom::cli {

namespace {

void appendEscaped(std::string_view text, std::string& result)
{
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            result += '\\';
            result += c;
        } else if (c == '\n') {
            result += "\\n";
        } else if (c == '\t') {
            result += "\\t";
        } else if (static_cast<unsigned char>(c) < 0x20U) {
            result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        } else {
            result += c;
        }
    }
}

} // namespace

std::string jsonString(std::string_view text)
{
    std::string result = "\"";
    while (!text.empty()) {
        const std::size_t good = core::utf8PrefixLength(text);
        appendEscaped(text.substr(0, good), result);
        text.remove_prefix(good);
        if (!text.empty()) {
            result += fmt::format("\\\\x{:02X}", static_cast<unsigned char>(text.front()));
            text.remove_prefix(1);
        }
    }
    return result + '"';
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    separate();
    m_text += jsonString(name);
    m_text += ':';
    m_first = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text)
{
    return raw(jsonString(text));
}

JsonWriter& JsonWriter::value(float number)
{
    return std::isfinite(number) ? raw(fmt::format("{}", number)) : null();
}

JsonWriter& JsonWriter::value(double number)
{
    return std::isfinite(number) ? raw(fmt::format("{}", number)) : null();
}

JsonWriter& JsonWriter::begin(char bracket)
{
    separate();
    m_text += bracket;
    m_first = true;
    return *this;
}

JsonWriter& JsonWriter::end(char bracket)
{
    m_text += bracket;
    m_first = false;
    return *this;
}

JsonWriter& JsonWriter::raw(std::string_view text)
{
    separate();
    m_text += text;
    return *this;
}

void JsonWriter::separate()
{
    if (!m_first)
        m_text += ',';
    m_first = false;
}

} // namespace chartroom::cli
