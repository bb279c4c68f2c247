// What the status bar says, and what gives way to it.
#include "tests/app/shell.h"

#include <QLabel>
#include <QStatusBar>

using namespace chartroom;
using namespace chartroom::test;

class StatusAreaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageIsReadableBesideALongPlace()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        shell.window->resize(1200, 700);
        QStatusBar& bar = *shell.window->statusBar();
        auto* place = bar.findChild<QLabel*>(QStringLiteral("place"));
        QVERIFY(place);
        Q_EMIT shell.current()->placeTextChanged(
            QStringLiteral("chunk -1:0  local 7, 4  world -1, 4 ").repeated(5));
        QTRY_VERIFY(place->width() > 600);
        const QString sentence = QStringLiteral("The world is open in another window and can only be looked "
                                                "at in this one: /home/user/worlds/town");
        Q_EMIT shell.current()->messageShown(sentence);
        QCOMPARE(bar.currentMessage(), sentence);
        const auto* message = bar.findChild<QLabel*>(QStringLiteral("message"));
        QVERIFY(message);
        QTRY_COMPARE(message->text(), sentence);
        QVERIFY(place->isVisible());
        QVERIFY(message->geometry().right() < place->x());
        QVERIFY(message->toolTip().isEmpty());
        // A narrower window: the place stays, and what of the sentence has no room is in its tool tip.
        shell.window->resize(600, 700);
        QTRY_VERIFY(message->text().endsWith(QChar(u'…')));
        QCOMPARE(message->toolTip(), sentence.toHtmlEscaped());
        QVERIFY(place->isVisible());
        QVERIFY2(place->text().startsWith(QStringLiteral("chunk -1:0")), qPrintable(place->text()));
        QVERIFY(message->isVisible());
        QVERIFY(message->geometry().right() < place->x());
        QVERIFY(message->fontMetrics().horizontalAdvance(message->text()) <= message->width());
        bar.clearMessage();
        QTRY_VERIFY(!message->isVisible());
        QTRY_VERIFY(place->isVisible() && place->width() > 300);
    }

    void aShortPlaceIsWholeBesideALongMessage()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        shell.window->resize(900, 600);
        const QStatusBar& bar = *shell.window->statusBar();
        const auto* place = bar.findChild<QLabel*>(QStringLiteral("place"));
        const auto* message = bar.findChild<QLabel*>(QStringLiteral("message"));
        Q_EMIT shell.current()->messageShown(QStringLiteral("Keine Ebene hat dort etwas. ").repeated(12));
        // Also where the pointer comes there later.
        const QString text = QStringLiteral("chunk 0:0  local 3, 4");
        Q_EMIT shell.current()->placeTextChanged(text);
        QTRY_COMPARE(place->text(), text);
        QTRY_VERIFY(message->text().endsWith(QChar(u'…')));
        QTRY_VERIFY(message->geometry().right() < place->x());
    }

    void noLetterLooksOutBehindAMessage()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        shell.window->resize(900, 600);
        QStatusBar& bar = *shell.window->statusBar();
        const auto* place = bar.findChild<QLabel*>(QStringLiteral("place"));
        const auto* message = bar.findChild<QLabel*>(QStringLiteral("message"));
        QVERIFY(place && message);
        Q_EMIT shell.current()->placeTextChanged(QStringLiteral("chunk 0:0"));
        Q_EMIT shell.current()->messageShown(QString(200, QLatin1Char('M')));
        QTRY_VERIFY(message->text().endsWith(QChar(u'…')));
        QTRY_VERIFY(place->width() > 20 && message->width() > 400);
        // The bar draws the sentence as well, and would end it in the middle of a letter before the place.
        const QImage picture = bar.grab().toImage();
        const double ratio = picture.devicePixelRatio();
        QSet<QRgb> colours;
        for (int x = qRound((place->x() - 7) * ratio); x < qRound(place->x() * ratio); ++x) {
            for (int y = picture.height() / 4; y < picture.height() * 3 / 4; ++y)
                colours << picture.pixel(x, y);
        }
        QCOMPARE(colours.size(), qsizetype{1});
    }

    void aMessageBeginsWhereTheModeBegins()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        const QStatusBar& bar = *shell.window->statusBar();
        const auto* mode = bar.findChild<QLabel*>(QStringLiteral("mode"));
        const auto* message = bar.findChild<QLabel*>(QStringLiteral("message"));
        QVERIFY(mode && message);
        Q_EMIT shell.current()->modeTextChanged(QStringLiteral("Brush"));
        QTRY_VERIFY(mode->isVisible() && mode->width() > 20);
        const int left = mode->x() + mode->contentsRect().x();
        Q_EMIT shell.current()->messageShown(QStringLiteral("Copied 1, 2"));
        QTRY_VERIFY(message->isVisible());
        QCOMPARE(message->x() + message->contentsRect().x(), left);
    }
};

QTEST_MAIN(StatusAreaTest)
#include "tst_status_area.moc"
