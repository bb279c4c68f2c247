#include "model/world/planned_files.h"

#include <algorithm>

namespace chartroom::model {

namespace {

/// Files whose texts are held at the same time.
constexpr std::size_t filesAtOnce = 256;
constexpr std::string_view originalEnding = ".orig";

} // namespace

core::Result<std::vector<PlannedFile>> plannedFiles(const WorldSave& save, const core::Task& task)
{
    std::vector<PlannedFile> files;
    const std::size_t count = save.count();
    const auto share = [count](std::size_t target) {
        return static_cast<double>(target) / static_cast<double>(count);
    };
    for (std::size_t first = 0; first < count; first += filesAtOnce) {
        const std::size_t end = std::min(first + filesAtOnce, count);
        const auto plan = save.part(first, filesAtOnce).plan(task.part(share(first), share(end)));
        if (!plan)
            return plan.error();
        std::size_t target = first;
        for (const world::BatchFile& file : plan->files) {
            // They are in the order of their targets; a copy stands before what it is a copy of.
            const bool isKept = file.name.ends_with(originalEnding);
            const std::string_view owner = std::string_view(file.name).substr(
                0, file.name.size() - (isKept ? originalEnding.size() : 0));
            while (target < end && save.nameOf(target) != owner)
                ++target;
            files.push_back({QString::fromStdString(file.name), file.bytes.size(),
                             isKept || !save.expected(target).exists, isKept, target});
        }
    }
    return files;
}

core::Result<QString> plannedText(const WorldSave& save, const PlannedFile& file, const core::Task& task)
{
    const auto plan = save.part(file.target, 1).plan(task);
    if (!plan)
        return plan.error();
    const auto found = std::ranges::find(plan->files, file.name.toStdString(), &world::BatchFile::name);
    return found == plan->files.end() ? QString() : QString::fromStdString(found->bytes);
}

QString presentText(const world::Store& store, const QString& name)
{
    const auto now = store.read(name.toStdString());
    return now ? QString::fromStdString(now->bytes) : QString();
}

} // namespace chartroom::model
