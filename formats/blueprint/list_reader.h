#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/finding.h"

#include <string_view>

namespace chartroom::blueprint {

/// How reading a counted list ended. Version 1 and version 2 share the lists; they differ in what an end
/// inside a field is called, so that is left to the caller.
enum class ListEnd : std::uint8_t {
    Whole,  ///< all items lie inside the area
    Count,  ///< a count is negative or too large: a `blueprint.count` finding was added
    InField ///< the area ends inside a count
};

/// A counted list in an area of the file.
struct ListRead
{
    ListEnd end = ListEnd::Whole;
    std::uint32_t count = 0; ///< of rows or paths
    std::uint64_t first = 0; ///< offset of the first row or path
    std::uint64_t next = 0;  ///< offset behind the last item
    ByteRange cut;           ///< the count that is cut (InField)
};

/// Reads `i32 count` and that many rows of `rowBytes`; `items` names them in the
/// sentence (a phrase to translate).
[[nodiscard]] ListRead readRows(Bytes file, ByteRange area, std::uint64_t rowBytes, const char* items,
                                core::FindingList& findings);

/// Reads `i32 pathCount` and per path `i32 pointCount` and its points.
[[nodiscard]] ListRead readPaths(Bytes file, ByteRange area, core::FindingList& findings);

/// Adds `blueprint.town.tier` and `blueprint.town.flag` findings of version 2 towns; whether all tiers are
/// known.
bool checkTowns(const TownList& towns, std::size_t knownTiers, core::FindingList& findings);

/// Adds `blueprint.water.type` findings.
void checkWaterBodies(const WaterBodyList& bodies, core::FindingList& findings);

} // namespace chartroom::blueprint
