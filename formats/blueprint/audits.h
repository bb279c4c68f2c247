#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/blueprint/grid_scan.h"
#include "formats/blueprint/palette.h"
#include "formats/core/finding.h"
#include "formats/core/task.h"

#include <string>
#include <string_view>

/// What is looked for beyond the reader's own rules. Every function adds its findings; all are warnings or
/// notes.
namespace chartroom::blueprint {

/// The parts of a blueprint that audits may look at: what was read without an error of its own (R14).
struct AuditInput
{
    const Blueprint& blueprint;
    const Palette& palette;
    const GridScan& scan;
    bool biomesSound = true; ///< no unknown ordinal in version 2
    bool townsSound = true;  ///< no unknown tier in version 2
};

/// `pairing`, `mask`, `surface-mask`, `surface-level`, `body`, `ocean`, `order`, `count`, `centroid`.
void auditWater(const AuditInput& input, core::FindingList& findings);
/// `audit.height.finite`, and for version 1 `audit.biome.ordinal`.
void auditGrids(const AuditInput& input, core::FindingList& findings);
/// `audit.town.point`, `audit.road.point`, and for version 1 `audit.town.tier`.
void auditPoints(const AuditInput& input, core::FindingList& findings, const core::Task& task);
/// `audit.params.sentinel`, and `audit.name.seed` when there is a file name.
void auditParameters(const AuditInput& input, std::string_view fileName, core::FindingList& findings);

/// The arguments `x` and `y` of a pixel.
[[nodiscard]] std::vector<core::Argument> pixelArguments(const Grid& grid, std::uint64_t pixel);
/// Ordinals as a list; with an ellipsis when there may be more.
[[nodiscard]] std::string ordinalList(const std::set<std::int32_t>& ordinals);
/// The arguments of both sentences about unknown biomes.
[[nodiscard]] std::vector<core::Argument> unknownBiomeArguments(const AuditInput& input);

} // namespace chartroom::blueprint
