#pragma once

#include <string_view>

namespace chartroom::blob {

/// The text behind a UTF-8 byte order mark and white space.
[[nodiscard]] inline std::string_view textStart(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos ? std::string_view{} : text.substr(start);
}

} // namespace chartroom::blob
