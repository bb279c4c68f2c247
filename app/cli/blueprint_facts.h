#pragma once

#include "formats/blueprint/check.h"
#include "formats/blueprint/statistics.h"

#include <optional>
#include <string>

namespace chartroom::cli {

/// What `info` knows about a blueprint.
struct BlueprintFacts
{
    std::filesystem::path path;
    std::uint64_t fileBytes = 0;
    blueprint::Blueprint blueprint;
    core::FindingList findings; ///< of the structure only
    std::optional<blueprint::HeightStatistics> heights;
    std::optional<blueprint::BiomeCounts> biomes;
};

/// Figures of one tier's roads.
struct RoadFigures
{
    std::uint32_t paths = 0;
    std::uint64_t points = 0;
    double length = 0; ///< pixels; NaN when a coordinate is
};
[[nodiscard]] RoadFigures roadFigures(const blueprint::RoadList& roads);

/// `Highway`, `Branch`, `Rugged` or `Trail`.
[[nodiscard]] const char* tierName(std::size_t roadTier);
/// What became of a section, as JSON prints it.
[[nodiscard]] const char* stateName(blueprint::SectionState state);
/// Where a sea level comes from, in words.
[[nodiscard]] const char* sourceName(blueprint::SeaLevelSource source);
/// A biome's name in the built-in palette, `?` for an unknown ordinal.
[[nodiscard]] std::string biomeName(std::int32_t ordinal);
/// A town tier's name in the built-in palette, `?` for an unknown one.
[[nodiscard]] std::string townTierName(std::int32_t tier);

[[nodiscard]] std::string factsJson(const BlueprintFacts& facts);
[[nodiscard]] std::string factsText(const BlueprintFacts& facts);

} // namespace chartroom::cli
