#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace chartroom::views {

/// Reads an offset as a person types it: decimal (`1234`, digits may be grouped by blanks), hexadecimal
/// (`0x4d2`, `4D2h`), or with `+` or `-` before it from `caret`. Nothing when it is none of these or lies
/// outside `[0, size]`.
[[nodiscard]] std::optional<std::uint64_t> parseOffset(const QString& text, std::uint64_t caret,
                                                       std::uint64_t size);

} // namespace chartroom::views
