#include "views/common/dock_room.h"

#include <QAction>
#include <QDataStream>
#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>
#include <QMap>
#include <QMouseEvent>
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

using NamedSizes = QMap<QString, QSize>;

/// Sizes by the names of their docks.
NamedSizes named(const QHash<QDockWidget*, QSize>& sizes)
{
    NamedSizes result;
    for (auto [dock, size] : sizes.asKeyValueRange())
        result[dock->objectName()] = size;
    return result;
}

} // namespace

DockRoom::DockRoom(QMainWindow& window, double width, double height)
    : QObject(&window)
    , m_window(window)
    , m_usualShare(width, height)
    , m_share(m_usualShare)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        // A separator that is held has the docks where the pointer is; they are looked at when it is let go.
        if (m_before && QGuiApplication::mouseButtons().testFlag(Qt::LeftButton))
            return;
        fit();
        if (m_started && m_left.places == 0 && !docksInSight().isEmpty()) {
            m_window.layout()->activate();
            noteLeft();
        }
    });
}

void DockRoom::start()
{
    if (!std::exchange(m_started, true)) {
        m_window.installEventFilter(this);
        for (QDockWidget* dock : docks()) {
            // It was dropped somewhere else.
            connect(dock, &QDockWidget::dockLocationChanged, this, [this, dock] {
                m_wanted.remove(dock);
                m_left = {};
                m_soon.start();
            });
            // It was closed or opened; one that only comes to the front has the size of its place.
            connect(dock->toggleViewAction(), &QAction::toggled, &m_soon, qOverload<>(&QTimer::start));
        }
    }
    fit();
    m_soon.start();
}

void DockRoom::setNeeded(int height)
{
    if (std::exchange(m_needed, height) != height)
        m_soon.start();
}

bool DockRoom::eventFilter(QObject* watched, QEvent* event)
{
    const auto isLeft = [event] { return static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton; };
    // The window's layout has its turn before this. A separator is dragged by the window's own mouse events.
    if (event->type() == QEvent::Resize) {
        if (m_before)
            m_before = sizesNow();
        fit();
    } else if (event->type() == QEvent::MouseButtonPress && isLeft()) {
        m_before = sizesNow();
    } else if (event->type() == QEvent::MouseButtonRelease && isLeft() && m_before) {
        takeUsersSizes();
        m_before.reset();
        m_soon.start();
    }
    return QObject::eventFilter(watched, event);
}

QList<QDockWidget*> DockRoom::docks() const
{
    return m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

QList<QDockWidget*> DockRoom::docksInSight() const
{
    QList<QDockWidget*> result = docks();
    result.removeIf([](const QDockWidget* dock) {
        return dock->isHidden() || dock->isFloating() || dock->visibleRegion().isEmpty();
    });
    return result;
}

/// The docks that take something from the middle in a direction: those in sight at its sides, and of those
/// below one another one.
QList<QDockWidget*> DockRoom::docksBeside(Qt::Orientation across) const
{
    QList<QDockWidget*> result;
    for (QDockWidget* dock : docksInSight()) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        const bool beside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (beside == (across == Qt::Horizontal) &&
            std::ranges::none_of(result,
                                 [&](const QDockWidget* other) { return inOneStrip(*dock, *other, across); }))
            result << dock;
    }
    return result;
}

