// Steps of a lost session are done again while the window goes on: a save may be asked for meanwhile, and the
// program may die. No step is lost then, and none is done twice.
#include "formats/core/code.h"
#include "model/common/workers.h"
#include "model/world/kept_work.h"
#include "model/world/session.h"
#include "tests/model/world/journal_editor.h"
#include "tests/support/files.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <atomic>
#include <thread>

using namespace chartroom;
using model::WorldSession;

namespace {

constexpr int side = 6; // chunks: more than are read at once
constexpr int waitMs = 60000;

const world::Operation place{world::PlaceInstance{"npc", 1, {0, 0}, {}}};

/// What was seen when a whole new journal took the place of an old one.
struct Restarts
{
    std::filesystem::path taken; ///< the journal whose steps are in it
    std::atomic<int> count = 0;
    std::atomic<int> ofTheWindow = 0;  ///< how many of them on the window's thread
    std::atomic<int> withoutTaken = 0; ///< when the taken one was gone before
    const std::thread::id window = std::this_thread::get_id();
};

class WatchedDisk final : public model::JournalDisk
{
public:
    explicit WatchedDisk(std::shared_ptr<Restarts> restarts)
        : m_restarts(std::move(restarts))
    {}
    int start(const std::filesystem::path& path, std::string_view text, bool durable) override
    {
        if (durable) {
            ++m_restarts->count;
            m_restarts->ofTheWindow += std::this_thread::get_id() == m_restarts->window ? 1 : 0;
            m_restarts->withoutTaken += std::filesystem::exists(m_restarts->taken) ? 0 : 1;
        }
        return m_disk.start(path, text, durable);
    }
    int append(std::string_view text) override { return m_disk.append(text); }
    int flush() override { return m_disk.flush(); }
    int remove() override { return m_disk.remove(); }

private:
    std::shared_ptr<Restarts> m_restarts;
    model::SystemJournalDisk m_disk;
};

world::Operation replace(char16_t by)
{
    return {world::Replace{0, u'A', by, std::nullopt}};
}

} // namespace

class WorldRecoverySavesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_made = 0;

    QString makeWorld()
    {
        const QString folder = m_folder.filePath(QString::number(m_made++));
        QDir().mkpath(folder + QStringLiteral("/w/chunks"));
        test::writeAll(folder + QStringLiteral("/w/world.json"),
                       "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                test::writeAll(folder + QStringLiteral("/w/chunks/%1_%2.json").arg(x).arg(y),
                               "{\"roomLayers\":[{\"layer\":0,\"rows\":[\"A\"]}]}");
        }
        return folder;
    }

    static std::unique_ptr<WorldSession> open(const QString& folder,
                                              const std::shared_ptr<Restarts>& restarts = {})
    {
        model::WorldSessionOptions options;
        if (restarts)
            options.journalDisk = [restarts] { return std::make_unique<WatchedDisk>(restarts); };
        options.stateFolder = QFile::encodeName(folder + QStringLiteral("/state")).toStdString();
        // A step that changes all chunks is done part by part, and in as many parts as there can be.
        options.changedAtOnce = 1;
        options.turnMilliseconds = 0;
        auto session = std::make_unique<WorldSession>(folder + QStringLiteral("/w"), QString(), nullptr,
                                                      std::move(options));
        QSignalSpy indexed(session.get(), &WorldSession::indexed);
        session->open();
        if (!indexed.wait(waitMs))
            qFatal("the world was not read");
        return session;
    }

    static QStringList filesIn(const std::filesystem::path& state)
    {
        return QDir(QString::fromStdString(state.string()))
            .entryList({QStringLiteral("journal*")}, QDir::Files);
    }

    static void edit(WorldSession& session, const world::Operation& operation)
    {
        QVERIFY(session.apply(operation));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isEditing(), waitMs);
    }

    /// The session dies in the middle of what its workers are at, and never hears how that ends.
    static void crash(std::unique_ptr<WorldSession> session)
    {
        session.reset();
        // No thread of a program that is dead is at work when the world is opened again.
        model::workers().waitForDone();
    }

    /// Leaves a journal of steps of which some are seen when they are done twice, and some need many files.
    static void lose(const QString& folder)
    {
        auto session = open(folder);
        edit(*session, place);
        edit(*session, replace(u'Z'));
        QVERIFY(session->undo());
        QTRY_VERIFY_WITH_TIMEOUT(!session->isEditing(), waitMs);
        edit(*session, replace(u'Y'));
        edit(*session, place);
        crash(std::move(session));
    }

    /// Opens a world after a crash and takes what is offered; how many instances are in it, and how many
    /// chunks with the last symbol.
    static std::pair<std::size_t, int> recovered(const QString& folder)
    {
        auto session = open(folder);
        if (session->recoveryOffer()) {
            QSignalSpy recovered(session.get(), &WorldSession::recovered);
            session->recover();
            if (recovered.isEmpty() && !recovered.wait(waitMs))
                qFatal("it was not recovered");
        }
        session->setView({{side / 2, side / 2}, side});
        const bool read = QTest::qWaitFor(
            [&session] {
                return session->chunk({0, 0}) && session->chunk({side - 1, side - 1});
            },
            waitMs);
        if (!read)
            qFatal("the chunks were not read");
        int replaced = 0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                replaced += session->chunk({x, y})->chunk->layer(0)->cells.front() == u'Y' ? 1 : 0;
        }
        const std::size_t instances = session->chunk({0, 0})->chunk->instances->size();
        session->shutDown();
        return {instances, replaced};
    }

