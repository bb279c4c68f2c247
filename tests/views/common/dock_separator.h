#pragma once

#include <QDockWidget>
#include <QMouseEvent>
#include <QTest>

namespace chartroom::test {

/// Drags the separator at the right of a dock of a window by some pixels.
inline void dragSeparator(QWidget& window, const QDockWidget& dock, int by)
{
    const QPoint from(dock.geometry().right() + 3, dock.geometry().center().y());
    QTest::mouseMove(&window, from);
    QTest::mousePress(&window, Qt::LeftButton, {}, from);
    for (const QPoint to : {from + QPoint(by / 2, 0), from + QPoint(by, 0)}) {
        QMouseEvent move(QEvent::MouseMove, to, window.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window, &move);
        QTest::qWait(30);
    }
    QTest::mouseRelease(&window, Qt::LeftButton, {}, from + QPoint(by, 0));
    QTest::qWait(50);
}

} // namespace chartroom::test
