#include "formats/blueprint/audits.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace chartroom::blueprint {

using core::Code;
using kernels::BodyTally;

namespace {

constexpr std::uint16_t oceanId = 1;
constexpr double centroidTolerance = 0.5; // pixels

class WaterAudit
{
public:
    WaterAudit(const AuditInput& input, core::FindingList& findings)
        : m_input(input)
        , m_findings(findings)
    {}

    void run()
    {
        pairing();
        if (m_input.scan.water) {
            masks();
            order();
        }
        // Of very many findings about bodies the first ones in the file are kept.
        const Section* const ids = m_input.blueprint.section(tag::waterIds);
        const Section* const rowsSection = m_input.blueprint.section(tag::waterBodies);
        if (ids != nullptr && rowsSection != nullptr && ids->header.offset < rowsSection->header.offset) {
            unlisted();
            rows();
        } else {
            rows();
            unlisted();
        }
    }

private:
    void pairing()
    {
        const Section* first = nullptr;
        std::string missing;
        for (const Tag tag : waterTags) {
            const Section* const section = m_input.blueprint.section(tag);
            if (section == nullptr)
                missing += (missing.empty() ? "" : ", ") + tagName(tag);
            else if (first == nullptr || section->header.offset < first->header.offset)
                first = section;
        }
        if (first != nullptr && !missing.empty())
            m_findings.add(
                core::finding(Code::AuditWaterPairing, {first->header.offset, 4}, {{"missing", missing}}));
    }

    [[nodiscard]] std::uint16_t valueAt(const Grid& grid, std::uint64_t pixel) const
    {
        return load<std::uint16_t>(grid.data + pixel * grid.stride);
    }

    /// A finding about the first of some pixels, placed in a grid.
    void pixels(Code code, const Tally& tally, const Grid& grid, std::vector<core::Argument> values)
    {
        std::vector<core::Argument> arguments = pixelArguments(grid, tally.first);
        std::ranges::move(values, std::back_inserter(arguments));
        arguments.push_back({"count", std::to_string(tally.count)});
        m_findings.add(core::finding(code, grid.range(tally.first), std::move(arguments)));
    }

    void masks()
    {
        const kernels::WaterTallies& water = *m_input.scan.water;
        const Grid& ids = *m_input.blueprint.waterIds;
        if (water.mask.count > 0 && m_input.biomesSound) {
            const auto ordinal = std::to_integer<unsigned>(m_input.blueprint.biomes->data[water.mask.first]);
            pixels(Code::AuditWaterMask, water.mask, ids,
                   {{"id", std::to_string(valueAt(ids, water.mask.first))},
                    {"found", m_input.palette.biomes.at(ordinal).name}});
        }
        if (!m_input.blueprint.waterSurface)
            return;
        const Grid& surface = *m_input.blueprint.waterSurface;
        if (water.surfaceMask.count > 0)
            pixels(Code::AuditWaterSurfaceMask, water.surfaceMask, surface,
                   {{"id", std::to_string(valueAt(ids, water.surfaceMask.first))},
                    {"found", std::to_string(valueAt(surface, water.surfaceMask.first))}});
        if (water.surfaceLevel.count > 0) {
            const std::uint16_t id = valueAt(ids, water.surfaceLevel.first);
            const auto level = encodeWaterLevel(firstRow(id).surfaceLevel);
            pixels(Code::AuditWaterSurfaceLevel, water.surfaceLevel, surface,
                   {{"id", std::to_string(id)},
                    level ? core::Argument{"expected", std::to_string(*level)}
                          : core::phrase("expected", QT_TRANSLATE_NOOP("Message", "no value at all")),
                    {"found", std::to_string(valueAt(surface, water.surfaceLevel.first))}});
        }
    }

    /// The first row of an id that has one.
    [[nodiscard]] WaterBody firstRow(std::uint16_t id) const
    {
        const WaterBodyList& bodies = *m_input.blueprint.waterBodies;
        std::uint32_t i = 0;
        while (bodies.at(i).id != id)
            ++i;
        return bodies.at(i);
    }

    /// Ids that have pixels, by their first one.
    [[nodiscard]] std::vector<std::uint16_t> idsByFirstPixel(std::uint16_t from) const
    {
        const std::vector<BodyTally>& bodies = m_input.scan.water->bodies;
        std::vector<std::uint16_t> ids;
        for (std::size_t id = from; id < bodies.size(); ++id)
            if (bodies[id].count > 0)
                ids.push_back(static_cast<std::uint16_t>(id));
        std::ranges::sort(ids, {}, [&bodies](std::uint16_t id) { return bodies[id].first; });
        return ids;
    }

