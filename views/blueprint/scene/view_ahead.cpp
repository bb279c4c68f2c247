#include "views/blueprint/scene/view_ahead.h"

#include "model/common/workers.h"

#include <QtConcurrentRun>

namespace chartroom::views {

namespace {

BlueprintSample sampleOf(const model::Snapshot& snapshot, const std::shared_future<BlueprintSample>& begun)
{
    try {
        return begun.valid() ? begun.get() : firstSample(snapshot);
    } catch (const std::future_error&) {
        return firstSample(snapshot);
    }
}

} // namespace

void ViewAhead::begin(const model::SnapshotPtr& snapshot, std::shared_future<BlueprintSample> sample)
{
    const auto view = [snapshot, sample = std::move(sample)] {
        return firstView(snapshot, sampleOf(*snapshot, sample));
    };
    m_begun = std::make_shared<const Begun>(Begun{snapshot, QtConcurrent::run(&model::workers(), view)});
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
