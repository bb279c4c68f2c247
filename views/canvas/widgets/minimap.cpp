#include "views/canvas/widgets/minimap.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace chartroom::canvas {

namespace {

// Logical pixels: the longer side at most, the least of the shorter, and the distance from the canvas's edge.
constexpr int longSide = 168;
constexpr int shortSide = 24;
constexpr int margin = 12;
constexpr double shareOfCanvas = 0.3; ///< at most
constexpr int soonMilliseconds = 200;

} // namespace

Minimap::Minimap(CanvasState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
{
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setToolTip(tr("The whole map. Click or drag to go there."));
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &Minimap::refresh);
}

void Minimap::refreshSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void Minimap::refresh()
{
    m_soon.stop();
    m_picture = QImage();
    update();
}

void Minimap::place()
{
    const QSizeF map = m_state.heart().size();
    const QSize room = parentWidget()->size();
    const double side = std::min<double>(longSide, shareOfCanvas * std::min(room.width(), room.height()));
    const double factor = side / std::max(map.width(), map.height());
    const QSize size(std::max(shortSide, qRound(map.width() * factor)),
                     std::max(shortSide, qRound(map.height() * factor)));
    setGeometry(
        QRect(QPoint(room.width() - size.width() - margin, room.height() - size.height() - margin), size));
}

Camera Minimap::wholeMap() const
{
    Camera camera;
    camera.setViewport((QSizeF(size()) * devicePixelRatioF()).toSize());
    camera.setBounds(m_state.heart());
    camera.fit();
    return camera;
}

void Minimap::paintEvent(QPaintEvent*)
{
    const Camera camera = wholeMap();
    if (m_picture.size() != camera.viewport() || !m_complete) {
        // The missing tiles of this small picture are those that the canvas asks for when it shows the whole
        // map; coarser ones do until then.
        const FramePlan frame = planFrame(camera, m_state.cache);
        m_complete = frame.missing.empty();
        m_picture = m_renderer.render(frame, m_state.shading, camera.viewport()).copy();
    }
    QPainter painter(this);
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    painter.drawImage(0, 0, m_picture);
    QRectF seen = m_state.camera.visibleRect() & QRectF(m_state.heart());
    if (seen.isEmpty()) {
        // Elsewhere: at the rim, on that side.
        const QRectF map(m_state.heart());
        const QPointF centre = m_state.camera.centre();
        seen = QRectF(std::clamp(centre.x(), map.left(), map.right()),
                      std::clamp(centre.y(), map.top(), map.bottom()), 0, 0);
    }
    const double ratio = devicePixelRatioF();
    QRectF box(camera.toScreen(seen.topLeft()) / ratio, camera.toScreen(seen.bottomRight()) / ratio);
    // Never too small to be seen.
    box = box.united(QRectF(box.center() - QPointF(3, 3), QSizeF(6, 6)));
    painter.setPen(QPen(QColor(0, 0, 0, 170), 3));
    painter.drawRect(box);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(box);
    painter.setPen(palette().color(QPalette::Dark));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        goTo(event->position());
}

void Minimap::goTo(QPointF position)
{
    Q_EMIT lookedAt(wholeMap().toMap(position * devicePixelRatioF()));
}

} // namespace chartroom::canvas