    void order()
    {
        const Grid& grid = *m_input.blueprint.waterIds;
        std::uint16_t largest = 0;
        for (const std::uint16_t id : idsByFirstPixel(oceanId + 1)) {
            if (id > largest) {
                largest = id;
                continue;
            }
            const std::uint64_t first = m_input.scan.water->bodies[id].first;
            std::vector<core::Argument> arguments = pixelArguments(grid, first);
            arguments.push_back({"expected", std::to_string(largest)});
            arguments.push_back({"found", std::to_string(id)});
            m_findings.add(core::finding(Code::AuditWaterOrder, grid.range(first), std::move(arguments)));
            return;
        }
    }

    void body(std::uint16_t id, core::ByteRange range, const char* problem, core::Argument detail)
    {
        m_findings.addLazily(Code::AuditWaterBody, [&] {
            return core::finding(Code::AuditWaterBody, range,
                                 {{"id", std::to_string(id)}, core::phrase("problem", problem), detail});
        });
    }

    void unlisted()
    {
        if (!m_input.scan.water || !m_input.blueprint.waterBodies)
            return;
        std::vector<bool> listed(m_input.scan.water->bodies.size());
        const WaterBodyList& bodies = *m_input.blueprint.waterBodies;
        for (std::uint32_t i = 0; i < bodies.size(); ++i)
            listed[bodies.at(i).id] = true;
        for (const std::uint16_t id : idsByFirstPixel(oceanId)) {
            const BodyTally& tally = m_input.scan.water->bodies[id];
            if (!listed[id])
                body(id, m_input.blueprint.waterIds->range(tally.first),
                     QT_TRANSLATE_NOOP("Message", "it has {count} pixels, but no row in WBTB"),
                     {"count", std::to_string(tally.count)});
        }
    }

    void rows()
    {
        if (!m_input.blueprint.waterBodies)
            return;
        const WaterBodyList& bodies = *m_input.blueprint.waterBodies;
        std::vector<bool> seen(std::size_t{1} << 16U);
        for (std::uint32_t i = 0; i < bodies.size(); ++i) {
            const WaterBody row = bodies.at(i);
            const bool repeated = seen[row.id];
            seen[row.id] = true;
            rowItself(row, repeated);
            if (row.id == 0)
                continue;
            ocean(row);
            if (m_input.scan.water)
                figures(row, m_input.scan.water->bodies[row.id]);
        }
    }

    void rowItself(const WaterBody& row, bool repeated)
    {
        const core::Argument none{"count", "0"};
        if (row.id == 0)
            body(row.id, row.range, QT_TRANSLATE_NOOP("Message", "id 0 means no water and must have no row"),
                 none);
        else if (repeated)
            body(row.id, row.range, QT_TRANSLATE_NOOP("Message", "it has a row already"), none);
        else if (m_input.scan.water && m_input.scan.water->bodies[row.id].count == 0)
            body(row.id, row.range, QT_TRANSLATE_NOOP("Message", "it has a row, but no pixel in WBID"), none);
    }

    void ocean(const WaterBody& row)
    {
        const bool isOcean = row.type == static_cast<std::uint8_t>(WaterType::Ocean);
        if (isOcean == (row.id == oceanId))
            return;
        m_findings.addLazily(Code::AuditWaterOcean, [&] {
            return core::finding(Code::AuditWaterOcean, {row.range.offset + 2, 1},
                                 {{"id", std::to_string(row.id)}, {"found", std::to_string(row.type)}});
        });
    }

    void figures(const WaterBody& row, const BodyTally& tally)
    {
        if (row.pixelCount < 0 || static_cast<std::uint64_t>(row.pixelCount) != tally.count)
            m_findings.addLazily(Code::AuditWaterCount, [&] {
                return core::finding(Code::AuditWaterCount, {row.range.offset + 8, 4},
                                     {{"id", std::to_string(row.id)},
                                      {"expected", std::to_string(tally.count)},
                                      {"found", std::to_string(row.pixelCount)}});
            });
        if (tally.count == 0)
            return;
        const double x = static_cast<double>(tally.sumX) / static_cast<double>(tally.count);
        const double y = static_cast<double>(tally.sumY) / static_cast<double>(tally.count);
        // Written so that NaN is reported.
        if (std::hypot(double{row.centroid.x} - x, double{row.centroid.y} - y) <= centroidTolerance)
            return;
        m_findings.addLazily(Code::AuditWaterCentroid, [&] {
            return core::finding(
                Code::AuditWaterCentroid, {row.range.offset + 12, 8},
                {{"id", std::to_string(row.id)},
                 {"expected", fmt::format("({:.3f}, {:.3f})", x, y)},
                 {"found", fmt::format("({:.3f}, {:.3f})", row.centroid.x, row.centroid.y)}});
        });
    }

    const AuditInput& m_input;
    core::FindingList& m_findings;
};

} // namespace

void auditWater(const AuditInput& input, core::FindingList& findings)
{
    WaterAudit(input, findings).run();
}

} // namespace chartroom::blueprint
