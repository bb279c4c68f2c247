#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/atomic_file.h"
#include "formats/core/task.h"

namespace chartroom::blueprint {

/// Writes the pixels of a version 1 file as the payloads of `HGTS` and `BIOM` at these offsets; heights keep
/// their bits. Works in pieces on all threads. Returns whether all biomes are below `knownBiomes` (at most
/// 256); the biomes written are void if not. Errors: `file.write`, `task.cancelled`.
[[nodiscard]] core::Result<bool> splitPixels(const Grid& pixels, std::uint32_t knownBiomes,
                                             core::AtomicFile& file, std::uint64_t heightsOffset,
                                             std::uint64_t biomesOffset, const core::Task& task);

/// Writes the heights and biomes of a version 2 file as version 1's pixels at this offset. Errors as above.
[[nodiscard]] core::Result<void> joinPixels(const Grid& heights, const Grid& biomes, core::AtomicFile& file,
                                            std::uint64_t offset, const core::Task& task);

/// Appends bytes in pieces. Errors as above.
[[nodiscard]] core::Result<void> copyBytes(Bytes bytes, core::AtomicFile& file, const core::Task& task);

} // namespace chartroom::blueprint
