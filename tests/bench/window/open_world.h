#pragma once

#include "tests/bench/window/program_window.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/common/action_registry.h"
#include "views/world/world_workbench.h"

#include <QElapsedTimer>
#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace chartroom::bench {

[[nodiscard]] double milliseconds(const QElapsedTimer& timer);

/// A world's workbench with its canvas in a window of its own at 1920×1080, looking at the middle of the
/// world with a neighbourhood of radius 4 in view: only the canvas is measured, what stands around it is
/// there but not shown.
class OpenWorld
{
public:
    explicit OpenWorld(const QString& path,
                       canvas::CanvasWidget::Backend backend = canvas::CanvasWidget::Backend::Raster);
    ~OpenWorld();

    [[nodiscard]] canvas::CanvasWidget& canvas();
    [[nodiscard]] model::WorldSession& session() { return m_bench->session(); }

    /// Milliseconds from each move of strokes to the picture that shows it: the canvas has painted it, and
    /// the window has handed it to the platform. Whatever is due meanwhile is done too. Between two moves is
    /// the time that a mouse leaves: what waits for its turn gets it, and the caches grow cold.
    [[nodiscard]] std::vector<double> frames();
    /// Milliseconds of drawing a ready picture of the canvas's size.
    [[nodiscard]] static std::vector<double> readyFrames();
    /// One stroke of 10,000 cells, as a tool paints it: milliseconds of its last and of its first tenth.
    [[nodiscard]] std::pair<double, double> stroke();
    /// Pans over the whole world, as a dragging hand does: the most processor time of a turn of the event
    /// loop, milliseconds.
    [[nodiscard]] double pan();
    /// 200,000 scripted strokes, of which the history's budget forgets most: MiB of anonymous memory at the
    /// end and half way.
    [[nodiscard]] std::pair<double, double> memory();

private:
    /// Waits for a picture with all its tiles.
    void settle();
    void send(QEvent::Type type, QPointF at, Qt::MouseButtons buttons);
    /// A tile in the middle of the world, and those around it.
    [[nodiscard]] world::Tile near(int x, int y);

    views::ActionRegistry m_actions;
    std::unique_ptr<views::WorldWorkbench> m_bench;
};

} // namespace chartroom::bench
