#pragma once

#include <QObject>

namespace chartroom::app {

/// Keeps keys from a window that waits for a dialog. Window managers put such a window in front when it is
/// clicked on, and Qt then finds its shortcuts. The dialog comes to the front instead.
class ModalKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chartroom::app
