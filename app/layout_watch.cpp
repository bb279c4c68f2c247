#include "app/layout_watch.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

namespace chartroom::app {

namespace {
/// A window that is dragged tells once.
constexpr int restMilliseconds = 1000;
} // namespace

LayoutWatch::LayoutWatch(QMainWindow& window)
    : QObject(&window)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(restMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &LayoutWatch::changed);
    window.installEventFilter(this);
    // Docks also go out of sight with a window that another one is in front of: nobody moved them.
    const auto tellSoon = [this, &window] {
        if (window.isVisible())
            m_soon.start();
    };
    for (auto* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        connect(dock, &QDockWidget::dockLocationChanged, this, tellSoon);
        connect(dock, &QDockWidget::topLevelChanged, this, tellSoon);
        // It was closed or opened, or came in front of others.
        connect(dock, &QDockWidget::visibilityChanged, this, tellSoon);
        dock->installEventFilter(this);
    }
}

bool LayoutWatch::eventFilter(QObject* watched, QEvent* event)
{
    const auto* window = static_cast<const QWidget*>(watched);
    switch (event->type()) {
    case QEvent::MouseButtonRelease: // a separator between docks was dragged
        m_soon.start();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange: // of the window, or of a dock that floats
        if (window->isWindow() && window->isVisible())
            m_soon.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace chartroom::app
