#pragma once

#include "formats/core/finding.h"
#include "model/blueprint/snapshot.h"
#include "model/blueprint/statistics.h"
#include "model/common/file_watch.h"
#include "model/common/job.h"

#include <QObject>

#include <functional>

namespace chartroom::model {

/// What a full check said about a snapshot.
struct CheckReport
{
    core::FindingList findings; ///< sorted
    core::Verdict verdict = core::Verdict::Rejected;
    /// The first error; nothing for an accepted file.
    std::optional<core::Code> reason;
    /// The file was changed by another program while it was checked: the rest may be wrong.
    std::optional<core::Message> disturbed;
};

/// One open blueprint. Lives on the GUI thread; everything that takes time runs on workers, in this order:
/// the structure, the full check with its audits, the statistics. Each result is announced as soon as it is
/// there.
class BlueprintDocument : public QObject
{
    Q_OBJECT

public:
    /// What runs in the background.
    enum class Stage { Idle, Opening, Checking, Counting };
    Q_ENUM(Stage)

    explicit BlueprintDocument(QObject* parent = nullptr);

    /// What is to be begun for each file that was opened, before it is announced here. Called on a worker;
    /// must return at once.
    void setFollowUp(std::function<void(const SnapshotPtr& snapshot)> followUp)
    {
        m_followUp = std::move(followUp);
    }
    /// An opening of the file that was begun before it was asked for; nothing where it cannot be used. Called
    /// on a worker and may wait.
    using Begun = std::function<std::optional<core::Result<SnapshotPtr>>()>;
    /// Starts to open a file. What was open before stays until the new one is there, which is then checked.
    void open(const QString& path, Begun begun = {});
    /// Opens the same file again.
    void reload() { open(m_path); }
    [[nodiscard]] const QString& path() const { return m_path; }

    /// The file's state as it was opened last; null before that.
    [[nodiscard]] const SnapshotPtr& snapshot() const { return m_snapshot; }
    /// The full check of the snapshot; null while it is not done.
    [[nodiscard]] const CheckReport* report() const { return m_report.get(); }
    /// The statistics of the snapshot; null while they are not done.
    [[nodiscard]] std::shared_ptr<const Statistics> statistics() const { return m_statistics; }
    /// The findings known so far: those of the structure until the full check is done.
    [[nodiscard]] core::FindingList findings() const;
    /// How many of them may only follow from the first error (a length that does not fit).
    [[nodiscard]] std::uint64_t followingFindings() const;
    /// What another program did to the file since it was opened.
    [[nodiscard]] FileWatch::Change fileChange() const { return m_watch.change(); }

    /// Names biomes and tiers by another palette and checks again. An empty path: the program's own.
    /// Error: `palette.invalid` or why the file cannot be read; the palette stays.
    [[nodiscard]] core::Result<void> setPalette(const QString& path);
    [[nodiscard]] const NamedPalette& palette() const { return *m_palette; }
    /// Compares with a server configuration in the check, and checks again. An empty path: with none.
    void setServerConfiguration(const QString& path);
    /// Compares with the version 1 file beside this one in the check, and checks again.
    void setTwinCompared(bool on);
    /// Whether a new snapshot is checked by itself; else whoever has more urgent work calls check() after it.
    void setCheckedAtOnce(bool on) { m_checkedAtOnce = on; }
    /// Checks the snapshot (again) and counts it.
    void check();

    [[nodiscard]] Stage stage() const { return m_stage; }
    /// Whether check and statistics were given up by cancel().
    [[nodiscard]] bool isCancelled() const { return m_cancelled; }
    /// Stops the background work. What is there stays.
    void cancel();

Q_SIGNALS:
    /// Another snapshot is there (opened, reloaded, or read with another palette).
    void snapshotChanged();
    /// The file cannot be opened; the snapshot is what it was.
    void openFailed(const chartroom::core::Message& why);
    /// The check is done, was given up, or counts no longer.
    void reportChanged();
    void statisticsChanged();
    /// Another program did something to the file (at most once for each kind of change).
    void fileChanged(chartroom::model::FileWatch::Change change);
    void stageChanged();
    /// Share of the stage that is done.
    void progressed(double share);

private:
    void setStage(Stage stage);
    void take(SnapshotPtr snapshot);
    void forgetResults();
    void count();

    QString m_path;
    QString m_configuration;
    std::function<void(const SnapshotPtr&)> m_followUp;
    bool m_twin = false;
    bool m_checkedAtOnce = true;
    bool m_cancelled = false;
    Stage m_stage = Stage::Idle;
    std::shared_ptr<const NamedPalette> m_palette;
    SnapshotPtr m_snapshot;
    std::shared_ptr<const CheckReport> m_report;
    std::shared_ptr<const Statistics> m_statistics;
    FileWatch m_watch;
    Job m_job;
};

} // namespace chartroom::model
