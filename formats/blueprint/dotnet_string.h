#pragma once

#include "formats/blueprint/blueprint.h"

#include <string_view>

namespace chartroom::blueprint {

/// A .NET length-prefixed string in a payload: a 7-bit encoded length of up to 5 bytes, then UTF-8 (rule R9).
struct DotNetString
{
    enum class State : std::uint8_t {
        Good,
        Prefix, ///< more than 5 bytes, or a length above 2^31 - 1
        Leaves, ///< the prefix or the bytes leave the payload
        NotUtf8 ///< whole, but its bytes are no text
    };
    State state = State::Good;
    /// Prefix and the bytes that are there; a malformed prefix: its 5 bytes.
    ByteRange range;
    std::string_view text;            ///< when Good
    std::uint64_t declaredLength = 0; ///< as the prefix says, when there is a whole one
};

/// Reads the string at `offset` of a payload that ends at `end`, both in the file.
[[nodiscard]] DotNetString readDotNetString(Bytes file, std::uint64_t offset, std::uint64_t end);

} // namespace chartroom::blueprint
