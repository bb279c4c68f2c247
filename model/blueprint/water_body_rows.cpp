#include "model/blueprint/water_body_rows.h"

#include "model/blueprint/map_area.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {
QString translated(const char* text)
{
    return QCoreApplication::translate("WaterBodies", text);
}
} // namespace

std::vector<RowSource::Column> WaterBodyRows::columns() const
{
    const QString level = translated(QT_TRANSLATE_NOOP(
        "WaterBodies",
        "One flat level a body is a transitional rule of the generator: a later sea model replaces it"));
    const QString centroid =
        translated(QT_TRANSLATE_NOOP("WaterBodies", "Mean of the body's pixels, as the file states it"));
    return {
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Id")), true, {}},
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Type")), false, {}},
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Salinity")), false,
         translated(QT_TRANSLATE_NOOP(
             "WaterBodies", "Provisional: the generator sets ocean salt, lake fresh; nothing uses it yet"))},
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Level (raw)")), true, level},
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Level (m)")), true, level},
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Pixels")), true,
         translated(QT_TRANSLATE_NOOP("WaterBodies", "As the file states it"))},
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Centre x")), true, centroid},
        {translated(QT_TRANSLATE_NOOP("WaterBodies", "Centre y")), true, centroid}};
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
