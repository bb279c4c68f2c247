#include "views/blueprint/scene/view_ahead.h"

#include <QtConcurrentRun>

namespace chartroom::views {

void ViewAhead::begin(const model::SnapshotPtr& snapshot)
{
    m_begun = std::make_shared<const Begun>(Begun{snapshot, QtConcurrent::run(firstView, snapshot)});
}

std::optional<BlueprintView> ViewAhead::takeDone(const model::SnapshotPtr& snapshot)
{
    const std::shared_ptr<const Begun> begun = m_begun.load();
    if (begun && begun->snapshot == snapshot && begun->view.isFinished())
        return take(snapshot);
    return {};
}

BlueprintView ViewAhead::take(const model::SnapshotPtr& snapshot)
{
    const std::shared_ptr<const Begun> begun = m_begun.exchange(nullptr);
    if (begun && begun->snapshot == snapshot)
        return begun->view.result();
    return firstView(snapshot);
}

} // namespace chartroom::views
