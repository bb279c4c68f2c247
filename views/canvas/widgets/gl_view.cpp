#include "views/canvas/widgets/gl_view.h"

#include "views/canvas/widgets/gl_probe.h"

#include <QOpenGLContext>
#include <QOpenGLVersionFunctionsFactory>
#include <QPainter>
#include <QSurfaceFormat>

namespace chartroom::canvas {

GlView::GlView(CanvasState& state, QWidget* parent)
    : QOpenGLWidget(parent)
    , m_state(state)
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setAlphaBufferSize(0);
    setFormat(format);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

GlView::~GlView()
{
    release();
}

QString GlView::description() const
{
    return tr("OpenGL, %1").arg(probeOpenGl().renderer);
}

void GlView::release()
{
    if (!m_painter)
        return;
    makeCurrent();
    m_painter.reset();
    doneCurrent();
}

void GlView::initializeGL()
{
    // Called anew with another context after the first was lost or the window changed its screen.
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &GlView::release);
    auto* const gl = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(context());
    m_painter = gl ? GlPainter::create(*gl) : nullptr;
    if (!m_painter && onFailed)
        onFailed();
}

void GlView::paintGL()
{
    if (!m_painter)
        return;
    FramePlan frame = planFrame(m_state.camera, m_state.cache);
    m_painter->drawFrame(frame, m_state.shading, m_state.camera.viewport());
    drawOverlays();
    const bool complete = frame.missing.empty();
    m_state.cache.request(std::move(frame.missing));
    if (onDrawn)
        onDrawn(complete);
}

void GlView::drawOverlays()
{
    if (!hasOverlays(m_state.scene.overlays, m_state.scene.grid))
        return;
    if (m_overlay.size() != m_state.camera.viewport())
        m_overlay = QImage(m_state.camera.viewport(), QImage::Format_ARGB32_Premultiplied);
    m_overlay.fill(Qt::transparent);
    QPainter painter(&m_overlay);
    paintOverlays(painter, m_state.camera, m_state.scene.overlays, m_state.scene.grid, devicePixelRatioF(),
                  m_state.labels);
    paintLiveOverlays(painter, m_state.camera, m_state.scene.overlays);
    painter.end();
    m_painter->drawOverlay(m_overlay);
}

QImage GlView::grab()
{
    QImage image = grabFramebuffer().convertToFormat(QImage::Format_RGB32);
    image.setDevicePixelRatio(1);
    return image;
}

} // namespace chartroom::canvas
