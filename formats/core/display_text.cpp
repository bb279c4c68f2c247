#include "formats/core/display_text.h"

#include "formats/core/utf8.h"

#include <fmt/format.h>

namespace chartroom::core {

namespace {

// Terminals obey U+0080 to U+009F as well.
bool isHighControl(std::string_view bytes)
{
    return bytes.size() > 1 && bytes[0] == '\xC2' && static_cast<unsigned char>(bytes[1]) < 0xA0U;
}

void appendVisible(std::string_view utf8, std::string& result)
{
    for (std::size_t at = 0; at < utf8.size(); ++at) {
        const auto byte = static_cast<unsigned char>(utf8[at]);
        if (byte < 0x20U || byte == 0x7FU)
            result += fmt::format("\\x{:02X}", byte);
        else if (isHighControl(utf8.substr(at)))
            result += fmt::format("\\x{:02X}", static_cast<unsigned char>(utf8[++at]));
        else
            result += utf8[at];
    }
}

} // namespace

std::string displayText(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t good = utf8PrefixLength(text);
        appendVisible(text.substr(0, good), result);
        text.remove_prefix(good);
        if (!text.empty()) {
            result += fmt::format("\\x{:02X}", static_cast<unsigned char>(text.front()));
            text.remove_prefix(1);
        }
    }
    return result;
}

} // namespace chartroom::core
