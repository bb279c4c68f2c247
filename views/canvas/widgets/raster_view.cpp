#include "views/canvas/widgets/raster_view.h"

#include "formats/core/parallel.h"

#include <QPainter>

namespace chartroom::canvas {

RasterView::RasterView(CanvasState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

QString RasterView::description() const
{
    return tr("Raster, threads: %1").arg(core::hardwareThreads());
}

QImage& RasterView::draw(bool& complete)
{
    FramePlan frame = planFrame(m_state.camera, m_state.cache);
    complete = frame.missing.empty();
    QImage& image = m_renderer.render(frame, m_state.shading, m_state.camera.viewport());
    if (hasOverlays(m_state.scene.overlays, m_state.scene.grid)) {
        QPainter painter(&image);
        paintOverlays(painter, m_state.camera, m_state.scene.overlays, m_state.scene.grid,
                      devicePixelRatioF(), m_state.labels);
    }
    m_state.cache.request(std::move(frame.missing));
    return image;
}

void RasterView::paintEvent(QPaintEvent*)
{
    bool complete = false;
    QImage& image = draw(complete);
    image.setDevicePixelRatio(devicePixelRatioF());
    {
        QPainter painter(this);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawImage(0, 0, image);
    }
    if (onDrawn)
        onDrawn(complete);
}

QImage RasterView::grab()
{
    bool complete = false;
    return draw(complete).copy();
}

} // namespace chartroom::canvas
