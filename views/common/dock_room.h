#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QSize>
#include <QTimer>

class QDockWidget;
class QMainWindow;
class QWidget;

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

    /// From now on. Docks of which restore() brought no size have the one that they are to have in a window
    /// that is large enough.
    void start();
    /// The height, in logical pixels, that the middle needs for now where its share is less: the docks give
    /// way for it, and have their sizes back when it is no longer needed. 0: its share is enough.
    void setNeeded(int height);
    /// The window's docks, as QMainWindow::saveState() has them, with the sizes that they are to have where
    /// there is room, however small they are now.
    [[nodiscard]] QByteArray save() const;
    /// Takes what save() gave, or QMainWindow::saveState() without those sizes. False: it is neither, and the
    /// docks stay as they are.
    bool restore(const QByteArray& state);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void fit(Qt::Orientation across);
    void takeUsersSizes();
    /// Remembers what a dock, and those that share its place, are given where there is room.
    void want(QDockWidget* dock, Qt::Orientation across, int size);
    [[nodiscard]] int wantedOf(QDockWidget* dock, Qt::Orientation across) const;
    [[nodiscard]] QList<QDockWidget*> docks() const;
    [[nodiscard]] QList<QDockWidget*> docksBeside(Qt::Orientation across) const;
    [[nodiscard]] QList<QDockWidget*> sharing(QDockWidget* dock, Qt::Orientation across) const;

    QMainWindow& m_window;
    double m_width;
    double m_height;
    int m_needed = 0;
    QTimer m_soon; ///< what is needed changes while the middle is laid out
    bool m_started = false;
    QHash<QDockWidget*, QSize> m_wanted; ///< what docks are given where there is room; -1: not known
    QHash<QDockWidget*, QSize> m_given;  ///< what they were given last
};

/// Lets a dock become lower than its parts ask for: what they need at most is not what the window, or a
/// question above the document, can spare.
void letGiveWay(QWidget& dockContent);

} // namespace chartroom::views
