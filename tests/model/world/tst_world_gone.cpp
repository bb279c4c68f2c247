// Worlds whose folder is deleted, moved or renamed while they are open, and chunks that others delete.
#include "formats/core/code.h"
#include "tests/model/world/foreign_files_test.h"

using namespace chartroom;
using model::WorldSession;
using test::background;
using test::backgroundOf;
using test::filesIn;

namespace {

const QByteArray theirs = "{\"backgroundTileId\":\"theirs\"}";
// Longer than what a test does in the middle of a deletion, and longer than any test.
constexpr int longWait = 3000;
constexpr int endless = 3'600'000;

model::WorldSessionOptions deletionsWait(int milliseconds)
{
    model::WorldSessionOptions options;
    options.deletionMilliseconds = milliseconds;
    return options;
}

} // namespace

class WorldGoneTest : public test::ForeignFilesTest
{
    Q_OBJECT

private:
    enum How { Renamed, ParentRenamed, Deleted };

    /// A world that lies in a folder of its own.
    QString makeInner()
    {
        const QString made = makeWorld();
        const QString outer = m_folder.filePath(QStringLiteral("outer%1").arg(m_made));
        const QString inner = outer + QStringLiteral("/world");
        if (!QDir().mkpath(outer) || !QDir().rename(made, inner))
            qFatal("the world cannot be moved");
        return inner;
    }
    /// A world of which no chunk was read, but by the index.
    static void openUnread(WorldSession& session)
    {
        QSignalSpy indexed(&session, &WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait(test::patience));
        for (int x = 0; x < 3; ++x)
            QVERIFY(!session.chunk({x, 0}));
    }
    static model::WorldSessionOptions withoutState()
    {
        model::WorldSessionOptions options;
        options.stateFolder.clear();
        return options;
    }
    static void expectAll(const WorldSession& session)
    {
        for (int x = 0; x < 3; ++x)
            QVERIFY(session.document().chunks().exists({x, 0}));
    }
    static QString movedBy(How how, const QString& folder)
    {
        return how == ParentRenamed ? QFileInfo(folder).path() : folder;
    }
    static void take(How how, const QString& folder)
    {
        if (how == Deleted)
            QVERIFY(QDir(folder).removeRecursively());
        else
            QVERIFY(QDir().rename(movedBy(how, folder), movedBy(how, folder) + QStringLiteral(".away")));
    }
    static void bringBack(How how, const QString& folder)
    {
        if (how != Deleted) {
            QVERIFY(QDir().rename(movedBy(how, folder) + QStringLiteral(".away"), movedBy(how, folder)));
            return;
        }
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/chunks")));
        for (int x = 0; x < 3; ++x)
            test::writeAll(chunkFile(folder, x), "{}");
        test::writeAll(folder + QStringLiteral("/world.json"),
                       "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
    }

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

QTEST_GUILESS_MAIN(WorldGoneTest)
#include "tst_world_gone.moc"
