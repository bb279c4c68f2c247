#include "views/blueprint/scene/blueprint_feed.h"

namespace chartroom::views {

BlueprintFeed::BlueprintFeed(QObject* parent)
    : QObject(parent)
{
    connect(&m_levels, &model::Job::progressed, this, &BlueprintFeed::progressed);
    connect(&m_levels, &model::Job::ended, this, &BlueprintFeed::ended);
}

void BlueprintFeed::start(model::SnapshotPtr snapshot)
{
    m_waiting = false;
    cancel();
    m_view = {};
    m_snapshot = std::move(snapshot);
    if (std::optional<BlueprintView> done = m_ahead ? m_ahead->takeDone(m_snapshot) : std::nullopt) {
        takeView(std::move(*done));
        return;
    }
    m_first.start([snapshot = m_snapshot, ahead = m_ahead](
                      const core::Task&) { return ahead ? ahead->take(snapshot) : firstView(snapshot); },
                  [this](BlueprintView view) { takeView(std::move(view)); });
}

void BlueprintFeed::takeView(BlueprintView view)
{
    m_view = std::move(view);
    m_waiting = m_view.source != nullptr;
    Q_EMIT viewReady();
}

void BlueprintFeed::buildLevels()
{
    if (!std::exchange(m_waiting, false))
        return;
    if (!m_view.partial) {
        buildPyramid();
        return;
    }
    m_levels.start(
        [snapshot = m_snapshot, level = m_view.source->sampleLevel()](const core::Task&) {
            return std::make_shared<const model::CellPlanes>(
                model::sampleLevel(model::gridsOf(snapshot->blueprint), level));
        },
        [this, source = m_view.source](std::shared_ptr<const model::CellPlanes> sample) {
            source->setSample(std::move(sample));
            Q_EMIT levelsReady();
            buildPyramid();
        });
}

void BlueprintFeed::buildPyramid()
{
    m_levels.start(
        [snapshot = m_snapshot](const core::Task& task) {
            return model::Pyramid::build(model::gridsOf(snapshot->blueprint), task);
        },
        [this, source = m_view.source](std::shared_ptr<const model::Pyramid> pyramid) {
            if (!pyramid)
                return;
            source->setPyramid(std::move(pyramid));
            Q_EMIT levelsReady();
        });
}

void BlueprintFeed::cancel()
{
    m_first.cancel();
    m_levels.cancel();
    if (std::exchange(m_waiting, false))
        Q_EMIT ended();
}

} // namespace chartroom::views
