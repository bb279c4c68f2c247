#pragma once

#include "formats/blob/layout.h"
#include "formats/core/task.h"

#include <functional>

namespace chartroom::blob {

inline constexpr std::byte lineFeed{'\n'};
inline constexpr std::byte carriageReturn{'\r'};

/// How many line ends a range of bytes has.
struct LineEndCount
{
    std::uint64_t lf = 0;   ///< every 0x0A, also those behind a 0x0D
    std::uint64_t crlf = 0; ///< pairs 0x0D 0x0A
};
/// Counts the line ends of `bytes` from an offset on (a pair counts where its 0x0D stands).
[[nodiscard]] LineEndCount countLineEnds(Bytes bytes, std::uint64_t from, const core::Task& task);

/// Calls `visit` with the offset of each 0x0A (or, with `pairs`, of the 0x0D of each 0x0D 0x0A) from an
/// offset on, until it returns false.
void forEachLineEnd(Bytes bytes, std::uint64_t from, bool pairs,
                    const std::function<bool(std::uint64_t)>& visit);

/// Hands the bytes with every LF made CRLF (`toCrlf`), or every CRLF made LF, to `sink` in pieces. Returns
/// false when the sink or the task stopped it.
bool convertLineEnds(Bytes bytes, bool toCrlf, const std::function<bool(Bytes)>& sink,
                     const core::Task& task);

} // namespace chartroom::blob