DockRoom::Sizes DockRoom::sizesNow() const
{
    Sizes result;
    for (QDockWidget* dock : docksInSight()) {
        result[dock] = dock->size();
        for (QDockWidget* behind : m_window.tabifiedDockWidgets(dock))
            result[behind] = dock->size();
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

int DockRoom::shareOf(Qt::Orientation across) const
{
    const double share = across == Qt::Horizontal ? m_share.width() : m_share.height();
    return qRound(share * along(m_window.size(), across));
}

int DockRoom::neededAbove() const
{
    return m_needed > shareOf(Qt::Vertical) ? m_needed : 0;
}

QList<QDockWidget*> DockRoom::docksAsLeft(const QList<QDockWidget*>& beside, Qt::Orientation across) const
{
    if (m_left.window != m_window.size() || (across == Qt::Vertical && m_left.needed != neededAbove()))
        return {};
    const auto known = [this](const QList<QDockWidget*>& docks) {
        return std::ranges::all_of(docks, [this](QDockWidget* dock) { return m_left.sizes.contains(dock); });
    };
    if (const auto shown = docksInSight(); shown.size() == m_left.places && known(shown))
        return shown;
    return beside.size() == along(m_left.beside, across) && known(beside) ? beside : QList<QDockWidget*>();
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
    int now = 0;
    int wanted = 0;
    for (QDockWidget* dock : docks) {
        want(dock, across, wantedOf(dock, across));
        now += along(dock->size(), across);
        wanted += along(m_wanted[dock], across);
    }
    QList<int> sizes;
    if (const QList<QDockWidget*> left = docksAsLeft(docks, across); !left.isEmpty()) {
        for (QDockWidget* dock : left)
            sizes << along(m_left.sizes[dock], across);
        give(left, sizes, across);
        return;
    }
    const int middle = along(m_window.centralWidget()->size(), across);
    const int kept = std::max(across == Qt::Vertical ? m_needed : 0, shareOf(across));
    const int room = std::max(middle + now - kept, 0);
    const double part = std::min(1.0, double(room) / std::max(wanted, 1));
    for (QDockWidget* dock : docks)
        sizes << std::max(1, static_cast<int>(along(m_wanted[dock], across) * part));
    give(docks, sizes, across);
}

void DockRoom::give(const QList<QDockWidget*>& docks, const QList<int>& sizes, Qt::Orientation across)
{
    QList<int> places;
    bool changed = false;
    for (qsizetype i = 0; i < docks.size(); ++i) {
        changed = changed || sizes[i] != along(docks[i]->size(), across);
        places << sizes[i] + tabsOf(m_window, docks[i], across);
    }
    if (changed)
        m_window.resizeDocks(docks, places, across);
}

void DockRoom::takeUsersSizes()
{
    const Sizes now = sizesNow();
    // A dock that came or went meanwhile was not dragged.
    const bool same =
        m_before && std::ranges::is_permutation(now.keys(), m_before->keys()) && m_window.centralWidget();
    if (!same || now == *m_before)
        return;
    for (const Qt::Orientation across : {Qt::Horizontal, Qt::Vertical}) {
        bool dragged = false;
        for (QDockWidget* dock : docksBeside(across)) {
            const int size = along(dock->size(), across);
            if (size == along(m_before->value(dock), across))
                continue;
            want(dock, across, size);
            dragged = true;
        }
        const double left = along(m_window.centralWidget()->size(), across);
        const double share = left / std::max(along(m_window.size(), across), 1);
        if (dragged && across == Qt::Horizontal)
            m_share.setWidth(std::min(m_usualShare.width(), share));
        else if (dragged)
            m_share.setHeight(std::min(m_usualShare.height(), share));
    }
    noteLeft();
}

void DockRoom::noteLeft()
{
    const QSize beside(static_cast<int>(docksBeside(Qt::Horizontal).size()),
                       static_cast<int>(docksBeside(Qt::Vertical).size()));
    const auto places = static_cast<int>(docksInSight().size());
    m_left = {m_window.size(), neededAbove(), places, beside, sizesNow()};
}

QByteArray DockRoom::save() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(stateVersion);
    out << stateMark << m_window.saveState() << named(m_wanted);
    out << m_share << m_left.window << m_left.needed << m_left.places << m_left.beside << named(m_left.sizes);
    return state;
}

bool DockRoom::restore(const QByteArray& state)
{
    QDataStream in(state);
    in.setVersion(stateVersion);
    quint32 mark = 0;
    QByteArray places;
    NamedSizes wanted;
    QSizeF share = m_usualShare;
    Left left;
    NamedSizes leftSizes;
    in >> mark;
    if (mark != stateMark) {
        places = state;
    } else {
        in >> places >> wanted;
        // Earlier versions of the program end here.
        if (!in.atEnd())
            in >> share >> left.window >> left.needed >> left.places >> left.beside >> leftSizes;
    }
    if (in.status() != QDataStream::Ok || !m_window.restoreState(places))
        return false;
    m_wanted.clear();
    for (auto* dock : docks()) {
        if (const auto size = wanted.constFind(dock->objectName()); size != wanted.constEnd())
            m_wanted[dock] = *size;
        if (const auto size = leftSizes.constFind(dock->objectName()); size != leftSizes.constEnd())
            left.sizes[dock] = *size;
    }
    m_left = std::move(left);
    m_share = share.isValid() ? share.boundedTo(m_usualShare) : m_usualShare;
    fit();
    return true;
}

void letGiveWay(QWidget& dockContent)
{
    dockContent.setMinimumHeight(leastLines * dockContent.fontMetrics().lineSpacing());
}

} // namespace chartroom::views
