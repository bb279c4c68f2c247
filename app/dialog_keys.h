#pragma once

#include <QObject>

namespace chartroom::app {

/// Lets keys with Ctrl do in a dialog that stands beside the main window what they do in that window, such as
/// to quit, to save and to undo: Qt finds a window's shortcuts only while it is the active one. What the
/// dialog needs itself stays its own, and so do the keys of dialogs that wait for an answer.
class DialogKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chartroom::app
