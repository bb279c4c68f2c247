#include "views/canvas/widgets/space_key.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace chartroom::canvas {

namespace {

bool takesText(const QWidget* widget)
{
    // A list says so of itself while its current row can be edited, which is done in a field of its own.
    return widget && widget->testAttribute(Qt::WA_InputMethodEnabled) &&
           !qobject_cast<const QAbstractItemView*>(widget);
}

} // namespace

SpaceKey::SpaceKey(QWidget* widget)
    : QObject(widget)
    , m_widget(widget)
{
    widget->installEventFilter(this);
}

void SpaceKey::watch(bool on)
{
    if (on == m_watching)
        return;
    m_watching = on;
    if (on)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

void SpaceKey::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    Q_EMIT changed(held);
}

bool SpaceKey::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_widget && event->type() == QEvent::Enter)
        watch(true);
    if (watched == m_widget && (event->type() == QEvent::Leave || event->type() == QEvent::Hide)) {
        watch(m_widget->hasFocus());
        if (!m_watching)
            setHeld(false);
    }
    if (watched == m_widget && event->type() == QEvent::FocusIn)
        watch(true);
    if (event->type() == QEvent::WindowDeactivate)
        setHeld(false);
    if (watched == m_widget && (event->type() == QEvent::Enter || event->type() == QEvent::MouseMove))
        m_walking = false;
    const bool press = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!watched->isWidgetType() || (!press && event->type() != QEvent::KeyRelease))
        return QObject::eventFilter(watched, event);
    const auto* const key = static_cast<QKeyEvent*>(event);
    if (press && (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab || key->key() == Qt::Key_F6))
        m_walking = true;
    if (key->key() != Qt::Key_Space || takesText(QApplication::focusWidget()) ||
        QApplication::activeModalWidget() ||
        ((!m_widget->underMouse() || m_walking) && !m_widget->hasFocus()))
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (!key->isAutoRepeat())
        setHeld(event->type() == QEvent::KeyPress);
    return true;
}

} // namespace chartroom::canvas
