#include "model/blueprint/town_rows.h"

#include "model/blueprint/map_area.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

std::vector<RowSource::Column> TownRows::columns() const
{
    return {{QCoreApplication::translate("Towns", "No."), true,
             QCoreApplication::translate("Towns", "Number in the file, from 0")},
            {QCoreApplication::translate("Towns", "Tier"), false,
             QCoreApplication::translate("Towns", "The names come from the palette: an assumption")},
            {QCoreApplication::translate("Towns", "x"), true,
             QCoreApplication::translate("Towns", "Pixels, to the east")},
            {QCoreApplication::translate("Towns", "y"), true,
             QCoreApplication::translate("Towns", "Pixels, to the south")},
            {QCoreApplication::translate("Towns", "Highway node"), false,
             QCoreApplication::translate(
                 "Towns", "Whether the generator joined it to the highways; version 1 does not carry it")}};
}

std::uint32_t TownRows::rowCount() const
{
    return m_snapshot->blueprint.towns ? m_snapshot->blueprint.towns->size() : 0;
}

QVariant TownRows::value(std::uint32_t row, int column) const
{
    const blueprint::Town town = m_snapshot->blueprint.towns->at(row);
    switch (column) {
    case Number:
        return row;
    case X:
        return town.at.x;
    case Y:
        return town.at.y;
    default:
        return text(row, column);
    }
}

QString TownRows::text(std::uint32_t row, int column) const
{
    const blueprint::Town town = m_snapshot->blueprint.towns->at(row);
    switch (column) {
    case Number:
        return QString::number(row);
    case Tier:
        // The name of an unknown tier is its number already.
        return m_snapshot->isKnownTier(town.tier)
                   ? QStringLiteral("%1 %2").arg(town.tier).arg(m_snapshot->tierName(town.tier))
                   : m_snapshot->tierName(town.tier);
    case X:
        return exactText(town.at.x);
    case Y:
        return exactText(town.at.y);
    default:
        if (m_snapshot->blueprint.version == 1)
            return QStringLiteral("–");
        if (town.highwayNode > 1)
            return QString::number(town.highwayNode);
        return town.highwayNode == 1 ? QCoreApplication::translate("Towns", "yes")
                                     : QCoreApplication::translate("Towns", "no");
    }
}

Place TownRows::place(std::uint32_t row) const
{
    const blueprint::Town town = m_snapshot->blueprint.towns->at(row);
    return {town.range, areaAround(town.at)};
}

} // namespace chartroom::model
