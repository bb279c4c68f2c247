#pragma once

#include "model/common/job.h"
#include "views/blueprint/scene/blueprint_scene.h"
#include "views/blueprint/scene/view_ahead.h"

#include <QObject>

namespace chartroom::views {

/// Brings a blueprint to a canvas in the background: first a view with a sampled level; then, when that is
/// painted, the pyramid. Lives on the GUI thread and never waits.
///
///     connect(&feed, &BlueprintFeed::viewReady, this, [this] { m_canvas->setScene(m_feed.scene()); });
///     connect(canvas, &CanvasWidget::drawn, &feed, &BlueprintFeed::buildLevels);
///     connect(&feed, &BlueprintFeed::levelsReady, this,
///             [this] { m_canvas->invalidate({}, model::Pyramid::firstLevel); });
///     feed.start(document.snapshot());
class BlueprintFeed : public QObject
{
    Q_OBJECT

public:
    explicit BlueprintFeed(QObject* parent = nullptr);

    /// Where first views may have been begun already.
    void setAhead(std::shared_ptr<ViewAhead> ahead) { m_ahead = std::move(ahead); }
    /// Works for another snapshot; what was under way is dropped.
    void start(model::SnapshotPtr snapshot);
    /// Builds the levels, once for each viewReady(). They take all processors: whoever shows the first view
    /// calls this when it is on the screen.
    void buildLevels();
    /// Stops the work; what is there stays.
    void cancel();

    /// The first view's scene. After viewReady().
    [[nodiscard]] const canvas::Scene& scene() const { return m_view.scene; }
    /// Whether the levels are still being built, or waited with.
    [[nodiscard]] bool isBuilding() const { return m_waiting || m_levels.isRunning(); }

Q_SIGNALS:
    void viewReady();
    /// More is in the source now: the grids that the first view left out, then the exact levels.
    void levelsReady();
    /// Share of the levels that is done.
    void progressed(double share);
    /// The building of levels is over, one way or another.
    void ended();

private:
    void takeView(BlueprintView view);
    void buildPyramid();

    model::SnapshotPtr m_snapshot;
    BlueprintView m_view;
    std::shared_ptr<ViewAhead> m_ahead;
    bool m_waiting = false; ///< with the levels, for the first picture
    model::Job m_first;
    model::Job m_levels;
};

} // namespace chartroom::views
