#pragma once

#include <filesystem>

namespace chartroom::core {

/// Whether two paths lead to one file: through `..`, symbolic links and hard links too. Where nothing is at
/// one of them, whether they are spelt for one place.
[[nodiscard]] bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b);

} // namespace chartroom::core
