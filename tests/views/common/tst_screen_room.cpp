// A window is never larger than its screen, and grows on the screen.
#include "views/common/screen_room.h"

#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QTest>
#include <QVBoxLayout>
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

    void aLongerSentenceTakesNothingFromTheFields()
    {
        QWidget window;
        auto* field = new QLineEdit;
        auto* sentence = new QLabel;
        sentence->setWordWrap(true);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(field);
        layout->addWidget(sentence);
        growWithSentences(window);
        window.resize(300, 10);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const int before = window.height();
        sentence->setText(QStringLiteral("It could not be written. ").repeated(20));
        QTRY_VERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
        QVERIFY(field->height() >= field->sizeHint().height());
        QVERIFY(window.height() > before);
        // A shorter one leaves the window as it is.
        const QSize grown = window.size();
        sentence->setText(QStringLiteral("Written."));
        QCoreApplication::processEvents();
        QCOMPARE(window.size(), grown);
        // What the screen has no room for does not make it larger than that.
        sentence->setText(QStringLiteral("It could not be written. ").repeated(2000));
        QCoreApplication::processEvents();
        QVERIFY(window.height() <= window.screen()->availableSize().height());
    }
};

QTEST_MAIN(ScreenRoomTest)
#include "tst_screen_room.moc"
