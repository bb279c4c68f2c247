// The window's side of a world: opening, reading, editing by gestures, saving in the background.
#include "formats/core/code.h"
#include "model/common/workers.h"
#include "model/world/session.h"
#include "tests/model/world/watched_files.h"
#include "tests/support/files.h"
#include "tests/support/held_workers.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using model::WorldSession;

namespace {

const char16_t brush = u'Z';

QByteArray chunkText(char symbol)
{
    return QByteArray("{\"roomLayers\":[{\"layer\":0,\"rows\":[\"") + symbol +
           "\"]}],\"heightLayers\":[{\"id\":\"roof\",\"z\":1,\"x\":0,\"y\":0,\"rows\":[\"#\"]}]}";
}

world::Operation stroke(std::vector<world::Tile> cells, char16_t symbol = brush)
{
    return {world::Stroke{1, symbol, std::move(cells)}};
}

} // namespace

class WorldSessionTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_made = 0;

    QString makeWorld(int side = 1)
    {
        const QString folder = m_folder.filePath(QString::number(m_made++));
        QDir(folder).mkpath(QStringLiteral("chunks"));
        test::writeAll(folder + QStringLiteral("/world.json"),
                       "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
        for (int y = -side; y <= side; ++y) {
            for (int x = -side; x <= side; ++x)
                test::writeAll(folder + QStringLiteral("/chunks/%1_%2.json").arg(x).arg(y), chunkText('A'));
        }
        return folder;
    }

    static void openAndIndex(WorldSession& session)
    {
        QSignalSpy indexed(&session, &WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait(test::patience));
        QVERIFY(session.ready());
        QVERIFY(session.isIndexed());
    }

    static char16_t cell(const WorldSession& session, world::Tile tile)
    {
        const auto at = world::addressOf(tile, session.document().info().chunkSize);
        const auto look = session.chunk(at.chunk);
        if (!look || !look->chunk || !look->chunk->layer(1))
            return u' ';
        return look->chunk->layer(1)->cells[static_cast<std::size_t>(at.localY * 4 + at.localX)];
    }

private Q_SLOTS:
    void anOpeningThatIsGivenUpTakesNothing()
    {
        const QString folder = makeWorld();
        test::WatchedFiles files;
        model::WorldSessionOptions options;
        options.files = &files;
        const std::filesystem::path state = m_folder.filePath(QStringLiteral("state")).toStdString();
        options.stateFolder = state;
        test::HeldWorkers workers;
        {
            WorldSession session(folder, QString(), nullptr, options);
            session.open();
            session.shutDown();
        }
        workers.release();
        QVERIFY(model::workers().waitForDone(test::patience));
        // It looks which world is meant, and neither locks nor reads it.
        QVERIFY(!files.names().contains("bookmarks.json"));
        QVERIFY(!std::filesystem::exists(state));
    }

    void worldsOpenInTheBackground()
    {
        WorldSession session(makeWorld());
        QSignalSpy opened(&session, &WorldSession::opened);
        QSignalSpy indexed(&session, &WorldSession::indexed);
        QSignalSpy changed(&session, &WorldSession::changed);
        session.open();
        QVERIFY(!session.ready());
        QVERIFY(opened.wait(test::patience));
        QVERIFY(session.ready());
        QVERIFY(!session.isIndexed());
        // Nothing of the chunks is known yet, but which of them there are.
        QVERIFY(!session.chunk({0, 0}));
        QCOMPARE(session.chunk({5, 5})->state, world::ChunkLook::State::Missing);
        QCOMPARE(session.document().chunks().addresses().size(), std::size_t{9});
        // Heights wait for the whole world, rooms do not.
        const auto refused = session.apply({world::PaintHeight{"roof", {0, 0}, u'T'}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::Code::EditIndexing);
        QVERIFY(session.apply({world::Paint{1, {0, 0}, u'P'}}));
        session.setView({{0, 0}, 1});
        QVERIFY(indexed.wait(test::patience));
        QTRY_VERIFY(session.chunk({1, 1}).has_value());
        QVERIFY(session.apply({world::PaintHeight{"roof", {0, 0}, u'T'}}));
        QCOMPARE(session.document().dirtyChunks(), std::vector<world::Address>({{0, 0}}));
        QVERIFY(changed.size() >= 3);
    }

    void missingWorldsAreRefusedWithASentence()
    {
        WorldSession session(m_folder.filePath(QStringLiteral("nothing")));
        QSignalSpy failed(&session, &WorldSession::openFailed);
        session.open();
        QVERIFY(failed.wait(test::patience));
        QVERIFY(!failed.first().first().value<core::Message>().text().empty());
        QVERIFY(!session.ready());
    }

    void aStrokeOverChunksIsOneStep()
    {
        WorldSession session(makeWorld());
        openAndIndex(session);
        session.beginGesture(QStringLiteral("Brush"));
        for (int x = -6; x < 6; ++x)
            QVERIFY(session.extendGesture(stroke({{x, x}})));
        QCOMPARE(session.document().undoCount(), std::size_t{0});
        QCOMPARE(cell(session, {-6, -6}), brush);
        session.endGesture();
        QCOMPARE(session.document().undoCount(), std::size_t{1});
        QCOMPARE(session.document().history().step(0).label.value_or(""), std::string("Brush"));
        QCOMPARE(session.document().dirtyChunks().size(), std::size_t{4});
        QVERIFY(session.undo());
        QVERIFY(!session.document().dirty());
        QCOMPARE(cell(session, {-6, -6}), u' ');
        QVERIFY(session.redo());
        QCOMPARE(cell(session, {5, 5}), brush);
    }

    void whatComesInMidGestureIsSensible_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("painted");
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("undo") << 0 << 0 << false << false;
        QTest::newRow("escape") << 1 << 0 << false << false;
        QTest::newRow("another edit") << 2 << 2 << true << false;
        QTest::newRow("save") << 3 << 1 << true << true;
        QTest::newRow("another gesture") << 4 << 1 << true << true;
        QTest::newRow("redo") << 5 << 1 << true << false;
        QTest::newRow("jump to the start") << 6 << 0 << false << false;
    }
    void whatComesInMidGestureIsSensible()
    {
        QFETCH(int, what);
        QFETCH(int, steps);
        QFETCH(bool, painted);
        QFETCH(bool, goesOn);
        WorldSession session(makeWorld());
        openAndIndex(session);
        QSignalSpy ended(&session, &WorldSession::gestureEnded);
        session.beginGesture();
        QVERIFY(session.extendGesture(stroke({{0, 0}})));
        switch (what) {
        case 0:
            QVERIFY(session.undo());
            break;
        case 1:
            session.cancelGesture();
            break;
        case 2:
            QVERIFY(session.apply({world::Paint{2, {3, 3}, u'Q'}}));
            break;
        case 3:
            QVERIFY(session.saveAll());
            break;
        case 4:
            session.beginGesture();
            break;
        case 5:
            QVERIFY(!session.redo());
            break;
        default:
            QVERIFY(session.goTo(0));
        }
        QCOMPARE(session.document().undoCount(), static_cast<std::size_t>(steps));
        QCOMPARE(cell(session, {0, 0}) == brush, painted);
        QCOMPARE(session.inGesture(), goesOn);
        QCOMPARE(ended.size(), what == 3 ? 0 : 1);
        // What is left of the drag does nothing, or is a step of its own.
        QVERIFY(session.extendGesture(stroke({{1, 1}})));
        QCOMPARE(cell(session, {1, 1}) == brush, goesOn);
        session.endGesture();
        QCOMPARE(session.document().undoCount(), static_cast<std::size_t>(steps + (goesOn ? 1 : 0)));
        while (session.document().undoCount() > 0)
            QVERIFY(session.undo());
        QCOMPARE(cell(session, {0, 0}), u' ');
        QCOMPARE(cell(session, {1, 1}), u' ');
        QTRY_VERIFY(!session.isSaving());
    }

    void aGestureThatEndsAsItBeganIsNoStep()
    {
        WorldSession session(makeWorld());
        openAndIndex(session);
        session.beginGesture();
        QVERIFY(session.extendGesture(stroke({{0, 0}})));
        QVERIFY(session.extendGesture(stroke({{0, 0}}, u' ')));
        session.endGesture();
        QCOMPARE(session.document().undoCount(), std::size_t{0});
        QVERIFY(!session.document().dirty());
    }

    void theHistoryCanBeWalked()
    {
        WorldSession session(makeWorld());
        openAndIndex(session);
        for (int i = 0; i < 5; ++i)
            QVERIFY(session.apply({world::Paint{1, {i, 0}, u'P'}}));
        QVERIFY(session.goTo(2));
        QCOMPARE(cell(session, {1, 0}), u'P');
        QCOMPARE(cell(session, {2, 0}), u' ');
        QCOMPARE(session.document().history().count(), std::size_t{5});
        QCOMPARE(session.document().history().doneCount(), std::size_t{2});
        QCOMPARE(session.document().history().step(4).operation, std::string("paint"));
        QVERIFY(session.goTo(5));
        QCOMPARE(cell(session, {4, 0}), u'P');
        QVERIFY(!session.goTo(6));
    }

    void savingGoesOnBehindTheEditing()
    {
        const QString folder = makeWorld();
        WorldSession session(folder);
        openAndIndex(session);
        QVERIFY(session.apply({world::Paint{1, {0, 0}, u'P'}}));
        QSignalSpy saved(&session, &WorldSession::saved);
        QVERIFY(session.saveAll());
        QVERIFY(!session.saveAll());
        // These two come too late for the save.
        QVERIFY(session.apply({world::Paint{1, {1, 0}, u'Q'}}));
        QVERIFY(session.apply({world::Paint{1, {5, 0}, u'Q'}}));
        QVERIFY(saved.wait(test::patience));
        const QStringList files = saved.first().first().toStringList();
        QVERIFY(files.contains(QStringLiteral("chunks/0_0.json")));
        QVERIFY(!files.contains(QStringLiteral("chunks/1_0.json")));
        QVERIFY(!test::readAll(folder + QStringLiteral("/chunks/0_0.json")).contains('Q'));
        QCOMPARE(session.document().dirtyChunks(), std::vector<world::Address>({{0, 0}, {1, 0}}));
        QVERIFY(session.goTo(1));
        QVERIFY(!session.document().dirty());
        QVERIFY(session.redo());
        QVERIFY(session.saveAll());
        QVERIFY(saved.wait(test::patience));
        QVERIFY(test::readAll(folder + QStringLiteral("/chunks/0_0.json")).contains('Q'));
        QVERIFY(!session.document().dirty());
    }

    void aCancelBeforeThePlanOfASaveIsHeardOfHoldsStill()
    {
        const QString folder = makeWorld();
        WorldSession session(folder);
        openAndIndex(session);
        QVERIFY(session.apply({world::Paint{1, {0, 0}, u'Q'}}));
        QSignalSpy failed(&session, &WorldSession::saveFailed);
        QSignalSpy saved(&session, &WorldSession::saved);
        QVERIFY(session.saveAll());
        // Made it is: what is to be written comes next.
        model::workers().waitForDone();
        session.cancelSave();
        QTRY_VERIFY(!session.isSaving());
        QCOMPARE(saved.size(), 0);
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().value<core::Message>().code == core::Code::TaskCancelled);
        QVERIFY(!test::readAll(folder + QStringLiteral("/chunks/0_0.json")).contains('Q'));
        // The next one knows nothing of it.
        QVERIFY(session.saveAll());
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(test::readAll(folder + QStringLiteral("/chunks/0_0.json")).contains('Q'));
    }

    void anIndexThatIsHeldStaysAsItWas()
    {
        auto document = model::WorldDocument::open(QFile::encodeName(makeWorld()).toStdString(), {},
                                                   world::Access::Write);
        QVERIFY(document);
        model::WorldDocument& edited = **document;
        QVERIFY(edited.index());
        edited.setHistoryBudget(1);
        auto held = edited.chunks().index();
        const world::Address changed{1, 0};
        QVERIFY(edited.apply({world::Paint{9, {4, 0}, u'Z'}}));
        QVERIFY(edited.save());
        QVERIFY(edited.apply({world::Paint{1, {0, 0}, u'Z'}}));
        // It is not copied for a chunk that can as well be forgotten later.
        edited.shrink(1, {});
        QVERIFY(edited.chunks().isLoaded(changed));
        QVERIFY(std::ranges::count(held->layerSet(*held->find(changed)), 9) == 0);
        held.reset();
        edited.shrink(1, {});
        QVERIFY(!edited.chunks().isLoaded(changed));
        const auto now = edited.chunks().index();
        QVERIFY(std::ranges::count(now->layerSet(*now->find(changed)), 9) == 1);
    }

    void sessionsMayEndAtAnyTime()
    {
        const QString folder = makeWorld(6);
        for (int i = 0; i < 50; ++i) {
            auto session = std::make_unique<WorldSession>(folder);
            session->open();
            if (i % 2)
                QTest::qWait(i % 7);
            if (i % 3 == 0)
                session->shutDown();
        }
    }

    void aSaveThatWaitsTakesWhatFollowsFromTheEdit_data()
    {
        QTest::addColumn<int>("cells");
        QTest::newRow("at once") << 1;
        QTest::newRow("in the background") << 300'000;
    }
    void aSaveThatWaitsTakesWhatFollowsFromTheEdit()
    {
        QFETCH(const int, cells);
        WorldSession session(makeWorld());
        openAndIndex(session);
        // An edit of two parts: the second begins when the first is done.
        bool waited = false;
        const auto paint = [](world::Tile tile, char16_t symbol) {
            return [operation = world::Operation{world::Paint{1, tile, symbol}}] { return operation; };
        };
        connect(
            &session, &WorldSession::editEnded, &session,
            [&] {
                waited = session.isSaving();
                QVERIFY(session.apply(model::DeferredEdit{cells, paint({5, 1}, u'S')}));
                QVERIFY(session.isSaving());
            },
            Qt::SingleShotConnection);
        QSignalSpy saved(&session, &WorldSession::saved);
        QVERIFY(session.apply(model::DeferredEdit{300'000, paint({1, 1}, u'F')}));
        QVERIFY(session.isEditing());
        QVERIFY(session.saveAll());
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(waited);
        QVERIFY(!session.isEditing());
        // world.json takes part in every save, and is put right.
        QCOMPARE(saved.first().first().toStringList(),
                 QStringList({QStringLiteral("world.json"), QStringLiteral("chunks/0_0.json"),
                              QStringLiteral("chunks/1_0.json")}));
        QVERIFY(!session.document().dirty());
        const QString chunks = session.folder() + QStringLiteral("/chunks/");
        QVERIFY(test::readAll(chunks + QStringLiteral("0_0.json")).contains('F'));
        QVERIFY(test::readAll(chunks + QStringLiteral("1_0.json")).contains('S'));
    }
};

QTEST_GUILESS_MAIN(WorldSessionTest)
#include "tst_world_session.moc"
