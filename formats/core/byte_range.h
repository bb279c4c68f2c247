#pragma once

#include <cstdint>

namespace chartroom::core {

/// A run of bytes of a file: `[offset, offset + length)`, in bytes from the file's start. A length of 0 names
/// a place between bytes (such as the end of the file).
struct ByteRange
{
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    [[nodiscard]] constexpr std::uint64_t end() const { return offset + length; }
    [[nodiscard]] constexpr bool contains(std::uint64_t at) const
    {
        return at >= offset && at - offset < length;
    }
    friend constexpr bool operator==(const ByteRange&, const ByteRange&) = default;
};

} // namespace chartroom::core
