#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/atomic_file.h"

#include <span>

namespace chartroom::blueprint {

/// Appends the bytes of a number, little-endian.
template<class T>
void put(std::vector<std::byte>& bytes, T value)
{
    const auto* const first = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
}

/// Section payloads. Strings get the shortest prefix; what was read is written back by copying its bytes
/// instead.
[[nodiscard]] std::vector<std::byte> encodeParameters(const Parameters& parameters);
[[nodiscard]] std::vector<std::byte> encodeCurve(const Curve& curve);
[[nodiscard]] std::vector<std::byte> encodeDetail(const Detail& detail);
[[nodiscard]] std::vector<std::byte> encodeWaterBodies(std::span<const WaterBody> bodies);
/// The same for both versions: a road block is a section's payload in version 2 and lies bare in version 1.
[[nodiscard]] std::vector<std::byte> encodeRoads(std::span<const std::vector<Point>> paths);
/// `TOWN`, or the town block of a version 1 file (which does not carry the highway flag).
[[nodiscard]] std::vector<std::byte> encodeTowns(std::span<const Town> towns, int version);
/// One town without the count before it.
void putTown(std::vector<std::byte>& bytes, const Town& town, int version);

/// Bytes of version 1 before the grid: magic and MapSize.
[[nodiscard]] std::vector<std::byte> encodeHeaderV1(std::uint32_t mapSize);
/// Bytes of one pixel of a version 1 grid (f32 height, i32 biome).
inline constexpr std::uint64_t pixelBytesV1 = 8;

/// Starts a version 2 file: magic and version. The sections follow one by one.
[[nodiscard]] core::Result<void> writeHeader(core::AtomicFile& file);
/// Appends a whole section.
[[nodiscard]] core::Result<void> writeSection(core::AtomicFile& file, Tag tag, Bytes payload);
/// Appends a section's header and leaves room for its payload, to be filled by AtomicFile::writeAt() from any
/// thread. Returns the payload's offset.
[[nodiscard]] core::Result<std::uint64_t> reserveSection(core::AtomicFile& file, Tag tag,
                                                         std::uint64_t length);

} // namespace chartroom::blueprint
