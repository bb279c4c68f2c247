#include "app/layout_watch.h"

#include <QAction>
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
    const auto tellSoon = qOverload<>(&QTimer::start);
    for (const auto* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        connect(dock, &QDockWidget::dockLocationChanged, &m_soon, tellSoon);
        connect(dock, &QDockWidget::topLevelChanged, &m_soon, tellSoon);
        connect(dock->toggleViewAction(), &QAction::toggled, &m_soon, tellSoon);
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
    case QEvent::WindowStateChange:
        if (window->isWindow() && window->isVisible())
            m_soon.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace chartroom::app
