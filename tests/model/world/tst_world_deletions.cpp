// Chunks of an open world that others delete.
#include "formats/core/code.h"
#include "tests/model/world/gone_files_test.h"

using namespace chartroom;

class WorldDeletionsTest : public test::GoneFilesTest
{
    Q_OBJECT

private Q_SLOTS:
    void aChunkWhoseFileIsGoneIsNotAnEmptyOne_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("at once") << 0;
        QTest::newRow("as a stroke") << 1;
        QTest::newRow("in the background") << 2;
    }
    void aChunkWhoseFileIsGoneIsNotAnEmptyOne()
    {
        QFETCH(const int, way);
        const QString folder = makeInner();
        auto options = withoutState();
        options.deletionMilliseconds = endless;
        WorldSession session(folder, QString(), nullptr, options);
        openUnread(session);
        // Who deletes the world slowly has only come to the chunks.
        for (int x = 0; x < 3; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        if (way == 2) {
            QSignalSpy failed(&session, &WorldSession::editFailed);
            constexpr std::int64_t many = WorldSession::cellsAtOnce + 1;
            QVERIFY(session.apply(model::DeferredEdit{many, [] { return background({0, 0}, "mine"); }}));
            QTRY_COMPARE(failed.size(), 1);
            const auto why = failed.front().front().value<core::Message>();
            QCOMPARE(why.code, core::Code::FileOpen);
            QVERIFY2(why.text().find("0_0.json") != std::string::npos, why.text().c_str());
        } else {
            if (way == 1)
                session.beginGesture();
            const auto refused = way == 1 ? session.extendGesture(background({0, 0}, "mine"))
                                          : session.apply(background({0, 0}, "mine"));
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, core::Code::FileOpen);
            QVERIFY2(refused.error().text().find("0_0.json") != std::string::npos,
                     refused.error().text().c_str());
            session.endGesture();
        }
        QCOMPARE(session.document().undoCount(), std::size_t{0});
        QVERIFY(session.document().dirtyChunks().empty());
        settle(session, folder);
        expectAll(session);
        // The folder goes as well, and comes back with all that was there.
        take(Deleted, folder);
        QTRY_VERIFY(session.isFolderGone());
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/chunks")));
        for (int x = 0; x < 3; ++x)
            test::writeAll(chunkFile(folder, x), theirs);
        test::writeAll(folder + QStringLiteral("/world.json"),
                       "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
        QTRY_VERIFY(!session.isFolderGone());
        session.setView({{1, 0}, 1});
        for (int x = 0; x < 3; ++x)
            QTRY_COMPARE(backgroundOf(session, {x, 0}), std::string("theirs"));
        QVERIFY(session.apply(background({0, 0}, "mine")));
    }

    void aChunkThatIsDeletedForGoodCanBeMadeAnew()
    {
        const QString folder = makeInner();
        auto options = withoutState();
        options.deletionMilliseconds = 0;
        WorldSession session(folder, QString(), nullptr, options);
        openUnread(session);
        QVERIFY(QFile::remove(chunkFile(folder, 0)));
        QTRY_VERIFY(session.apply(background({0, 0}, "mine")));
        QCOMPARE(backgroundOf(session, {0, 0}), std::string("mine"));
        QVERIFY(!session.document().chunks().mark({0, 0})->exists);
    }

    void aChunkThatSomebodyElseJustMadeIsNotWrittenOver()
    {
        const QString folder = makeInner();
        WorldSession session(folder, QString(), nullptr, withoutState());
        openUnread(session);
        // Before the system has told.
        test::writeAll(chunkFile(folder, 7), theirs);
        QVERIFY(session.apply(background({7, 0}, "mine")));
        QCOMPARE(backgroundOf(session, {7, 0}), std::string("mine"));
        QTRY_COMPARE(filesIn(session.conflicts()), std::vector<QString>{QStringLiteral("chunks/7_0.json")});
        QVERIFY(!session.saveAll());
        QCOMPARE(test::readAll(chunkFile(folder, 7)), theirs);
    }

    void aChunkThatWasAwayForAMomentIsReadForWhoeverWaitsForIt()
    {
        const QString folder = makeInner();
        auto options = withoutState();
        options.deletionMilliseconds = endless;
        WorldSession session(folder, QString(), nullptr, options);
        openUnread(session);
        const QByteArray content = test::readAll(chunkFile(folder, 0));
        QVERIFY(QFile::remove(chunkFile(folder, 0)));
        session.request({{0, 0}});
        settle(session, folder);
        QVERIFY(!session.chunk({0, 0}));
        // The file is back as it was, so that nothing has changed.
        test::writeAll(chunkFile(folder, 0), content);
        QTRY_VERIFY(session.chunk({0, 0}));
        QVERIFY(session.chunk({0, 0})->chunk);
    }

    void cleanChunksThatAreDeletedAreToldOnce()
    {
        const QString folder = makeWorld();
        constexpr int many = 20;
        for (int x = 3; x < many; ++x)
            test::writeAll(chunkFile(folder, x), "{}");
        auto session = open(folder, deletionsWait(longWait));
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        QSignalSpy told(session.get(), &WorldSession::chunksDeleted);
        for (int x = 0; x < 2; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        settle(*session, folder);
        for (int x = 2; x < many; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        QTRY_COMPARE(told.size(), 1);
        // The one that has unsaved work is a question.
        QCOMPARE(told.front().front().toInt(), many - 1);
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("chunks/0_0.json")});
        QCOMPARE(conflicts.size(), 1);
        QCOMPARE(session->document().chunks().addresses(), std::vector<world::Address>({{0, 0}}));
    }

    void deletedChunksThatAreBackAreTold()
    {
        const QString folder = makeWorld();
        auto session = open(folder, deletionsWait(1));
        QSignalSpy told(session.get(), &WorldSession::chunksDeleted);
        QVERIFY(QFile::remove(chunkFile(folder, 0)));
        QTRY_COMPARE(told.size(), 1);
        settle(*session, folder);
        // A new one is none of them.
        test::writeAll(chunkFile(folder, 5), theirs);
        QTRY_VERIFY(session->document().chunks().exists({5, 0}));
        QCOMPARE(told.size(), 1);
        // They add up until somebody has seen it.
        QVERIFY(QFile::remove(chunkFile(folder, 1)));
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(told.back().front().toInt(), 2);
        settle(*session, folder);
        session->forgetDeleted();
        QVERIFY(QFile::remove(chunkFile(folder, 2)));
        QTRY_COMPARE(told.size(), 3);
        QCOMPARE(told.back().front().toInt(), 1);
        test::writeAll(chunkFile(folder, 2), theirs);
        QTRY_COMPARE(told.size(), 4);
        QCOMPARE(told.back().front().toInt(), 0);
        QVERIFY(session->document().chunks().exists({2, 0}));
        // Told once; and of those that were forgotten nothing is.
        test::writeAll(chunkFile(folder, 2), "{}");
        test::writeAll(chunkFile(folder, 0), theirs);
        QTRY_VERIFY(session->document().chunks().exists({0, 0}));
        settle(*session, folder);
        QCOMPARE(told.size(), 4);
    }

    void whatIsOnlyReplacedIsNotToldToBeDeleted()
    {
        const QString folder = makeWorld();
        auto session = open(folder, deletionsWait(longWait));
        QSignalSpy told(session.get(), &WorldSession::chunksDeleted);
        for (int x = 0; x < 2; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        settle(*session, folder);
        test::writeAll(chunkFile(folder, 0), theirs);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.front().front().toInt(), 1);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
    }
};

QTEST_GUILESS_MAIN(WorldDeletionsTest)
#include "tst_world_deletions.moc"
