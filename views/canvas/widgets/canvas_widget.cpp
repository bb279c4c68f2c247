#include "views/canvas/widgets/canvas_widget.h"

#include "views/canvas/widgets/backend_choice.h"
#include "views/canvas/widgets/gl_probe.h"
#include "views/canvas/widgets/minimap.h"
#include "views/canvas/widgets/space_key.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QRubberBand>

#include <utility>

namespace chartroom::canvas {

namespace {

// How long the view must stand still to become a place of the history.
constexpr int restMilliseconds = 600;
// So long after the window got another size docks and notices may still change theirs because of it.
constexpr int settleMilliseconds = 100;
// Ctrl++ and Ctrl+-.
constexpr double keyZoom = 1.5;
// What is revealed keeps this distance from the edge, in logical pixels.
constexpr double revealRim = 72;
// And this, at least, from the minimap.
constexpr double minimapGap = 12;
// Screen pixels around a part of the map that are drawn with it.
constexpr int partRim = 3;

} // namespace

CanvasWidget::CanvasWidget(QWidget* parent, Backend backend)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_state.shading = makeShadePlan(m_state.scene.layers, m_state.scene.shading);
    m_minimap = new Minimap(m_state, this);
    m_minimap->hide();
    m_space = new SpaceKey(this);
    connect(m_space, &SpaceKey::changed, this, &CanvasWidget::updateCursor);
    connect(m_minimap, &Minimap::lookedAt, this, [this](QPointF map) { moveTo({map, 0}); });
    connect(&m_state.cache, &TileCache::arrived, this, [this] {
        m_backend->update();
        m_minimap->update();
    });
    m_settling.setSingleShot(true);
    m_settling.setInterval(settleMilliseconds);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, [this] { m_history.visit(view()); });
    setBackend(backend);
}

CanvasWidget::~CanvasWidget() = default;

void CanvasWidget::setBackend(Backend backend)
{
    endGesture();
    const Backend kind = possibleBackend(backend);
    if (backend == Backend::OpenGl && kind != Backend::OpenGl)
        refuseOpenGl();
    if (m_backend && kind == m_backendKind)
        return;
    m_backend.reset();
    m_backend = makeBackend(kind, m_state, this);
    m_backendKind = kind;
    m_backend->onDrawn = [this](bool complete) {
        m_complete = complete;
        Q_EMIT drawn(complete);
    };
    m_backend->onFailed = [this] {
        QMetaObject::invokeMethod(
            this,
            [this] {
                setBackend(Backend::Raster);
                refuseOpenGl();
            },
            Qt::QueuedConnection);
    };
    m_backend->widget()->setGeometry(rect());
    m_backend->widget()->lower();
    m_backend->widget()->show();
    Q_EMIT backendChanged();
}

void CanvasWidget::refuseOpenGl()
{
    const QString renderer = probeOpenGl().renderer;
    Q_EMIT backendRefused(
        renderer.isEmpty()
            ? tr("OpenGL does not work here: no driver answers. The processor draws the map.")
            : tr("OpenGL 3.3 does not work here (%1). The processor draws the map.").arg(renderer));
}

QString CanvasWidget::backendDescription() const
{
    return m_backend->description();
}

void CanvasWidget::setScene(Scene scene, bool keepView)
{
    endGesture();
    const bool sourceChanged = scene.source != m_state.cache.source();
    m_state.scene = std::move(scene);
    if (sourceChanged)
        m_state.cache.setSource(m_state.scene.source);
    if (m_state.scene.source)
        m_state.camera.setBounds(m_state.scene.source->bounds());
    if (m_hovered && !m_state.camera.bounds().contains(*m_hovered)) {
        // The new map has no such pixel.
        m_hovered.reset();
        Q_EMIT left();
    }
    if (!keepView) {
        m_state.fit();
        m_wholeMap = true;
        m_history = {};
    }
    shadingChanged();
    setMinimapVisible(m_minimapVisible);
    cameraMoved();
}

