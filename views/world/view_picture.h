#pragma once

#include "formats/core/result.h"
#include "model/common/job.h"

namespace chartroom::canvas {
class CanvasWidget;
}

namespace chartroom::views {

/// Writes what a canvas shows as a PNG of the same size, in the background: tiles, names and places, without
/// marks of the editor.
class ViewPicture : public QObject
{
    Q_OBJECT

public:
    ViewPicture(const canvas::CanvasWidget& canvas, QWidget& window);

    /// Asks for the file; `suggested` is offered first.
    void ask(const QString& suggested);
    void write(const QString& target);
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    void cancel() { m_job.cancel(); }

Q_SIGNALS:
    void progressed(double share);
    /// What came of it.
    void said(const QString& sentence);
    /// The picture was finished before it could be cancelled.
    void writtenTooLate(const QString& target);
    void ended();

private:
    void take(const core::Result<void>& result, const QString& target);

    const canvas::CanvasWidget& m_canvas;
    QWidget& m_window;
    model::Job m_job;
};

} // namespace chartroom::views
