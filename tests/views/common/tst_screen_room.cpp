// A window is never larger than its screen, and grows on the screen.
#include "views/common/screen_room.h"

#include <QScreen>
#include <QTest>
#include <QWidget>

using namespace chartroom::views;

class ScreenRoomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFitsIsAsItIsWanted()
    {
        QWidget window;
        resizeOnScreen(window, {200, 100});
        QCOMPARE(window.size(), QSize(200, 100));
    }

    void noWindowIsLargerThanItsScreen()
    {
        QWidget window;
        const QSize screen = window.screen()->availableSize();
        resizeOnScreen(window, screen * 3);
        QCOMPARE(window.size(), screen * 0.9);
    }

    void whatGrowsStaysOnTheScreen()
    {
        QWidget window;
        const QRect screen = window.screen()->availableGeometry();
        resizeOnScreen(window, {100, 100});
        window.move(screen.right() - 150, screen.bottom() - 150);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        resizeOnScreen(window, screen.size());
        QTRY_VERIFY2(screen.contains(window.frameGeometry()), "the window reaches beyond the screen");
    }
};

QTEST_MAIN(ScreenRoomTest)
#include "tst_screen_room.moc"
