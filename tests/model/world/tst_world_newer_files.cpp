// Chunks and bookmarks that others write in a newer version than is known while their world is open (W5).
#include "formats/core/code.h"
#include "tests/model/world/foreign_files_test.h"

using namespace chartroom;

namespace {

const QByteArray newerChunk = "{\"schemaVersion\":2,\"backgroundTileId\":\"theirs\"}";
const QByteArray newerBookmarks = "{\"schemaVersion\":2,\"bookmarks\":[]}";

} // namespace

class WorldNewerFilesTest : public test::ForeignFilesTest
{
    Q_OBJECT

private:
    static QString bookmarksFile(const QString& folder) { return folder + QStringLiteral("/bookmarks.json"); }
    static world::ChunkLook::State stateOf(const WorldSession& session)
    {
        return session.chunk({0, 0})->state;
    }

private Q_SLOTS:
    void unsavedWorkIsNotKeptOverANewerChunk()
    {
        const QString folder = makeWorld();
        const QString file = chunkFile(folder, 0);
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        test::writeAll(file, newerChunk);
        QTRY_COMPARE(session->conflicts().size(), std::size_t{1});
        QCOMPARE(session->conflicts().front().theirs, Theirs::Newer);
        QVERIFY(session->conflicts().front().takeable);
        session->resolveConflicts(Foreign::KeepMine);
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        QVERIFY(!session->saveAll());
        QCOMPARE(test::readAll(file), newerChunk);
        // Nothing of it is lost, and a copy can be written.
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QVERIFY(session->document().dirty());
        QCOMPARE(session->copies().chunks.size(), std::size_t{1});
        QCOMPARE(session->copies().chunks.front()->backgroundTileId, std::string("mine"));
        // Theirs can be looked at.
        session->resolveConflicts(Foreign::TakeTheirs);
        QVERIFY(session->conflicts().empty());
        QCOMPARE(stateOf(*session), world::ChunkLook::State::Newer);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
        const auto refused = session->undo();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::Code::EditChunkNewer);
        QVERIFY(!session->document().dirty());
        save(*session);
        QCOMPARE(test::readAll(file), newerChunk);
        // Undo leads back once its version is known again.
        test::writeAll(file, "{\"backgroundTileId\":\"known\"}");
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("known"));
        QVERIFY(session->undo());
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        save(*session);
        QVERIFY(test::readAll(file).contains("mine"));
    }

    void othersAreKeptWhereOneIsNewer()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QVERIFY(session->apply(background({1, 0}, "mine")));
        test::writeAll(chunkFile(folder, 0), newerChunk);
        test::writeAll(chunkFile(folder, 1), "{\"backgroundTileId\":\"theirs\"}");
        QTRY_COMPARE(session->conflicts().size(), std::size_t{2});
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        session->resolveConflicts(Foreign::KeepMine);
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("chunks/0_0.json")});
        QCOMPARE(conflicts.size(), 1);
        // That one is not decided so, and nothing is told.
        session->resolveConflicts(Foreign::KeepMine);
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        QCOMPARE(conflicts.size(), 1);
        session->resolveConflicts(Foreign::TakeTheirs);
        QVERIFY(session->conflicts().empty());
        QCOMPARE(conflicts.size(), 2);
        save(*session);
        QCOMPARE(test::readAll(chunkFile(folder, 0)), newerChunk);
        QVERIFY(test::readAll(chunkFile(folder, 1)).contains("mine"));
        // What changed another chunk only is taken back all the same.
        QVERIFY(session->undo());
        QCOMPARE(backgroundOf(*session, {1, 0}), std::string());
        QVERIFY(!session->undo());
    }

    void undoDoesNotLeadToANewerChunk_data() { stepRows(); }
    void undoDoesNotLeadToANewerChunk()
    {
        QFETCH(const bool, inParts);
        const QString folder = makeWorld();
        const QString file = chunkFile(folder, 0);
        auto session = openWithSavedStep(folder, inParts);
        const QByteArray mine = test::readAll(file);
        test::writeAll(file, newerChunk);
        QTRY_COMPARE(stateOf(*session), world::ChunkLook::State::Newer);
        // No step leads to it, and none away from it.
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        expectRefusedUndo(*session, inParts, core::Code::EditChunkNewer);
        QVERIFY(!session->document().dirty());
        save(*session);
        QCOMPARE(test::readAll(file), newerChunk);
        // Another newer one, and one that is torn, change nothing of that.
        test::writeAll(file, QByteArray(newerChunk).replace("theirs", "others"));
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("others"));
        test::writeAll(file, "{");
        QTRY_COMPARE(stateOf(*session), world::ChunkLook::State::Unreadable);
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        // Back as it was, nothing has happened.
        test::writeAll(file, mine);
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        QVERIFY(session->undo());
        QTRY_VERIFY(!session->isEditing());
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string());
        // So with a step that is to be done again.
        save(*session);
        const QByteArray empty = test::readAll(file);
        test::writeAll(file, newerChunk);
        QTRY_COMPARE(stateOf(*session), world::ChunkLook::State::Newer);
        QCOMPARE(session->document().redoCount(), std::size_t{1});
        QCOMPARE(session->redo().ok(), inParts);
        QTRY_VERIFY(!session->isEditing());
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
        test::writeAll(file, empty);
        QTRY_COMPARE(stateOf(*session), world::ChunkLook::State::Editable);
        QVERIFY(session->redo());
        QTRY_VERIFY(!session->isEditing());
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
    }

    void newerBookmarksAreNotWrittenOver()
    {
        const QString folder = makeWorld();
        const QString file = bookmarksFile(folder);
        auto session = open(folder);
        QVERIFY(session->apply({world::SetBookmark{"home", "Home", 1, 2}}));
        save(*session);
        const QByteArray known = test::readAll(file);
        QVERIFY(session->apply({world::SetBookmark{"well", "Well", 5, 6}}));
        test::writeAll(file, newerBookmarks);
        QTRY_COMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("bookmarks.json")});
        QCOMPARE(session->conflicts().front().theirs, Theirs::Newer);
        session->resolveConflicts(Foreign::KeepMine);
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        QVERIFY(!session->saveAll());
        QCOMPARE(test::readAll(file), newerBookmarks);
        QVERIFY(session->copies().bookmarks &&
                session->copies().bookmarks->find("Well") != std::string::npos);
        session->resolveConflicts(Foreign::TakeTheirs);
        QVERIFY(session->conflicts().empty());
        QVERIFY(!session->document().bookmarksEditable());
        // Nothing makes them differ from their file, which no save would mend.
        const auto refused = session->undo();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::Code::EditBookmarksLocked);
        QVERIFY(!session->document().dirty());
        save(*session);
        QVERIFY(!session->document().dirty());
        QCOMPARE(test::readAll(file), newerBookmarks);
        // Undo leads back once their version is known again.
        test::writeAll(file, known);
        QTRY_VERIFY(session->document().bookmarksEditable());
        QCOMPARE(session->document().bookmarks().list.size(), std::size_t{1});
        QVERIFY(session->undo());
        QCOMPARE(session->document().bookmarks().list.size(), std::size_t{2});
        save(*session);
        QVERIFY(test::readAll(file).contains("Well"));
    }
};

QTEST_GUILESS_MAIN(WorldNewerFilesTest)
#include "tst_world_newer_files.moc"
