#pragma once

#include "model/common/job.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <vector>

namespace chartroom::model {

/// One blob of a folder as it was at some time.
struct BlobStamp
{
    QString path; ///< relative to the folder
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970

    friend bool operator==(const BlobStamp&, const BlobStamp&) = default;
};

/// All blobs below a folder, by path. Links to folders are not followed.
[[nodiscard]] std::vector<BlobStamp> stampsBelow(const QString& folder, const core::Task& task);

/// What became of a folder's blobs.
struct FolderChange
{
    std::uint64_t added = 0;
    std::uint64_t removed = 0;
    std::uint64_t changed = 0; ///< another size or time

    [[nodiscard]] bool any() const { return added + removed + changed > 0; }
    friend bool operator==(const FolderChange&, const FolderChange&) = default;
};
[[nodiscard]] FolderChange changeBetween(const std::vector<BlobStamp>& before,
                                         const std::vector<BlobStamp>& now);

/// Looks at a folder's blobs from time to time and tells what other programs did to them. It looks on a
/// worker and seldom enough to take a fiftieth of one core at most; system watches would not tell of files
/// that are written in place, and are too few for a hundred thousand files.
class FolderWatch : public QObject
{
    Q_OBJECT

public:
    explicit FolderWatch(QObject* parent = nullptr);

    /// Takes the folder as it is now for the unchanged one.
    void start(const QString& folder);
    /// Whether it looks at all: not while nobody sees what it tells.
    void setActive(bool active);

Q_SIGNALS:
    /// What is different since start(), each time that this is something else than was told last.
    void changed(const chartroom::model::FolderChange& change);

private:
    void look();
    void take(std::vector<BlobStamp> stamps);

    QString m_folder;
    std::optional<std::vector<BlobStamp>> m_before; ///< nothing until the first look is done
    FolderChange m_told;
    bool m_active = false;
    QTimer m_next;
    QElapsedTimer m_taken;
    Job m_job;
};

} // namespace chartroom::model
