#pragma once

#include "model/common/job.h"
#include "views/blueprint/scene/blueprint_scene.h"

#include <QObject>
#include <QTimer>

namespace chartroom::views {

/// Brings a blueprint to a canvas in the background: first a view with a sampled level, then the pyramid.
/// Lives on the GUI thread and never waits.
///
///     connect(&feed, &BlueprintFeed::viewReady, this, [this] { m_canvas->setScene(m_feed.scene()); });
///     connect(&feed, &BlueprintFeed::levelsReady, this,
///             [this] { m_canvas->invalidate({}, model::Pyramid::firstLevel); });
///     feed.start(document.snapshot());
class BlueprintFeed : public QObject
{
    Q_OBJECT

public:
    explicit BlueprintFeed(QObject* parent = nullptr);

    /// Works for another snapshot; what was under way is dropped.
    void start(model::SnapshotPtr snapshot);
    /// Stops the work; what is there stays.
    void cancel();

    /// The first view's scene. After viewReady().
    [[nodiscard]] const canvas::Scene& scene() const { return m_view.scene; }
    /// Whether the levels are still being built.
    [[nodiscard]] bool isBuilding() const { return isWaiting() || m_levels.isRunning(); }

Q_SIGNALS:
    void viewReady();
    /// The exact levels are in the source now.
    void levelsReady();
    /// Share of the levels that is done.
    void progressed(double share);
    /// The building of levels is over, one way or another.
    void ended();

private:
    void waitAndBuild(const model::SnapshotPtr& snapshot);
    void build(const model::SnapshotPtr& snapshot);
    [[nodiscard]] bool isWaiting() const { return m_headStart.isActive(); }

    BlueprintView m_view;
    QTimer m_headStart; ///< of the first picture: the levels take all processors
    model::Job m_first;
    model::Job m_levels;
};

} // namespace chartroom::views
