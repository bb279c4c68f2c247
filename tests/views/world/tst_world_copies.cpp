// Copies of a world that are written somewhere else, in the real window.
#include "tests/support/buttons.h"
#include "tests/support/held_workers.h"
#include "tests/views/world/world_tool_test.h"
#include "views/common/action_notice.h"
#include "views/world/dialogs/copying_dialog.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

class WorldCopiesTest : public QObject
{
    Q_OBJECT

    enum End { Written, Refused, StoppedByKey, StoppedByButton, StoppedByWindow };

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void nobodyTrustsInCopiesThatAreNotWrittenYet_data()
    {
        QTest::addColumn<int>("end");
        QTest::newRow("written") << int(Written);
        QTest::newRow("refused") << int(Refused);
        QTest::newRow("stopped by a key") << int(StoppedByKey);
        QTest::newRow("stopped by the button") << int(StoppedByButton);
        QTest::newRow("stopped by the system's button") << int(StoppedByWindow);
    }
    void nobodyTrustsInCopiesThatAreNotWrittenYet()
    {
        QFETCH(const int, end);
        const QTemporaryDir other;
        WorldWindow window;
        QVERIFY(window.isReady());
        QVERIFY(window.bench().docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        test::writeAll(window.folder() + QStringLiteral("/chunks/0_0.json"),
                       "{\"schemaVersion\":1,\"x_theirs\":1,\"roomLayers\":[],\"heightLayers\":[],"
                       "\"instances\":[]}");
        window.session().lookAtFiles();
        WorldNotices& notices = window.bench().notices();
        QTRY_VERIFY(!notices.conflict().isHidden());
        QSignalSpy said(&notices, &WorldNotices::said);
        test::HeldWorkers workers;
        const QString folder = end == Refused ? window.folder() : other.path();
        const test::DialogAnswer answer([&folder](QWidget& dialog) {
            auto* const name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            QVERIFY(name);
            name->setText(folder);
            QTest::keyClick(name, Qt::Key_Return);
        });
        notices.conflict().answer(2);
        QVERIFY(answer.done());
        // It stands before the window until they are written, whatever is pressed.
        const QPointer<CopyingDialog> dialog = window.bench().findChild<CopyingDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(QTest::qWaitForWindowExposed(dialog));
        QCOMPARE(QApplication::activeModalWidget(), dialog);
        auto* const cancel = test::buttonCalled(*dialog, QStringLiteral("Cancel"));
        QVERIFY(cancel && cancel->isEnabled());
        if (end == StoppedByKey)
            QTest::keyClick(dialog, Qt::Key_Escape);
        else if (end == StoppedByButton)
            QTest::mouseClick(cancel, Qt::LeftButton);
        else if (end == StoppedByWindow)
            QVERIFY(!dialog->close());
        QCOMPARE(cancel->isEnabled(), end == Written || end == Refused);
        QVERIFY(dialog->isVisible());
        QVERIFY(said.isEmpty());
        QVERIFY(notices.told().isHidden());
        workers.release();
        QTRY_VERIFY(!dialog);
        if (end == Written) {
            QCOMPARE(said.size(), 1);
            QVERIFY2(said.front().front().toString().contains(folder),
                     qPrintable(said.front().front().toString()));
        } else {
            // It stays until somebody has seen it.
            QVERIFY(!notices.told().isHidden());
            const QString expected =
                end == Refused ? folder : QStringLiteral("Writing the copies was stopped: there are none.");
            QVERIFY2(notices.told().sentence().contains(expected), qPrintable(notices.told().sentence()));
            QVERIFY(said.isEmpty());
            QVERIFY(QDir(other.path()).isEmpty());
        }
        QVERIFY(!notices.conflict().isHidden());
        QCOMPARE(window.bench().unsavedChanges(), 1);
    }

    void whatWasToldStaysUntilItIsSeen()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        WorldNotices& notices = window.bench().notices();
        const QString failed = QStringLiteral("The copies could not be written.");
        notices.tell(failed);
        // Then others delete chunks, now and again.
        const auto remove = [&window](const char* name) {
            QVERIFY(QFile::remove(window.folder() + QStringLiteral("/chunks/") + QLatin1String(name)));
        };
        const auto deleted = [](int count) {
            return QStringLiteral("Another program deleted %1 chunk(s)").arg(count);
        };
        remove("0_0.json");
        QTRY_VERIFY2(notices.told().sentence().contains(deleted(1)), qPrintable(notices.told().sentence()));
        QVERIFY2(notices.told().sentence().contains(failed), qPrintable(notices.told().sentence()));
        // Whoever is at the answer stays there when more is told.
        notices.told().focusAnswer(0);
        QTRY_VERIFY(notices.told().isAncestorOf(QApplication::focusWidget()));
        remove("1_0.json");
        remove("1_1.json");
        QTRY_VERIFY2(notices.told().sentence().contains(deleted(3)), qPrintable(notices.told().sentence()));
        QVERIFY(!notices.told().sentence().contains(deleted(1)));
        QVERIFY2(notices.told().sentence().contains(failed), qPrintable(notices.told().sentence()));
        QVERIFY(notices.told().isAncestorOf(QApplication::focusWidget()));
        // What was seen is not said again.
        notices.told().answer(0);
        QVERIFY(notices.told().isHidden());
        remove("-1_0.json");
        QTRY_VERIFY(!notices.told().isHidden());
        QVERIFY(notices.told().sentence().startsWith(deleted(1)));
        QVERIFY(!notices.told().sentence().contains(failed));
    }

private:
    QTemporaryDir m_state;
};

QTEST_MAIN(WorldCopiesTest)
#include "tst_world_copies.moc"
