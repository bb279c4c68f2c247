#include "views/world/world_page.h"

#include "views/canvas/grid_lines.h"
#include "views/canvas/overlay.h"
#include "views/world/scene/place_marks.h"

#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace chartroom::views {

namespace {

/// From this many logical pixels a tile has its own lines.
constexpr double gridFrom = 10;
/// A stroke does not wait for the marks of the chunks that it changes.
constexpr int markMilliseconds = 100;
/// Marks of more chunks are drawn anew all together.
constexpr std::size_t mostMarkedAlone = 256;
constexpr int darkBelow = 110; ///< of 255: ground on which black lines are hardly seen
constexpr double dimmed = 0.3; ///< opacity of other layers while the active one is highlighted

std::int64_t floored(double value)
{
    return static_cast<std::int64_t>(std::floor(value));
}

bool isDark(const std::string& color)
{
    return qGray(QColor(QString::fromStdString(color)).rgb()) < darkBelow;
}

/// `onDark`: the ground below the tiles is dark.
void paintTileGrid(QPainter& painter, const canvas::Camera& camera, double ratio, bool onDark)
{
    if (camera.scale() < gridFrom * ratio)
        return;
    const int width = canvas::thinLineWidth(ratio);
    canvas::paintGridLines(painter, camera, 1, QColor(0, 0, 0, 55), width);
    // Beside them: tiles that are painted may be light all the same.
    if (onDark)
        canvas::paintGridLines(painter, camera, 1, QColor(255, 255, 255, 40), width, width);
}

canvas::Overlay painted(const QString& id, std::function<void(QPainter&, const canvas::Camera&)> paint)
{
    canvas::Overlay overlay;
    overlay.id = id;
    overlay.paint = std::move(paint);
    return overlay;
}

/// What the map keeps of a small window, in pixels.
constexpr int leastHeight = 40;

} // namespace

WorldPage::WorldPage(model::WorldSession& session, WorldViewState& state,
                     canvas::CanvasWidget::Backend backend, QWidget* parent)
    : QStackedWidget(parent)
    , m_session(session)
    , m_state(state)
    , m_canvas(new canvas::CanvasWidget(this, backend))
    , m_empty(new QLabel)
    , m_feed(new WorldFeed(session, this))
    , m_gate(new ToolGate(session, state, this))
    , m_tools(new ToolBox(*m_gate, this))
    , m_cursor(new CellCursor(*m_canvas, *m_tools, *m_gate, this))
    , m_marks(session)
{
    m_canvas->setAccessibleName(tr("Map"));
    m_canvas->setZoomBoxEnabled(false);
    m_canvas->setPointerHandler(m_cursor);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setMargin(32);
    // Its margins are no reason to cut a question above the map.
    m_empty->setMinimumHeight(leastHeight);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    addWidget(m_empty);
    addWidget(m_canvas);
    connectFeed();
    connectState();
}

WorldPage::~WorldPage()
{
    m_canvas->setPointerHandler(nullptr);
    // The canvas loses the focus while it goes.
    delete m_cursor;
}

void WorldPage::setEmptyText(const QString& text)
{
    m_empty->setText(text);
}

void WorldPage::connectFeed()
{
    connect(m_feed, &WorldFeed::ready, this, [this] {
        // A world that was opened anew is seen as it was.
        m_canvas->setScene(m_feed->scene(), hasMap());
        if (!hasMap()) {
            setCurrentWidget(m_canvas);
            m_canvas->setFocus();
        }
        refreshOverlays();
        followView();
    });
    connect(m_feed, &WorldFeed::tilesChanged, m_canvas,
            [this](const QRect& tiles, int fromLevel) { m_canvas->invalidate(tiles, fromLevel); });
    connect(m_feed, &WorldFeed::paperChanged, this,
            [this] { m_canvas->setShading(m_feed->scene().shading); });
    connect(&m_session, &model::WorldSession::changed, this, [this](const model::WorldChange& change) {
        // A stroke changes no instance: their marks need not be made anew with each tile.
        if (change.info || change.bookmarks ||
            std::ranges::any_of(change.chunks, [this](world::Address at) { return marksAreOutdated(at); }))
            refreshOverlays();
        std::ranges::copy(m_marks.takeChange(change), std::back_inserter(m_outdatedMarks));
        if (!m_outdatedMarks.empty() && !m_marking.isActive())
            m_marking.start();
    });
    m_marking.setSingleShot(true);
    m_marking.setInterval(markMilliseconds);
    connect(&m_marking, &QTimer::timeout, this, [this] {
        const std::vector<QRectF> chunks = std::exchange(m_outdatedMarks, {});
        if (chunks.size() > mostMarkedAlone) {
            m_canvas->repaintOverlays();
            return;
        }
        for (const QRectF& chunk : chunks)
            m_canvas->repaintOverlays(chunk);
    });
    for (const auto signal : {&model::WorldSession::indexed, &model::WorldSession::filesRead}) {
        connect(&m_session, signal, this, [this] {
            m_marks.takeFiles();
            m_canvas->repaintOverlays();
        });
    }
    connect(m_canvas, &canvas::CanvasWidget::cameraChanged, this, &WorldPage::followView);
    connect(m_canvas, &canvas::CanvasWidget::hovered, &m_state, [this](QPoint tile) {
        if (!m_cursor->tile())
            m_state.setHovered(tile);
    });
    connect(m_canvas, &canvas::CanvasWidget::left, this, [this] {
        if (m_cursor->tile())
            return;
        m_state.setHovered({});
        m_tools->pointerGone();
    });
    connect(m_cursor, &CellCursor::changed, m_canvas, &canvas::CanvasWidget::repaintLive);
    connect(m_gate, &ToolGate::revealRequested, m_canvas,
            [this](const QRect& tiles) { m_canvas->reveal(QRectF(tiles)); });
    connect(m_gate, &ToolGate::ghostChanged, m_canvas, &canvas::CanvasWidget::repaintLive);
}

