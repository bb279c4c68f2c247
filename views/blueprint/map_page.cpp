#include "views/blueprint/map_page.h"

#include "views/blueprint/layers_dock.h"

#include <QLabel>
#include <QPainter>
#include <QPen>

#include <cmath>

namespace chartroom::views {

namespace {

constexpr int picturingMilliseconds = 250;
constexpr double closeUpScale = 16;   ///< for a single pixel
constexpr double ringRadius = 18;     ///< at least
constexpr double airAroundArea = 0.2; ///< of its size, on each side

const QString ringOverlay = QStringLiteral("ring");
const QString lineOverlay = QStringLiteral("line");
constexpr double knobRadius = 4;

/// A ring around an area, white in black: it is seen on every ground.
void paintRing(QPainter& painter, const canvas::Camera& camera, const QRectF& area, double ratio)
{
    const QPointF centre = camera.toScreen(area.center());
    const double radius = std::max(ringRadius * ratio,
                                   camera.scale() * std::hypot(area.width(), area.height()) / 2 + 4 * ratio);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 5 * ratio));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(Qt::white, 2.5 * ratio));
    painter.drawEllipse(centre, radius, radius);
}

/// A line, white in black like the ring; its first end is filled, so that it is seen where it begins.
void paintLine(QPainter& painter, const canvas::Camera& camera, const QLineF& line, double ratio)
{
    const QLineF onScreen(camera.toScreen(line.p1()), camera.toScreen(line.p2()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, 4 * ratio));
    painter.drawLine(onScreen);
    painter.setPen(QPen(Qt::white, 2 * ratio));
    painter.drawLine(onScreen);
    painter.setPen(QPen(Qt::black, 1.5 * ratio));
    painter.setBrush(Qt::white);
    painter.drawEllipse(onScreen.p1(), knobRadius * ratio, knobRadius * ratio);
    painter.setBrush(Qt::black);
    painter.setPen(QPen(Qt::white, 1.5 * ratio));
    painter.drawEllipse(onScreen.p2(), knobRadius * ratio, knobRadius * ratio);
}

} // namespace

