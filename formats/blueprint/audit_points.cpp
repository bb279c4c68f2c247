#include "formats/blueprint/audits.h"
#include "formats/blueprint/known_ordinals.h"
#include "formats/core/code.h"
#include "formats/core/range_words.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace chartroom::blueprint {

using core::Code;

namespace {

constexpr std::array<const char*, 4> tierNames{
    QT_TRANSLATE_NOOP("Message", "Highway"), QT_TRANSLATE_NOOP("Message", "Branch"),
    QT_TRANSLATE_NOOP("Message", "Rugged"), QT_TRANSLATE_NOOP("Message", "Trail")};

std::string coordinates(Point point)
{
    return fmt::format("{}, {}", point.x, point.y);
}

class PointAudit
{
public:
    PointAudit(const AuditInput& input, core::FindingList& findings, const core::Task& task)
        : m_input(input)
        , m_findings(findings)
        , m_task(task)
        , m_limit(static_cast<float>(input.blueprint.mapSize))
    {}

    void run()
    {
        const Blueprint& blueprint = m_input.blueprint;
        // Without a map size there are no bounds.
        if (blueprint.mapSize == 0)
            return;
        if (blueprint.towns && m_input.townsSound)
            towns(*blueprint.towns);
        for (const std::size_t tier : tiersInFileOrder())
            if (blueprint.roads[tier])
                roads(*blueprint.roads[tier], tier);
    }

private:
    [[nodiscard]] bool isInside(Point p) const
    {
        // False for NaN.
        return p.x >= 0 && p.x <= m_limit && p.y >= 0 && p.y <= m_limit;
    }

    [[nodiscard]] std::vector<core::Argument> withinMap(std::vector<core::Argument> arguments) const
    {
        return core::withRange(std::move(arguments), "expected", 0, m_input.blueprint.mapSize);
    }

    /// So that of very many findings the first ones in the file are kept.
    [[nodiscard]] std::array<std::size_t, 4> tiersInFileOrder() const
    {
        std::array<std::size_t, 4> tiers{};
        std::iota(tiers.begin(), tiers.end(), 0U);
        std::ranges::stable_sort(tiers, {}, [this](std::size_t tier) {
            const Section* const section = m_input.blueprint.section(roadTags[tier]);
            return section == nullptr ? 0U : section->header.offset;
        });
        return tiers;
    }

    void towns(const TownList& towns)
    {
        const auto known = static_cast<std::uint32_t>(m_input.palette.townTiers.size());
        for (std::uint32_t i = 0; i < towns.size() && !m_task.cancelled(); ++i) {
            const Town town = towns.at(i);
            if (!isInside(town.at))
                m_findings.addLazily(Code::AuditTownPoint, [&] {
                    return core::finding(
                        Code::AuditTownPoint, {town.range.offset, pointBytes},
                        withinMap({{"index", std::to_string(i)}, {"found", coordinates(town.at)}}));
                });
            if (m_input.blueprint.version == 1 && static_cast<std::uint32_t>(town.tier) >= known)
                m_findings.addLazily(Code::AuditTownTier, [&] {
                    return core::finding(
                        Code::AuditTownTier, {town.range.offset + pointBytes, 4},
                        withKnownOrdinals(
                            {{"index", std::to_string(i)}, {"found", std::to_string(town.tier)}}, known));
                });
        }
    }

    void roads(const RoadList& list, std::size_t tier)
    {
        list.forEach([&](std::uint32_t pathIndex, const RoadPath& path) {
            for (std::uint32_t i = 0; i < path.size; ++i) {
                const Point point = path.at(i);
                if (isInside(point))
                    continue;
                m_findings.addLazily(Code::AuditRoadPoint, [&] {
                    return core::finding(Code::AuditRoadPoint, {path.offset + i * pointBytes, pointBytes},
                                         withinMap({core::phrase("road", tierNames.at(tier)),
                                                    {"path", std::to_string(pathIndex)},
                                                    {"index", std::to_string(i)},
                                                    {"found", coordinates(point)}}));
                });
            }
            return !m_task.cancelled();
        });
    }

    const AuditInput& m_input;
    core::FindingList& m_findings;
    const core::Task& m_task;
    float m_limit;
};

} // namespace

void auditPoints(const AuditInput& input, core::FindingList& findings, const core::Task& task)
{
    PointAudit(input, findings, task).run();
}

} // namespace chartroom::blueprint