private Q_SLOTS:
    void aSaveWaitsForTheLastStep()
    {
        const QString folder = makeWorld();
        lose(folder);
        auto session = open(folder);
        QVERIFY(session->recoveryOffer());
        QSignalSpy recovered(session.get(), &WorldSession::recovered);
        QSignalSpy saved(session.get(), &WorldSession::saved);
        session->recover();
        QVERIFY(session->isEditing());
        QVERIFY(session->saveAll());
        QVERIFY(session->isSaving());
        QVERIFY(recovered.wait(waitMs));
        QCOMPARE(saved.size(), 0);
        QVERIFY(saved.wait(waitMs));
        QCOMPARE(saved[0][0].toStringList().filter(QStringLiteral("chunks/")).size(), side * side);
        QVERIFY(!session->document().dirty());
        crash(std::move(session));
        auto next = open(folder);
        QVERIFY(!next->recoveryOffer());
        QCOMPARE(next->document().undoCount(), std::size_t{0});
        next->shutDown();
        next.reset();
        QCOMPARE(WorldRecoverySavesTest::recovered(folder), std::pair(std::size_t{2}, side * side));
    }

    void aSaveThatWaitsCanBeTakenBack()
    {
        const QString folder = makeWorld();
        lose(folder);
        auto session = open(folder);
        QSignalSpy recovered(session.get(), &WorldSession::recovered);
        QSignalSpy failed(session.get(), &WorldSession::saveFailed);
        session->recover();
        QVERIFY(session->saveAll());
        session->cancelSave();
        QVERIFY(!session->isSaving());
        QCOMPARE(failed.size(), 1);
        QVERIFY(recovered.wait(waitMs));
        QVERIFY(!session->isSaving());
        QCOMPARE(session->document().dirtyChunks().size(), static_cast<std::size_t>(side * side));
        session->shutDown();
    }

    void noStepIsLostOrDoneTwice_data()
    {
        QTest::addColumn<int>("asked"); // for the save, after so many turns of the event loop
        QTest::addColumn<int>("lived"); // so many turns after that
        for (const int asked : {0, 1, 2, 3, 4, 6, 8, 12}) {
            for (const int lived : {0, 1, 2, 4, 7, 12, 20, 40})
                QTest::addRow("%d+%d", asked, lived) << asked << lived;
        }
    }
    void noStepIsLostOrDoneTwice()
    {
        QFETCH(int, asked);
        QFETCH(int, lived);
        const QString folder = makeWorld();
        lose(folder);
        const auto turns = [](int count) {
            for (; count > 0; --count) {
                QCoreApplication::processEvents();
                QThread::usleep(300);
            }
        };
        auto session = open(folder);
        session->recover();
        turns(asked);
        QVERIFY(session->saveAll());
        turns(lived);
        crash(std::move(session));
        QCOMPARE(recovered(folder), std::pair(std::size_t{2}, side * side));
    }

    void theTakenJournalGoesBehindTheNewOne_data()
    {
        QTest::addColumn<bool>("edited");
        QTest::newRow("on an untouched world") << false;
        QTest::newRow("on one that was edited") << true;
    }
    void theTakenJournalGoesBehindTheNewOne()
    {
        QFETCH(bool, edited);
        const QString folder = makeWorld();
        lose(folder);
        const auto restarts = std::make_shared<Restarts>();
        auto session = open(folder, restarts);
        QVERIFY(session->recoveryOffer());
        restarts->taken = session->recoveryOffer()->journal;
        if (edited)
            edit(*session, place);
        QSignalSpy recovered(session.get(), &WorldSession::recovered);
        session->recover();
        QVERIFY(recovered.wait(waitMs));
        QTRY_VERIFY(!std::filesystem::exists(restarts->taken));
        QCOMPARE(restarts->count.load(), 1);
        QCOMPARE(restarts->ofTheWindow.load(), 0);
        QCOMPARE(restarts->withoutTaken.load(), 0);
        crash(std::move(session));
        QCOMPARE(WorldRecoverySavesTest::recovered(folder),
                 std::pair(std::size_t{edited ? 3U : 2U}, side * side));
    }

    void theOfferGoesWhenItsStepsAreWritten_data()
    {
        QTest::addColumn<bool>("fails");
        QTest::newRow("written") << false;
        QTest::newRow("the disk is full") << true;
    }
    void theOfferGoesWhenItsStepsAreWritten()
    {
        QFETCH(bool, fails);
        test::JournalWorlds worlds;
        const QString folder = worlds.fresh();
        const auto state = worlds.stateOf(folder);
        {
            test::Editor editor(folder, state);
            QVERIFY(editor.document->apply(test::paint(0)));
        }
        auto failing = std::make_shared<std::set<int>>();
        if (fails)
            failing->insert(0);
        test::Editor editor(folder, state, std::make_unique<test::FaultyDisk>(failing));
        QSignalSpy failed(editor.journal.get(), &model::WorldJournal::failed);
        const auto offer = model::findRecovery(state, editor.document->store()).offer;
        QVERIFY(offer);
        editor.document->setListener(nullptr);
        const auto done = model::recover(*offer, *editor.document);
        editor.document->setListener(editor.journal.get());
        editor.journal->goOnFrom(done.operations, done.steps, offer->nameWhenDone());
        editor.journal->whenWritten([offer] { offer->removeTaken(); });
        if (fails) {
            QTRY_COMPARE(failed.size(), 1);
            QCOMPARE(filesIn(state), QStringList{QStringLiteral("journal.left")});
        } else {
            QTRY_COMPARE(filesIn(state), QStringList{QStringLiteral("journal")});
        }
        // Given up, nothing of it comes back.
        QVERIFY(editor.document->undo());
        QTRY_COMPARE(filesIn(state), QStringList());
        // Nor is anything removed that has come to be there.
        test::writeAll(QString::fromStdString(offer->journal.string()), "another one");
        QVERIFY(editor.document->redo());
        QVERIFY(editor.document->undo());
        editor.journal.reset();
        QCOMPARE(filesIn(state), QStringList{QStringLiteral("journal.left")});
    }

    void aRecoveryWaitsForTheSave()
    {
        const QString folder = makeWorld();
        lose(folder);
        auto session = open(folder);
        session->declineRecovery();
        const auto kept = model::keptWork(session->stateFolder());
        QCOMPARE(kept.size(), std::size_t{1});
        edit(*session, place);
        QVERIFY(session->saveAll());
        QSignalSpy recovered(session.get(), &WorldSession::recovered);
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->bringBack(kept.front().journal));
        QVERIFY(saved.wait(waitMs));
        QCOMPARE(recovered.size(), 0);
        QVERIFY(recovered.wait(waitMs));
        QVERIFY(!session->isSaving());
        crash(std::move(session));
        // One was saved before.
        QCOMPARE(WorldRecoverySavesTest::recovered(folder), std::pair(std::size_t{3}, side * side));
    }
};

QTEST_GUILESS_MAIN(WorldRecoverySavesTest)
#include "tst_world_recovery_saves.moc"
