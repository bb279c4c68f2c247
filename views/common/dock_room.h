#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QSize>
#include <QSizeF>
#include <QTimer>

#include <optional>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace chartroom::views {

/// Keeps the middle of a window its share when the window is made small: the docks around it give way, each
/// by the same part, as far as they can. When there is room again they get their sizes back.
///
/// What the user drags is meant: the docks keep it, and the middle has no larger share than the user left it.
/// In a window of the size that it had then, with the same docks in sight, all of them are as they were left,
/// those below one another too.
class DockRoom : public QObject
{
    Q_OBJECT

public:
    /// The shares of the window's width and height that its central widget keeps. Belongs to the window.
    DockRoom(QMainWindow& window, double width, double height);

    /// From now on; all docks are there. Those of which restore() brought no size have the one that they are
    /// to have in a window that is large enough.
    void start();
    /// The height, in logical pixels, that the middle needs for now where its share is less: the docks give
    /// way for it, and have their sizes back when it is no longer needed. 0: its share is enough.
    void setNeeded(int height);
    /// The window's docks, as QMainWindow::saveState() has them, with the sizes that they are to have where
    /// there is room, however small they are now, and as the user left them.
    [[nodiscard]] QByteArray save() const;
    /// Takes what save() gave, or QMainWindow::saveState() without those sizes. False: it is neither, and the
    /// docks stay as they are.
    bool restore(const QByteArray& state);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Sizes = QHash<QDockWidget*, QSize>;
    /// All docks in sight as they were first, or when the user let go of a separator.
    struct Left
    {
        QSize window;
        int needed = 0; ///< what the middle needed above its share
        int places = 0; ///< docks behind one another have one
        QSize beside;   ///< the places that take width, and those that take height of the middle
        Sizes sizes;    ///< of those behind others too
    };

    void fit();
    void fit(Qt::Orientation across);
    /// Gives docks sizes in a direction, where they have others.
    void give(const QList<QDockWidget*>& docks, const QList<int>& sizes, Qt::Orientation across);
    /// The docks that are to have the sizes that the user left them with: all in sight where they are the
    /// same, else those `beside` the middle. None where the window is another.
    [[nodiscard]] QList<QDockWidget*> docksAsLeft(const QList<QDockWidget*>& beside,
                                                  Qt::Orientation across) const;
    void takeUsersSizes();
    void noteLeft();
    /// Remembers what a dock, and those that share its place, are given where there is room.
    void want(QDockWidget* dock, Qt::Orientation across, int size);
    [[nodiscard]] int wantedOf(QDockWidget* dock, Qt::Orientation across) const;
    /// What the middle keeps as its share, in logical pixels.
    [[nodiscard]] int shareOf(Qt::Orientation across) const;
    /// What it needs above that; 0: its share is enough.
    [[nodiscard]] int neededAbove() const;
    [[nodiscard]] QList<QDockWidget*> docks() const;
    /// Those that take room: of docks behind one another the one in front.
    [[nodiscard]] QList<QDockWidget*> docksInSight() const;
    [[nodiscard]] QList<QDockWidget*> docksBeside(Qt::Orientation across) const;
    [[nodiscard]] QList<QDockWidget*> sharing(QDockWidget* dock, Qt::Orientation across) const;
    [[nodiscard]] Sizes sizesNow() const;

    QMainWindow& m_window;
    const QSizeF m_usualShare; ///< parts of the window
    QSizeF m_share;            ///< the user may have left less
    int m_needed = 0;
    QTimer m_soon; ///< what is needed, and which docks are in sight, changes while the window is laid out
    bool m_started = false;
    Sizes m_wanted; ///< what docks are given where there is room; -1: not known
    Left m_left;
    std::optional<Sizes> m_before; ///< while a button is held that may drag a separator
};

/// Lets a dock become lower than its parts ask for: what they need at most is not what the window, or a
/// question above the document, can spare.
void letGiveWay(QWidget& dockContent);

} // namespace chartroom::views
