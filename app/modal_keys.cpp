#include "app/modal_keys.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace chartroom::app {

namespace {

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

bool ModalKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Shortcut)
        return QObject::eventFilter(watched, event);
    QWidget* const dialog = QApplication::activeModalWidget();
    const QWidget* const window = QApplication::activeWindow();
    if (!dialog || !window || !waitsFor(*dialog, *window))
        return QObject::eventFilter(watched, event);
    dialog->activateWindow();
    return true;
}

} // namespace chartroom::app
