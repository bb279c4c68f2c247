#pragma once

#include "formats/core/mapped_file.h"
#include "formats/core/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace chartroom::blob {

/// A file for trying out and for learning: sound, from a newer build, or with one fault.
struct Sample
{
    /// File name; a damaged one is named after its cause, such as `bit-flip.blob`.
    std::string name;
    std::vector<std::byte> bytes;
};

/// All samples, the same bytes each time: sound files, files from a newer build, and one for each cause.
[[nodiscard]] std::vector<Sample> samples();

/// Writes all samples into a folder, which is made if need be. Errors: `file.write`.
[[nodiscard]] core::Result<void> writeSamples(const std::filesystem::path& folder);

} // namespace chartroom::blob
