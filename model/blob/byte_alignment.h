#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"

#include <algorithm>

namespace chartroom::model {

/// Which byte of one file stands beside which of another: those that are the same distance behind a place in
/// each of them. Places in both are counted from where both have a byte.
class ByteAlignment
{
public:
    /// Byte by byte from the beginning on.
    ByteAlignment() = default;
    /// These two places beside each other.
    ByteAlignment(std::uint64_t left, std::uint64_t right)
        : m_left(left - std::min(left, right))
        , m_right(right - std::min(left, right))
    {}

    [[nodiscard]] bool isShifted() const { return m_left != m_right; }
    /// How many bytes of each file stand before all of the other's; 0 for one of them.
    [[nodiscard]] std::uint64_t leftBegin() const { return m_left; }
    [[nodiscard]] std::uint64_t rightBegin() const { return m_right; }

    friend bool operator==(const ByteAlignment&, const ByteAlignment&) = default;

private:
    std::uint64_t m_left = 0;
    std::uint64_t m_right = 0;
};

/// A file's bytes from a place on; none where it is too short.
[[nodiscard]] inline core::Bytes bytesFrom(core::Bytes bytes, std::uint64_t begin)
{
    return bytes.subspan(static_cast<std::size_t>(std::min<std::uint64_t>(begin, bytes.size())));
}

/// A range that is counted from one place, counted from another; what lies before the first is cut off.
[[nodiscard]] inline core::ByteRange recounted(core::ByteRange range, std::uint64_t from, std::uint64_t to)
{
    const std::uint64_t begin = std::max(range.offset, from) - from + to;
    const std::uint64_t end = std::max(range.end(), from) - from + to;
    return {begin, end - begin};
}

} // namespace chartroom::model