void CanvasWidget::setLayers(std::vector<Layer> layers)
{
    m_state.scene.layers = std::move(layers);
    shadingChanged();
}

void CanvasWidget::setShading(Shading shading)
{
    m_state.scene.shading = std::move(shading);
    shadingChanged();
}

void CanvasWidget::shadingChanged()
{
    m_state.shading = makeShadePlan(m_state.scene.layers, m_state.scene.shading);
    m_backend->update();
    m_minimap->refresh();
}

void CanvasWidget::setOverlays(std::vector<Overlay> overlays)
{
    m_state.scene.overlays = std::move(overlays);
    m_backend->update();
}

void CanvasWidget::setGrid(const GridStyle& grid)
{
    m_state.scene.grid = grid;
    m_backend->update();
}

void CanvasWidget::repaintOverlays()
{
    m_backend->update();
}

void CanvasWidget::repaintOverlays(const QRectF& map)
{
    updatePart(map);
}

void CanvasWidget::repaintLive()
{
    // Taking a back end away moves the focus, which may be drawn.
    if (m_backend)
        m_backend->updateLive();
}

void CanvasWidget::updatePart(const QRectF& map)
{
    const QRectF screen(m_state.camera.toScreen(map.topLeft()), m_state.camera.toScreen(map.bottomRight()));
    // Coarse cells reach beyond the map pixels that they are made of, and lines beyond the places they mark.
    m_backend->updatePart(screen.toAlignedRect().adjusted(-partRim, -partRim, partRim, partRim));
}

bool CanvasWidget::showsLevel(int fromLevel) const
{
    const TileSource& source = *m_state.scene.source;
    return !m_complete ||
           levelForScale(m_state.camera.scale(), source.minLevel(), source.maxLevel()) >= fromLevel;
}

void CanvasWidget::invalidate(const QRect& map, int fromLevel)
{
    if (!m_state.scene.source)
        return;
    const QRect bounds = m_state.scene.source->bounds();
    m_state.cache.invalidate(map.isNull() ? bounds : map, fromLevel);
    if (bounds != m_state.camera.bounds()) {
        // What is seen stays, also where the whole map was asked for: more of it is not a wish to see it.
        m_state.camera.growBounds(bounds);
        m_wholeMap = false;
        m_minimap->place();
        m_backend->update();
    } else if (map.isNull() && showsLevel(fromLevel)) {
        m_backend->update();
    } else if (!map.isNull() && showsLevel(fromLevel)) {
        updatePart(map);
    }
    if (map.isNull())
        m_minimap->place();
    m_minimap->refreshSoon();
    if (m_hovered)
        Q_EMIT hovered(*m_hovered);
}

void CanvasWidget::setMinimapVisible(bool visible)
{
    m_minimapVisible = visible;
    m_minimap->place();
    m_minimap->raise();
    updateMinimap();
}

void CanvasWidget::updateMinimap()
{
    // Where the whole map is seen anyway, a second one would only lie in the way.
    const bool whole = m_state.camera.visibleRect().adjusted(-1, -1, 1, 1).contains(QRectF(m_state.heart()));
    m_minimap->setVisible(m_minimapVisible && !whole && m_state.scene.source != nullptr);
    m_minimap->update();
}

void CanvasWidget::setPointerHandler(PointerHandler* handler)
{
    endGesture();
    m_handler = handler;
}

QImage CanvasWidget::grabImage()
{
    fitViewport();
    return m_backend->grab();
}

std::optional<QPoint> CanvasWidget::pixelAt(QPointF position) const
{
    return m_state.scene.source ? m_state.camera.pixelAt(screen(position)) : std::nullopt;
}

QPointF CanvasWidget::mapAt(QPointF position) const
{
    return m_state.camera.toMap(screen(position));
}

void CanvasWidget::fitViewport()
{
    const QSize viewport = viewportSize();
    if (viewport == m_state.camera.viewport())
        return;
    m_state.camera.setViewport(viewport);
    if (m_wholeMap)
        m_state.fit();
}

void CanvasWidget::cameraMoved()
{
    m_rest.start();
    m_backend->update();
    updateMinimap();
    Q_EMIT cameraChanged();
}

