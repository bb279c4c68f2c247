#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"
#include "formats/core/task.h"

#include <optional>
#include <vector>

namespace chartroom::model {

/// The first run of differing bytes that begins at `from` or behind it. Bytes that only one side has differ.
/// A run is at most `longestDifference` bytes; a longer one is several. Nothing when there is none or the
/// task was cancelled.
[[nodiscard]] std::optional<core::ByteRange> nextDifference(core::Bytes a, core::Bytes b, std::uint64_t from,
                                                            const core::Task& task);
/// The last run of differing bytes that ends at `before` or earlier.
[[nodiscard]] std::optional<core::ByteRange> previousDifference(core::Bytes a, core::Bytes b,
                                                                std::uint64_t before, const core::Task& task);
constexpr std::uint64_t longestDifference = std::uint64_t{1} << 20U;

/// All runs of differing bytes in a part of both, for painting it.
[[nodiscard]] std::vector<core::ByteRange> differencesIn(core::Bytes a, core::Bytes b,
                                                         core::ByteRange window);
/// How many bytes differ; those that only one side has included.
[[nodiscard]] std::uint64_t countDifferences(core::Bytes a, core::Bytes b, const core::Task& task);

} // namespace chartroom::model