MapPage::MapPage(LayersDock& layers, canvas::CanvasWidget::Backend backend, QWidget* parent)
    : QStackedWidget(parent)
    , m_layers(layers)
    , m_canvas(new canvas::CanvasWidget(this, backend))
    , m_empty(new QLabel)
{
    m_canvas->setAccessibleName(tr("Map"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setMargin(32);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    addWidget(m_canvas);
    addWidget(m_empty);

    m_picturing.setSingleShot(true);
    connect(&m_picturing, &QTimer::timeout, this, &MapPage::finishPicture);
    // Queued: what was drawn comes to the screen before anything else is done.
    connect(m_canvas, &canvas::CanvasWidget::drawn, this, [this] {
        if (m_picturing.isActive())
            m_picturing.start(0);
    });
    connect(&m_feed, &BlueprintFeed::viewReady, this, &MapPage::takeView);
    connect(&m_feed, &BlueprintFeed::levelsReady, m_canvas, [this] { m_canvas->invalidate(); });
    connect(&m_feed, &BlueprintFeed::ended, this, &MapPage::ready);
    connect(&m_layers.list(), &LayerList::changed, this, &MapPage::applyLayers);
    connect(&m_layers.shading(), &ShadingPanel::changed, this, &MapPage::applyShading);
    connect(m_canvas, &canvas::CanvasWidget::hovered, this, [this](QPoint pixel) { m_pointed = pixel; });
    connect(m_canvas, &canvas::CanvasWidget::left, this, [this] { m_pointed.reset(); });
    connect(m_canvas, &canvas::CanvasWidget::clicked, this, &MapPage::clearRing);
}

void MapPage::setSnapshot(const model::SnapshotPtr& snapshot)
{
    m_snapshot = snapshot;
    m_ring.reset();
    m_line = {};
    m_pointed.reset();
    m_picturing.stop();
    if (hasMap()) {
        setCurrentWidget(m_canvas);
        m_feed.start(snapshot);
        return;
    }
    m_feed.cancel();
    m_shownSize = 0;
    m_canvas->setScene({});
    setCurrentWidget(m_empty);
    Q_EMIT pictured();
    Q_EMIT ready();
}

void MapPage::setEmptyText(const QString& text)
{
    m_empty->setText(text);
}

canvas::Scene MapPage::pictureScene() const
{
    canvas::Scene scene = m_canvas->scene();
    std::erase_if(scene.overlays, [](const canvas::Overlay& overlay) {
        return overlay.id == ringOverlay || overlay.id == lineOverlay;
    });
    return scene;
}

QPoint MapPage::currentPixel() const
{
    if (m_pointed)
        return *m_pointed;
    const QPointF centre = m_canvas->camera().centre();
    // The view may reach beyond the map.
    const auto inside = [this](double at) {
        return std::clamp(static_cast<int>(std::floor(at)), 0,
                          std::max(0, static_cast<int>(m_shownSize) - 1));
    };
    return {inside(centre.x()), inside(centre.y())};
}

void MapPage::takeView()
{
    canvas::Scene scene = m_feed.scene();
    m_layers.shading().setHeightRange(scene.shading.low, scene.shading.high, scene.shading.seaLevel);
    m_layers.shading().apply(scene.shading);
    scene.layers = m_layers.list().layers();
    // The first picture does not wait for the lines and names on it; one that is seen already keeps them.
    const bool plain = m_shownSize == 0 && m_canvas->isVisible();
    scene.overlays = plain ? std::vector<canvas::Overlay>() : overlays();
    if (const auto grid = m_layers.list().entry(QStringLiteral("grid")))
        scene.grid.visible = grid->visible;
    const std::uint32_t size = m_snapshot->blueprint.mapSize;
    m_canvas->setScene(std::move(scene), size == m_shownSize);
    m_shownSize = size;
    if (m_canvas->isVisible())
        m_picturing.start(picturingMilliseconds);
    else
        finishPicture();
}

void MapPage::finishPicture()
{
    m_canvas->setOverlays(overlays());
    m_feed.buildLevels();
    Q_EMIT pictured();
}

std::vector<canvas::Overlay> MapPage::overlays() const
{
    std::vector<canvas::Overlay> result = m_feed.scene().overlays;
    for (canvas::Overlay& overlay : result) {
        if (const auto entry = m_layers.list().entry(overlay.id)) {
            overlay.visible = entry->visible;
            overlay.opacity = entry->opacity;
        }
    }
    // Lines are as thick to the eye on every screen.
    const double ratio = m_canvas->devicePixelRatioF();
    if (m_line.length() > 0) {
        canvas::Overlay line;
        line.id = lineOverlay;
        line.paint = [drawn = m_line, ratio](QPainter& painter, const canvas::Camera& camera) {
            paintLine(painter, camera, drawn, ratio);
        };
        result.push_back(line);
    }
    if (m_ring) {
        canvas::Overlay ring;
        ring.id = ringOverlay;
        ring.paint = [area = *m_ring, ratio](QPainter& painter, const canvas::Camera& camera) {
            paintRing(painter, camera, area, ratio);
        };
        result.push_back(ring);
    }
    return result;
}

void MapPage::applyLayers()
{
    if (m_shownSize == 0)
        return;
    m_canvas->setLayers(m_layers.list().layers());
    m_canvas->setOverlays(overlays());
    canvas::GridStyle grid = m_canvas->scene().grid;
    const auto entry = m_layers.list().entry(QStringLiteral("grid"));
    if (entry && entry->visible != grid.visible) {
        grid.visible = entry->visible;
        m_canvas->setGrid(grid);
    }
}

void MapPage::applyShading()
{
    if (m_shownSize == 0)
        return;
    canvas::Shading shading = m_canvas->scene().shading;
    m_layers.shading().apply(shading);
    m_canvas->setShading(std::move(shading));
}

void MapPage::showArea(const QRectF& area)
{
    if (m_shownSize == 0)
        return;
    m_ring = area;
    m_canvas->setOverlays(overlays());
    const double side = std::max(area.width(), area.height());
    if (side <= 1.0) {
        m_canvas->lookAt(area.center(), std::max(m_canvas->camera().scale(), closeUpScale));
        return;
    }
    const double air = side * airAroundArea;
    m_canvas->showRect(area.adjusted(-air, -air, air, air));
}

void MapPage::showLine(const QLineF& line)
{
    if (m_shownSize == 0 || line == m_line)
        return;
    m_line = line;
    m_canvas->setOverlays(overlays());
}

void MapPage::clearRing()
{
    if (!m_ring)
        return;
    m_ring.reset();
    m_canvas->setOverlays(overlays());
}

} // namespace chartroom::views
