#pragma once

#include "formats/core/finding.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace chartroom::world {

/// The most bytes that a JSON file of a world may have: the largest chunk with an escape for every cell
/// (25 MiB) and a hundred MiB for what rules do not name. More is not read, whatever the file claims to hold.
inline constexpr std::uint64_t maximumFileBytes = std::uint64_t{128} << 20U;

/// Whether an error number says that there is no such file.
[[nodiscard]] bool isMissing(int error);
/// What FileSystem::read() met, as a sentence: `file.kind`, `file.too-large` or `file.open`.
[[nodiscard]] core::Message readError(const std::filesystem::path& path, int error,
                                      std::uint64_t limit = maximumFileBytes);
/// The same as a finding about one file of a world; `name` is relative to its folder.
[[nodiscard]] core::Finding fileFinding(const std::string& name, core::Message problem);

} // namespace chartroom::world
