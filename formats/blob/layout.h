#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace chartroom::blob {

using core::ByteRange;
using core::Bytes;
using core::Code;

/// Bytes of a header; the data follow it.
constexpr std::uint64_t headerLength = 24;
/// The first four bytes, `42 48 42 4F` (BHBO), as a little-endian number.
constexpr std::uint32_t magicNumber = 0x4F424842;
/// The same of files from before version 1.0 of the format: `42 48 42 4C` (BHBL).
constexpr std::uint32_t prereleaseMagic = 0x4C424842;
/// The one codec generation that exists. It is also the hash's seed.
constexpr std::uint16_t codecGeneration = 1;
/// Flag bit 0: the hash field holds a hash. No other bit is known.
constexpr std::uint16_t flagHashed = 1;

/// Where the header's fields stand.
namespace field {
constexpr ByteRange magic{0, 4};
constexpr ByteRange generation{4, 2};
constexpr ByteRange flags{6, 2};
constexpr ByteRange length{8, 8};
constexpr ByteRange hash{16, 8};
} // namespace field

/// A header's fields as they stand in the file, whatever their values.
struct Header
{
    std::uint32_t magic = magicNumber;
    std::uint16_t generation = codecGeneration;
    std::uint16_t flags = flagHashed;
    std::int64_t length = 0; ///< of the data, in bytes
    std::uint64_t hash = 0;

    [[nodiscard]] bool hashed() const { return (flags & flagHashed) != 0; }
    friend bool operator==(const Header&, const Header&) = default;
};

/// A little-endian number at an offset. The caller has made sure that its bytes are there.
template<class T>
requires std::is_integral_v<T>
[[nodiscard]] T readNumber(Bytes bytes, std::uint64_t offset)
{
    static_assert(std::endian::native == std::endian::little);
    T value;
    std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

/// The bytes of a range that lies inside `bytes`.
[[nodiscard]] inline Bytes slice(Bytes bytes, ByteRange range)
{
    return bytes.subspan(static_cast<std::size_t>(range.offset), static_cast<std::size_t>(range.length));
}

/// Everything that follows the header; empty for a file that has no whole header.
[[nodiscard]] inline Bytes dataOf(Bytes file)
{
    return file.size() < headerLength ? Bytes{} : file.subspan(headerLength);
}

} // namespace chartroom::blob
