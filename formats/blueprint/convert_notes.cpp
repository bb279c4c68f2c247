#include "formats/blueprint/convert_notes.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

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
    Message message{Code::ConvertOrdinal, {{"path", core::displayPath(input.path())}}};
    std::string reason;
    std::vector<std::string> tiers;
    for (const core::Finding& finding : result.findings.findings()) {
        if (finding.code == Code::AuditBiomeOrdinal && reason.empty()) {
            reason = "{biomes}";
            for (const char* const name : {"x", "y", "count", "ordinals"})
                message.arguments.push_back({name, std::string(finding.argument(name))});
        } else if (finding.code == Code::AuditTownTier) {
            tiers.emplace_back(finding.argument("found"));
        }
    }
    if (!tiers.empty()) {
        reason += reason.empty() ? "{towns}" : " {towns}";
        message.arguments.push_back({"towns-count", std::to_string(tiers.size())});
        tiers.resize(std::min(tiers.size(), shown));
        message.arguments.push_back({"tiers", fmt::format("{}", fmt::join(tiers, ", "))});
    }
    // Each part is a sentence of its own, so that every language has its words.
    message.arguments.push_back(core::phrase(
        "biomes",
        QT_TRANSLATE_NOOP(
            "Message", "Ordinals of unknown biomes: {ordinals}; pixels: {count}, the first at ({x}, {y}).")));
    message.arguments.push_back(core::phrase(
        "towns", QT_TRANSLATE_NOOP("Message", "Towns with an unknown tier: {towns-count}; tiers: {tiers}.")));
    message.arguments.push_back(core::phrase("reason", reason.c_str()));
    return message;
}

} // namespace chartroom::blueprint
