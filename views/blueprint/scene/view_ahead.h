#pragma once

#include "views/blueprint/scene/blueprint_scene.h"

#include <QFuture>

#include <atomic>
#include <future>
#include <memory>

namespace chartroom::views {

/// A first view that is worked on while the window around it is still being made. From any thread.
class ViewAhead
{
public:
    /// Starts to work out a snapshot's first view on the thread pool, with a sample that may be on its way.
    void begin(const model::SnapshotPtr& snapshot, std::shared_future<BlueprintSample> sample = {});
    /// That view where it is done, else nothing. Never waits.
    [[nodiscard]] std::optional<BlueprintView> takeDone(const model::SnapshotPtr& snapshot);
    /// That view, or another one where it was not begun or was taken before. Waits: meant for a worker
    /// thread.
    [[nodiscard]] BlueprintView take(const model::SnapshotPtr& snapshot);

private:
    struct Begun
    {
        model::SnapshotPtr snapshot;
        QFuture<BlueprintView> view;
    };
    std::atomic<std::shared_ptr<const Begun>> m_begun;
};

} // namespace chartroom::views
