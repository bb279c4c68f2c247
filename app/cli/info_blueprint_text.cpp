#include "app/cli/blueprint_facts.h"
#include "formats/core/display_text.h"
#include "formats/core/system_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace chartroom::cli {

namespace {

// Longer lists are for --json.
constexpr std::uint32_t shownRows = 40;

class Page
{
public:
    template<class... Values>
    void line(fmt::format_string<Values...> format, Values&&... values)
    {
        fmt::format_to(std::back_inserter(m_text), format, std::forward<Values>(values)...);
        m_text += '\n';
    }
    void more(std::uint32_t rows)
    {
        if (rows > shownRows)
            line("  and {} more (see --json)", rows - shownRows);
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

double metres(double raw)
{
    return raw * blueprint::metresPerRaw;
}

/// Metres for people; absurd heights do not get forty digits.
std::string metreText(double raw)
{
    constexpr double plausible = 1e6;
    return std::abs(metres(raw)) < plausible ? fmt::format("{:.1f}", metres(raw))
                                             : fmt::format("{:.3g}", metres(raw));
}

void addSections(Page& page, const blueprint::Blueprint& content)
{
    if (content.sections.empty())
        return;
    page.line("\nSections          offset          length  state");
    const auto rows = static_cast<std::uint32_t>(content.sections.size());
    for (std::uint32_t i = 0; i < std::min(rows, shownRows); ++i) {
        const blueprint::Section& section = content.sections[i];
        page.line("  {:10} {:>12} {:>15}  {}", blueprint::tagName(section.tag), section.header.offset,
                  section.declaredLength, stateName(section.state));
    }
    page.more(rows);
}

void addParameters(Page& page, const blueprint::Parameters& p)
{
    page.line("\nParameters{}", p.isSentinel() ? " (placeholders: converted from version 1)" : "");
    page.line("  WorldSeed {}, MapSize {} pixels, CraterRadius {} pixels, DensityMultiplier {}", p.worldSeed,
              p.mapSize, p.craterRadius, p.densityMultiplier);
    page.line("  ImpactCenter ({}, {}), generated {} by {}", p.impactCenterX, p.impactCenterY,
              p.generatedUtc.empty() ? "at an unknown time" : core::displayPath(p.generatedUtc),
              p.generatorGitHash.empty() ? "an unknown version" : core::displayPath(p.generatorGitHash));
}

void addCurveAndDetail(Page& page, const blueprint::Blueprint& content)
{
    if (content.curve)
        page.line(
            "\nHeight curve version {}: spikeMax {}, sea {}, shelves {} and {}, peakCap {}, tailSlope {}",
            content.curve->version, content.curve->spikeMax, content.curve->sea, content.curve->benchLo,
            content.curve->benchHi, content.curve->peakCap, content.curve->tailSlope);
    if (content.detail)
        page.line("Terrain detail version {}: relief {} m, incision up to {} m", content.detail->version,
                  content.detail->reliefAmpM, content.detail->incCapM);
}

void addStatistics(Page& page, const BlueprintFacts& facts)
{
    if (facts.heights && facts.heights->finite > 0)
        page.line("\nHeights {} to {} raw ({} to {} m), mean {:.5g} raw ({} m)", facts.heights->lowest,
                  facts.heights->highest, metreText(facts.heights->lowest), metreText(facts.heights->highest),
                  facts.heights->mean, metreText(facts.heights->mean));
    if (facts.heights && facts.heights->notFinite > 0)
        page.line("Heights that are no finite numbers: {}", facts.heights->notFinite);
    // Of a file of which nothing was read nothing is assumed either.
    if (facts.blueprint.version != 0) {
        const blueprint::SeaLevel sea = blueprint::seaLevel(facts.blueprint);
        page.line("Sea level {} raw ({:.1f} m), source: {}", sea.level, metres(sea.level),
                  sourceName(sea.source));
    }
    if (!facts.biomes)
        return;
    const double pixels = static_cast<double>(facts.blueprint.mapSize) * facts.blueprint.mapSize;
    page.line("\nBiomes (names are an assumption of the palette)");
    for (std::size_t i = 0; i < facts.biomes->known.size(); ++i)
        if (const std::uint64_t count = facts.biomes->known[i]; count > 0)
            page.line("  {:>3} {:12} {:>11} pixels  {:6.2f} %", i, biomeName(static_cast<std::int32_t>(i)),
                      count, 100.0 * static_cast<double>(count) / pixels);
    if (facts.biomes->beyond() > 0)
        page.line("      other ordinals {:>8} pixels", facts.biomes->beyond());
}

void addWaterBodies(Page& page, const blueprint::WaterBodyList& bodies)
{
    page.line("\nWater bodies: {}", bodies.size());
    for (std::uint32_t i = 0; i < std::min(bodies.size(), shownRows); ++i) {
        const blueprint::WaterBody body = bodies.at(i);
        page.line("  {:>5} {:6} {:5} level {:.5f} raw ({:.2f} m), {} pixels, centroid ({:.1f}, {:.1f})",
                  body.id, body.type == 0 ? "ocean" : "lake", body.salinity == 0 ? "fresh" : "salt",
                  body.surfaceLevel, metres(body.surfaceLevel), body.pixelCount, body.centroid.x,
                  body.centroid.y);
    }
    page.more(bodies.size());
}

void addTowns(Page& page, const blueprint::TownList& towns)
{
    page.line("\nTowns: {}", towns.size());
    for (std::uint32_t i = 0; i < std::min(towns.size(), shownRows); ++i) {
        const blueprint::Town town = towns.at(i);
        page.line("  {:>5} ({:.1f}, {:.1f}) {}{}", i, town.at.x, town.at.y, townTierName(town.tier),
                  town.highwayNode != 0 ? ", highway node" : "");
    }
    page.more(towns.size());
}

void addRoads(Page& page, const blueprint::Blueprint& content)
{
    page.line("\nRoads");
    for (std::size_t tier = 0; tier < content.roads.size(); ++tier) {
        if (!content.roads[tier])
            continue;
        const RoadFigures figures = roadFigures(*content.roads[tier]);
        page.line("  {:8} {} paths, {} points, {:.0f} pixels long", tierName(tier), figures.paths,
                  figures.points, figures.length);
    }
}

} // namespace

std::string factsText(const BlueprintFacts& facts)
{
    const blueprint::Blueprint& content = facts.blueprint;
    Page page;
    const std::string version =
        content.version == 0 ? "unreadable" : fmt::format("version {}", content.version);
    page.line("{}: blueprint, {}, {} bytes", core::displayPath(facts.path), version, facts.fileBytes);
    if (content.mapSize > 0)
        page.line("{} x {} pixels", content.mapSize, content.mapSize);
    for (const core::Finding& finding : facts.findings.findings())
        if (finding.level == core::Level::Error)
            page.line("{}: {}", core::info(finding.code).name, core::displayText(finding.text()));
    addSections(page, content);
    if (content.parameters)
        addParameters(page, *content.parameters);
    addCurveAndDetail(page, content);
    addStatistics(page, facts);
    if (content.waterBodies)
        addWaterBodies(page, *content.waterBodies);
    if (content.towns)
        addTowns(page, *content.towns);
    addRoads(page, content);
    return page.take();
}

} // namespace chartroom::cli
