#include "views/blueprint/scene/blueprint_feed.h"

namespace chartroom::views {

namespace {
constexpr int headStartMilliseconds = 60;
}

BlueprintFeed::BlueprintFeed(QObject* parent)
    : QObject(parent)
{
    m_headStart.setSingleShot(true);
    m_headStart.setInterval(headStartMilliseconds);
    connect(&m_levels, &model::Job::progressed, this, &BlueprintFeed::progressed);
    connect(&m_levels, &model::Job::ended, this, &BlueprintFeed::ended);
}

void BlueprintFeed::start(model::SnapshotPtr snapshot)
{
    m_headStart.stop();
    cancel();
    m_view = {};
    m_first.start([snapshot](const core::Task&) { return firstView(snapshot); },
                  [this, snapshot](BlueprintView view) {
                      m_view = std::move(view);
                      if (m_view.source)
                          waitAndBuild(snapshot);
                      Q_EMIT viewReady();
                  });
}

void BlueprintFeed::waitAndBuild(const model::SnapshotPtr& snapshot)
{
    m_headStart.disconnect(this);
    connect(&m_headStart, &QTimer::timeout, this, [this, snapshot] { build(snapshot); });
    m_headStart.start();
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
    if (isWaiting()) {
        m_headStart.stop();
        Q_EMIT ended();
    }
}

} // namespace chartroom::views
