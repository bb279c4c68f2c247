#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"
#include "formats/core/task.h"

#include <optional>

namespace chartroom::model {

/// The xxHash64 of some bytes of a file.
struct SelectionHash
{
    std::uint64_t plain = 0;  ///< seed 0, as `xxhsum -H64` gives it
    std::uint64_t seeded = 0; ///< seed 1, as a blob's header has it
};

/// Hashes a range, cut to what the file has. Nothing when the task was cancelled.
[[nodiscard]] std::optional<SelectionHash> hashSelection(const core::MappedFile& file, core::ByteRange range,
                                                         const core::Task& task);

} // namespace chartroom::model
