#pragma once

#include "formats/blob/layout.h"
#include "formats/core/task.h"

#include <optional>
#include <vector>

namespace chartroom::blob {

/// Bytes hashed between two looks at the task: small enough to stay in a core's cache, so that several hashes
/// of one piece read the memory once.
constexpr std::size_t hashPiece = std::size_t{256} << 10U;

/// xxHash64 of the bytes. Nothing when the task was cancelled.
[[nodiscard]] std::optional<std::uint64_t> hash(Bytes bytes, std::uint64_t seed, const core::Task& task = {});

/// A hash to be made of a prefix and the bytes that all of them share.
struct HashRequest
{
    std::uint64_t seed = codecGeneration;
    Bytes prefix;
};

/// The hash of prefix and bytes for each request, all in one pass over the bytes. Empty when the task was
/// cancelled.
[[nodiscard]] std::vector<std::uint64_t> hashes(const std::vector<HashRequest>& requests, Bytes bytes,
                                                const core::Task& task = {});

} // namespace chartroom::blob
