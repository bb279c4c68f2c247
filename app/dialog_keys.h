#pragma once

#include <QObject>

class QKeyEvent;

namespace chartroom::app {

/// What keys do while dialogs are open.
///
/// In a dialog that stands beside the main window, keys with Ctrl do what they do in that window, such as to
/// quit, to save and to undo: Qt finds a window's shortcuts only while it is the active one. What the dialog
/// needs itself stays its own.
///
/// A dialog that waits for an answer keeps its own keys, and the window that waits for it has none. Window
/// managers put such a window in front when it is clicked on, and Qt then finds its shortcuts: the dialog
/// comes to the front instead.
class DialogKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Does what a key does in the window that a dialog stands beside. False: it is for others.
    static bool passOn(const QObject* watched, QKeyEvent& key);
    /// Keeps a shortcut from the active window, where that waits. False: it does not.
    static bool holdBack();
};

} // namespace chartroom::app
