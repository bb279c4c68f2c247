// The thread of the window is free while a big world is opened, read and saved. What it works is taken as its
// own processor time, which a busy machine does not make longer.
#include "model/world/session.h"
#include "tests/support/files.h"
#include "tests/support/heartbeat.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using model::WorldSession;

namespace {

constexpr int side = 64; // chunks
// A thread that waits for a file or does the work itself is busy for seconds here.
constexpr double mostWork = 50;

QByteArray chunkText()
{
    QByteArray rows;
    for (int i = 0; i < 32; ++i)
        rows += (i ? ",\"" : "\"") + QByteArray(32, 'A') + '"';
    return "{\"roomLayers\":[{\"layer\":0,\"rows\":[" + rows +
           "]},{\"layer\":1,\"rows\":[]}],"
           "\"heightLayers\":[{\"id\":\"roof\",\"z\":1,\"x\":3,\"y\":3,\"rows\":[\"###\"]}]}";
}

} // namespace

class WorldPaceTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::unique_ptr<WorldSession> make() const
    {
        model::WorldSessionOptions options;
        options.stateFolder = QFile::encodeName(m_folder.filePath(QStringLiteral("state"))).toStdString();
        return std::make_unique<WorldSession>(m_folder.filePath(QStringLiteral("w")), QString(), nullptr,
                                              std::move(options));
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QDir world(m_folder.filePath(QStringLiteral("w")));
        QVERIFY(world.mkpath(QStringLiteral("chunks")));
        test::writeAll(world.filePath(QStringLiteral("world.json")), "{\"id\":\"w\"}");
        const QByteArray text = chunkText();
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                test::writeAll(world.filePath(QStringLiteral("chunks/%1_%2.json").arg(x).arg(y)), text);
        }
    }

    void openingLeavesTheThreadFree()
    {
        auto session = make();
        QSignalSpy indexed(session.get(), &WorldSession::indexed);
        QSignalSpy changed(session.get(), &WorldSession::changed);
        QSignalSpy progressed(session.get(), &WorldSession::progressed);
        bool firstViewBeforeIndex = false;
        connect(session.get(), &WorldSession::opened, session.get(), [&] {
            session->setView({{side / 2, side / 2}, 4});
        });
        connect(session.get(), &WorldSession::changed, session.get(), [&] {
            if (!session->isIndexed() && session->composed({{side / 2, side / 2}, 4}))
                firstViewBeforeIndex = session->chunk({side / 2, side / 2}).has_value();
        });
        test::Heartbeat heart;
        session->open();
        QVERIFY(indexed.wait(120000));
        QVERIFY(firstViewBeforeIndex);
        QVERIFY(heart.beats() > 5);
        QVERIFY2(heart.longestWork() < mostWork, qPrintable(QString::number(heart.longestWork())));
        QVERIFY(!progressed.isEmpty());
        // Only what is in view is kept.
        QCOMPARE(session->document().chunks().loaded().size(), std::size_t{81});
    }

    void savingManyChunksLeavesTheThreadFree()
    {
        auto session = make();
        QSignalSpy indexed(session.get(), &WorldSession::indexed);
        session->open();
        QVERIFY(indexed.wait(120000));
        QSignalSpy edited(session.get(), &WorldSession::editEnded);
        QVERIFY(session->apply({world::Replace{0, u'A', u'B', std::nullopt}}));
        QVERIFY(edited.wait(120000));
        QCOMPARE(session->document().dirtyChunks().size(), static_cast<std::size_t>(side * side));
        QSignalSpy failed(session.get(), &WorldSession::saveFailed);
        QSignalSpy saved(session.get(), &WorldSession::saved);
        test::Heartbeat heart;
        // Cancelled, nothing is written.
        QVERIFY(session->saveAll());
        QTest::qWait(30);
        session->cancelSave();
        QTRY_COMPARE_WITH_TIMEOUT(failed.size() + saved.size(), 1, 120000);
        QCOMPARE(saved.size(), 0);
        QCOMPARE(session->document().dirtyChunks().size(), static_cast<std::size_t>(side * side));
        QTRY_VERIFY(!session->isSaving());
        QVERIFY(!test::readAll(m_folder.filePath(QStringLiteral("w/chunks/0_0.json"))).contains('B'));

        QVERIFY(session->saveAll());
        QVERIFY(saved.wait(240000));
        QVERIFY(!session->document().dirty());
        QVERIFY2(heart.longestWork() < mostWork, qPrintable(QString::number(heart.longestWork())));
        QVERIFY(test::readAll(m_folder.filePath(QStringLiteral("w/chunks/63_63.json"))).contains('B'));
    }

    void memoryStaysWithinItsBudgets()
    {
        model::WorldSessionOptions options;
        options.stateFolder.clear();
        options.cacheBytes = 1U << 20U;
        options.historyBytes = 1U << 19U;
        WorldSession session(m_folder.filePath(QStringLiteral("w")), QString(), nullptr, std::move(options));
        QSignalSpy indexed(&session, &WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait(120000));
        // Looking around keeps the last view and little else.
        for (int x = 4; x < side - 4; x += 9) {
            session.setView({{x, 8}, 4});
            QTRY_VERIFY_WITH_TIMEOUT(session.chunk({x + 4, 12}) && session.chunk({x - 4, 4}), 60000);
        }
        const auto& chunks = session.document().chunks();
        QVERIFY(chunks.bytes() <= (1U << 20U));
        QVERIFY(chunks.loaded().size() < 400);
        // Painting on and on forgets the oldest steps, and nothing that is unsaved.
        for (int i = 0; i < 2000; ++i)
            QVERIFY(
                session.apply({world::Paint{1, {i % 640, i / 64}, static_cast<char16_t>(u'a' + i % 26)}}));
        QVERIFY(session.document().history().bytes() <= (1U << 19U));
        QVERIFY(session.document().history().forgotten() > 0);
        QCOMPARE(session.document().history().forgotten() + session.document().undoCount(),
                 std::size_t{2000});
        QCOMPARE(session.document().dirtyChunks().size(), std::size_t{20});
        while (session.document().undoCount() > 0)
            QVERIFY(session.undo());
        QVERIFY(!session.document().dirtyChunks().empty());
    }
};

QTEST_GUILESS_MAIN(WorldPaceTest)
#include "tst_world_pace.moc"
