// Who asks for a save has one answer, also where the world cannot be saved any more by then.
#include "tests/support/buttons.h"
#include "tests/support/held_workers.h"
#include "tests/views/world/world_window.h"
#include "views/common/action_notice.h"
#include "views/common/verdict_bar.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

class WorldSaveAnswersTest : public QObject
{
    Q_OBJECT

private:
    static QByteArray newerThan(const QByteArray& world)
    {
        return QByteArray(world)
            .replace("\"schemaVersion\"", "\"x_old\"")
            .replace(0, 1, "{\"schemaVersion\":2,");
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void aSecondSaveThatIsRefusedIsAnsweredOnce()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.paint(0, 0);
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
            window.key(Qt::Key_S, Qt::ControlModifier);
        }
        // Between the two saves the folder goes.
        bool gone = false;
        connect(&session, &model::WorldSession::changed, &window.bench(), [&] {
            if (session.isSaving() || gone || !test::readAll(file).contains('W'))
                return;
            gone = true;
            QVERIFY(window.bench().docks().edit({world::Paint{1, {3, 3}, u'W'}}));
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

    void aWorldThatOthersMadeNewerSaysSoAndKeepsItsWork()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.paint(0, 0);
        const QString file = window.folder() + QStringLiteral("/world.json");
        const QByteArray known = test::readAll(file);
        const QByteArray newer = newerThan(known);
        test::writeAll(file, newer);
        WorldNotices& notices = window.bench().notices();
        ActionNotice& notice = notices.conflict();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().contains(QStringLiteral("world.json in a newer version")),
                 qPrintable(notice.sentence()));
        // There is nothing to decide; what is unsaved can be kept elsewhere.
        QVERIFY(!test::buttonCalled(notice, QStringLiteral("Keep Mine")));
        QVERIFY(!test::buttonCalled(notice, QStringLiteral("Take Theirs")));
        QVERIFY(test::buttonCalled(notice, QStringLiteral("Save Copies…")));
        QVERIFY(window.bench().readOnly());
        QTRY_VERIFY2(window.bench().verdictBar().sentence().startsWith(QStringLiteral("Read-only")),
                     qPrintable(window.bench().verdictBar().sentence()));
        // Neither the brush nor undo changes anything.
        window.click(3, 3);
        QVERIFY(!window.bench().actionsById()["undo"]->isEnabled());
        window.undo();
        QCOMPARE(window.steps(), std::size_t{1});
        QCOMPARE(window.bench().unsavedChanges(), 1);
        // Whoever closes the window and wants it saved hears why it is not.
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        QSignalSpy said(&window.bench(), &Workbench::messageShown);
        window.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(saved.size(), 1);
        QVERIFY(!saved.front().front().toBool());
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().front().toString().contains(QStringLiteral("newer schema")),
                 qPrintable(said.front().front().toString()));
        QCOMPARE(test::readAll(file), newer);
        test::writeAll(file, known);
        QTRY_VERIFY(notice.isHidden());
        QVERIFY(!window.bench().readOnly());
        saved.clear();
        window.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.front().front().toBool());
        QCOMPARE(window.bench().unsavedChanges(), 0);
    }

    void aChunkThatOthersMadeNewerIsNotWrittenOver()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.paint(0, 0);
        const QString file = window.folder() + QStringLiteral("/chunks/0_0.json");
        const QByteArray newer = "{\"schemaVersion\":2,\"backgroundTileId\":\"theirs\"}";
        test::writeAll(file, newer);
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        for (const char* part : {"chunks/0_0.json", "newer version", "can only be looked at"})
            QVERIFY2(notice.sentence().contains(QLatin1String(part)), qPrintable(notice.sentence()));
        QVERIFY(!test::buttonCalled(notice, QStringLiteral("Keep Mine")));
        QVERIFY(test::buttonCalled(notice, QStringLiteral("Save Copies…")));
        QPushButton* const take = test::buttonCalled(notice, QStringLiteral("Take Theirs"));
        QVERIFY(take);
        QTest::mouseClick(take, Qt::LeftButton);
        QTRY_VERIFY(notice.isHidden());
        QCOMPARE(window.bench().unsavedChanges(), 0);
        // Undo says why it does not lead back yet.
        QSignalSpy said(&window.bench(), &Workbench::messageShown);
        window.undo();
        QCOMPARE(window.steps(), std::size_t{1});
        QVERIFY(!said.isEmpty());
        QVERIFY2(said.last().front().toString().contains(QStringLiteral("newer schema")),
                 qPrintable(said.last().front().toString()));
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        window.bench().save();
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(test::readAll(file), newer);
    }

    void whatCannotBeWrittenOverIsNotOfferedToBeKept()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const QString file = window.folder() + QStringLiteral("/world.json");
        const QByteArray known = test::readAll(file);
        window.reopen([&] { test::writeAll(file, newerThan(known)); });
        QVERIFY(window.isReady());
        QVERIFY(window.bench().readOnly());
        test::writeAll(file, "{");
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().contains(QStringLiteral("world.json so that it cannot be read.")),
                 qPrintable(notice.sentence()));
        QVERIFY2(!notice.sentence().contains(QStringLiteral("keep yours")), qPrintable(notice.sentence()));
        QVERIFY(!test::buttonCalled(notice, QStringLiteral("Keep Mine")));
        test::writeAll(file, known);
        QTRY_VERIFY(notice.isHidden());
        QVERIFY(!window.bench().readOnly());
    }

private:
    QTemporaryDir m_state;
};

QTEST_MAIN(WorldSaveAnswersTest)
#include "tst_world_save_answers.moc"
