#pragma once

#include <QAccessible>
#include <QString>
#include <QWidget>

namespace chartroom::test {

/// What a screen reader calls a widget: its own name, or what its label says. Empty: nothing.
[[nodiscard]] inline QString spokenName(QWidget& widget)
{
    const QAccessibleInterface* const known = QAccessible::queryAccessibleInterface(&widget);
    return known ? known->text(QAccessible::Name) : QString();
}

} // namespace chartroom::test
