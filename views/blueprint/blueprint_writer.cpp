#include "views/blueprint/blueprint_writer.h"

#include "model/common/disk_path.h"
#include "views/blueprint/scene/blueprint_picture.h"
#include "views/canvas/picture_export.h"
#include "views/common/finding_text.h"

namespace chartroom::views {

namespace {

// How much of the work is reading the map; drawing and packing is the rest.
constexpr double readingShare = 0.4;

core::Result<void> drawPicture(const canvas::Scene& scene, const model::SnapshotPtr& snapshot, int side,
                               const std::filesystem::path& target, const core::Task& task)
{
    // What is wrong with the target is said before the work, not after it.
    if (auto named = canvas::checkPictureName(target); !named)
        return named;
    if (auto file = core::AtomicFile::create(target); !file)
        return file.error();
    const auto picture = pictureCells(*snapshot, side, task.part(0, readingShare));
    if (!picture)
        return picture.error();
    return writePicture(scene, snapshot, *picture, target, task.part(readingShare, 1));
}

} // namespace

BlueprintWriter::BlueprintWriter(QObject* parent)
    : QObject(parent)
{
    connect(&m_job, &model::Job::progressed, this, &BlueprintWriter::progressed);
    connect(&m_job, &model::Job::ended, this, [this](model::Job::End how) {
        if (how == model::Job::End::Failed)
            Q_EMIT failed(tr("There was not enough memory. Nothing was written."));
        Q_EMIT ended();
    });
}

void BlueprintWriter::writePicture(const canvas::Scene& scene, const model::SnapshotPtr& snapshot, int side,
                                   const QString& target)
{
    m_what = tr("Drawing the picture");
    m_job.startWriting([scene, snapshot, side, path = model::diskPath(target)](
                           const core::Task& task) { return drawPicture(scene, snapshot, side, path, task); },
                       [this, target](const core::Result<void>& result) { take(result, target); });
    Q_EMIT started();
}

void BlueprintWriter::writeConversion(const model::ConversionPlanPtr& plan, const QString& target)
{
    m_what = tr("Converting");
    m_job.startWriting([plan, target](const core::Task& task) { return plan->write(target, task); },
                       [this, target](const core::Result<void>& result) { take(result, target); });
    Q_EMIT started();
}

void BlueprintWriter::take(const core::Result<void>& result, const QString& target)
{
    if (result)
        Q_EMIT written(target, m_job.isCancelled());
    else if (m_job.isFailure(result.error()))
        Q_EMIT failed(messageText(result.error()));
}

} // namespace chartroom::views
