#pragma once

#include "formats/core/message.h"

#include <filesystem>
#include <string>

namespace chartroom::core {

/// A path for a sentence: UTF-8; bytes that are not UTF-8 and control characters are shown as `\xNN`, so that
/// a file's name can neither break a line nor a terminal.
[[nodiscard]] std::string displayPath(const std::filesystem::path& path);

/// The message of a failed system call: arguments `path` and `reason` (the system's own words for `error`).
[[nodiscard]] Message systemError(Code code, const std::filesystem::path& path, int error);

} // namespace chartroom::core
