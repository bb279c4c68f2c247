// Sessions among others: locks, recovery, files that somebody else changes.
#include "formats/core/code.h"
#include "model/world/session.h"
#include "tests/support/files.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace chartroom;
using model::WorldDocument;
using model::WorldSession;

namespace {

using Foreign = WorldDocument::Foreign;

const QByteArray theirs =
    "{\"backgroundTileId\":\"theirs\",\"heightLayers\":[{\"id\":\"new\",\"z\":3,\"x\":0,"
    "\"y\":0,\"rows\":[\"#\"]}]}";

std::string backgroundOf(const WorldSession& session, world::Address address)
{
    const auto look = session.chunk(address);
    return look && look->chunk ? look->chunk->backgroundTileId : std::string("none");
}

std::vector<QString> filesIn(const std::vector<model::WorldConflict>& conflicts)
{
    std::vector<QString> files;
    for (const model::WorldConflict& conflict : conflicts)
        files.push_back(conflict.file);
    return files;
}

world::Operation background(world::Address at, const std::string& tile)
{
    return {world::FillBackground{at, tile}};
}

} // namespace

class WorldForeignTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_made = 0;

    QString makeWorld()
    {
        const QString folder = m_folder.filePath(QString::number(m_made++));
        QDir(folder).mkpath(QStringLiteral("chunks"));
        test::writeAll(folder + QStringLiteral("/world.json"),
                       "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
        for (int x = 0; x < 3; ++x)
            test::writeAll(chunkFile(folder, x), "{}");
        return folder;
    }
    static QString chunkFile(const QString& folder, int x)
    {
        return folder + QStringLiteral("/chunks/%1_0.json").arg(x);
    }

    std::unique_ptr<WorldSession> open(const QString& folder)
    {
        model::WorldSessionOptions options;
        options.stateFolder = QFile::encodeName(m_folder.filePath(QStringLiteral("state"))).toStdString();
        auto session = std::make_unique<WorldSession>(folder, QString(), nullptr, std::move(options));
        QSignalSpy indexed(session.get(), &WorldSession::indexed);
        session->open();
        if (!indexed.wait())
            qFatal("the world cannot be opened");
        session->setView({{1, 0}, 1});
        if (!QTest::qWaitFor([&] { return session->chunk({0, 0}) && session->chunk({2, 0}); }))
            qFatal("the chunks are not read");
        return session;
    }

    /// Waits until what was written has been looked at: a mark behind it is seen.
    static void settle(WorldSession& session, const QString& folder)
    {
        static int count = 0;
        QSignalSpy catalog(&session, &WorldSession::catalogChanged);
        test::writeAll(folder + QStringLiteral("/tiles.json"),
                       "{\"tiles\":[],\"n\":" + QByteArray::number(++count) + "}");
        QVERIFY(catalog.wait());
        QTest::qWait(100);
    }

private Q_SLOTS:
    void theSecondSessionOnlyLooks()
    {
        const QString folder = makeWorld();
        auto first = open(folder);
        QVERIFY(!first->readOnly());
        auto second = open(folder + QStringLiteral("/../") + QFileInfo(folder).fileName());
        QVERIFY(second->readOnly());
        QCOMPARE(second->readOnlyReason()->code, core::Code::WorldLocked);
        QCOMPARE(QByteArray::fromStdString(std::string(second->readOnlyReason()->argument("pid"))),
                 QByteArray::number(getpid()));
        const auto refused = second->apply(background({0, 0}, "x"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::Code::WorldLocked);
        QVERIFY(!second->saveAll());
        first->shutDown();
        auto third = open(folder);
        QVERIFY(!third->readOnly());
        // Nothing of it is in the world's folder.
        QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("world.json")});
    }

    void locksDieWithTheirProcess()
    {
        const QString folder = makeWorld();
        const auto state = QFile::encodeName(m_folder.filePath(QStringLiteral("state"))).toStdString();
        const auto world = QFile::encodeName(folder).toStdString();
        int news[2];
        QCOMPARE(pipe(news), 0);
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            const auto lock = model::WorldLock::take(state, world);
            (void)!::write(news[1], lock ? "y" : "n", 1);
            pause();
            _exit(0);
        }
        char locked = 0;
        QCOMPARE(::read(news[0], &locked, 1), ssize_t{1});
        QCOMPARE(locked, 'y');
        QVERIFY(!model::WorldLock::take(state, world));
        ::kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(model::WorldLock::take(state, world));
    }

    void lostSessionsAreOffered()
    {
        const QString folder = makeWorld();
        {
            auto lost = open(folder);
            QVERIFY(lost->apply(background({0, 0}, "one")));
            lost->beginGesture();
            QVERIFY(lost->extendGesture({world::Stroke{1, u'Z', {{0, 0}, {4, 0}}}}));
            lost->endGesture();
        }
        {
            auto next = open(folder);
            QVERIFY(next->recoveryOffer());
            QCOMPARE(next->recoveryOffer()->steps, std::size_t{2});
            QSignalSpy recovered(next.get(), &WorldSession::recovered);
            next->recover();
            QCOMPARE(recovered.size(), 1);
            QCOMPARE(next->notes().back().code, core::Code::JournalRecovered);
            QCOMPARE(backgroundOf(*next, {0, 0}), std::string("one"));
            QCOMPARE(next->document().dirtyChunks().size(), std::size_t{2});
            QVERIFY(next->undo());
            QCOMPARE(next->document().dirtyChunks().size(), std::size_t{1});
        }
        {
            // It was lost again, one step shorter.
            auto next = open(folder);
            QVERIFY(next->recoveryOffer());
            QCOMPARE(next->recoveryOffer()->steps, std::size_t{1});
            next->declineRecovery();
            QVERIFY(!next->document().dirty());
            QVERIFY(next->apply(background({1, 0}, "two")));
            QSignalSpy saved(next.get(), &WorldSession::saved);
            QVERIFY(next->saveAll());
            QVERIFY(saved.wait());
        }
        auto last = open(folder);
        QVERIFY(!last->recoveryOffer());
        QCOMPARE(backgroundOf(*last, {1, 0}), std::string("two"));
        QVERIFY(last->apply(background({1, 0}, "three")));
        last->shutDown();
        last.reset();
        QVERIFY(!open(folder)->recoveryOffer());
    }

    void ownSavesAreNotForeign()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        QSignalSpy saved(session.get(), &WorldSession::saved);
        for (int i = 0; i < 5; ++i) {
            QVERIFY(session->apply(background({0, 0}, std::to_string(i))));
            QVERIFY(session->saveAll());
            QVERIFY(saved.wait());
            QVERIFY(session->apply({world::Paint{1, {i % 4, 0}, u'P'}}));
        }
        settle(*session, folder);
        QCOMPARE(conflicts.size(), 0);
        QCOMPARE(session->document().undoCount(), std::size_t{10});
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("4"));
    }

    void aFileIsReadAgainThatComesBackAsItWasSaved()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait());
        settle(*session, folder);
        const QByteArray mine = test::readAll(chunkFile(folder, 0));
        test::writeAll(chunkFile(folder, 0), theirs);
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
        test::writeAll(chunkFile(folder, 0), mine);
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QVERIFY(!session->document().dirty());
    }

    void cleanChunksReloadSilently_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("in place") << 0;
        QTest::newRow("replaced") << 1;
        QTest::newRow("removed") << 2;
        QTest::newRow("broken") << 3;
    }
    void cleanChunksReloadSilently()
    {
        QFETCH(int, how);
        const QString folder = makeWorld();
        auto session = open(folder);
        QSignalSpy changed(session.get(), &WorldSession::changed);
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        const QString file = chunkFile(folder, 0);
        if (how == 1) {
            test::writeAll(folder + QStringLiteral("/other"), theirs);
            QVERIFY(QFile::remove(file));
            QVERIFY(QFile::rename(folder + QStringLiteral("/other"), file));
        } else if (how == 2) {
            QVERIFY(QFile::remove(file));
        } else {
            test::writeAll(file, how == 3 ? QByteArray("{") : theirs);
        }
        QVERIFY(changed.wait());
        using State = world::ChunkLook::State;
        QCOMPARE(session->chunk({0, 0})->state, how == 2   ? State::Missing
                                                : how == 3 ? State::Unreadable
                                                           : State::Editable);
        if (how < 2) {
            QCOMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
            QCOMPARE(session->document().knownStack().size(), std::size_t{1});
        }
        QVERIFY(!session->document().dirty());
        QCOMPARE(conflicts.size(), 0);
        QCOMPARE(session->document().undoCount(), std::size_t{0});
    }

    void linkedChunksAreWatchedWhereTheyAre_data() { cleanChunksReloadSilently_data(); }
    void linkedChunksAreWatchedWhereTheyAre()
    {
        QFETCH(int, how);
        const QString folder = makeWorld();
        const QDir away(m_folder.filePath(QStringLiteral("away%1").arg(m_made)));
        QVERIFY(away.mkpath(QStringLiteral(".")));
        const QString real = away.filePath(QStringLiteral("real.txt"));
        const QString file = chunkFile(folder, 0);
        QVERIFY(QFile::rename(file, real));
        QVERIFY(QFile::link(real, file));
        auto session = open(folder);
        QSignalSpy changed(session.get(), &WorldSession::changed);
        if (how == 1) {
            test::writeAll(away.filePath(QStringLiteral("other")), theirs);
            QVERIFY(QFile::remove(real));
            QVERIFY(QFile::rename(away.filePath(QStringLiteral("other")), real));
        } else if (how == 2) {
            QVERIFY(QFile::remove(real));
        } else {
            test::writeAll(real, how == 3 ? QByteArray("{") : theirs);
        }
        QVERIFY(changed.wait());
        using State = world::ChunkLook::State;
        QCOMPARE(session->chunk({0, 0})->state, how == 2   ? State::Missing
                                                : how == 3 ? State::Unreadable
                                                           : State::Editable);
        // An own save through the link is not foreign.
        if (how < 2) {
            QVERIFY(session->apply(background({0, 0}, "mine")));
            QSignalSpy saved(session.get(), &WorldSession::saved);
            QVERIFY(session->saveAll());
            QVERIFY(saved.wait());
            settle(*session, folder);
            QVERIFY(session->conflicts().empty());
            QVERIFY(QFileInfo(file).isSymLink());
            QVERIFY(test::readAll(real).contains("mine"));
        }
    }

    void newChunksAreFound()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QSignalSpy changed(session.get(), &WorldSession::changed);
        QVERIFY(!session->document().chunks().exists({9, 0}));
        test::writeAll(chunkFile(folder, 9), theirs);
        QVERIFY(changed.wait());
        QVERIFY(session->document().chunks().exists({9, 0}));
        QCOMPARE(backgroundOf(*session, {9, 0}), std::string("theirs"));
    }

    void undoDoesNotBringBackWhatWasBeforeTheirs()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait());
        test::writeAll(chunkFile(folder, 0), theirs);
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
        // Their change is a step of its own: the first undo takes that one back, and the chunk is unsaved
        // then.
        QCOMPARE(session->document().undoCount(), std::size_t{2});
        QVERIFY(!session->document().dirty());
        QVERIFY(session->undo());
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QVERIFY(session->document().dirty());
    }

    void unsavedChunksAreConflicts_data()
    {
        QTest::addColumn<bool>("keep");
        QTest::addColumn<bool>("gone");
        QTest::newRow("keep mine") << true << false;
        QTest::newRow("take theirs") << false << false;
        QTest::newRow("keep mine, theirs is gone") << true << true;
        QTest::newRow("take theirs, which is gone") << false << true;
    }
    void unsavedChunksAreConflicts()
    {
        QFETCH(bool, keep);
        QFETCH(bool, gone);
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        const QString file = chunkFile(folder, 0);
        if (gone)
            QVERIFY(QFile::remove(file));
        else
            test::writeAll(file, theirs);
        QVERIFY(conflicts.wait());
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("chunks/0_0.json")});
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        // Nothing is written until it is decided.
        QSignalSpy failed(session.get(), &WorldSession::saveFailed);
        QVERIFY(!session->saveAll());
        QCOMPARE(failed.first().first().value<core::Message>().code, core::Code::WorldConflict);
        QCOMPARE(QFile::exists(file), !gone);
        const auto copy = session->saveCopies(folder + QStringLiteral("/copy"));
        QVERIFY(copy);
        QVERIFY(test::readAll(*copy).contains("mine"));
        QCOMPARE(session->conflicts().size(), std::size_t{1});

        session->resolveConflicts(keep ? Foreign::KeepMine : Foreign::TakeTheirs);
        QVERIFY(session->conflicts().empty());
        QCOMPARE(conflicts.size(), 2);
        QCOMPARE(session->document().dirty(), keep);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string(keep ? "mine" : gone ? "none" : "theirs"));
        if (!keep) {
            QVERIFY(session->undo());
            QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        }
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait());
        QVERIFY(test::readAll(file).contains("mine"));
        QVERIFY(!session->document().dirty());
    }

    void aStormIsToldOnce()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        for (int i = 0; i < 50; ++i) {
            test::writeAll(chunkFile(folder, 0), "{\"backgroundTileId\":\"n" + QByteArray::number(i) + "\"}");
            QTest::qWait(20);
        }
        settle(*session, folder);
        QCOMPARE(conflicts.size(), 1);
        // The newest content is what is taken.
        session->resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("n49"));
    }

    void theWorldsOwnFileIsWatchedToo()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        const QString file = folder + QStringLiteral("/world.json");
        test::writeAll(file, "{\"id\":\"w\",\"name\":\"Theirs\",\"chunkWidth\":4,\"chunkHeight\":4}");
        QTRY_COMPARE(session->document().info().name, std::string("Theirs"));
        QVERIFY(!session->document().infoDirty());
        // Other chunk sizes need another opening; until then it is a conflict, and nothing is saved.
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        test::writeAll(file, "{\"id\":\"w\",\"chunkWidth\":8,\"chunkHeight\":8}");
        QVERIFY(conflicts.wait());
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("world.json")});
        QCOMPARE(session->conflicts().front().theirs, model::WorldConflict::Theirs::Unlike);
        session->resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        session->resolveConflicts(Foreign::KeepMine);
        QVERIFY(session->conflicts().empty());
        QCOMPARE(session->document().info().chunkSize.width, std::int64_t{4});
        QVERIFY(session->document().infoDirty());
    }

    void damagedFilesAreToldUntilTheyAreMended_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("world") << QStringLiteral("world.json");
        QTest::newRow("bookmarks") << QStringLiteral("bookmarks.json");
    }
    void damagedFilesAreToldUntilTheyAreMended()
    {
        QFETCH(QString, file);
        const QString folder = makeWorld();
        test::writeAll(folder + QStringLiteral("/bookmarks.json"),
                       "{\"schemaVersion\":1,\"worldId\":\"w\",\"bookmarks\":[]}");
        auto session = open(folder);
        const QByteArray sound = test::readAll(folder + QLatin1Char('/') + file);
        test::writeAll(folder + QLatin1Char('/') + file, "{\"x\":");
        QTRY_COMPARE(filesIn(session->conflicts()), std::vector<QString>{file});
        const model::WorldConflict conflict = session->conflicts().front();
        QCOMPARE(conflict.theirs, model::WorldConflict::Theirs::Damaged);
        QVERIFY(!conflict.takeable);
        QVERIFY(conflict.problem);
        QCOMPARE(conflict.problem->code, core::Code::JsonSyntax);
        QVERIFY(session->damagedFile());
        QCOMPARE(session->damagedFile()->file, file.toStdString());
        QCOMPARE(session->damagedFile()->range.offset, std::uint64_t{5});
        QCOMPARE(session->findings().firstError(), std::optional(core::Code::JsonSyntax));
        // Damaged otherwise, it is told otherwise.
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        test::writeAll(folder + QLatin1Char('/') + file, "{\"xyz\":");
        QVERIFY(conflicts.wait());
        QCOMPARE(session->damagedFile()->range.offset, std::uint64_t{7});
        test::writeAll(folder + QLatin1Char('/') + file, sound);
        QTRY_VERIFY(session->conflicts().empty());
        QVERIFY(!session->damagedFile());
        QVERIFY(!session->findings().firstError());
        QVERIFY(!session->document().dirty());
    }

    void damagedTilesAreToldAndKept()
    {
        const QString folder = makeWorld();
        const QString file = folder + QStringLiteral("/tiles.json");
        const QByteArray sound = "{\"schemaVersion\":1,\"tiles\":[{\"id\":\"t\",\"symbol\":\"A\"}]}";
        test::writeAll(file, sound);
        auto session = open(folder);
        test::writeAll(file, "{\"x\":");
        QTRY_VERIFY(session->damagedFile());
        QCOMPARE(session->damagedFile()->file, std::string("tiles.json"));
        QVERIFY(session->catalog()->bySymbol(u'A'));
        test::writeAll(file, sound);
        QTRY_VERIFY(!session->damagedFile());
    }

    void mendedBookmarksAreEditable()
    {
        const QString folder = makeWorld();
        const QString file = folder + QStringLiteral("/bookmarks.json");
        test::writeAll(file, "{\"x\":");
        auto session = open(folder);
        QVERIFY(session->damagedFile());
        QVERIFY(!session->document().bookmarksEditable());
        test::writeAll(file, "{\"bookmarks\":[");
        QTRY_COMPARE(session->damagedFile()->range.offset, std::uint64_t{14});
        QVERIFY(session->conflicts().empty());
        test::writeAll(file, "{\"schemaVersion\":1,\"bookmarks\":[{\"id\":\"a\",\"x\":1,\"y\":2}]}");
        QTRY_VERIFY(!session->damagedFile());
        QVERIFY(session->document().bookmarksEditable());
        QVERIFY(session->apply({world::SetBookmark{"b", "Well", {5, 6}}}));
        // One of a newer schema is shown and never written (W5).
        QVERIFY(session->undo());
        test::writeAll(file, "{\"schemaVersion\":2,\"bookmarks\":[]}");
        QTRY_VERIFY(!session->document().bookmarksEditable());
    }

    void unsavedWorkDoesNotGiveWayToADamagedChunk()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        test::writeAll(chunkFile(folder, 0), "{");
        QTRY_COMPARE(session->conflicts().size(), std::size_t{1});
        QVERIFY(!session->conflicts().front().takeable);
        session->resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        session->resolveConflicts(Foreign::KeepMine);
        QVERIFY(session->conflicts().empty());
        QVERIFY(session->document().dirty());
    }

    void foreignChangesSurviveACrash()
    {
        const QString folder = makeWorld();
        {
            auto session = open(folder);
            QVERIFY(session->apply(background({0, 0}, "mine")));
            QVERIFY(session->apply(background({1, 0}, "mine too")));
            QVERIFY(session->undo());
            test::writeAll(chunkFile(folder, 1), theirs);
            QTRY_COMPARE(backgroundOf(*session, {1, 0}), std::string("theirs"));
        }
        auto next = open(folder);
        QVERIFY(next->recoveryOffer());
        QVERIFY(next->recoveryOffer()->changedFiles.empty());
        next->recover();
        QCOMPARE(backgroundOf(*next, {0, 0}), std::string("mine"));
        QCOMPARE(backgroundOf(*next, {1, 0}), std::string("theirs"));
        QCOMPARE(next->document().dirtyChunks(), std::vector<world::Address>({{0, 0}}));
    }
};

QTEST_GUILESS_MAIN(WorldForeignTest)
#include "tst_world_foreign.moc"
