#include "formats/blueprint/audits.h"
#include "formats/blueprint/known_ordinals.h"
#include "formats/core/code.h"

#include <fmt/format.h>

namespace chartroom::blueprint {

using core::Code;

std::vector<core::Argument> pixelArguments(const Grid& grid, std::uint64_t pixel)
{
    return {{"x", std::to_string(pixel / grid.size)}, {"y", std::to_string(pixel % grid.size)}};
}

std::string ordinalList(const std::set<std::int32_t>& ordinals)
{
    std::string list = fmt::format("{}", fmt::join(ordinals, ", "));
    return ordinals.size() < toldOrdinals ? list : list + ", ...";
}

std::vector<core::Argument> unknownBiomeArguments(const AuditInput& input)
{
    const Grid& grid = *input.blueprint.biomes;
    const std::uint64_t first = input.scan.unknownBiomes.first;
    std::vector<core::Argument> arguments = pixelArguments(grid, first);
    const std::int32_t ordinal = biomeAt(grid, static_cast<std::uint32_t>(first / grid.size),
                                         static_cast<std::uint32_t>(first % grid.size));
    arguments.push_back({"found", std::to_string(ordinal)});
    arguments.push_back({"count", std::to_string(input.scan.unknownBiomes.count)});
    arguments.push_back({"ordinals", ordinalList(input.scan.unknownOrdinals)});
    return withKnownOrdinals(std::move(arguments), input.palette.biomes.size());
}

void auditGrids(const AuditInput& input, core::FindingList& findings)
{
    const Tally& notFinite = input.scan.notFinite;
    if (notFinite.count > 0) {
        const Grid& grid = *input.blueprint.heights;
        std::vector<core::Argument> arguments = pixelArguments(grid, notFinite.first);
        arguments.push_back(
            {"found", fmt::format("{}", load<float>(grid.data + notFinite.first * grid.stride))});
        arguments.push_back({"count", std::to_string(notFinite.count)});
        findings.add(
            core::finding(Code::AuditHeightFinite, grid.range(notFinite.first), std::move(arguments)));
    }
    if (input.blueprint.version == 1 && input.scan.unknownBiomes.count > 0)
        findings.add(core::finding(Code::AuditBiomeOrdinal,
                                   input.blueprint.biomes->range(input.scan.unknownBiomes.first),
                                   unknownBiomeArguments(input)));
}

} // namespace chartroom::blueprint
