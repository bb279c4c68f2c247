#include "model/blueprint/document.h"

#include "formats/blueprint/check.h"
#include "formats/blueprint/following.h"
#include "model/common/disk_path.h"

#include <QFileInfo>

namespace chartroom::model {

namespace {

CheckReport checkSnapshot(const Snapshot& snapshot, const QString& configuration, bool twin,
                          const core::Task& task)
{
    const std::filesystem::path& path = snapshot.file->path();
    const std::string fileName = path.filename().string();
    blueprint::CheckOptions options;
    options.palette = &snapshot.palette->values;
    options.fileName = fileName;
    if (!configuration.isEmpty())
        options.config = diskPath(configuration);
    if (twin)
        options.twinOf = path;
    blueprint::CheckResult result = blueprint::check(snapshot.file->bytes(), options, task);
    CheckReport report{std::move(result.findings), result.verdict, result.reason, {}};
    if (snapshot.file->state() != core::MappedFile::State::Intact)
        report.disturbed = snapshot.file->stateMessage();
    return report;
}

} // namespace

BlueprintDocument::BlueprintDocument(QObject* parent)
    : QObject(parent)
    , m_palette(defaultNamedPalette())
{
    connect(&m_watch, &FileWatch::changed, this, &BlueprintDocument::fileChanged);
    connect(&m_job, &Job::progressed, this, &BlueprintDocument::progressed);
    connect(&m_job, &Job::ended, this, [this](Job::End how) {
        m_cancelled = how != Job::End::Done;
        setStage(Stage::Idle);
        if (m_cancelled)
            Q_EMIT reportChanged();
    });
}

void BlueprintDocument::open(const QString& path, Begun begun)
{
    m_path = QFileInfo(path).absoluteFilePath();
    m_cancelled = false;
    // Watched from before the opening on: a change in between is noticed, at worst needlessly.
    m_watch.start(m_path);
    setStage(Stage::Opening);
    m_job.start(
        [file = diskPath(m_path), palette = m_palette, followUp = m_followUp,
         begun = std::move(begun)](const core::Task& task) {
            std::optional<core::Result<SnapshotPtr>> ready = begun ? begun() : std::nullopt;
            core::Result<SnapshotPtr> opened = ready ? std::move(*ready) : openSnapshot(file, palette, task);
            if (opened && followUp && !task.cancelled())
                followUp(*opened);
            return opened;
        },
        [this](core::Result<SnapshotPtr> opened) {
            if (opened)
                take(std::move(opened).value());
            else
                Q_EMIT openFailed(opened.error());
        });
}

void BlueprintDocument::take(SnapshotPtr snapshot)
{
    m_snapshot = std::move(snapshot);
    forgetResults();
    Q_EMIT snapshotChanged();
    if (m_checkedAtOnce)
        check();
}

void BlueprintDocument::forgetResults()
{
    m_report.reset();
    m_statistics.reset();
    Q_EMIT reportChanged();
    Q_EMIT statisticsChanged();
}

void BlueprintDocument::check()
{
    if (!m_snapshot)
        return;
    m_cancelled = false;
    m_report.reset();
    Q_EMIT reportChanged();
    setStage(Stage::Checking);
    m_job.start(
        [snapshot = m_snapshot, configuration = m_configuration, twin = m_twin](const core::Task& task) {
            return std::make_shared<const CheckReport>(checkSnapshot(*snapshot, configuration, twin, task));
        },
        [this](std::shared_ptr<const CheckReport> report) {
            m_report = std::move(report);
            Q_EMIT reportChanged();
            count();
        });
}

void BlueprintDocument::count()
{
    if (m_statistics)
        return;
    setStage(Stage::Counting);
    m_job.start(
        [snapshot = m_snapshot](const core::Task& task) {
            return std::make_shared<const Statistics>(statisticsOf(*snapshot, task));
        },
        [this](std::shared_ptr<const Statistics> statistics) {
            m_statistics = std::move(statistics);
            Q_EMIT statisticsChanged();
        });
}

core::FindingList BlueprintDocument::findings() const
{
    if (m_report)
        return m_report->findings;
    return m_snapshot ? m_snapshot->structureFindings : core::FindingList();
}

std::uint64_t BlueprintDocument::followingFindings() const
{
    return blueprint::followingErrors(findings());
}

core::Result<void> BlueprintDocument::setPalette(const QString& path)
{
    if (path.isEmpty()) {
        m_palette = defaultNamedPalette();
    } else {
        core::Result<blueprint::Palette> loaded = blueprint::loadPalette(diskPath(path));
        if (!loaded)
            return loaded.error();
        m_palette = std::make_shared<const NamedPalette>(NamedPalette{std::move(loaded).value(), path});
    }
    if (m_stage == Stage::Opening) {
        open(m_path);
        return {};
    }
    if (!m_snapshot)
        return {};
    setStage(Stage::Opening);
    m_job.start([file = m_snapshot->file,
                 palette = m_palette](const core::Task& task) { return readSnapshot(file, palette, task); },
                [this](SnapshotPtr snapshot) { take(std::move(snapshot)); });
    return {};
}

void BlueprintDocument::setServerConfiguration(const QString& path)
{
    m_configuration = path;
    check();
}

void BlueprintDocument::setTwinCompared(bool on)
{
    m_twin = on;
    check();
}

void BlueprintDocument::cancel()
{
    m_job.cancel();
}

void BlueprintDocument::setStage(Stage stage)
{
    if (m_stage == stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged();
}

} // namespace chartroom::model
