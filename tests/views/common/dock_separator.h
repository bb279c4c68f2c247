#pragma once

#include <QDockWidget>
#include <QMouseEvent>
#include <QTest>

namespace chartroom::test {

/// Presses at a place in a window, moves by some pixels and lets go.
inline void dragFrom(QWidget& window, QPoint from, QPoint by)
{
    QTest::mouseMove(&window, from);
    QTest::mousePress(&window, Qt::LeftButton, {}, from);
    for (const QPoint to : {from + by / 2, from + by}) {
        QMouseEvent move(QEvent::MouseMove, to, window.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window, &move);
        QTest::qWait(30);
    }
    QTest::mouseRelease(&window, Qt::LeftButton, {}, from + by);
    QTest::qWait(50);
}

/// Drags the separator at the right of a dock of a window by some pixels.
inline void dragSeparator(QWidget& window, const QDockWidget& dock, int by)
{
    dragFrom(window, {dock.geometry().right() + 3, dock.geometry().center().y()}, {by, 0});
}

/// Drags the separator below a dock of a window, or below its middle, by some pixels.
inline void dragSeparatorBelow(QWidget& window, const QWidget& part, int by)
{
    dragFrom(window, {part.geometry().center().x(), part.geometry().bottom() + 3}, {0, by});
}

} // namespace chartroom::test
