#include "formats/blueprint/convert_notes.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom::blueprint {

using core::Code;
using core::Message;

namespace {

bool isCarriedByV1(Tag tag)
{
    static constexpr std::array<Tag, 3> carried{tag::heights, tag::biomes, tag::towns};
    return std::ranges::find(carried, tag) != carried.end() ||
           std::ranges::find(roadTags, tag) != roadTags.end();
}

Message droppedParameters(const Parameters& parameters)
{
    return {Code::ConvertDropsParameters,
            {{"seed", std::to_string(parameters.worldSeed)},
             {"radius", fmt::format("{}", parameters.craterRadius)},
             {"density", fmt::format("{}", parameters.densityMultiplier)},
             {"center", fmt::format("{}, {}", parameters.impactCenterX, parameters.impactCenterY)},
             {"utc", parameters.generatedUtc},
             {"hash", parameters.generatorGitHash}}};
}

void noteDropsOfV1(const Blueprint& blueprint, std::vector<Message>& notes)
{
    if (blueprint.parameters && !blueprint.parameters->isSentinel())
        notes.push_back(droppedParameters(*blueprint.parameters));
    for (const Section& section : blueprint.sections) {
        if (section.tag != tag::parameters && !isCarriedByV1(section.tag))
            notes.push_back(
                {Code::ConvertDropsSection,
                 {{"tag", tagName(section.tag)}, {"length", std::to_string(section.payload.length)}}});
    }
    std::uint32_t flags = 0;
    for (std::uint32_t i = 0; blueprint.towns && i < blueprint.towns->size(); ++i)
        flags += blueprint.towns->at(i).highwayNode != 0 ? 1 : 0;
    if (flags > 0)
        notes.push_back({Code::ConvertDropsFlags, {{"count", std::to_string(flags)}}});
}

void noteWater(const Blueprint& blueprint, std::vector<Message>& notes)
{
    std::vector<Message> replaced;
    for (const Tag tag : waterTags) {
        if (blueprint.section(tag) != nullptr)
            replaced.push_back({Code::ConvertWaterReplaced, {{"tag", tagName(tag)}}});
    }
    if (replaced.size() == waterTags.size())
        notes.push_back({Code::ConvertWaterKept, {}});
    else
        notes.insert(notes.end(), replaced.begin(), replaced.end());
}

} // namespace

std::vector<Message> conversionNotes(const Blueprint& blueprint, const core::FindingList& findings,
                                     const ConvertOptions& options)
{
    std::vector<Message> notes;
    if (blueprint.version == 2 && options.version == 1)
        noteDropsOfV1(blueprint, notes);
    if (blueprint.version == 1 && options.version == 2) {
        for (const core::Finding& finding : findings.findings()) {
            if (finding.code == Code::BlueprintV1Trailing)
                notes.push_back(
                    {Code::ConvertDropsTrailing, {{"length", std::to_string(finding.range.length)}}});
        }
    }
    if (options.deriveWater && options.version == 2)
        noteWater(blueprint, notes);
    return notes;
}

Message unknownOrdinals(const core::MappedFile& input, const Palette& palette)
{
    // The audits of version 1 name what version 2 would reject.
    CheckOptions options;
    options.palette = &palette;
    const CheckResult result = check(input.bytes(), options);
    constexpr std::size_t shown = 5;
    std::vector<std::string> sentences;
    std::size_t more = 0;
    for (const core::Finding& finding : result.findings.findings()) {
        if (finding.code != Code::AuditBiomeOrdinal && finding.code != Code::AuditTownTier)
            continue;
        if (sentences.size() < shown)
            sentences.push_back(finding.text());
        else
            ++more;
    }
    if (more > 0)
        sentences.push_back(fmt::format("And {} more.", more));
    return {Code::ConvertOrdinal,
            {{"path", core::displayPath(input.path())},
             {"reason", fmt::format("{}", fmt::join(sentences, " "))}}};
}

} // namespace chartroom::blueprint
