#pragma once

#include <QObject>

namespace chartroom::app {

/// Has Return and Enter press the button that has the keys, as Space does: the answers of notices and the
/// buttons of bars and docks, whatever the window does with these keys otherwise. Dialogs that have a default
/// button are left to Qt, which presses that one or the push button that has the keys.
class ButtonKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chartroom::app
