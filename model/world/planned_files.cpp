#include "model/world/planned_files.h"

namespace chartroom::model {

core::Result<std::vector<PlannedFile>> plannedFiles(const WorldSave& save, const core::Task& task)
{
    const auto plan = save.plan(task);
    if (!plan)
        return plan.error();
    std::vector<PlannedFile> files;
    for (const world::BatchFile& file : plan->files) {
        const auto now = save.store->read(file.name);
        const QString name = QString::fromStdString(file.name);
        files.push_back({name, QString::fromStdString(file.bytes), now && !now->mark.exists,
                         name.endsWith(QLatin1String(".orig"))});
    }
    return files;
}

QString presentText(const world::Store& store, const QString& name)
{
    const auto now = store.read(name.toStdString());
    return now ? QString::fromStdString(now->bytes) : QString();
}

} // namespace chartroom::model