void WorldPage::connectState()
{
    for (const auto signal : {&WorldViewState::selectedChunksChanged,
                              &WorldViewState::selectedInstanceChanged, &WorldViewState::brushChanged})
        connect(&m_state, signal, m_canvas, &canvas::CanvasWidget::repaintLive);
    connect(&m_state, &WorldViewState::selectionChanged, m_canvas,
            qOverload<>(&canvas::CanvasWidget::repaintOverlays));
    connect(&m_state, &WorldViewState::displayChanged, this, [this] {
        applyStyle();
        refreshOverlays();
    });
    connect(&m_state, &WorldViewState::looksChanged, this, [this] {
        applyStyle();
        if (m_state.roomVisibility() != m_markedRooms)
            refreshOverlays();
    });
    connect(&m_state, &WorldViewState::activeLayerChanged, this, &WorldPage::applyStyle);
    applyStyle();
}

void WorldPage::applyStyle()
{
    model::PictureStyle style;
    style.layers = m_state.looks();
    style.relief = m_state.display().relief;
    const bool highlight = m_state.display().highlight;
    if (m_session.ready() && (m_state.solo() || highlight)) {
        const auto adjust = [&](const model::LayerKey& layer) {
            model::LayerLook look = m_state.look(layer);
            look.visible = m_state.isShown(layer);
            if (highlight && layer != m_state.activeLayer())
                look.opacity *= dimmed;
            style.layers[layer] = look;
        };
        for (const std::int64_t number : m_session.document().chunks().roomLayers())
            adjust(model::LayerKey::room(number));
        for (const world::StackEntry& entry : m_session.document().knownStack())
            adjust(model::LayerKey::height(entry.id));
    }
    m_feed->setStyle(style);
}

void WorldPage::followView()
{
    if (!m_session.ready())
        return;
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const canvas::Camera& camera = m_canvas->camera();
    const QRectF seen = camera.visibleRect();
    world::Neighbourhood view;
    view.centre = world::addressOf({floored(camera.centre().x()), floored(camera.centre().y())}, size).chunk;
    const double across = seen.width() / static_cast<double>(size.width);
    const double down = seen.height() / static_cast<double>(size.height);
    const double reach = std::ceil(std::max(across, down) / 2);
    view.radius =
        static_cast<std::int64_t>(std::clamp(reach, 1.0, static_cast<double>(world::maximumRadius)));
    if (m_view && m_view->centre == view.centre && m_view->radius == view.radius)
        return;
    m_view = view;
    m_gate->setView(view);
    m_session.setView(view);
    refreshOverlays();
    Q_EMIT viewChanged();
}

std::optional<WorldPage::Instances> WorldPage::instancesOf(world::Address chunk) const
{
    const auto look = m_session.chunk(chunk);
    if (!look)
        return std::nullopt;
    return look->chunk ? look->chunk->instances : Instances();
}

bool WorldPage::marksAreOutdated(world::Address chunk) const
{
    const auto marked = m_marked.find(chunk);
    if (marked == m_marked.end() && !(m_view && m_view->contains(chunk) && m_state.display().instances))
        return false;
    const auto now = instancesOf(chunk);
    if (marked == m_marked.end())
        return now && !(*now)->empty();
    return !now || *now != marked->second;
}

