// Whole chunks: selected, moved, turned, cleared.
#include "tests/views/world/world_tool_test.h"

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldChunkToolTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void chunksAreMovedTurnedAndCleared()
    {
        window().click(-1, -1); // a corner of chunk -1:-1
        window().key(Qt::Key_C);
        window().click(-4, -4);
        QCOMPARE(window().state().selectedChunks(), (std::set<world::Address>{{-1, -1}}));
        window().key(Qt::Key_Z);
        QCOMPARE(window().room(1, -8, -1), QChar(u'W')); // the lower right corner turned to the lower left
        QCOMPARE(window().room(1, -1, -1), QChar(u' '));
        window().key(Qt::Key_X);
        QCOMPARE(window().room(1, -1, -1), QChar(u'W'));
        window().drag({-4, -4}, {4, 4});
        QCOMPARE(window().room(1, 7, 7), QChar(u'W'));
        QCOMPARE(window().room(1, -1, -1), QChar(u' '));
        QCOMPARE(window().state().selectedChunks(), (std::set<world::Address>{{0, 0}}));
        window().drag({4, 4}, {-4, -4}, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(window().room(1, 7, 7), QChar(u'W'));
        QCOMPARE(window().room(1, -1, -1), QChar(u'W'));
        window().key(Qt::Key_Delete);
        QCOMPARE(window().room(1, -1, -1), QChar(u' '));
        window().state().setSymbol(u'W');
        window().bench().actionsById()["fillBackground"]->trigger();
        QCOMPARE(window().session().chunk({-1, -1})->chunk->backgroundTileId, std::string("wall"));
        // Several at once onto each other's places.
        window().click(-4, 4);
        window().click(4, 4, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(window().state().selectedChunks().size(), 2U);
        window().drag({-4, 4}, {4, 4});
        QCOMPARE(window().room(1, 15, 7), QChar(u'W'));
    }

    void theStatusBarSaysWhatAPressDoes()
    {
        QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        const auto mode = [&modes] { return modes.isEmpty() ? QString() : modes.last().first().toString(); };
        window().key(Qt::Key_C);
        QCOMPARE(mode(), QStringLiteral("Chunks  ·  a click selects a chunk, a drag several"));
        window().click(-4, -4);
        QVERIFY2(mode().contains(QStringLiteral("selected: 1, dragging moves them")), qPrintable(mode()));
        const QString turn =
            window().bench().actionsById()["turnRight"]->shortcut().toString(QKeySequence::NativeText);
        QVERIFY(!turn.isEmpty());
        QVERIFY2(mode().contains(turn + QStringLiteral(" and ")), qPrintable(mode()));
        window().key(Qt::Key_Escape);
        QVERIFY2(mode().endsWith(QStringLiteral("a drag several")), qPrintable(mode()));
    }

    void replacedChunksAreTold()
    {
        window().click(-1, -1);
        window().key(Qt::Key_C);
        window().click(-4, -4);
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().drag({-4, -4}, {4, 4}, Qt::LeftButton, Qt::ControlModifier);
        QVERIFY(!said.isEmpty());
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("1 existing chunk(s) were replaced; Ctrl+Z brings them back."));
        // What was brought back is no longer to be.
        const QSignalSpy over(&window().bench(), &Workbench::messageOver);
        window().undo();
        QVERIFY(over.contains(said.last()));
    }

    void copiesGoToAFreePlace()
    {
        window().click(-1, -1);
        window().key(Qt::Key_C);
        window().click(-4, -4);
        window().key(Qt::Key_D, Qt::ControlModifier);
        // Chunks are there up to the column 1.
        QCOMPARE(window().state().selectedChunks(), (std::set<world::Address>{{2, -1}}));
        QCOMPARE(window().room(1, 23, -1), QChar(u'W'));
        QCOMPARE(window().room(1, 7, -1), QChar(u' '));
    }

    void aCopyIsToldAndSeen()
    {
        window().click(-1, -1);
        window().canvas().lookAt({-4, -4}, 20);
        window().key(Qt::Key_C);
        window().click(-4, -4);
        const QRectF copy(16, -8, 8, 8);
        QVERIFY(!window().canvas().camera().visibleRect().contains(copy));
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(window().canvas().camera().visibleRect().contains(copy));
        QVERIFY(!said.isEmpty());
        QCOMPARE(said.last().first().toString(), QStringLiteral("The copy is chunk 2:-1, and is selected."));
    }
};

QTEST_MAIN(WorldChunkToolTest)
#include "tst_world_chunk_tool.moc"
