#include "views/canvas/widgets/gl_view.h"

#include "views/canvas/widgets/gl_probe.h"

#include <QOpenGLContext>
#include <QOpenGLVersionFunctionsFactory>
#include <QSurfaceFormat>

#include <utility>

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
    connect(&m_overlays, &OverlayPictures::ready, this, qOverload<>(&QWidget::update));
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
    m_uploaded = 0;
    if (!m_painter && onFailed)
        onFailed();
}

void GlView::paintGL()
{
    if (!m_painter)
        return;
    // Before the frame: textures are written after all that was ordered is drawn.
    const bool exact = prepareOverlays();
    FramePlan frame = planFrame(m_state.camera, m_state.cache);
    m_painter->drawFrame(frame, m_state.shading, m_state.camera.viewport());
    drawOverlays();
    const bool complete = exact && frame.missing.empty();
    m_state.cache.request(std::move(frame.missing));
    if (onDrawn)
        onDrawn(complete);
}

bool GlView::prepareOverlays()
{
    if (!hasOverlays(m_state.scene.overlays, m_state.scene.grid))
        return true;
    const bool exact =
        m_overlays.prepare({m_state.camera, devicePixelRatioF(), m_state.scene.grid, m_state.scene.overlays},
                           m_state.labels, !m_grabbing);
    if (std::exchange(m_uploaded, m_overlays.number()) != m_overlays.number())
        m_painter->setOverlay(m_overlays.image());
    return exact;
}

void GlView::drawOverlays()
{
    if (!hasOverlays(m_state.scene.overlays, m_state.scene.grid))
        return;
    const Camera& camera = m_state.camera;
    const Camera& painted = m_overlays.camera();
    if (camera == painted)
        m_painter->drawOverlay({}, 1);
    else
        m_painter->drawOverlay(camera.toScreen(painted.toMap({})), camera.scale() / painted.scale());
}

void GlView::changeEvent(QEvent* event)
{
    m_overlays.forget();
    QOpenGLWidget::changeEvent(event);
}

QImage GlView::grab()
{
    m_grabbing = true;
    QImage image = grabFramebuffer().convertToFormat(QImage::Format_RGB32);
    m_grabbing = false;
    image.setDevicePixelRatio(1);
    return image;
}

} // namespace chartroom::canvas
