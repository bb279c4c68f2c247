#pragma once

#include "formats/core/byte_range.h"

namespace chartroom::views {

/// A run of bytes that stands out in a byte view.
struct ByteMark
{
    enum class Kind : std::uint8_t {
        Finding,    ///< the place of a problem: a red frame
        Difference, ///< differs from what it is compared with: a filled, dashed frame
        Match       ///< what was found: a frame in the highlight's colour
    };
    core::ByteRange range;
    Kind kind = Kind::Finding;
};

} // namespace chartroom::views
