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
        shell.window->resize(1100, 700);
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
        const auto room = [&] { return place->isVisible() ? place->x() : bar.width(); };
        QTRY_VERIFY(room() >= bar.fontMetrics().horizontalAdvance(sentence));
        QVERIFY(bar.toolTip().isEmpty());
        // A narrower window: still readable, and where nothing helps it is in the tool tip.
        shell.window->resize(600, 700);
        QTRY_VERIFY(room() >= std::min(bar.width(), bar.fontMetrics().horizontalAdvance(sentence)));
        Q_EMIT shell.current()->messageShown(sentence.repeated(4));
        QCOMPARE(bar.toolTip(), sentence.repeated(4));
        bar.clearMessage();
        QTRY_VERIFY(place->isVisible() && place->width() > 300);
        QVERIFY(bar.toolTip().isEmpty());
    }
};

QTEST_MAIN(StatusAreaTest)
#include "tst_status_area.moc"