void WorldPage::refreshOverlays()
{
    if (!m_session.ready())
        return;
    m_marked.clear();
    m_markedRooms = m_state.roomVisibility();
    const WorldDisplay& display = m_state.display();
    std::vector<canvas::Overlay> overlays;
    overlays.push_back(
        painted(QStringLiteral("marks"),
                [this](QPainter& painter, const canvas::Camera& camera) { paintMarks(painter, camera); }));
    if (display.instances && m_view) {
        std::vector<world::Address> chunks;
        const world::Address origin = m_view->origin();
        for (std::int64_t y = 0; y < m_view->side(); ++y) {
            for (std::int64_t x = 0; x < m_view->side(); ++x) {
                const world::Address at{origin.x + x, origin.y + y};
                if (auto instances = instancesOf(at); instances && !(*instances)->empty()) {
                    chunks.push_back(at);
                    m_marked.emplace(at, *std::move(instances));
                }
            }
        }
        overlays.push_back(instanceMarks(m_session, chunks, m_markedRooms));
    }
    if (display.places)
        overlays.push_back(placeMarks(m_session.document().info(), m_session.document().bookmarks()));
    overlays.push_back(
        painted(QStringLiteral("selection"), [this](QPainter& painter, const canvas::Camera& camera) {
            paintSelection(painter, camera);
        }));
    overlays.push_back(
        painted(QStringLiteral("ghost"), [this](QPainter& painter, const canvas::Camera& camera) {
            paintGhost(ghost(&painter, camera));
        }));
    overlays.back().reach = [this](const canvas::Camera& camera) {
        const GhostPainter nowhere = ghost(nullptr, camera);
        paintGhost(nowhere);
        return nowhere.reach();
    };
    m_canvas->setOverlays(std::move(overlays));
}

void WorldPage::paintMarks(QPainter& painter, const canvas::Camera& camera)
{
    const double ratio = m_canvas->devicePixelRatioF();
    if (m_state.display().grid)
        paintTileGrid(painter, camera, ratio, isDark(m_session.document().info().backgroundColor));
    m_marks.paint(painter, camera, ratio, m_state.display().borders);
}

void WorldPage::paintSelection(QPainter& painter, const canvas::Camera& camera)
{
    if (m_state.selection().isEmpty())
        return;
    const GhostPainter shade = ghost(&painter, camera);
    shade.fill(m_state.selection(), QColor(120, 180, 255, 50));
    shade.rim(m_state.selection());
}

void WorldPage::paintGhost(const GhostPainter& ghost) const
{
    m_tools->paint(ghost);
    if (m_cursor->tile())
        ghost.cursor(*m_cursor->tile(), !m_cursor->hasKeys());
}

GhostPainter WorldPage::ghost(QPainter* painter, const canvas::Camera& camera) const
{
    return {painter, camera, m_canvas->devicePixelRatioF(), m_feed->art().get()};
}

void WorldPage::lookAt(world::Tile tile, double zoom)
{
    const double scale = zoom > 0 ? zoom * static_cast<double>(m_session.document().info().tileSize) *
                                        m_canvas->devicePixelRatioF()
                                  : 0;
    m_canvas->lookAt({static_cast<double>(tile.x) + 0.5, static_cast<double>(tile.y) + 0.5}, scale);
    // Who works with the keys goes on from there.
    m_cursor->moveTo(nearestOnMap(tile));
}

QPoint WorldPage::nearestOnMap(world::Tile tile) const
{
    const QRect bounds = m_canvas->camera().bounds();
    return {static_cast<int>(std::clamp<std::int64_t>(tile.x, bounds.left(), bounds.right())),
            static_cast<int>(std::clamp<std::int64_t>(tile.y, bounds.top(), bounds.bottom()))};
}

void WorldPage::goTo(world::Tile tile)
{
    const world::WorldInfo& info = m_session.document().info();
    const double seen = gridFrom / static_cast<double>(info.tileSize);
    const bool small = m_canvas->camera().scale() < gridFrom * m_canvas->devicePixelRatioF();
    lookAt(tile, small ? std::max(info.defaultZoom, seen) : 0);
    // One that lies beyond the map is not marked: another one would be instead.
    const QPoint at = nearestOnMap(tile);
    if (at.x() == tile.x && at.y() == tile.y)
        m_cursor->show(at);
}

void WorldPage::showChunk(world::Address chunk)
{
    const world::ChunkSize size = m_session.document().info().chunkSize;
    const world::Tile origin = world::originOf(chunk, size);
    m_canvas->showRect({static_cast<double>(origin.x), static_cast<double>(origin.y),
                        static_cast<double>(size.width), static_cast<double>(size.height)});
}

world::Tile WorldPage::currentTile() const
{
    if (const auto& tile = m_state.hovered())
        return {tile->x(), tile->y()};
    const QPointF centre = m_canvas->camera().centre();
    return {floored(centre.x()), floored(centre.y())};
}

} // namespace chartroom::views
