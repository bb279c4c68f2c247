#pragma once

#include <QHash>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace chartroom::views {

/// Keeps the middle of a window its share when the window is made small: the docks around it give way, each
/// by the same part, as far as they can. When there is room again they get their sizes back. Sizes that the
/// user gives them hold until the window is another size.
class DockRoom : public QObject
{
    Q_OBJECT

public:
    /// The shares of the window's width and height that its central widget keeps. Belongs to the window.
    DockRoom(QMainWindow& window, double width, double height);

    /// From now on: the docks have the sizes that they are to have in a window that is large enough.
    void start();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void fit(Qt::Orientation across);
    void takeUsersSizes();
    [[nodiscard]] QList<QDockWidget*> docksBeside(Qt::Orientation across) const;

    QMainWindow& m_window;
    double m_width;
    double m_height;
    bool m_started = false;
    QHash<QDockWidget*, QSize> m_wanted; ///< what docks are given where there is room
    QHash<QDockWidget*, QSize> m_given;  ///< what they were given last
};

} // namespace chartroom::views
