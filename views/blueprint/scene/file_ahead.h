#pragma once

#include "model/common/file_watch.h"
#include "views/blueprint/scene/blueprint_scene.h"

#include <future>

namespace chartroom::views {

/// A blueprint that is opened, and sampled for its first view, while there is no window yet and maybe no
/// application: reading takes as long as making a window, and nothing of it needs the user's language. The
/// window takes what is there, and lets go of this: it keeps the file open. From any thread.
class FileAhead
{
public:
    /// Starts to open the file at an absolute path, on the thread pool.
    explicit FileAhead(const QString& path);

    /// What came of it, if `path` is still the very file that was begun; else nothing. Waits: meant for a
    /// worker thread.
    [[nodiscard]] std::optional<core::Result<model::SnapshotPtr>> take(const QString& path) const;
    /// The sample of what take() gave; invalid for another snapshot.
    [[nodiscard]] std::shared_future<BlueprintSample> sampleOf(const model::SnapshotPtr& snapshot) const;

private:
    QString m_path;
    model::FileWatch::Identity m_identity; ///< before it was opened
    std::shared_future<core::Result<model::SnapshotPtr>> m_opened;
    std::shared_future<BlueprintSample> m_sample;
};

} // namespace chartroom::views
