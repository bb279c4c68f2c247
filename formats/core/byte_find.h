#pragma once

#include "formats/core/mapped_file.h"

#include <cstdint>
#include <optional>

namespace chartroom::core {

/// The first place where all bytes of `needle` stand in `bytes`, counted from their beginning. Nothing for an
/// empty needle. Runs at about the speed of the memory, whatever the needle.
[[nodiscard]] std::optional<std::uint64_t> findFirst(Bytes bytes, Bytes needle);
/// The last such place.
[[nodiscard]] std::optional<std::uint64_t> findLast(Bytes bytes, Bytes needle);

} // namespace chartroom::core
