#include "model/blueprint/conversion_plan.h"

#include "model/common/disk_path.h"

#include <QDir>
#include <QFileInfo>

namespace chartroom::model {

ConversionPlan::ConversionPlan(SnapshotPtr snapshot, blueprint::Conversion conversion)
    : m_snapshot(std::move(snapshot))
    , m_conversion(std::move(conversion))
{}

core::Result<ConversionPlanPtr> ConversionPlan::make(SnapshotPtr snapshot, int version, bool deriveWater,
                                                     const core::Task& task)
{
    blueprint::ConvertOptions options;
    options.version = version;
    options.deriveWater = deriveWater;
    options.palette = &snapshot->palette->values;
    auto prepared = blueprint::Conversion::prepare(*snapshot->file, options, task);
    if (!prepared)
        return prepared.error();
    return ConversionPlanPtr(new ConversionPlan(std::move(snapshot), std::move(prepared).value()));
}

core::Result<void> ConversionPlan::write(const QString& target, const core::Task& task) const
{
    return m_conversion.write(diskPath(target), task);
}

bool lacksWater(const Snapshot& snapshot)
{
    const blueprint::Blueprint& file = snapshot.blueprint;
    return !file.waterIds || !file.waterBodies || !file.waterSurface;
}

QString conversionTarget(const QString& path, int version)
{
    static const QString mark = QStringLiteral("_v1");
    const QFileInfo info(path);
    const QString name = info.completeBaseName();
    const QString suffix = info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
    const auto beside = [&](const QString& base) { return info.absoluteDir().filePath(base + suffix); };
    if (version == 1)
        return beside(name + mark);
    const QString plain = name.endsWith(mark) ? name.chopped(mark.size()) : name;
    const QString back = beside(plain);
    return QFileInfo::exists(back) ? beside(plain + QStringLiteral("_v2")) : back;
}

} // namespace chartroom::model
