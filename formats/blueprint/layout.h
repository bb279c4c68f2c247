#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// The constants of the blueprint format. See FORMAT.md for the layout with a worked dump.
namespace chartroom::blueprint {

/// FourCC of a section: the little-endian u32 whose bytes read as ASCII in a dump.
using Tag = std::uint32_t;

[[nodiscard]] constexpr Tag fourCc(std::string_view letters)
{
    return static_cast<Tag>(static_cast<unsigned char>(letters[0])) |
           static_cast<Tag>(static_cast<unsigned char>(letters[1])) << 8U |
           static_cast<Tag>(static_cast<unsigned char>(letters[2])) << 16U |
           static_cast<Tag>(static_cast<unsigned char>(letters[3])) << 24U;
}

namespace tag {
inline constexpr Tag parameters = fourCc("PRMS");
inline constexpr Tag heights = fourCc("HGTS");
inline constexpr Tag biomes = fourCc("BIOM");
inline constexpr Tag towns = fourCc("TOWN");
inline constexpr Tag curve = fourCc("TCRV");
inline constexpr Tag detail = fourCc("TDTL");
inline constexpr Tag waterIds = fourCc("WBID");
inline constexpr Tag waterBodies = fourCc("WBTB");
inline constexpr Tag waterSurface = fourCc("WSRF");
inline constexpr Tag roadsHighway = fourCc("RDHW");
inline constexpr Tag roadsBranch = fourCc("RDBR");
inline constexpr Tag roadsRugged = fourCc("RDRG");
inline constexpr Tag roadsTrail = fourCc("RDTL");
} // namespace tag

/// The four road tiers, in the order of a version 1 file.
enum class RoadTier : std::uint8_t { Highway, Branch, Rugged, Trail };
inline constexpr std::array<Tag, 4> roadTags{tag::roadsHighway, tag::roadsBranch, tag::roadsRugged,
                                             tag::roadsTrail};

/// All registered sections in the order in which a new file is written.
inline constexpr std::array<Tag, 13> registeredTags{
    tag::parameters,  tag::heights,     tag::biomes,      tag::towns,        tag::curve,
    tag::detail,      tag::waterIds,    tag::waterBodies, tag::waterSurface, tag::roadsHighway,
    tag::roadsBranch, tag::roadsRugged, tag::roadsTrail};

/// The sections that only make sense together.
inline constexpr std::array<Tag, 3> waterTags{tag::waterIds, tag::waterBodies, tag::waterSurface};

/// A tag as text: its four letters, or `0x…` where a byte is not printable ASCII.
[[nodiscard]] std::string tagName(Tag tag);

/// Version 2's magic, `ISLA`.
inline constexpr std::string_view magicV2 = "ISLA";
/// Version 1's magic: the .NET string `ISLA_V1` with its length prefix.
inline constexpr std::string_view magicV1 = "\x07ISLA_V1";

inline constexpr std::uint32_t formatVersion = 2;
/// Bytes of the file header (magic and version) and of a section header (tag and length).
inline constexpr std::uint64_t fileHeaderBytes = 8;
inline constexpr std::uint64_t sectionHeaderBytes = 12;
/// Limits of MapSize, in pixels along one side.
inline constexpr std::int32_t minMapSize = 256;
inline constexpr std::int32_t maxMapSize = 32768;
/// World height of one raw height unit, in metres.
inline constexpr double metresPerRaw = 251.0;
/// Sea level where the file gives none, in raw units (an assumption; see seaLevel()).
inline constexpr float assumedSeaLevel = 0.15F;
/// Quantisation of a water surface: steps of one raw unit. 0 is "no water".
inline constexpr double surfaceStepsPerRaw = 32768.0;
/// Bytes of one town (version 2), of one water body row, and of one road point.
inline constexpr std::uint64_t townBytes = 10;
inline constexpr std::uint64_t townBytesV1 = 12;
inline constexpr std::uint64_t waterBodyBytes = 20;
inline constexpr std::uint64_t pointBytes = 8;

} // namespace chartroom::blueprint