void CanvasWidget::setView(const ViewPlace& place)
{
    lookAt(place.centre, place.scale);
}

void CanvasWidget::moveTo(const ViewPlace& place)
{
    m_wholeMap = false;
    m_state.camera.lookAt(place.centre, place.scale);
    cameraMoved();
}

void CanvasWidget::leavePlace()
{
    m_history.visit(view());
    m_wholeMap = false;
}

void CanvasWidget::fit()
{
    leavePlace();
    m_wholeMap = true;
    m_state.fit();
    cameraMoved();
}

void CanvasWidget::oneToOne()
{
    leavePlace();
    m_state.camera.oneToOne();
    cameraMoved();
}

void CanvasWidget::zoomIn()
{
    m_wholeMap = false;
    m_state.camera.zoomAt(QRectF(QPointF(), QSizeF(m_state.camera.viewport())).center(), keyZoom);
    cameraMoved();
}

void CanvasWidget::zoomOut()
{
    m_wholeMap = false;
    m_state.camera.zoomAt(QRectF(QPointF(), QSizeF(m_state.camera.viewport())).center(), 1 / keyZoom);
    cameraMoved();
}

void CanvasWidget::goBack()
{
    m_history.visit(view());
    if (m_history.canGoBack())
        moveTo(m_history.back());
}

void CanvasWidget::goForward()
{
    if (m_history.canGoForward())
        moveTo(m_history.forward());
}

void CanvasWidget::lookAt(QPointF map, double scale)
{
    leavePlace();
    moveTo({map, scale});
}

void CanvasWidget::showRect(const QRectF& map)
{
    leavePlace();
    m_state.camera.show(map);
    cameraMoved();
}

void CanvasWidget::reveal(const QRectF& map)
{
    const auto onScreen = [&] {
        return QRectF(m_state.camera.toScreen(map.topLeft()), m_state.camera.toScreen(map.bottomRight()));
    };
    const QRectF area = onScreen();
    const QPointF before = m_state.camera.centre();
    const QSizeF screenSize(m_state.camera.viewport());
    // At the edge what comes next is not seen; where a tile is large, another one of it is enough.
    const double rim =
        std::min({revealRim * devicePixelRatioF(), screenSize.width() / 4, screenSize.height() / 4});
    const auto shift = [rim](double from, double to, double size) {
        if (from < rim)
            return rim - from;
        return to > size - rim ? size - rim - to : 0.0;
    };
    const QPointF by(shift(area.left(), area.right(), screenSize.width()),
                     shift(area.top(), area.bottom(), screenSize.height()));
    m_state.camera.pan(by);
    // What lies over the map hides as an edge does. Left or up, whichever is nearer and the map's end allows.
    const double gap = minimapGap * devicePixelRatioF();
    const QPointF minimap = QPointF(m_minimap->pos()) * devicePixelRatioF() - QPointF(gap, gap);
    const QRectF corner(minimap, QPointF(screenSize.width(), screenSize.height()));
    const auto hidden = [&] { return !m_minimap->isHidden() && corner.intersects(onScreen()); };
    if (hidden()) {
        const QPointF left(corner.left() - gap - onScreen().right(), 0);
        const QPointF up(0, corner.top() - gap - onScreen().bottom());
        const bool leftFirst = -left.x() < -up.y();
        m_state.camera.pan(leftFirst ? left : up);
        if (hidden())
            m_state.camera.pan(leftFirst ? up : left);
    }
    if (m_state.camera.centre() == before)
        return;
    m_wholeMap = false;
    cameraMoved();
}

void CanvasWidget::resizeEvent(QResizeEvent*)
{
    if (!keepPlace())
        fitViewport();
    m_backend->widget()->setGeometry(rect());
    m_minimap->place();
    cameraMoved();
}

void CanvasWidget::showEvent(QShowEvent*)
{
    // The pixel ratio may be another on the screen where the window appears.
    fitViewport();
}

} // namespace chartroom::canvas
