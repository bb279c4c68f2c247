#pragma once

#include "formats/core/message.h"

#include <filesystem>

namespace chartroom::core {

/// That neither the content nor the name of a file shows a kind that the program knows: `file.unknown`.
[[nodiscard]] Message unknownKind(const std::filesystem::path& path);

} // namespace chartroom::core
