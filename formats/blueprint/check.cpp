#include "formats/blueprint/check.h"

#include "formats/blueprint/audits.h"
#include "formats/blueprint/comparisons.h"
#include "formats/core/code.h"

#include <algorithm>

namespace chartroom::blueprint {

using core::Code;

namespace {

void markFaulty(Blueprint& blueprint, Tag tag)
{
    const auto section = std::ranges::find(blueprint.sections, tag, &Section::tag);
    if (section != blueprint.sections.end())
        section->state = SectionState::Faulty;
}

bool isSound(const Blueprint& blueprint, Tag tag)
{
    const Section* const section = blueprint.section(tag);
    return section == nullptr || section->state == SectionState::Read;
}

void readConfig(const std::filesystem::path& path, const Blueprint& blueprint, core::FindingList& findings)
{
    const auto config = loadServerConfig(path);
    if (config) {
        compareWithConfig(blueprint, *config, findings);
        return;
    }
    // A comparison that cannot be made says nothing against the blueprint.
    core::Finding finding = core::finding(config.error().code, {}, config.error().arguments);
    finding.level = core::Level::Warning;
    findings.add(std::move(finding));
}

} // namespace

CheckResult check(Bytes bytes, const CheckOptions& options, const core::Task& task)
{
    CheckResult result;
    Blueprint& blueprint = result.blueprint;
    core::FindingList& findings = result.findings;
    blueprint = readStructure(bytes, *options.palette, findings, task);

    // Unknown biomes are the reader's business in version 2, an audit in version 1 (R11).
    const bool readsBiomes = blueprint.version == 2;
    const GridScan scan = scanGrids(
        blueprint, {options.palette, readsBiomes || options.audits, options.audits, options.audits}, task);
    const bool biomesSound = !readsBiomes || scan.unknownBiomes.count == 0;
    const AuditInput input{blueprint, *options.palette, scan, biomesSound, isSound(blueprint, tag::towns)};
    if (!biomesSound) {
        findings.add(core::finding(Code::BlueprintBiomeOrdinal,
                                   blueprint.biomes->range(scan.unknownBiomes.first),
                                   unknownBiomeArguments(input)));
        markFaulty(blueprint, tag::biomes);
    }
    if (options.audits) {
        auditWater(input, findings);
        auditGrids(input, findings);
        auditPoints(input, findings, task);
        auditParameters(input, options.fileName, findings);
    }
    if (options.config)
        readConfig(*options.config, blueprint, findings);
    if (options.twinOf)
        if (const auto twin = twinPath(*options.twinOf))
            compareWithTwin(blueprint, *twin, *options.palette, findings, task);

    findings.sort();
    result.reason = findings.firstError();
    result.verdict = result.reason ? core::Verdict::Rejected : core::Verdict::Accepted;
    return result;
}

} // namespace chartroom::blueprint
