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

/// Whether a window is another, or was opened from it or from one of those that it has opened.
bool comesFrom(const QWidget* window, const QWidget* other)
{
    while (window && window != other)
        window = window->parentWidget();
    return window;
}

/// Whether a dialog has to be answered before a window is.
bool waitsFor(const QWidget& dialog, const QWidget& window)
{
    return !comesFrom(&window, &dialog) &&
           (dialog.windowModality() == Qt::ApplicationModal || comesFrom(&dialog, &window));
}

} // namespace

bool DialogKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress)
        return passOn(watched, static_cast<QKeyEvent&>(*event));
    return event->type() == QEvent::Shortcut && holdBack();
}

bool DialogKeys::passOn(const QObject* watched, QKeyEvent& key)
{
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
    key.accept();
    action->trigger();
    // What is to be typed somewhere there leads the keys there.
    if (window && window->isVisible() && window->focusWidget() != before && dialogBeside() == dialog)
        window->activateWindow();
    return true;
}

bool DialogKeys::holdBack()
{
    QWidget* const dialog = QApplication::activeModalWidget();
    const QWidget* const window = QApplication::activeWindow();
    if (!dialog || !window || !waitsFor(*dialog, *window))
        return false;
    dialog->activateWindow();
    return true;
}

} // namespace chartroom::app
