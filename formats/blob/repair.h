#pragma once

#include "formats/blob/check.h"

#include <optional>

namespace chartroom::blob {

/// What a repair did.
struct Receipt
{
    Cause cause;
    ChangeList changes;
    std::uint64_t size = 0; ///< of the mended file, in bytes
};

/// Mends a file with a proven cause into a new one, which the checks accept. `wanted` chooses among several
/// proven causes; without it the first is taken.
/// The input is only read. Errors: those of checkFile(); `repair.same` when both paths lead to one file, by
/// whatever way; `repair.sound`, `repair.unproven` (also of the wanted cause); `file.write`. Nothing is
/// written then.
[[nodiscard]] core::Result<Receipt> repair(const std::filesystem::path& input,
                                           const std::filesystem::path& output,
                                           const CheckOptions& options = {}, const core::Task& task = {},
                                           std::optional<core::Code> wanted = {});

} // namespace chartroom::blob
