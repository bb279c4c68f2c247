// Who asks for a save has one answer, also where the world cannot be saved any more by then.
#include "tests/support/held_workers.h"
#include "tests/views/world/world_window.h"
#include "views/common/action_notice.h"
#include "views/common/verdict_bar.h"
#include "views/world/world_notices.h"

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

class WorldSaveAnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void aSecondSaveThatIsRefusedIsAnsweredOnce()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.key(Qt::Key_B);
        window.state().setSymbol(u'W');
        window.click(0, 0);
        QCOMPARE(window.bench().unsavedChanges(), 1);
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        QSignalSpy said(&window.bench(), &Workbench::messageShown);
        model::WorldSession& session = window.session();
        const QString away = window.folder() + QStringLiteral(".away");
        const QString file = window.folder() + QStringLiteral("/chunks/0_0.json");
        {
            const test::HeldWorkers workers;
            window.key(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(session.isSaving());
            // What is done meanwhile is asked to be saved as well.
            window.click(3, 3);
            window.key(Qt::Key_S, Qt::ControlModifier);
        }
        // Between the two saves the folder goes.
        bool gone = false;
        connect(&session, &model::WorldSession::changed, &window.bench(), [&] {
            if (session.isSaving() || gone || !test::readAll(file).contains('W'))
                return;
            gone = true;
            QVERIFY(QDir().rename(window.folder(), away));
            QVERIFY(QTest::qWaitFor([&session] { return session.isFolderGone(); }, test::patience));
        });
        QTRY_VERIFY(!saved.isEmpty());
        QVERIFY(session.isFolderGone());
        QCOMPARE(saved.size(), 1);
        QVERIFY(!saved.front().front().toBool());
        QVERIFY2(said.last().front().toString().startsWith(QStringLiteral("Nothing was saved")),
                 qPrintable(said.last().front().toString()));
        QCOMPARE(window.bench().unsavedChanges(), 1);
        QVERIFY(QDir().rename(away, window.folder()));
        QTRY_VERIFY(!session.isFolderGone());
        QTest::qWait(100);
        QCOMPARE(saved.size(), 1);
    }

private:
    QTemporaryDir m_state;
};

QTEST_MAIN(WorldSaveAnswersTest)
#include "tst_world_save_answers.moc"
