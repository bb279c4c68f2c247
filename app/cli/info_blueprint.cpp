#include "app/cli/blueprint_facts.h"
#include "app/cli/informers.h"

#include <cmath>

namespace chartroom::cli {

using blueprint::SeaLevelSource;
using blueprint::SectionState;

RoadFigures roadFigures(const blueprint::RoadList& roads)
{
    RoadFigures figures;
    figures.paths = roads.size();
    roads.forEach([&figures](std::uint32_t, const blueprint::RoadPath& path) {
        figures.points += path.size;
        for (std::uint32_t i = 1; i < path.size; ++i) {
            const blueprint::Point a = path.at(i - 1);
            const blueprint::Point b = path.at(i);
            figures.length += std::hypot(double{b.x} - double{a.x}, double{b.y} - double{a.y});
        }
        return true;
    });
    return figures;
}

const char* tierName(std::size_t roadTier)
{
    static constexpr std::array names{"Highway", "Branch", "Rugged", "Trail"};
    return names.at(roadTier);
}

const char* stateName(SectionState state)
{
    switch (state) {
    case SectionState::Read:
        return "read";
    case SectionState::Unknown:
        return "unknown";
    case SectionState::Duplicate:
        return "duplicate";
    case SectionState::Cut:
        return "cut";
    case SectionState::Faulty:
        break;
    }
    return "faulty";
}

const char* sourceName(SeaLevelSource source)
{
    switch (source) {
    case SeaLevelSource::OceanRow:
        return "ocean body";
    case SeaLevelSource::Curve:
        return "TCRV";
    case SeaLevelSource::Assumed:
        break;
    }
    return "assumed";
}

std::string biomeName(std::int32_t ordinal)
{
    const auto& biomes = blueprint::defaultPalette().biomes;
    const auto index = static_cast<std::size_t>(ordinal);
    return index < biomes.size() ? biomes[index].name : "?";
}

std::string townTierName(std::int32_t tier)
{
    const auto& tiers = blueprint::defaultPalette().townTiers;
    const auto index = static_cast<std::size_t>(tier);
    return index < tiers.size() ? tiers[index] : "?";
}

core::Result<std::string> informBlueprint(const Target& target, bool json, const core::Task& task)
{
    auto file = core::MappedFile::open(target.path);
    if (!file)
        return file.error();
    BlueprintFacts facts;
    facts.path = target.path;
    facts.fileBytes = file->bytes().size();
    facts.blueprint = blueprint::readStructure(file->bytes(), blueprint::defaultPalette(), facts.findings);
    facts.findings.sort();
    if (facts.blueprint.heights)
        facts.heights = blueprint::heightStatistics(*facts.blueprint.heights, task);
    if (facts.blueprint.biomes)
        facts.biomes = blueprint::biomeCounts(*facts.blueprint.biomes, task);
    std::string text = json ? factsJson(facts) : factsText(facts);
    if (file->state() != core::MappedFile::State::Intact)
        return file->stateMessage();
    return text;
}

} // namespace chartroom::cli
