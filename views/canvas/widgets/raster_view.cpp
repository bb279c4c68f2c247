#include "views/canvas/widgets/raster_view.h"

#include "formats/core/parallel.h"

#include <QPaintEvent>
#include <QPainter>

#include <utility>

namespace chartroom::canvas {

namespace {

/// Parts of the picture that are drawn one by one; more are drawn as one.
constexpr int mostParts = 8;
/// Qt copies one rectangle far quicker than a region: parts are shown as one where that is at most so large.
constexpr int joinedPixels = 512 * 512;

} // namespace

RasterView::RasterView(CanvasState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_between.setSingleShot(true);
    connect(&m_between, &QTimer::timeout, this, &RasterView::prepareMore);
}

QString RasterView::description() const
{
    return tr("Raster, threads: %1").arg(core::hardwareThreads());
}

void RasterView::update()
{
    m_outdated = true;
    QWidget::update();
}

void RasterView::updatePart(const QRect& screen)
{
    const QRect part = screen & QRect(QPoint(), m_state.camera.viewport());
    if (part.isEmpty())
        return;
    m_parts |= part;
    if (m_parts.rectCount() > mostParts)
        m_parts = m_parts.boundingRect();
    showSoon(shown(part));
}

void RasterView::updateLive()
{
    const QRectF before = std::exchange(m_live, liveReach(m_state.camera, m_state.scene.overlays));
    showSoon(shown(before));
    showSoon(shown(m_live));
}

void RasterView::showSoon(const QRect& area)
{
    if (area.isEmpty())
        return;
    const QRect all = m_soon | area;
    m_soon = all.width() * all.height() <= joinedPixels ? all : area;
    QWidget::update(m_soon);
}

QRect RasterView::shown(const QRectF& screen) const
{
    const QRectF all = screen & QRectF(QPointF(), QSizeF(m_state.camera.viewport()));
    const double ratio = devicePixelRatioF();
    return QRectF(all.topLeft() / ratio, all.size() / ratio).toAlignedRect();
}

void RasterView::draw(Pace pace)
{
    if (m_camera != m_state.camera || m_ratio != devicePixelRatioF())
        m_outdated = true;
    // Copied: drawing everything forgets the parts.
    const QRegion parts = m_parts;
    for (const QRect& part : parts) {
        if (!m_outdated && !drawPart(part))
            m_outdated = true;
    }
    if (m_outdated)
        drawAll(pace);
    m_parts = {};
}

void RasterView::drawAll(Pace pace)
{
    FramePlan frame = planFrame(m_state.camera, m_state.cache);
    m_camera = m_state.camera;
    m_ratio = devicePixelRatioF();
    m_outdated = false;
    m_live = liveReach(m_state.camera, m_state.scene.overlays);
    m_renderer.render(frame, m_state.shading, m_state.camera.viewport(), pace);
    m_complete = frame.missing.empty() && !m_renderer.hasMore();
    if (m_renderer.hasMore())
        m_between.start(0);
    drawOverlays(frame.part);
    m_state.cache.request(std::move(frame.missing));
}

void RasterView::prepareMore()
{
    // A frame that was drawn meanwhile may have done it all.
    if (!m_renderer.hasMore())
        return;
    m_renderer.prepareMore();
    if (m_renderer.hasMore())
        m_between.start(0);
    else
        update();
}

bool RasterView::drawPart(const QRect& part)
{
    const FramePlan frame = planFrame(m_state.camera, m_state.cache, part);
    // What is missing is asked for by the order of the whole frame.
    if (!frame.missing.empty())
        return false;
    m_renderer.render(frame, m_state.shading, m_state.camera.viewport());
    drawOverlays(frame.part);
    return true;
}

void RasterView::drawOverlays(const QRect& part)
{
    if (!hasOverlays(m_state.scene.overlays, m_state.scene.grid))
        return;
    QPainter painter(&m_renderer.image());
    if (part.size() != m_state.camera.viewport())
        painter.setClipRect(part);
    paintOverlays(painter, m_state.camera, m_state.scene.overlays, m_state.scene.grid, m_ratio,
                  m_state.labels);
}

void RasterView::paintEvent(QPaintEvent* event)
{
    draw(Pace::Spread);
    QImage& image = m_renderer.image();
    image.setDevicePixelRatio(m_ratio);
    m_soon = {};
    {
        QPainter painter(this);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawImage(0, 0, image);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.setClipRegion(event->region());
        painter.scale(1 / m_ratio, 1 / m_ratio);
        paintLiveOverlays(painter, m_state.camera, m_state.scene.overlays);
    }
    if (onDrawn)
        onDrawn(m_complete);
}

void RasterView::changeEvent(QEvent* event)
{
    // Fonts, colours and the language of what lies over the tiles.
    update();
    QWidget::changeEvent(event);
}

QImage RasterView::grab()
{
    m_outdated = true;
    draw(Pace::AtOnce);
    QImage image = m_renderer.image().copy();
    image.setDevicePixelRatio(1);
    QPainter painter(&image);
    paintLiveOverlays(painter, m_state.camera, m_state.scene.overlays);
    return image;
}

} // namespace chartroom::canvas
