#pragma once

#include <QObject>
#include <QTimer>

class QMainWindow;

namespace chartroom::app {

/// Tells a moment after somebody changed how a window looks, so that it is kept even where the program does
/// not come to its end: the window's size and place, where it is a window of its own, and which docks are
/// where, how large and in front.
class LayoutWatch : public QObject
{
    Q_OBJECT

public:
    /// All docks of the window are there. Belongs to the window.
    explicit LayoutWatch(QMainWindow& window);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTimer m_soon;
};

} // namespace chartroom::app
