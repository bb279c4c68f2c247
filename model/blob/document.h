#pragma once

#include "formats/blob/repair.h"
#include "model/blob/profile.h"
#include "model/blob/report.h"
#include "model/common/file_watch.h"
#include "model/common/job.h"

#include <QObject>

namespace chartroom::model {

/// One open blob. Lives on the GUI thread; everything that takes time runs on workers: mapping, the check,
/// then the byte profile. Each result is announced as soon as it is there. The file is only ever read.
class BlobDocument : public QObject
{
    Q_OBJECT

public:
    /// What runs in the background.
    enum class Stage { Idle, Checking, Counting, Repairing };
    Q_ENUM(Stage)

    explicit BlobDocument(QObject* parent = nullptr);

    /// Maps a file and starts to check it. What was open before stays when it cannot be mapped: see
    /// openFailed().
    void open(const QString& path);
    /// Opens the same file again.
    void reload() { open(m_path); }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The mapped file; null before the first one could be opened.
    [[nodiscard]] const std::shared_ptr<const core::MappedFile>& file() const { return m_file; }
    /// What the check said about that file; null while it is not done.
    [[nodiscard]] const BlobReportPtr& report() const { return m_report; }
    /// Null while it is not done.
    [[nodiscard]] const std::shared_ptr<const ByteProfile>& profile() const { return m_profile; }
    /// What another program did to the file since it was opened.
    [[nodiscard]] FileWatch::Change fileChange() const { return m_watch.change(); }

    /// Adds the user's domains to those that come with the program, and checks again where that makes a
    /// difference. An empty path: none.
    /// Error: `domains.invalid` or why the file cannot be read; the list stays as it was.
    [[nodiscard]] core::Result<void> setDomainsFile(const QString& path);
    [[nodiscard]] const QString& domainsFile() const { return m_domainsFile; }
    [[nodiscard]] const DomainsPtr& domains() const { return m_domains; }

    /// Whether a cause is proven, so that repair() can mend the file.
    [[nodiscard]] bool isMendable() const;
    /// Writes a mended copy to another path; repaired() or repairFailed() says how it ended, neither where
    /// cancel() stopped it. A cause chooses among several proven ones; without it the first is mended.
    void repair(const QString& output, std::optional<core::Code> cause = {});

    [[nodiscard]] Stage stage() const { return m_repair.isRunning() ? Stage::Repairing : m_stage; }
    /// Stops the background work. What is there stays; a repair that was stopped has written nothing.
    void cancel();

Q_SIGNALS:
    /// Another file, or another state of the same, is mapped.
    void fileOpened();
    void openFailed(const chartroom::core::Message& why);
    /// The check is done, or counts no longer.
    void reportChanged();
    void profileChanged();
    /// Another program did something to the file (at most once for each kind of change).
    void fileChanged(chartroom::model::FileWatch::Change change);
    void stageChanged();
    void progressed(double share);
    /// `tooLate`: cancel() was, as the copy was there already.
    void repaired(const QString& output, const chartroom::blob::Receipt& receipt, bool tooLate);
    void repairFailed(const chartroom::core::Message& why);

private:
    void setStage(Stage stage);
    void check();
    void count();

    QString m_path;
    QString m_domainsFile;
    DomainsPtr m_domains;
    std::shared_ptr<const core::MappedFile> m_file;
    BlobReportPtr m_report;
    std::shared_ptr<const ByteProfile> m_profile;
    Stage m_stage = Stage::Idle;
    FileWatch m_watch;
    Job m_job;
    Job m_repair;
};

/// The domains that come with the program, with those of a file of the user's added. An empty path: none are
/// added.
[[nodiscard]] core::Result<DomainsPtr> domainsWith(const QString& file);

} // namespace chartroom::model
