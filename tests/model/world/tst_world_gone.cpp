// Worlds whose folder is deleted, moved or renamed while they are open.
#include "formats/core/code.h"
#include "tests/model/world/gone_files_test.h"

using namespace chartroom;

class WorldGoneTest : public test::GoneFilesTest
{
    Q_OBJECT

private Q_SLOTS:
    void aFolderThatGoesAndComesIsNoticed_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("renamed") << int(Renamed);
        QTest::newRow("parent renamed") << int(ParentRenamed);
        QTest::newRow("deleted") << int(Deleted);
    }
    void aFolderThatGoesAndComesIsNoticed()
    {
        QFETCH(const int, how);
        const QString folder = makeInner();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy deleted(session.get(), &WorldSession::chunksDeleted);
        QSignalSpy told(session.get(), &WorldSession::folderChanged);
        // Nobody asks: the system tells.
        take(static_cast<How>(how), folder);
        QTRY_VERIFY(session->isFolderGone());
        QCOMPARE(told.size(), 1);
        // What was read is there still, all of it can be kept elsewhere, and nothing is saved.
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        for (int x = 0; x < 3; ++x)
            QVERIFY(session->document().chunks().exists({x, 0}));
        const model::WorldCopies kept = session->copies();
        QVERIFY(kept.info.has_value());
        QCOMPARE(kept.chunks.size(), std::size_t{3});
        QCOMPARE(kept.missing, std::size_t{0});
        QVERIFY2(!model::saveCopies(kept, folder), "copies must not take the place of the world");
        QVERIFY(!QFileInfo::exists(folder));
        const auto copies = model::saveCopies(kept, m_folder.filePath(QStringLiteral("kept")));
        QVERIFY(copies);
        QVERIFY(QFileInfo::exists(*copies + QStringLiteral("/world.json")));
        QVERIFY(test::readAll(chunkFile(*copies, 0)).contains("mine"));
        QSignalSpy failed(session.get(), &WorldSession::saveFailed);
        QVERIFY(!session->saveAll());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.front().front().value<core::Message>().code, core::Code::FileWrite);

        bringBack(static_cast<How>(how), folder);
        QTRY_VERIFY(!session->isFolderGone());
        QCOMPARE(told.size(), 2);
        // It is watched as before, and was no deletion.
        test::writeAll(chunkFile(folder, 1), theirs);
        QTRY_COMPARE(backgroundOf(*session, {1, 0}), std::string("theirs"));
        QTRY_VERIFY(session->conflicts().empty());
        for (int x = 0; x < 3; ++x)
            QTRY_VERIFY(session->document().chunks().exists({x, 0}));
        QCOMPARE(session->document().dirtyChunks(), std::vector<world::Address>({{0, 0}}));
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait(test::patience));
        QVERIFY(test::readAll(chunkFile(folder, 0)).contains("mine"));
        QCOMPARE(deleted.size(), 0);
    }

    void allChunksOfAFolderThatIsBackAreLookedAt()
    {
        const QString folder = makeInner();
        WorldSession session(folder, QString(), nullptr, withoutState());
        openUnread(session);
        take(Renamed, folder);
        QTRY_VERIFY(session.isFolderGone());
        const QString away = folder + QStringLiteral(".away");
        test::writeAll(chunkFile(away, 0), theirs);
        test::writeAll(chunkFile(away, 7), theirs);
        QVERIFY(QFile::remove(chunkFile(away, 2)));
        bringBack(Renamed, folder);
        QTRY_VERIFY(!session.isFolderGone());
        QTRY_VERIFY(session.document().chunks().exists({7, 0}));
        QTRY_VERIFY(!session.document().chunks().exists({2, 0}));
        QTRY_COMPARE(backgroundOf(session, {0, 0}), std::string("theirs"));
    }

    void theLookAtAllChunksOutlivesAStroke()
    {
        const QString folder = makeInner();
        WorldSession session(folder, QString(), nullptr, withoutState());
        openUnread(session);
        take(Renamed, folder);
        QTRY_VERIFY(session.isFolderGone());
        const QString away = folder + QStringLiteral(".away");
        test::writeAll(chunkFile(away, 7), theirs);
        QVERIFY(QFile::remove(chunkFile(away, 2)));
        // Right after the look has begun, and before what it finds can be told.
        connect(
            &session, &WorldSession::folderChanged, this, [&session] { session.beginGesture(); },
            Qt::QueuedConnection);
        bringBack(Renamed, folder);
        QTRY_VERIFY(session.inGesture());
        QVERIFY(!session.isFolderGone());
        // What it finds comes meanwhile.
        QTest::qWait(300);
        QVERIFY(session.inGesture());
        QVERIFY(!session.document().chunks().exists({7, 0}));
        session.endGesture();
        QTRY_VERIFY(session.document().chunks().exists({7, 0}));
        QTRY_VERIFY(!session.document().chunks().exists({2, 0}));
    }

    void chunksThatNobodyReadStayWhileTheFolderIsGone()
    {
        const QString folder = makeInner();
        WorldSession session(folder, QString(), nullptr, withoutState());
        openUnread(session);
        QSignalSpy told(&session, &WorldSession::folderChanged);
        take(Renamed, folder);
        // Before the system has told, an edit is not made of a chunk that only seems to be empty.
        const auto early = session.apply(background({0, 0}, "mine"));
        QVERIFY(!early);
        QCOMPARE(early.error().code, core::Code::FileOpen);
        session.request({{0, 0}, {1, 0}});
        QTRY_VERIFY(session.isFolderGone());
        session.setView({{1, 0}, 1});
        session.request({{0, 0}, {1, 0}, {2, 0}});
        QTest::qWait(100);
        expectAll(session);
        QCOMPARE(session.document().chunks().addresses().size(), std::size_t{3});
        QCOMPARE(session.copies().missing, std::size_t{3});
        // Neither is a stroke.
        session.beginGesture();
        const auto stroke = session.extendGesture(background({1, 0}, "mine"));
        QVERIFY(!stroke);
        QCOMPARE(stroke.error().code, core::Code::FileOpen);
        session.endGesture();
        QCOMPARE(session.document().undoCount(), std::size_t{0});
        QVERIFY(session.document().dirtyChunks().empty());
        QCOMPARE(told.size(), 1);
        // What was asked for is read when it can be, without being asked for again.
        bringBack(Renamed, folder);
        QTRY_VERIFY(!session.isFolderGone());
        for (int x = 0; x < 3; ++x)
            QTRY_VERIFY(session.chunk({x, 0}));
        expectAll(session);
        QVERIFY(session.apply(background({1, 0}, "mine")));
    }

    void anEditInTheBackgroundNeedsTheFolderToo()
    {
        const QString folder = makeInner();
        WorldSession session(folder, QString(), nullptr, withoutState());
        openUnread(session);
        take(Renamed, folder);
        QSignalSpy failed(&session, &WorldSession::editFailed);
        constexpr std::int64_t many = WorldSession::cellsAtOnce + 1;
        QVERIFY(session.apply(model::DeferredEdit{many, [] { return background({0, 0}, "mine"); }}));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.front().front().value<core::Message>().code, core::Code::FileOpen);
        QVERIFY(session.document().dirtyChunks().empty());
        expectAll(session);
    }

    void aFolderThatGoesAndComesSlowlyLosesNoChunks()
    {
        const QString folder = makeInner();
        auto session = open(folder, deletionsWait(endless));
        QSignalSpy deleted(session.get(), &WorldSession::chunksDeleted);
        for (int x = 0; x < 3; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        settle(*session, folder);
        expectAll(*session);
        take(Deleted, folder);
        QTRY_VERIFY(session->isFolderGone());
        expectAll(*session);
        QCOMPARE(session->copies().chunks.size(), std::size_t{3});
        QCOMPARE(session->copies().missing, std::size_t{0});
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/chunks")));
        test::writeAll(folder + QStringLiteral("/world.json"),
                       "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
        QTRY_VERIFY(!session->isFolderGone());
        settle(*session, folder);
        expectAll(*session);
        for (int x = 0; x < 3; ++x)
            test::writeAll(chunkFile(folder, x), theirs);
        for (int x = 0; x < 3; ++x)
            QTRY_COMPARE(backgroundOf(*session, {x, 0}), std::string("theirs"));
        QCOMPARE(deleted.size(), 0);
    }
};

QTEST_GUILESS_MAIN(WorldGoneTest)
#include "tst_world_gone.moc"
