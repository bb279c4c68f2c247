#include "formats/blueprint/section_reader.h"

#include "formats/blueprint/damage_hints.h"
#include "formats/blueprint/list_reader.h"
#include "formats/core/code.h"
#include "formats/core/range_words.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom::blueprint {

using core::Code;

namespace {

class SectionReader
{
public:
    SectionReader(Bytes file, const Palette& palette, Blueprint& blueprint, core::FindingList& findings)
        : m_file(file)
        , m_palette(palette)
        , m_blueprint(blueprint)
        , m_findings(findings)
    {}

    void run()
    {
        // MapSize decides about grids that may stand before it (R5).
        for (Section& section : m_blueprint.sections)
            if (section.tag == tag::parameters && section.state == SectionState::Read)
                settle(section, readParameters(m_file, section, m_blueprint, m_findings));
        for (Section& section : m_blueprint.sections)
            if (section.tag != tag::parameters && section.state == SectionState::Read)
                settle(section, read(section));
    }

private:
    static void settle(Section& section, bool sound)
    {
        if (!sound)
            section.state = SectionState::Faulty;
    }

    bool read(const Section& section)
    {
        switch (section.tag) {
        case tag::heights:
            return readGrid(section, 4, m_blueprint.heights);
        case tag::biomes:
            return readGrid(section, 1, m_blueprint.biomes);
        case tag::waterIds:
            return readGrid(section, 2, m_blueprint.waterIds);
        case tag::waterSurface:
            return readGrid(section, 2, m_blueprint.waterSurface);
        case tag::towns:
            return readTowns(section);
        case tag::waterBodies:
            return readWaterBodies(section);
        case tag::curve:
            return readCurve(m_file, section, m_blueprint, m_findings);
        case tag::detail:
            return readDetail(m_file, section, m_blueprint, m_findings);
        default:
            return readRoads(section);
        }
    }

    bool readGrid(const Section& section, std::uint32_t width, std::optional<Grid>& grid)
    {
        const std::uint32_t size = m_blueprint.mapSize;
        if (size == 0)
            return true; // nothing is known against it, but nothing can be shown of it either
        const std::uint64_t needed = std::uint64_t{size} * size * width;
        if (section.payload.length != needed) {
            m_findings.add(core::finding(Code::BlueprintGridLength, {section.header.offset + 4, 8},
                                         {{"tag", tagName(section.tag)},
                                          {"mapSize", std::to_string(size)},
                                          {"expected", std::to_string(needed)},
                                          {"found", std::to_string(section.payload.length)},
                                          core::phrase("hint", lengthHint(m_file))}));
            return false;
        }
        grid = Grid{m_file.data() + section.payload.offset, size, width, width, section.payload.offset};
        return true;
    }

    /// Whether a list used its section up; reports it when not.
    bool usedUp(const Section& section, const ListRead& list)
    {
        if (list.end == ListEnd::Count)
            return false;
        if (list.end == ListEnd::InField) {
            reportNeedsMore(section, list.cut.offset + 4 - section.payload.offset, m_findings);
            return false;
        }
        if (list.next == section.payload.end())
            return true;
        reportConsumed(section, list.next - section.payload.offset, m_findings);
        return false;
    }

    bool readTowns(const Section& section)
    {
        const ListRead list =
            readRows(m_file, section.payload, townBytes, QT_TRANSLATE_NOOP("Message", "towns"), m_findings);
        if (list.end != ListEnd::Whole)
            return usedUp(section, list);
        const TownList towns(m_file.data() + list.first, list.first, list.count, false);
        const bool known = checkTowns(towns, m_palette.townTiers.size(), m_findings);
        if (!usedUp(section, list))
            return false;
        m_blueprint.towns = towns;
        return known;
    }

    bool readWaterBodies(const Section& section)
    {
        const ListRead list = readRows(m_file, section.payload, waterBodyBytes,
                                       QT_TRANSLATE_NOOP("Message", "water bodies"), m_findings);
        if (list.end != ListEnd::Whole)
            return usedUp(section, list);
        const WaterBodyList bodies(m_file.data() + list.first, list.first, list.count);
        checkWaterBodies(bodies, m_findings);
        if (!usedUp(section, list))
            return false;
        m_blueprint.waterBodies = bodies;
        return true;
    }

    bool readRoads(const Section& section)
    {
        const ListRead list = readPaths(m_file, section.payload, m_findings);
        if (!usedUp(section, list))
            return false;
        const auto tier = std::ranges::find(roadTags, section.tag) - roadTags.begin();
        m_blueprint.roads.at(static_cast<std::size_t>(tier)) =
            RoadList(m_file.subspan(list.first, list.next - list.first), list.first, list.count);
        return true;
    }

    Bytes m_file;
    const Palette& m_palette;
    Blueprint& m_blueprint;
    core::FindingList& m_findings;
};

} // namespace

void readSections(Bytes file, const Palette& palette, Blueprint& blueprint, core::FindingList& findings)
{
    SectionReader(file, palette, blueprint, findings).run();
}

void reportConsumed(const Section& section, std::uint64_t needed, core::FindingList& findings)
{
    findings.add(core::finding(Code::BlueprintSectionConsumed, section.payload,
                               {{"tag", tagName(section.tag)},
                                {"expected", std::to_string(needed)},
                                {"found", std::to_string(section.payload.length)}}));
}

void reportNeedsMore(const Section& section, std::uint64_t least, core::FindingList& findings)
{
    findings.add(core::finding(
        Code::BlueprintSectionConsumed, section.payload,
        core::withLeast({{"tag", tagName(section.tag)}, {"found", std::to_string(section.payload.length)}},
                        "expected", least)));
}

} // namespace chartroom::blueprint
