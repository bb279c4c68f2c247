#pragma once

#include <string>
#include <string_view>

namespace chartroom::core {

/// A text from a file for a line on a terminal: bytes that are not UTF-8 and control characters are shown as
/// `\xNN`, as displayPath() does.
[[nodiscard]] std::string displayText(std::string_view text);

} // namespace chartroom::core
