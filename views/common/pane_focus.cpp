#include "views/common/pane_focus.h"

#include "views/common/action_notice.h"
#include "views/common/file_notice.h"
#include "views/common/lazy_dock.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <iterator>

namespace chartroom::views {

namespace {

bool takesFocus(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
           !widget.focusProxy();
}

/// The pane that a widget belongs to; null: it is in none.
QWidget* paneOf(const QList<QWidget*>& panes, const QWidget* widget)
{
    // A question stands in the middle, and comes behind it.
    for (auto pane = panes.rbegin(); widget && pane != panes.rend(); ++pane) {
        if (*pane == widget || (*pane)->isAncestorOf(widget))
            return *pane;
    }
    return nullptr;
}

/// The first widget in one of the panes that the Tab key would come to.
QWidget* firstIn(QWidget& pane, const QList<QWidget*>& panes)
{
    for (QWidget* next = &pane;;) {
        if (next != &pane && takesFocus(*next) && paneOf(panes, next) == &pane)
            return next;
        next = next->nextInFocusChain();
        if (next == &pane)
            return takesFocus(pane) ? &pane : nullptr;
    }
}

/// What a pane has to focus may be made only when it comes in sight.
void fill(QWidget& pane)
{
    if (auto* const dock = qobject_cast<LazyDock*>(&pane))
        dock->fill();
}

/// What is asked above a document now.
QList<QWidget*> questionsIn(const QWidget& middle)
{
    QList<QWidget*> shown;
    for (auto* notice : middle.findChildren<ActionNotice*>())
        shown << notice;
    for (auto* notice : middle.findChildren<FileNotice*>())
        shown << notice;
    shown.removeIf([](const QWidget* notice) { return !notice->isVisible(); });
    return shown;
}

/// The place of a dock among the tabs of those that it shares its place with.
int tabOf(const QMainWindow& window, const QDockWidget& dock)
{
    for (const auto* bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        for (int tab = 0; tab < bar->count(); ++tab) {
            if (bar->tabText(tab) == dock.windowTitle())
                return tab;
        }
    }
    return 0;
}

QList<QWidget*> panesOf(const QMainWindow& window)
{
    QList<QDockWidget*> seen;
    for (auto* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (dock->isVisible() && (dock->isFloating() || !isBehindTab(*dock)))
            seen << dock;
    }
    std::ranges::sort(seen, [](const QWidget* a, const QWidget* b) {
        const QPoint left = a->geometry().topLeft();
        const QPoint right = b->geometry().topLeft();
        return left.x() != right.x() ? left.x() < right.x() : left.y() < right.y();
    });
    QList<QWidget*> panes;
    for (QDockWidget* dock : std::as_const(seen)) {
        // Those that share its place come in the order of their tabs, whichever of them is in front.
        QList<QDockWidget*> group = window.tabifiedDockWidgets(dock) << dock;
        std::ranges::stable_sort(group, {},
                                 [&window](const QDockWidget* one) { return tabOf(window, *one); });
        std::ranges::copy_if(group, std::back_inserter(panes),
                             [](const QDockWidget* one) { return !one->isHidden(); });
    }
    if (QWidget* const middle = window.centralWidget())
        panes = QList<QWidget*>{middle} + questionsIn(*middle) + panes;
    return panes;
}

} // namespace

bool isBehindTab(const QWidget& widget)
{
    for (const QWidget* at = &widget; at; at = at->parentWidget()) {
        const auto* const dock = qobject_cast<const QDockWidget*>(at);
        if (dock && !dock->isFloating() && dock->parentWidget())
            return !dock->parentWidget()->rect().intersects(dock->geometry());
    }
    return false;
}

void focusNextPane(QMainWindow& window, bool forward)
{
    const QList<QWidget*> panes = panesOf(window);
    const auto current = panes.indexOf(paneOf(panes, QApplication::focusWidget()));
    const auto count = panes.size();
    // From elsewhere, the middle is next.
    const auto from = current >= 0 ? current : (forward ? -1 : count);
    for (qsizetype step = 1; step <= count; ++step) {
        QWidget* const pane = panes[((from + (forward ? step : -step)) % count + count) % count];
        fill(*pane);
        if (QWidget* const first = firstIn(*pane, panes)) {
            if (auto* dock = qobject_cast<QDockWidget*>(pane); dock && isBehindTab(*dock))
                dock->raise();
            first->window()->activateWindow();
            first->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void enterDock(QDockWidget& dock)
{
    dock.show();
    dock.raise();
    fill(dock);
    QWidget* stop = nullptr;
    for (auto* view : dock.findChildren<QAbstractItemView*>()) {
        if (!stop && takesFocus(*view))
            stop = view;
    }
    if (!stop)
        stop = firstIn(dock, {&dock});
    if (!stop)
        stop = &dock;
    if (stop->window() != QApplication::activeWindow())
        stop->activateWindow();
    stop->setFocus(Qt::OtherFocusReason);
}

} // namespace chartroom::views
