// Sessions among others: locks, recovery, files that somebody else changes.
#include "formats/core/code.h"
#include "tests/model/world/foreign_files_test.h"
#include "tests/model/world/watched_files.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace chartroom;

namespace {

const QByteArray theirs =
    "{\"backgroundTileId\":\"theirs\",\"heightLayers\":[{\"id\":\"new\",\"z\":3,\"x\":0,"
    "\"y\":0,\"rows\":[\"#\"]}]}";

/// What others do to a file: 0 writes it in place, 1 replaces it, 2 removes it, 3 damages it.
void changeFile(const QString& file, int how)
{
    if (how == 1) {
        const QString other = QFileInfo(file).absolutePath() + QStringLiteral("/../other");
        test::writeAll(other, theirs);
        QVERIFY(QFile::remove(file));
        QVERIFY(QFile::rename(other, file));
    } else if (how == 2) {
        QVERIFY(QFile::remove(file));
    } else {
        test::writeAll(file, how == 3 ? QByteArray("{") : theirs);
    }
}

world::ChunkLook::State stateAfter(int how)
{
    using State = world::ChunkLook::State;
    return how == 2 ? State::Missing : how == 3 ? State::Unreadable : State::Editable;
}

} // namespace

class WorldForeignTest : public test::ForeignFilesTest
{
    Q_OBJECT

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
            QVERIFY(saved.wait(test::patience));
        }
        auto last = open(folder);
        QVERIFY(!last->recoveryOffer());
        QCOMPARE(backgroundOf(*last, {1, 0}), std::string("two"));
        QVERIFY(last->apply(background({1, 0}, "three")));
        last->shutDown();
        last.reset();
        QVERIFY(!open(folder)->recoveryOffer());
    }

    void aRecordThatCannotBeRemovedIsTold()
    {
        const QString folder = makeWorld();
        {
            auto lost = open(folder);
            QVERIFY(lost->apply(background({0, 0}, "one")));
        }
        auto next = open(folder);
        QVERIFY(next->recoveryOffer());
        // What has its name cannot be removed in one step.
        const QString journal = QString::fromStdString(next->recoveryOffer()->journal.string());
        QVERIFY(QFile::remove(journal));
        QVERIFY(QDir().mkpath(journal + QStringLiteral("/full")));
        QSignalSpy left(next.get(), &WorldSession::journalLeft);
        next->recover();
        QCOMPARE(backgroundOf(*next, {0, 0}), std::string("one"));
        QTRY_COMPARE(left.size(), 1);
        QCOMPARE(left.front().front().toString(), journal);
        QVERIFY(!left.front().back().toString().isEmpty());
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
            QVERIFY(saved.wait(test::patience));
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
        QVERIFY(saved.wait(test::patience));
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
        changeFile(file, how);
        QVERIFY(changed.wait(test::patience));
        QCOMPARE(session->chunk({0, 0})->state, stateAfter(how));
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
        changeFile(real, how);
        QVERIFY(changed.wait(test::patience));
        QCOMPARE(session->chunk({0, 0})->state, stateAfter(how));
        // An own save through the link is not foreign.
        if (how < 2) {
            QVERIFY(session->apply(background({0, 0}, "mine")));
            QSignalSpy saved(session.get(), &WorldSession::saved);
            QVERIFY(session->saveAll());
            QVERIFY(saved.wait(test::patience));
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
        QVERIFY(changed.wait(test::patience));
        QVERIFY(session->document().chunks().exists({9, 0}));
        QCOMPARE(backgroundOf(*session, {9, 0}), std::string("theirs"));
    }

    void undoDoesNotBringBackWhatWasBeforeTheirs()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        save(*session);
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

    void whatNobodyLookedAtIsReadByAWorkerOnly()
    {
        const QString folder = makeWorld();
        test::WatchedFiles files;
        model::WorldSessionOptions options;
        options.files = &files;
        options.stateFolder.clear();
        WorldSession session(folder, QString(), nullptr, std::move(options));
        QSignalSpy indexed(&session, &WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait());
        files.forget();
        QSignalSpy changed(&session, &WorldSession::changed);
        for (int x = 0; x < 3; ++x)
            test::writeAll(chunkFile(folder, x), theirs);
        QTRY_COMPARE(session.document().chunks().loaded().size(), std::size_t{3});
        QCOMPARE(backgroundOf(session, {2, 0}), std::string("theirs"));
        QCOMPARE(session.document().dirtyChunks().size(), std::size_t{0});
        QVERIFY(!session.findings().firstError());
        settle(session, folder);
        // But the catalogue, which is small: reading it tells whether it is there.
        QVERIFY2(files.ownReads() <= 1, qPrintable(QString::number(files.ownReads())));
        QCOMPARE(files.ownStatuses(), 0);
        QVERIFY(session.hasCatalog());
    }

    void whatIsOnlyCountedStaysCounted()
    {
        const QString folder = makeWorld();
        constexpr int counted = 20;
        const int damaged = static_cast<int>(core::FindingList::defaultLimit) + counted;
        for (int x = 0; x < damaged; ++x)
            test::writeAll(chunkFile(folder, x), "{");
        model::WorldSessionOptions options;
        options.stateFolder.clear();
        WorldSession session(folder, QString(), nullptr, std::move(options));
        QSignalSpy indexed(&session, &WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait());
        const auto sum = [&session] {
            const core::FindingList findings = session.findings();
            std::uint64_t all = 0;
            for (const auto& [code, count] : findings.dropped())
                all += count;
            return static_cast<int>(all);
        };
        const auto kept = [&session] {
            const core::FindingList findings = session.findings();
            return std::ranges::count(findings.findings(), core::Level::Error, &core::Finding::level);
        };
        constexpr auto limit = static_cast<std::ptrdiff_t>(core::FindingList::defaultLimit);
        QCOMPARE(kept(), limit);
        QCOMPARE(sum(), counted);
        // One that is kept is mended.
        test::writeAll(chunkFile(folder, 0), "{}");
        QTRY_COMPARE(kept(), limit - 1);
        QCOMPARE(sum(), counted);
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
