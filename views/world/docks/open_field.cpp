#include "views/world/docks/open_field.h"

#include "views/common/display_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>
#include <QFormLayout>
#include <QLabel>
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

/// The cell of a list that is being edited: which row, and which column of it.
QString cellName(const QAbstractItemView& list)
{
    const QModelIndex cell = list.currentIndex();
    if (!cell.isValid())
        return {};
    const QString column = cell.model()->headerData(cell.column(), Qt::Horizontal).toString();
    const QString row = cell.siblingAtColumn(0).data().toString();
    QStringList parts{singleLine(row), column};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString labelOf(const QWidget& field)
{
    if (const QWidget* const around = field.parentWidget()) {
        for (const QFormLayout* form : around->findChildren<QFormLayout*>()) {
            const auto* label =
                qobject_cast<const QLabel*>(form->labelForField(const_cast<QWidget*>(&field)));
            if (label)
                return label->text().remove(QLatin1Char('&'));
        }
    }
    return field.accessibleName();
}

} // namespace

QString openFieldName(const QWidget& window)
{
    const QWidget* const field = QApplication::focusWidget();
    if (!isInDock(field, window))
        return {};
    for (const QWidget* at = field; at; at = at->parentWidget()) {
        const auto* list = qobject_cast<const QAbstractItemView*>(at);
        QString name = list && at != field ? cellName(*list) : labelOf(*at);
        if (name.isEmpty() && qobject_cast<const QDockWidget*>(at))
            name = at->windowTitle();
        if (!name.isEmpty())
            return name;
    }
    return {};
}

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
