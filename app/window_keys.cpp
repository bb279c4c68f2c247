#include "app/window_keys.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace chartroom::app {

namespace {

/// `reaches`: whether an action's shortcut holds there, by its context.
template<class Reaches>
QAction* findIn(const QList<QAction*>& actions, const QKeySequence& keys, const Reaches& reaches)
{
    for (QAction* action : actions) {
        if (QMenu* const menu = action->menu()) {
            if (QAction* const found = findIn(menu->actions(), keys, reaches))
                return found;
        } else if (action->isEnabled() && action->isVisible() && action->shortcuts().contains(keys) &&
                   reaches(action->shortcutContext())) {
            return action;
        }
    }
    return nullptr;
}

bool isOfWindow(Qt::ShortcutContext context)
{
    return context == Qt::WindowShortcut || context == Qt::ApplicationShortcut;
}

} // namespace

QAction* actionAt(const QWidget& widget, const QKeySequence& keys, KeyPlace place)
{
    for (const QWidget* at = &widget; at; at = at->isWindow() ? nullptr : at->parentWidget()) {
        const auto reaches = [place, own = at == &widget](Qt::ShortcutContext context) {
            if (isOfWindow(context))
                return true;
            return place == KeyPlace::Focus && (own || context == Qt::WidgetWithChildrenShortcut);
        };
        if (QAction* const found = findIn(at->actions(), keys, reaches))
            return found;
        const auto* const window = qobject_cast<const QMainWindow*>(at);
        if (!window || !window->isWindow())
            continue;
        if (QAction* const found = findIn(window->menuBar()->actions(), keys, isOfWindow))
            return found;
    }
    return nullptr;
}

} // namespace chartroom::app
