#include "app/dialog_keys.h"

#include "app/window_keys.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPointer>

namespace chartroom::app {

namespace {

/// The dialog that has the keys, where nobody has to answer it first.
QDialog* dialogBeside()
{
    auto* const dialog = qobject_cast<QDialog*>(QApplication::activeWindow());
    const bool beside = dialog && dialog->parentWidget() && !QApplication::activeModalWidget();
    return beside ? dialog : nullptr;
}

/// Whether a widget says that it needs a key, as it is asked before shortcuts are.
bool needs(QWidget& widget, const QKeyEvent& key)
{
    QKeyEvent asked(QEvent::ShortcutOverride, key.key(), key.modifiers(), key.text());
    asked.ignore();
    QCoreApplication::sendEvent(&widget, &asked);
    return asked.isAccepted();
}

} // namespace

bool DialogKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    QDialog* const dialog = key.modifiers().testFlag(Qt::ControlModifier) ? dialogBeside() : nullptr;
    if (!dialog)
        return false;
    // Whoever gets the key first; it comes here again on its way up to the dialog.
    QWidget* const focus = dialog->focusWidget() ? dialog->focusWidget() : dialog;
    if (watched != focus || needs(*focus, key))
        return false;
    QAction* const action = actionAt(*dialog->parentWidget(), key.keyCombination(), KeyPlace::Window);
    if (!action || (key.isAutoRepeat() && !action->autoRepeat()))
        return false;
    const QPointer<QWidget> window = dialog->parentWidget()->window();
    const QPointer<QWidget> before = window->focusWidget();
    event->accept();
    action->trigger();
    // What is to be typed somewhere there leads the keys there.
    if (window && window->isVisible() && window->focusWidget() != before && dialogBeside() == dialog)
        window->activateWindow();
    return true;
}

} // namespace chartroom::app
