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
    cancel();
    m_view = {};
    m_first.start([snapshot](const core::Task&) { return firstView(snapshot); },
                  [this, snapshot](BlueprintView view) {
                      m_view = std::move(view);
                      Q_EMIT viewReady();
                      if (m_view.source)
                          build(snapshot);
                  });
}

void BlueprintFeed::build(const model::SnapshotPtr& snapshot)
{
    m_levels.start(
        [snapshot](const core::Task& task) {
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
}

} // namespace chartroom::views
