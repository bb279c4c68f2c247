#include "app/button_keys.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace chartroom::app {

namespace {

bool isPressKey(const QKeyEvent& key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           !(key.modifiers() & ~Qt::KeypadModifier);
}

/// Whether a button is in a dialog that has another, or the same, for these keys.
bool isLeftToDialog(const QPushButton& button)
{
    const auto* const dialog = qobject_cast<const QDialog*>(button.window());
    return dialog && std::ranges::any_of(dialog->findChildren<QPushButton*>(), [](const QPushButton* other) {
               return other->isDefault() && other->isVisible();
           });
}

/// The button that a key is for; null where it is for none, or for one that Qt presses.
QAbstractButton* buttonAt(QObject* watched)
{
    if (watched != QApplication::focusWidget())
        return nullptr;
    if (auto* const tool = qobject_cast<QToolButton*>(watched))
        return tool;
    auto* const push = qobject_cast<QPushButton*>(watched);
    return push && !isLeftToDialog(*push) ? push : nullptr;
}

} // namespace

bool ButtonKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool override = event->type() == QEvent::ShortcutOverride;
    if (!override && event->type() != QEvent::KeyPress)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    QAbstractButton* const button = isPressKey(key) ? buttonAt(watched) : nullptr;
    if (!button)
        return false;
    event->accept();
    // One that is held down would answer what is asked next as well.
    if (!override && !key.isAutoRepeat())
        button->click();
    return true;
}

} // namespace chartroom::app
