// A world whose own file others write in a newer version than is known while it is open (W5).
#include "formats/core/code.h"
#include "model/world/kept_work.h"
#include "tests/model/world/foreign_files_test.h"

using namespace chartroom;

namespace {

const QByteArray newer = "{\"schemaVersion\":2,\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4,\"x_new\":1}";

} // namespace

class WorldNewerTest : public test::ForeignFilesTest
{
    Q_OBJECT

private:
    static QString infoFile(const QString& folder) { return folder + QStringLiteral("/world.json"); }
    /// Another program's newer file is there, and the session knows.
    static void makeNewer(WorldSession& session, const QString& folder)
    {
        test::writeAll(infoFile(folder), newer);
        QTRY_COMPARE(filesIn(session.conflicts()), std::vector<QString>{QStringLiteral("world.json")});
    }
    [[nodiscard]] std::filesystem::path state() const
    {
        return QFile::encodeName(m_folder.filePath(QStringLiteral("state"))).toStdString();
    }

private Q_SLOTS:
    void theOpenWorldCanOnlyBeLookedAt()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait(test::patience));
        const QByteArray known = test::readAll(infoFile(folder));
        QVERIFY(!session->readOnly());
        QSignalSpy state(session.get(), &WorldSession::stateChanged);
        makeNewer(*session, folder);
        QCOMPARE(session->conflicts().front().theirs, Theirs::Newer);
        QVERIFY(!session->conflicts().front().takeable);
        QVERIFY(session->readOnly());
        QCOMPARE(session->readOnlyReason()->code, core::Code::WorldReadOnly);
        QVERIFY(!state.isEmpty());
        // What is shown is what was known, and nothing changes it.
        QCOMPARE(session->document().info().schemaVersion, std::int64_t{1});
        for (const auto& refused :
             {session->apply(background({1, 0}, "mine")), session->undo(), session->goTo(0)}) {
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, core::Code::WorldReadOnly);
        }
        for (const Foreign how : {Foreign::KeepMine, Foreign::TakeTheirs}) {
            session->resolveConflicts(how);
            QCOMPARE(session->conflicts().size(), std::size_t{1});
            QVERIFY(session->readOnly());
        }
        QVERIFY(!session->document().dirty());
        QVERIFY(!session->saveAll());
        QCOMPARE(test::readAll(infoFile(folder)), newer);
        // When it is back, work goes on.
        test::writeAll(infoFile(folder), known);
        QTRY_VERIFY(!session->readOnly());
        QVERIFY(session->conflicts().empty());
        QVERIFY(session->undo());
        QVERIFY(session->apply(background({1, 0}, "mine")));
        saved.clear();
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait(test::patience));
        QCOMPARE(test::readAll(infoFile(folder)), known);
    }

    void unsavedWorkIsKept()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        const QByteArray known = test::readAll(infoFile(folder));
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QVERIFY(session->apply({world::SetBookmark{"home", "Home", 1, 2}}));
        makeNewer(*session, folder);
        // Others go on changing chunks; nothing of what is here gives way.
        test::writeAll(chunkFile(folder, 0), "{\"backgroundTileId\":\"theirs\"}");
        QTRY_COMPARE(session->conflicts().size(), std::size_t{2});
        QVERIFY(!session->undo());
        QVERIFY(!session->saveAll());
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        const model::WorldCopies copies = session->copies();
        QCOMPARE(copies.chunks.size(), std::size_t{1});
        QCOMPARE(copies.chunks.front()->backgroundTileId, std::string("mine"));
        QVERIFY(copies.bookmarks && copies.bookmarks->find("Home") != std::string::npos);
        session->resolveConflicts(Foreign::KeepMine);
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("world.json")});
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QCOMPARE(session->copies().chunks.size(), std::size_t{1});
        test::writeAll(infoFile(folder), known);
        QTRY_VERIFY(!session->readOnly());
        save(*session);
        QVERIFY(test::readAll(chunkFile(folder, 0)).contains("mine"));
        QVERIFY(test::readAll(folder + QStringLiteral("/bookmarks.json")).contains("Home"));
    }

    void theJournalOutlivesIt_data()
    {
        QTest::addColumn<bool>("isBack");
        QTest::newRow("the file is back when the world is opened again") << true;
        QTest::newRow("it is not, and the work is put aside") << false;
    }
    void theJournalOutlivesIt()
    {
        QFETCH(const bool, isBack);
        const QString folder = makeWorld();
        const QByteArray known = test::readAll(infoFile(folder));
        {
            auto session = open(folder);
            QVERIFY(session->apply(background({0, 0}, "mine")));
            makeNewer(*session, folder);
            session->resolveConflicts(Foreign::KeepMine);
            // It ends without closing.
        }
        if (isBack)
            test::writeAll(infoFile(folder), known);
        auto session = open(folder);
        QCOMPARE(session->readOnly(), !isBack);
        QVERIFY(session->recoveryOffer());
        QCOMPARE(session->recoveryOffer()->steps, std::size_t{1});
        QSignalSpy recovered(session.get(), &WorldSession::recovered);
        session->recover();
        QTRY_COMPARE(recovered.size(), 1);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string(isBack ? "mine" : ""));
        session->shutDown();
        const auto kept = model::keptWork(state());
        QCOMPARE(kept.size(), std::size_t{isBack ? 0U : 1U});
        if (!isBack)
            QCOMPARE(kept.front().steps, std::size_t{1});
    }

    void aWorldThatWasOpenedNewerFollowsItsFile()
    {
        const QString folder = makeWorld();
        const QByteArray known = test::readAll(infoFile(folder));
        test::writeAll(infoFile(folder), newer);
        auto session = open(folder);
        QVERIFY(session->readOnly());
        // Another newer one is shown; one that cannot be read changes nothing.
        test::writeAll(infoFile(folder), QByteArray(newer).replace("\"x_new\":1", "\"name\":\"Theirs\""));
        QTRY_COMPARE(session->document().info().name, std::string("Theirs"));
        QVERIFY(session->readOnly());
        QVERIFY(session->conflicts().empty());
        test::writeAll(infoFile(folder), "{");
        QTRY_COMPARE(session->conflicts().size(), std::size_t{1});
        QVERIFY(session->readOnly());
        session->resolveConflicts(Foreign::KeepMine);
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        QVERIFY(session->readOnly());
        QVERIFY(!session->document().dirty());
        test::writeAll(infoFile(folder), known);
        QTRY_VERIFY(!session->readOnly());
        QVERIFY(session->conflicts().empty());
        QVERIFY(session->apply(background({1, 0}, "mine")));
    }
};

QTEST_GUILESS_MAIN(WorldNewerTest)
#include "tst_world_newer.moc"
