#pragma once

#include "views/canvas/widgets/canvas_backend.h"
#include "views/canvas/widgets/canvas_state.h"
#include "views/canvas/widgets/gl_painter.h"
#include "views/canvas/widgets/overlay_pictures.h"

#include <QOpenGLWidget>

#include <memory>

namespace chartroom::canvas {

/// The OpenGL 3.3 back end as a widget. Only where probeOpenGl() says that it works.
class GlView : public QOpenGLWidget, public CanvasBackend
{
    Q_OBJECT

public:
    GlView(CanvasState& state, QWidget* parent);
    ~GlView() override;

    [[nodiscard]] QWidget* widget() override { return this; }
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QImage grab() override;

protected:
    void initializeGL() override;
    void paintGL() override;
    void changeEvent(QEvent* event) override;

private:
    void release();
    /// Returns whether the painter has their picture as it is now.
    [[nodiscard]] bool prepareOverlays();
    void drawOverlays();

    CanvasState& m_state;
    std::unique_ptr<GlPainter> m_painter;
    OverlayPictures m_overlays;
    std::uint64_t m_uploaded = 0; ///< the picture of the overlays that the painter has
    bool m_grabbing = false;
};

} // namespace chartroom::canvas
