#include "model/blueprint/water_body_rows.h"

#include "model/blueprint/map_area.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

std::vector<RowSource::Column> WaterBodyRows::columns() const
{
    const QString level = QCoreApplication::translate(
        "WaterBodies",
        "One flat level a body is a transitional rule of the generator: a later sea model replaces it");
    const QString centroid =
        QCoreApplication::translate("WaterBodies", "Mean of the body's pixels, as the file states it");
    return {
        {QCoreApplication::translate("WaterBodies", "Id"), true, {}},
        {QCoreApplication::translate("WaterBodies", "Type"), false, {}},
        {QCoreApplication::translate("WaterBodies", "Salinity"), false,
         QCoreApplication::translate(
             "WaterBodies", "Provisional: the generator sets ocean salt, lake fresh; nothing uses it yet")},
        {QCoreApplication::translate("WaterBodies", "Level (raw)"), true, level},
        {QCoreApplication::translate("WaterBodies", "Level (m)"), true, level},
        {QCoreApplication::translate("WaterBodies", "Pixels"), true,
         QCoreApplication::translate("WaterBodies", "As the file states it")},
        {QCoreApplication::translate("WaterBodies", "Centre x"), true, centroid},
        {QCoreApplication::translate("WaterBodies", "Centre y"), true, centroid}};
}

std::uint32_t WaterBodyRows::rowCount() const
{
    return m_snapshot->blueprint.waterBodies ? m_snapshot->blueprint.waterBodies->size() : 0;
}

QVariant WaterBodyRows::value(std::uint32_t row, int column) const
{
    const blueprint::WaterBody body = m_snapshot->blueprint.waterBodies->at(row);
    switch (column) {
    case Id:
        return body.id;
    case LevelRaw:
    case Level:
        return body.surfaceLevel;
    case Pixels:
        return body.pixelCount;
    case CentroidX:
        return body.centroid.x;
    case CentroidY:
        return body.centroid.y;
    default:
        return text(row, column);
    }
}

QString WaterBodyRows::text(std::uint32_t row, int column) const
{
    const blueprint::WaterBody body = m_snapshot->blueprint.waterBodies->at(row);
    switch (column) {
    case Id:
        return QString::number(body.id);
    case Type:
        return waterTypeName(body.type);
    case Salinity:
        return salinityName(body.salinity);
    case LevelRaw:
        return exactText(body.surfaceLevel);
    case Level:
        return decimalText(body.surfaceLevel * blueprint::metresPerRaw, 2);
    case Pixels:
        return QLocale().toString(body.pixelCount);
    case CentroidX:
        return exactText(body.centroid.x);
    default:
        return exactText(body.centroid.y);
    }
}

Place WaterBodyRows::place(std::uint32_t row) const
{
    const blueprint::WaterBody body = m_snapshot->blueprint.waterBodies->at(row);
    return {body.range, areaAround(body.centroid)};
}

} // namespace chartroom::model
