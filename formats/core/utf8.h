#pragma once

#include <cstddef>
#include <string_view>

namespace chartroom::core {

/// Whether the bytes are well-formed UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF).
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// The length of the longest prefix that is well-formed UTF-8.
[[nodiscard]] std::size_t utf8PrefixLength(std::string_view bytes);

} // namespace chartroom::core
