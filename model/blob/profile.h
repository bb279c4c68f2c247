#pragma once

#include "formats/core/mapped_file.h"
#include "formats/core/task.h"

#include <array>
#include <vector>

namespace chartroom::model {

/// How often each byte value occurs, and how disordered the bytes are along the file.
struct ByteProfile
{
    std::array<std::uint64_t, 256> histogram{};
    /// Bytes that one value of `entropy` stands for; the last one may stand for less.
    std::uint64_t blockLength = 0;
    /// Shannon entropy of each block in bits a byte, 0 (all alike) to 8 (compressed, encrypted).
    std::vector<double> entropy;
    /// The file does not have all its bytes any more: the rest counts as zeros.
    bool disturbed = false;
};

/// Blocks along a file are at least this long: shorter ones cannot show more than their own shortness.
constexpr std::uint64_t smallestProfileBlock = 256;
/// At most this many values along a file, whatever its size.
constexpr std::uint64_t mostProfileBlocks = 1024;

/// Counts a file's bytes on all cores. Incomplete when the task was cancelled.
[[nodiscard]] ByteProfile profileOf(const core::MappedFile& file, const core::Task& task);

} // namespace chartroom::model
