#pragma once

#include <QObject>

namespace chartroom::app {

/// Has Return and Enter press the button that has the keys, as Space does: the answers of notices and the
/// buttons of bars and docks, whatever the window does with these keys otherwise. Qt does so with the push
/// buttons of dialogs only, which are left to it.
class ButtonKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chartroom::app
