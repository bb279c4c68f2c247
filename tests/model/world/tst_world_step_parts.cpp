// Steps that change very many chunks are done, undone and redone part by part, while the window goes on: what
// may happen meanwhile, and what is left when they are cut short.
#include "formats/core/code.h"
#include "model/world/session.h"
#include "tests/support/files.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>

using namespace chartroom;
using model::StepEnd;
using model::WorldSession;

namespace {

constexpr int side = 33; // chunks: a little more than is changed in one go
constexpr auto allChunks = static_cast<std::size_t>(side) * side;
constexpr int waitMs = 120000;

const world::Operation everywhere{world::Replace{0, u'A', u'B', std::nullopt}};

QByteArray chunkText()
{
    QByteArray rows;
    for (int i = 0; i < 32; ++i)
        rows += (i ? ",\"" : "\"") + QByteArray(32, 'A') + '"';
    return "{\"roomLayers\":[{\"layer\":0,\"rows\":[" + rows + "]},{\"layer\":1,\"rows\":[]}]}";
}

} // namespace

class WorldStepPartsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString world() const { return m_folder->filePath(QStringLiteral("w")); }

    std::unique_ptr<WorldSession> open(std::size_t cacheBytes = std::size_t{256} << 20U)
    {
        model::WorldSessionOptions options;
        options.stateFolder = QFile::encodeName(m_folder->filePath(QStringLiteral("state"))).toStdString();
        options.cacheBytes = cacheBytes;
        options.turnMilliseconds = 0; // as many parts as there can be
        auto session = std::make_unique<WorldSession>(world(), QString(), nullptr, std::move(options));
        QSignalSpy indexed(session.get(), &WorldSession::indexed);
        session->open();
        if (!indexed.wait(waitMs))
            qFatal("the world was not read");
        return session;
    }

    static void finishEdit(WorldSession& session) { QTRY_VERIFY_WITH_TIMEOUT(!session.isEditing(), waitMs); }
    static void replaceAll(WorldSession& session)
    {
        QVERIFY(session.apply(everywhere));
        finishEdit(session);
        QCOMPARE(session.document().dirtyChunks().size(), allChunks);
    }
    static void save(WorldSession& session)
    {
        QSignalSpy saved(&session, &WorldSession::saved);
        QVERIFY(session.saveAll());
        QVERIFY(saved.wait(waitMs));
        QTRY_VERIFY(!session.isSaving());
    }
    /// Lets a step come so far that a part of its chunks is done and a part is not.
    static void waitForAPart(WorldSession& session)
    {
        QSignalSpy changed(&session, &WorldSession::changed);
        while (changed.isEmpty())
            QCoreApplication::processEvents();
        QVERIFY(session.document().inStep());
    }
    /// The symbols that stand in the first cells of the world's chunks.
    static std::set<char16_t> symbols(const WorldSession& session)
    {
        std::set<char16_t> all;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                if (const auto look = session.chunk({x, y}))
                    all.insert(look->chunk->layer(0)->cells.front());
            }
        }
        return all;
    }
    [[nodiscard]] QByteArray file(int x, int y) const
    {
        return test::readAll(world() + QStringLiteral("/chunks/%1_%2.json").arg(x).arg(y));
    }
    /// The lines of the journal that do something, without their checksums.
    [[nodiscard]] QList<QByteArray> journal() const
    {
        QDirIterator files(m_folder->filePath(QStringLiteral("state")), {QStringLiteral("journal")},
                           QDir::Files, QDirIterator::Subdirectories);
        QList<QByteArray> lines;
        if (!files.hasNext())
            return lines;
        for (const QByteArray& line : test::readAll(files.next()).split('\n')) {
            const QByteArray text = line.mid(17);
            if (text.startsWith("{\"op\":"))
                lines << text;
        }
        return lines;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const QDir folder(world());
        QVERIFY(folder.mkpath(QStringLiteral("chunks")));
        test::writeAll(folder.filePath(QStringLiteral("world.json")), "{\"id\":\"w\"}");
        const QByteArray text = chunkText();
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                test::writeAll(folder.filePath(QStringLiteral("chunks/%1_%2.json").arg(x).arg(y)), text);
        }
    }

    void theWindowGoesOnMeanwhile()
    {
        auto session = open();
        QSignalSpy ended(session.get(), &WorldSession::editEnded);
        QSignalSpy changed(session.get(), &WorldSession::changed);
        QVERIFY(session->apply(everywhere));
        finishEdit(*session);
        QCOMPARE(ended.size(), 1);
        QVERIFY(changed.size() > 1);
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        QTRY_COMPARE(journal(), QList<QByteArray>{R"({"op":"replace","layer":0,"from":"A","to":"B"})"});
        changed.clear();
        QVERIFY(session->undo());
        // It was begun, and nothing else may be.
        QVERIFY(session->isEditing());
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        waitForAPart(*session);
        for (const auto& refused : {session->undo(), session->redo(), session->goTo(0),
                                    session->apply({world::Paint{1, {0, 0}, u'Z'}})})
            QVERIFY(!refused && refused.error().code == core::Code::EditBusy);
        session->beginGesture();
        QVERIFY(!session->inGesture());
        finishEdit(*session);
        QVERIFY(changed.size() > 1);
        QCOMPARE(ended.size(), 2);
        QCOMPARE(symbols(*session), std::set<char16_t>{u'A'});
        QVERIFY(!session->document().dirty());
        QTRY_COMPARE(journal(), QList<QByteArray>{});
        QCOMPARE(session->document().redoCount(), std::size_t{1});
        QVERIFY(session->redo());
        QVERIFY(session->isEditing());
        finishEdit(*session);
        QCOMPARE(symbols(*session), std::set<char16_t>{u'B'});
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        QTRY_COMPARE(journal().size(), 1);
        // What is in memory is not worked through at once either.
        QVERIFY(session->apply({world::Replace{0, u'B', u'C', std::nullopt}}));
        QVERIFY(session->isEditing());
        finishEdit(*session);
        QCOMPARE(symbols(*session), std::set<char16_t>{u'C'});
        // Several steps at a time.
        QVERIFY(session->goTo(0));
        finishEdit(*session);
        QCOMPARE(symbols(*session), std::set<char16_t>{u'A'});
        QCOMPARE(session->document().redoCount(), std::size_t{2});
        session->shutDown();
    }

    void cancelledAllIsAsBefore_data()
    {
        QTest::addColumn<bool>("undoing");
        QTest::newRow("an edit") << false;
        QTest::newRow("an undo") << true;
    }
    void cancelledAllIsAsBefore()
    {
        QFETCH(bool, undoing);
        auto session = open();
        if (undoing)
            replaceAll(*session);
        QTRY_COMPARE(journal().size(), undoing ? 1 : 0);
        const auto lines = journal();
        QSignalSpy failed(session.get(), &WorldSession::editFailed);
        QVERIFY(undoing ? session->undo() : session->apply(everywhere));
        waitForAPart(*session);
        QVERIFY(symbols(*session).contains(undoing ? u'A' : u'B'));
        session->cancelEdit();
        finishEdit(*session);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<core::Message>().code, core::Code::TaskCancelled);
        QCOMPARE(symbols(*session), std::set<char16_t>{undoing ? u'B' : u'A'});
        QCOMPARE(session->document().undoCount(), std::size_t{undoing ? 1U : 0U});
        QCOMPARE(session->document().redoCount(), std::size_t{0});
        QCOMPARE(session->document().dirtyChunks().size(), undoing ? allChunks : 0);
        QCOMPARE(journal(), lines);
        // And all goes on from there.
        QVERIFY(session->apply({world::Paint{1, {0, 0}, u'Z'}}));
        QTRY_COMPARE(journal().size(), lines.size() + 1);
        session->shutDown();
    }

    void aSaveWaitsForTheStep()
    {
        auto session = open();
        replaceAll(*session);
        save(*session);
        QVERIFY(file(0, 0).contains('B') && file(side - 1, side - 1).contains('B'));
        QVERIFY(session->undo());
        waitForAPart(*session);
        QSignalSpy failed(session.get(), &WorldSession::saveFailed);
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->saveAll());
        QVERIFY(session->isSaving());
        QVERIFY(!session->saveAll());
        // A save that waits can be taken back.
        session->cancelSave();
        QVERIFY(!session->isSaving());
        QCOMPARE(failed.size(), 1);
        QVERIFY(session->isEditing());
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait(waitMs));
        QCOMPARE(saved.size(), 1);
        QCOMPARE(saved[0][0].toStringList().size(), static_cast<qsizetype>(allChunks));
        QVERIFY(!session->document().dirty());
        for (const int at : {0, side / 2, side - 1})
            QVERIFY(file(at, at).contains('A') && !file(at, at).contains('B'));
        session->shutDown();
    }

    void paintedWhileASaveIsNoted()
    {
        auto session = open();
        replaceAll(*session);
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->saveAll());
        // Some chunks are known to be saved, some are not yet.
        while (session->document().dirtyChunks().size() == allChunks)
            QCoreApplication::processEvents();
        QVERIFY(session->isSaving());
        QVERIFY(session->apply({world::Paint{1, {0, 0}, u'Z'}}));
        QVERIFY(session->apply({world::Paint{1, {side * 32 - 1, side * 32 - 1}, u'Z'}}));
        QVERIFY(saved.wait(waitMs));
        const std::vector<world::Address> dirty{{0, 0}, {side - 1, side - 1}};
        QCOMPARE(session->document().dirtyChunks(), dirty);
        QTRY_COMPARE(journal().size(), 3); // the stack, and both
        session.reset();
        auto next = open();
        QVERIFY(next->recoveryOffer());
        QCOMPARE(next->recoveryOffer()->steps, std::size_t{2});
        QVERIFY(next->recoveryOffer()->changedFiles.empty());
        next->shutDown();
    }

    void closedHalfWayTheFilesAreAsTheyWere_data()
    {
        QTest::addColumn<bool>("crash");
        QTest::newRow("closed") << false;
        QTest::newRow("crashed") << true;
    }
    void closedHalfWayTheFilesAreAsTheyWere()
    {
        QFETCH(bool, crash);
        {
            auto session = open();
            replaceAll(*session);
            QVERIFY(session->undo());
            waitForAPart(*session);
            if (!crash)
                session->shutDown();
        }
        QVERIFY(!file(0, 0).contains('B') && !file(side - 1, side - 1).contains('B'));
        auto next = open();
        QCOMPARE(next->recoveryOffer().has_value(), crash);
        if (crash) {
            // The step that was being undone was not yet.
            QCOMPARE(next->recoveryOffer()->steps, std::size_t{1});
            QVERIFY(next->recoveryOffer()->changedFiles.empty());
            QSignalSpy recovered(next.get(), &WorldSession::recovered);
            next->recover();
            QVERIFY(recovered.wait(waitMs));
            QCOMPARE(symbols(*next), std::set<char16_t>{u'B'});
        }
        next->shutDown();
    }

    void whatFollowsASavedStepThatIsUndoneKeepsItsPlace()
    {
        {
            auto session = open();
            replaceAll(*session);
            save(*session);
            QVERIFY(session->undo());
            finishEdit(*session);
            // Its content is still being written down.
            QVERIFY(session->apply({world::Paint{1, {0, 0}, u'Y'}}));
            QVERIFY(session->apply({world::Paint{1, {0, 0}, u'Z'}}));
            QVERIFY(session->undo());
        }
        const auto lines = journal();
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith(R"({"op":"restore","chunks":[],)"));
        QVERIFY(lines[1].startsWith(R"({"op":"restore","chunks":[{"at":[0,0],"content":{)"));
        QVERIFY(lines[2].startsWith(R"({"op":"paint")") && lines[2].contains('Y'));
        QVERIFY(lines[3].startsWith(R"({"op":"paint")") && lines[3].contains('Z'));
        QCOMPARE(lines[4], QByteArray(R"({"op":"undo"})"));
        auto next = open();
        QVERIFY(next->recoveryOffer());
        QCOMPARE(next->recoveryOffer()->steps, std::size_t{2});
        QVERIFY(next->recoveryOffer()->changedFiles.empty());
        QSignalSpy recovered(next.get(), &WorldSession::recovered);
        next->recover();
        QVERIFY(recovered.wait(waitMs));
        QCOMPARE(symbols(*next), std::set<char16_t>{u'A'});
        QCOMPARE(next->chunk({0, 0})->chunk->layer(1)->cells.front(), u'Y');
        QCOMPARE(next->document().dirtyChunks().size(), allChunks);
        // Undoing what was recovered gives what the files hold.
        QVERIFY(next->goTo(0));
        finishEdit(*next);
        QVERIFY(!next->document().dirty());
        next->shutDown();
    }

    void chunksOfTheStepStayInMemory()
    {
        // So few bytes that every chunk that is not needed goes.
        auto session = open(1);
        replaceAll(*session);
        save(*session);
        QVERIFY(session->undo());
        waitForAPart(*session);
        session->setView({{side / 2, side + 20}, 4});
        finishEdit(*session);
        QCOMPARE(symbols(*session), std::set<char16_t>{u'A'});
        QCOMPARE(session->document().dirtyChunks().size(), allChunks);
        session->shutDown();
    }

    void memoryIsFreedALittleAtATime()
    {
        auto document =
            model::WorldDocument::open(QFile::encodeName(world()).toStdString(), {}, world::Access::Write);
        QVERIFY(document);
        model::WorldDocument& edited = **document;
        edited.setHistoryBudget(1);
        QVERIFY(edited.apply(everywhere));
        QVERIFY(edited.save());
        // The step needs all of them.
        edited.shrink(1, {});
        QCOMPARE(edited.chunks().loaded().size(), allChunks);
        // Now it is forgotten.
        QVERIFY(edited.apply({world::Paint{1, {0, 0}, u'Z'}}));
        QCOMPARE(edited.undoCount(), std::size_t{1});
        edited.shrink(1, {});
        const std::size_t left = edited.chunks().loaded().size();
        QVERIFY(left > 1 && left < allChunks / 2);
        edited.shrink(1, {});
        QCOMPARE(edited.chunks().loaded(), (std::vector<world::Address>{{0, 0}}));
    }

    void anOutdatedStepLeavesAllAsItWas()
    {
        auto document =
            model::WorldDocument::open(QFile::encodeName(world()).toStdString(), {}, world::Access::Write);
        QVERIFY(document);
        model::WorldDocument& edited = **document;
        QVERIFY(edited.index());
        auto prepared = edited.snapshot()->prepare(everywhere, {});
        QVERIFY(prepared);
        QVERIFY(edited.apply({world::Paint{1, {side * 32 - 1, side * 32 - 1}, u'Z'}}));
        edited.begin(std::move(*prepared));
        StepEnd end = StepEnd::NotYet;
        std::size_t most = 0;
        while (end == StepEnd::NotYet) {
            const auto part = edited.continueStep(100);
            QVERIFY(part.change.chunks.size() <= 100);
            most = std::max(most, edited.dirtyChunks().size());
            end = part.end;
        }
        QCOMPARE(end, StepEnd::Outdated);
        QCOMPARE(most, allChunks); // it was found at the very end
        QVERIFY(!edited.inStep());
        QCOMPARE(edited.undoCount(), std::size_t{1});
        QCOMPARE(edited.dirtyChunks(), (std::vector<world::Address>{{side - 1, side - 1}}));
    }
};

QTEST_GUILESS_MAIN(WorldStepPartsTest)
#include "tst_world_step_parts.moc"
