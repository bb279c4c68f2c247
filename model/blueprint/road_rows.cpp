#include "model/blueprint/road_rows.h"

#include "model/blueprint/map_area.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

std::vector<RowSource::Column> RoadRows::columns() const
{
    return {{QCoreApplication::translate("Roads", "Tier"), false, {}},
            {QCoreApplication::translate("Roads", "Path"), true,
             QCoreApplication::translate("Roads", "Number within its tier, from 0")},
            {QCoreApplication::translate("Roads", "Points"), true, {}},
            {QCoreApplication::translate("Roads", "Length (m)"), true,
             QCoreApplication::translate("Roads", "One pixel counts as 1 m: an assumption")}};
}

std::uint32_t RoadRows::rowCount() const
{
    std::uint32_t rows = 0;
    for (const RoadIndex& roads : m_snapshot->roads)
        rows += roads.size();
    return rows;
}

RoadRows::Entry RoadRows::entry(std::uint32_t row) const
{
    for (std::size_t tier = 0; tier < m_snapshot->roads.size(); ++tier) {
        const RoadIndex& roads = m_snapshot->roads[tier];
        if (row < roads.size())
            return {static_cast<blueprint::RoadTier>(tier), row, roads.path(row)};
        row -= roads.size();
    }
    return {};
}

QVariant RoadRows::value(std::uint32_t row, int column) const
{
    const Entry road = entry(row);
    switch (column) {
    case Number:
        return road.number;
    case Points:
        return road.path.size;
    case Length:
        return lengthOf(road.path);
    default:
        // Tiers have an order of their own, from the widest road to the narrowest.
        return QString::number(static_cast<int>(road.tier));
    }
}

QString RoadRows::text(std::uint32_t row, int column) const
{
    const Entry road = entry(row);
    switch (column) {
    case Tier:
        return roadTierName(road.tier);
    case Number:
        return QString::number(road.number);
    case Points:
        return countText(road.path.size);
    default:
        return decimalText(lengthOf(road.path), 1);
    }
}

Place RoadRows::place(std::uint32_t row) const
{
    const blueprint::RoadPath path = entry(row).path;
    if (path.points == nullptr)
        return {};
    return {core::ByteRange{path.offset - 4, path.size * blueprint::pointBytes + 4}, areaOf(path)};
}

} // namespace chartroom::model
