#include "views/common/dock_room.h"

#include <QDataStream>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMap>
#include <QTabBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace chartroom::views {

namespace {

/// What a state begins with that has the wanted sizes; one of QMainWindow begins otherwise.
constexpr quint32 stateMark = 0x444f434b;
constexpr QDataStream::Version stateVersion = QDataStream::Qt_6_0;
/// Of text, that a dock keeps when it gives way.
constexpr int leastLines = 4;

int& along(QSize& size, Qt::Orientation across)
{
    return across == Qt::Horizontal ? size.rwidth() : size.rheight();
}

int along(const QSize& size, Qt::Orientation across)
{
    return across == Qt::Horizontal ? size.width() : size.height();
}

/// Whether two docks at one side lie behind or below one another, so that they give way together.
bool inOneStrip(const QDockWidget& one, const QDockWidget& other, Qt::Orientation across)
{
    const QRect a = one.geometry();
    const QRect b = other.geometry();
    return across == Qt::Horizontal ? a.left() <= b.right() && b.left() <= a.right()
                                    : a.top() <= b.bottom() && b.top() <= a.bottom();
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
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, qOverload<>(&DockRoom::fit));
}

void DockRoom::start()
{
    if (!std::exchange(m_started, true))
        m_window.installEventFilter(this);
    fit();
}

void DockRoom::setNeeded(int height)
{
    if (std::exchange(m_needed, height) != height)
        m_soon.start();
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

QList<QDockWidget*> DockRoom::docks() const
{
    return m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

/// The docks that take something from the middle in a direction: those in sight at its sides, and of those
/// behind or below one another one.
QList<QDockWidget*> DockRoom::docksBeside(Qt::Orientation across) const
{
    QList<QDockWidget*> result;
    for (auto* dock : docks()) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        const bool beside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (dock->isHidden() || dock->isFloating() || dock->visibleRegion().isEmpty() ||
            beside != (across == Qt::Horizontal))
            continue;
        if (std::ranges::none_of(result,
                                 [&](const QDockWidget* other) { return inOneStrip(*dock, *other, across); }))
            result << dock;
    }
    return result;
}

/// A dock that is in sight, and those behind and below it: they have one size in a direction, whichever of
/// them is in sight.
QList<QDockWidget*> DockRoom::sharing(QDockWidget* dock, Qt::Orientation across) const
{
    QList<QDockWidget*> result{dock};
    for (auto* other : docks()) {
        if (other != dock && other->isVisible() && !other->isFloating() &&
            m_window.dockWidgetArea(other) == m_window.dockWidgetArea(dock) &&
            along(other->size(), across) == along(dock->size(), across) && inOneStrip(*dock, *other, across))
            result << other;
    }
    for (QDockWidget* shown : QList(result))
        result << m_window.tabifiedDockWidgets(shown);
    return result;
}

int DockRoom::wantedOf(QDockWidget* dock, Qt::Orientation across) const
{
    for (QDockWidget* one : sharing(dock, across)) {
        if (const int size = along(m_wanted.value(one), across); size > 0)
            return size;
    }
    return along(dock->size(), across);
}

void DockRoom::want(QDockWidget* dock, Qt::Orientation across, int size)
{
    for (QDockWidget* one : sharing(dock, across)) {
        QSize& whole = m_wanted[one];
        along(whole, across) = size;
    }
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
        want(dock, across, wantedOf(dock, across));
        now += along(dock->size(), across);
        wanted += along(m_wanted[dock], across);
    }
    const double share = across == Qt::Horizontal ? m_width : m_height;
    const int middle = along(m_window.centralWidget()->size(), across);
    const int needed = across == Qt::Vertical ? m_needed : 0;
    const int room = middle + now - std::max(needed, qRound(share * along(m_window.size(), across)));
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
            if (size != along(m_given.value(dock, QSize(size, size)), across) ||
                along(m_wanted.value(dock), across) <= 0) {
                want(dock, across, size);
                m_given[dock] = dock->size();
            }
        }
    }
}

QByteArray DockRoom::save() const
{
    QMap<QString, QSize> sizes;
    for (auto [dock, size] : m_wanted.asKeyValueRange())
        sizes[dock->objectName()] = size;
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(stateVersion);
    out << stateMark << m_window.saveState() << sizes;
    return state;
}

bool DockRoom::restore(const QByteArray& state)
{
    QDataStream in(state);
    in.setVersion(stateVersion);
    quint32 mark = 0;
    QByteArray places;
    QMap<QString, QSize> sizes;
    in >> mark;
    if (mark == stateMark)
        in >> places >> sizes;
    else
        places = state;
    if (in.status() != QDataStream::Ok || !m_window.restoreState(places))
        return false;
    m_wanted.clear();
    m_given.clear();
    for (auto* dock : docks()) {
        if (const auto size = sizes.constFind(dock->objectName()); size != sizes.constEnd())
            m_wanted[dock] = *size;
    }
    fit();
    return true;
}

void letGiveWay(QWidget& dockContent)
{
    dockContent.setMinimumHeight(leastLines * dockContent.fontMetrics().lineSpacing());
}

} // namespace chartroom::views
