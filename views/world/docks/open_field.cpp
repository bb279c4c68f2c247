#include "views/world/docks/open_field.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>
#include <QPointer>

namespace chartroom::views {

namespace {

/// Whether a widget stands in a dock of a window; a dock that floats has a window of its own.
bool isInDock(const QWidget* widget, const QWidget& window)
{
    const QDockWidget* dock = nullptr;
    while (widget && !dock) {
        dock = qobject_cast<const QDockWidget*>(widget);
        widget = widget->parentWidget();
    }
    return dock && dock->parentWidget() == &window;
}

} // namespace

void finishTyping(const QWidget& window)
{
    const QPointer<QWidget> field = QApplication::focusWidget();
    // Nothing is typed into a list itself.
    if (!isInDock(field, window) || qobject_cast<QAbstractItemView*>(field))
        return;
    const QPointer<QWidget> around = field->parentWidget();
    field->clearFocus();
    if (QApplication::focusWidget())
        return;
    if (field && field->isVisible())
        field->setFocus(Qt::OtherFocusReason);
    else if (around)
        around->setFocus(Qt::OtherFocusReason);
}

} // namespace chartroom::views
