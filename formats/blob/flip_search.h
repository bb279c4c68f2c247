#pragma once

#include "formats/blob/layout.h"
#include "formats/core/task.h"

#include <optional>

namespace chartroom::blob {

/// One bit of some bytes.
struct FlippedBit
{
    std::uint64_t offset = 0; ///< of the byte
    unsigned bit = 0;         ///< 0 is the lowest

    friend bool operator==(const FlippedBit&, const FlippedBit&) = default;
};

/// The bit that has to be flipped for the bytes to have the wanted xxHash64; nothing when no single bit does,
/// or when the task was cancelled. Every bit is tried, without hashing the bytes for each: the bytes are
/// taken in stripes of 32 by four lanes that do not touch each other before the end, so a flip is followed in
/// its own lane and only from its own stripe on. Time grows with the square of the size; 64 KiB take a
/// fraction of a second.
[[nodiscard]] std::optional<FlippedBit> findFlippedBit(Bytes bytes, std::uint64_t seed, std::uint64_t wanted,
                                                       const core::Task& task = {});

} // namespace chartroom::blob
