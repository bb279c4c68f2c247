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
        model::WorldSessionOptions options;
        options.stateFolder.clear();
        WorldSession session(folder, QString(), nullptr, std::move(options));
        QSignalSpy indexed(&session, &WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait(test::patience));
        // Nobody has looked at any of them.
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

    void cleanChunksThatAreDeletedAreToldOnce()
    {
        const QString folder = makeWorld();
        constexpr int many = 20;
        for (int x = 3; x < many; ++x)
            test::writeAll(chunkFile(folder, x), "{}");
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        QSignalSpy told(session.get(), &WorldSession::chunksDeleted);
        for (int x = 0; x < 2; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        QTRY_VERIFY(!session->document().chunks().exists({1, 0}));
        for (int x = 2; x < many; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        QTRY_COMPARE(told.size(), 1);
        // The one that has unsaved work is a question.
        QCOMPARE(told.front().front().toInt(), many - 1);
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("chunks/0_0.json")});
        QCOMPARE(conflicts.size(), 1);
        QCOMPARE(session->document().chunks().addresses(), std::vector<world::Address>({{0, 0}}));
    }

    void whatIsOnlyReplacedIsNotToldToBeDeleted()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QSignalSpy told(session.get(), &WorldSession::chunksDeleted);
        for (int x = 0; x < 2; ++x)
            QVERIFY(QFile::remove(chunkFile(folder, x)));
        QTRY_VERIFY(!session->document().chunks().exists({0, 0}));
        test::writeAll(chunkFile(folder, 0), theirs);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.front().front().toInt(), 1);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
    }
};

QTEST_GUILESS_MAIN(WorldGoneTest)
#include "tst_world_gone.moc"
