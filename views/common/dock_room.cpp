#include "views/common/dock_room.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace chartroom::views {

namespace {

int& along(QSize& size, Qt::Orientation across)
{
    return across == Qt::Horizontal ? size.rwidth() : size.rheight();
}

int along(const QSize& size, Qt::Orientation across)
{
    return across == Qt::Horizontal ? size.width() : size.height();
}

/// What the tabs of docks that lie behind one another take of their place, which resizeDocks() counts as
/// theirs.
int tabsOf(const QMainWindow& window, QDockWidget* dock, Qt::Orientation across)
{
    if (across != Qt::Vertical || window.tabifiedDockWidgets(dock).isEmpty())
        return 0;
    for (const auto* bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        const QRect tabs = bar->geometry();
        const QRect page = dock->geometry();
        const bool over = tabs.left() <= page.right() && page.left() <= tabs.right();
        const bool near = std::abs(page.top() - tabs.bottom()) < tabs.height() ||
                          std::abs(tabs.top() - page.bottom()) < tabs.height();
        if (bar->isVisible() && over && near)
            return tabs.height();
    }
    return 0;
}

} // namespace

DockRoom::DockRoom(QMainWindow& window, double width, double height)
    : QObject(&window)
    , m_window(window)
    , m_width(width)
    , m_height(height)
{}

void DockRoom::start()
{
    if (!std::exchange(m_started, true))
        m_window.installEventFilter(this);
    fit();
}

bool DockRoom::eventFilter(QObject* watched, QEvent* event)
{
    // The window's layout has its turn before this. A separator is dragged by the window's own mouse events.
    if (event->type() == QEvent::Resize)
        fit();
    else if (event->type() == QEvent::MouseButtonRelease)
        takeUsersSizes();
    return QObject::eventFilter(watched, event);
}

/// The docks that take something from the middle in a direction: those in sight at its sides, and of those
/// behind or below one another one.
QList<QDockWidget*> DockRoom::docksBeside(Qt::Orientation across) const
{
    QList<QDockWidget*> result;
    for (auto* dock : m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        const bool beside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (dock->isHidden() || dock->isFloating() || dock->visibleRegion().isEmpty() ||
            beside != (across == Qt::Horizontal))
            continue;
        const auto overlaps = [&](const QDockWidget* other) {
            const QRect a = dock->geometry();
            const QRect b = other->geometry();
            return beside ? a.left() <= b.right() && b.left() <= a.right()
                          : a.top() <= b.bottom() && b.top() <= a.bottom();
        };
        if (std::ranges::none_of(result, overlaps))
            result << dock;
    }
    return result;
}

void DockRoom::fit()
{
    if (!m_started || m_window.isHidden() || !m_window.centralWidget())
        return;
    fit(Qt::Horizontal);
    fit(Qt::Vertical);
}

void DockRoom::fit(Qt::Orientation across)
{
    const QList<QDockWidget*> docks = docksBeside(across);
    if (docks.isEmpty())
        return;
    int now = 0;
    int wanted = 0;
    for (QDockWidget* dock : docks) {
        if (!m_wanted.contains(dock))
            m_wanted[dock] = dock->size();
        now += along(dock->size(), across);
        wanted += along(m_wanted[dock], across);
    }
    const double share = across == Qt::Horizontal ? m_width : m_height;
    const int middle = along(m_window.centralWidget()->size(), across);
    const int room = middle + now - qRound(share * along(m_window.size(), across));
    const double part = std::min(1.0, double(std::max(room, 0)) / std::max(wanted, 1));
    QList<int> sizes;
    bool changed = false;
    for (QDockWidget* dock : docks) {
        const int size = std::max(1, static_cast<int>(along(m_wanted[dock], across) * part));
        changed = changed || size != along(dock->size(), across);
        sizes << size + tabsOf(m_window, dock, across);
    }
    if (changed)
        m_window.resizeDocks(docks, sizes, across);
    for (QDockWidget* dock : docks)
        m_given[dock] = dock->size();
}

void DockRoom::takeUsersSizes()
{
    for (const Qt::Orientation across : {Qt::Horizontal, Qt::Vertical}) {
        for (QDockWidget* dock : docksBeside(across)) {
            const int size = along(dock->size(), across);
            if (size != along(m_given.value(dock, QSize(size, size)), across) || !m_wanted.contains(dock)) {
                QSize& whole = m_wanted[dock];
                along(whole, across) = size;
                m_given[dock] = dock->size();
            }
        }
    }
}

} // namespace chartroom::views
