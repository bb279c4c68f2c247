// What a canvas does with mouse and keys.
#include "views/canvas/widgets/canvas_widget.h"
#include "views/canvas/widgets/space_key.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRubberBand>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace chartroom::canvas {

PointerEvent CanvasWidget::pointerEvent(const QMouseEvent& event) const
{
    const Qt::MouseButton button = event.type() == QEvent::MouseMove ? Qt::NoButton : event.button();
    return {mapAt(event.position()), pixelAt(event.position()), button, event.buttons(), event.modifiers()};
}

void CanvasWidget::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const Qt::KeyboardModifiers special = event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier);
    const QPoint angle = event->angleDelta();
    const double notches = (angle.y() != 0 ? angle.y() : angle.x()) / 120.0;
    if (m_handler && special != Qt::NoModifier && m_handler->wheelTurned(notches, event->modifiers()))
        return;
    if (m_navigation.wheel(*event, screen(event->position()))) {
        m_wholeMap = false;
        cameraMoved();
        hover(event->position());
    }
}

void CanvasWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The first click was on something else that went with it, such as a card that opens this map: what is
    // meant for that is no press here.
    if (m_pressedHere)
        mousePressEvent(event);
}

void CanvasWidget::mousePressEvent(QMouseEvent* event)
{
    m_pressedHere = true;
    m_touched = true;
    m_settling.stop();
    if (event->button() == Qt::BackButton)
        goBack();
    else if (event->button() == Qt::ForwardButton)
        goForward();
    // A button that goes down twice came up elsewhere: over a dialog, say.
    if (m_gesture != Gesture::None && event->button() == m_gestureButton)
        endGesture();
    // A second button changes nothing about the gesture that is on.
    if (m_gesture != Gesture::None)
        return;
    const bool leftButton = event->button() == Qt::LeftButton;
    m_pressed = event->position();
    if (event->button() == Qt::MiddleButton || (leftButton && m_space->isHeld()))
        m_gesture = Gesture::Pan;
    else if (leftButton && m_zoomBoxEnabled && event->modifiers() == Qt::ShiftModifier)
        m_gesture = Gesture::ZoomBox;
    else if (!takePress(*event) && (leftButton || event->button() == Qt::RightButton))
        m_gesture = Gesture::Click;
    else
        return;
    m_gestureButton = event->button();
    if (m_gesture == Gesture::Pan)
        m_navigation.beginDrag(screen(event->position()));
    updateCursor();
}

bool CanvasWidget::takePress(const QMouseEvent& event)
{
    if (!m_handler)
        return false;
    // Set beforehand: what the handler does may take the gesture away again, with a dialog.
    m_gesture = Gesture::Tool;
    m_gestureButton = event.button();
    const bool taken = m_handler->pointerPressed(pointerEvent(event));
    if (!taken) {
        m_gesture = Gesture::None;
        m_gestureButton = Qt::NoButton;
    }
    return taken;
}

void CanvasWidget::mouseMoveEvent(QMouseEvent* event)
{
    m_touched = true;
    const double distance = QLineF(m_pressed, event->position()).length();
    if (m_gesture == Gesture::Click && m_gestureButton == Qt::LeftButton &&
        distance >= QApplication::startDragDistance()) {
        m_gesture = Gesture::Pan;
        m_navigation.beginDrag(screen(m_pressed));
        updateCursor();
    }
    if (m_gesture == Gesture::Pan && m_navigation.drag(screen(event->position()))) {
        m_wholeMap = false;
        cameraMoved();
    } else if (m_gesture == Gesture::ZoomBox) {
        if (!m_box)
            m_box = new QRubberBand(QRubberBand::Rectangle, this);
        m_box->setGeometry(QRectF(m_pressed, event->position()).normalized().toRect());
        m_box->show();
    } else if (m_handler && (m_gesture == Gesture::Tool || m_gesture == Gesture::None)) {
        // Without a press the handler only looks on, and so cannot use a move up.
        std::ignore = m_handler->pointerMoved(pointerEvent(*event));
    }
    hover(event->position());
}

void CanvasWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != m_gestureButton)
        return;
    const Gesture gesture = m_gesture;
    const std::optional<QPoint> pixel = pixelAt(event->position());
    if (gesture == Gesture::ZoomBox)
        finishZoomBox();
    m_gesture = Gesture::None;
    m_gestureButton = Qt::NoButton;
    m_navigation.endDrag();
    updateCursor();
    if (gesture == Gesture::Tool && m_handler)
        std::ignore = m_handler->pointerReleased(pointerEvent(*event));
    else if (gesture == Gesture::Click && pixel && event->button() == Qt::LeftButton)
        Q_EMIT clicked(*pixel);
    else if (gesture == Gesture::Click && pixel && event->button() == Qt::RightButton)
        Q_EMIT menuRequested(*pixel, event->globalPosition().toPoint());
}

void CanvasWidget::finishZoomBox()
{
    if (!m_box)
        return;
    const QRectF box = m_box->geometry();
    delete std::exchange(m_box, nullptr);
    if (box.width() >= 4 && box.height() >= 4)
        showRect(QRectF(mapAt(box.topLeft()), mapAt(box.bottomRight())));
}

void CanvasWidget::endGesture()
{
    if (m_gesture == Gesture::Tool && m_handler)
        m_handler->gestureLost();
    delete std::exchange(m_box, nullptr);
    m_gesture = Gesture::None;
    m_gestureButton = Qt::NoButton;
    m_navigation.endDrag();
    updateCursor();
}

bool CanvasWidget::keepPlace()
{
    const QRect place(mapTo(window(), QPoint()), size());
    const QRect before = std::exchange(m_place, place);
    const QSize windowSize = window()->size();
    if (std::exchange(m_windowSize, windowSize) != windowSize)
        m_settling.start();
    // Whoever paints must not hit another tile because a notice came or went above the map, or a dock gave
    // way for it. Else the middle stays, or the whole map, as it was asked for.
    if (!m_touched || m_settling.isActive() || !isVisible() || before.left() != place.left() ||
        before.right() != place.right())
        return false;
    m_state.camera.slideViewport(viewportSize(),
                                 (QRectF(place).center() - QRectF(before).center()) * devicePixelRatioF());
    return true;
}

void CanvasWidget::updateCursor()
{
    if (m_gesture == Gesture::Pan)
        setCursor(Qt::ClosedHandCursor);
    else if (m_space->isHeld())
        setCursor(Qt::OpenHandCursor);
    else
        setCursor(Qt::CrossCursor);
}

void CanvasWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_gesture != Gesture::None) {
        endGesture();
        return;
    }
    if (!m_navigation.key(*event, devicePixelRatioF())) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_wholeMap = false;
    cameraMoved();
    hover(QPointF(mapFromGlobal(QCursor::pos())));
}

void CanvasWidget::hover(QPointF position)
{
    const std::optional<QPoint> pixel =
        rect().contains(position.toPoint()) ? pixelAt(position) : std::nullopt;
    if (pixel == m_hovered)
        return;
    m_hovered = pixel;
    if (pixel)
        Q_EMIT hovered(*pixel);
    else
        Q_EMIT left();
}

void CanvasWidget::hideEvent(QHideEvent* event)
{
    m_pressedHere = false;
    QWidget::hideEvent(event);
}

void CanvasWidget::leaveEvent(QEvent*)
{
    m_pressedHere = false;
    if (std::exchange(m_hovered, std::nullopt))
        Q_EMIT left();
}

void CanvasWidget::focusOutEvent(QFocusEvent* event)
{
    // A menu or the window's own activation may come and go in mid-gesture; another window ends it.
    if (event->reason() == Qt::ActiveWindowFocusReason)
        endGesture();
    QWidget::focusOutEvent(event);
}

} // namespace chartroom::canvas
