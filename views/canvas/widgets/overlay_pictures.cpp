#include "views/canvas/widgets/overlay_pictures.h"

#include <QPainter>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace chartroom::canvas {

namespace {

/// Farther apart, the picture before has too little of what is to be seen, or is too coarse.
constexpr double mostZoom = 2;
constexpr double leastCovered = 0.5;

QImage painted(const OverlayView& view, LabelPictures& labels)
{
    QImage image(view.camera.viewport(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintOverlays(painter, view.camera, view.overlays, view.grid, view.ratio, labels);
    paintLiveOverlays(painter, view.camera, view.overlays);
    return image;
}

bool sameOverlay(const Overlay& a, const Overlay& b)
{
    return a.id == b.id && a.visible == b.visible && a.opacity == b.opacity && a.lines == b.lines &&
           a.markers == b.markers;
}

double area(const QRectF& rect)
{
    return rect.width() * rect.height();
}

} // namespace

bool OverlayView::sameContent(const OverlayView& other) const
{
    return ratio == other.ratio && camera.viewport() == other.camera.viewport() && grid == other.grid &&
           std::ranges::equal(overlays, other.overlays, sameOverlay);
}

bool OverlayView::isPlain() const
{
    return std::ranges::none_of(overlays, [](const Overlay& overlay) {
        return overlay.visible && (overlay.paint || overlay.isLive());
    });
}

OverlayPictures::~OverlayPictures()
{
    if (m_worker)
        m_worker->waitForFinished();
}

bool OverlayPictures::prepare(const OverlayView& view, LabelPictures& labels, bool mayLag)
{
    const bool plain = view.isPlain();
    const bool same = plain && !m_image.isNull() && view.sameContent(m_view);
    if (same && view.camera == m_view.camera)
        return true;
    if (mayLag && same && isNear(view)) {
        startPainting(view);
        return false;
    }
    m_image = painted(view, labels);
    m_view = view;
    ++m_number;
    return true;
}

void OverlayPictures::forget()
{
    m_image = {};
    m_view = {};
}

bool OverlayPictures::isNear(const OverlayView& view) const
{
    const double zoom = view.camera.scale() / m_view.camera.scale();
    const QRectF seen = view.camera.visibleRect();
    return zoom <= mostZoom && zoom >= 1 / mostZoom &&
           area(seen & m_view.camera.visibleRect()) >=
               leastCovered * std::min(area(seen), area(m_view.camera.visibleRect()));
}

void OverlayPictures::startPainting(const OverlayView& view)
{
    // One at a time: when it is there, the next frame asks for where the view is by then.
    if (m_worker)
        return;
    m_painting = view;
    m_worker = std::make_unique<QFutureWatcher<QImage>>();
    connect(m_worker.get(), &QFutureWatcherBase::finished, this, &OverlayPictures::take);
    m_worker->setFuture(
        QtConcurrent::run(&m_thread, [view, labels = m_labels] { return painted(view, *labels); }));
}

void OverlayPictures::take()
{
    const QImage image = m_worker->result();
    m_worker.release()->deleteLater();
    // What was painted at once meanwhile is newer, if it shows other things.
    if (m_painting.sameContent(m_view)) {
        m_image = image;
        m_view = std::exchange(m_painting, {});
        ++m_number;
    }
    Q_EMIT ready();
}

} // namespace chartroom::canvas
