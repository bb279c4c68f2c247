#pragma once

#include "model/blueprint/conversion_plan.h"
#include "model/common/job.h"
#include "views/canvas/scene.h"

#include <QObject>

namespace chartroom::views {

/// Writes pictures and converted files of a blueprint in the background, one at a time. What it writes
/// appears in one step or not at all.
class BlueprintWriter : public QObject
{
    Q_OBJECT

public:
    explicit BlueprintWriter(QObject* parent = nullptr);

    /// Draws the whole map with a scene's layers, `side` pixels large, as PNG.
    void writePicture(const canvas::Scene& scene, const model::SnapshotPtr& snapshot, int side,
                      const QString& target);
    void writeConversion(const model::ConversionPlanPtr& plan, const QString& target);
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Share of it that is done.
    [[nodiscard]] double share() const { return m_job.share(); }
    /// What is being written, for the status bar.
    [[nodiscard]] const QString& what() const { return m_what; }
    /// Asks the work to stop; the target stays as it was unless it has just been put in place.
    void cancel() { m_job.cancel(); }

Q_SIGNALS:
    void started();
    void progressed(double share);
    /// The target is there. `tooLate`: cancel() was.
    void written(const QString& target, bool tooLate);
    /// Nothing was written; why, as a sentence. Not where cancel() stopped it.
    void failed(const QString& why);
    /// The work is over, one way or another; comes last.
    void ended();

private:
    void take(const core::Result<void>& result, const QString& target);

    model::Job m_job;
    QString m_what;
};

} // namespace chartroom::views
