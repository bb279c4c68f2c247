#pragma once

#include "views/canvas/raster_renderer.h"
#include "views/canvas/widgets/canvas_backend.h"
#include "views/canvas/widgets/canvas_state.h"

namespace chartroom::canvas {

/// The CPU back end as a widget.
class RasterView : public QWidget, public CanvasBackend
{
    Q_OBJECT

public:
    RasterView(CanvasState& state, QWidget* parent);

    [[nodiscard]] QWidget* widget() override { return this; }
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QImage grab() override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage& draw(bool& complete);

    CanvasState& m_state;
    RasterRenderer m_renderer;
};

} // namespace chartroom::canvas
