// Whole chunks: selected, moved, turned, cleared.
#include "tests/views/world/world_tool_test.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/tile_text.h"
#include "views/world/world_docks.h"

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

Q_DECLARE_METATYPE(chartroom::world::Address)

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
        QCOMPARE(mode(), QStringLiteral("Chunks  ·  selected: 1  ·  a drag moves, with Ctrl copies"));
        const QString turn =
            window().bench().actionsById()["turnRight"]->shortcut().toString(QKeySequence::NativeText);
        QVERIFY(!turn.isEmpty());
        const QString more = modes.last().at(1).toString();
        QVERIFY2(more.contains(turn + QStringLiteral(" and ")), qPrintable(more));
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

    void whatIsSaidOfACopyEndsWithIt()
    {
        window().click(-1, -1);
        window().key(Qt::Key_C);
        window().click(-4, -4);
        const test::StatusLine said(window().bench());
        window().key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(said.text(), QStringLiteral("The copy is chunk 2:-1, and is selected."));
        window().undo();
        QCOMPARE(said.text(), QString());
    }

    void instancesThatAreNotCopiedAreTold_data()
    {
        QTest::addColumn<bool>("isDragged");
        QTest::newRow("key") << false;
        QTest::newRow("drag") << true;
    }
    void instancesThatAreNotCopiedAreTold()
    {
        QFETCH(const bool, isDragged);
        window().click(-1, -1);
        for (const int x : {-3, -2})
            QVERIFY(window().session().apply({world::PlaceInstance{"npc", 1, {x, -2}, {}}}));
        window().key(Qt::Key_C);
        window().click(-4, -4);
        const test::StatusLine said(window().bench());
        if (isDragged)
            window().drag({-4, -4}, {4, 4}, Qt::LeftButton, Qt::ControlModifier);
        else
            window().key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY2(said.text().contains(QStringLiteral("Copied without their 2 instance(s).")),
                 qPrintable(said.text()));
        const world::Address copy = *window().state().selectedChunks().begin();
        QVERIFY(window().session().chunk(copy)->chunk->instances->empty());
        window().undo();
        QCOMPARE(said.text(), QString());
        // Moved chunks take theirs along.
        window().canvas().lookAt({0, 0}, 20);
        window().state().setSelectedChunks({{-1, -1}});
        window().drag({-4, -4}, {4, 4});
        QCOMPARE(window().session().chunk({0, 0})->chunk->instances->size(), 2U);
        QVERIFY2(!said.text().contains(QStringLiteral("without")), qPrintable(said.text()));
    }

    void instancesAloneAreNoCopy()
    {
        QVERIFY(window().session().apply({world::PlaceInstance{"npc", 1, {17, 17}, {}}}));
        window().key(Qt::Key_C);
        window().canvas().lookAt({16, 16}, 10);
        window().click(20, 20);
        QCOMPARE(window().state().selectedChunks(), (std::set<world::Address>{{2, 2}}));
        const test::StatusLine said(window().bench());
        window().key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY2(said.text().startsWith(QStringLiteral("There is nothing to copy but instances")),
                 qPrintable(said.text()));
        QCOMPARE(window().steps(), 1U);
        // They are moved, though.
        window().drag({20, 20}, {28, 20});
        QCOMPARE(window().steps(), 2U);
        QCOMPARE(window().session().chunk({3, 2})->chunk->instances->size(), 1U);
    }

    void nothingIsDoneToEmptyChunks_data()
    {
        QTest::addColumn<int>("key"); ///< 0: a drag
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<world::Address>("chunk");
        const world::Address noFile{2, 2};
        const world::Address emptyFile{1, 0};
        const Qt::KeyboardModifiers none;
        QTest::newRow("duplicate") << int(Qt::Key_D) << Qt::KeyboardModifiers(Qt::ControlModifier) << noFile;
        QTest::newRow("turn") << int(Qt::Key_Z) << none << noFile;
        QTest::newRow("mirror") << int(Qt::Key_X) << none << noFile;
        QTest::newRow("clear") << int(Qt::Key_Delete) << none << noFile;
        QTest::newRow("move") << 0 << none << noFile;
        QTest::newRow("copy") << 0 << Qt::KeyboardModifiers(Qt::ControlModifier) << noFile;
        QTest::newRow("duplicate, with a file")
            << int(Qt::Key_D) << Qt::KeyboardModifiers(Qt::ControlModifier) << emptyFile;
    }
    void nothingIsDoneToEmptyChunks()
    {
        QFETCH(const int, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        QFETCH(const world::Address, chunk);
        const bool hasFile = chunk == world::Address{1, 0};
        if (hasFile)
            QVERIFY(window().session().apply({world::ClearChunk{chunk}}));
        QCOMPARE(window().session().document().chunks().exists(chunk), hasFile);
        window().click(-1, -1);
        window().undo();
        const std::size_t steps = window().steps();
        QCOMPARE(window().session().document().redoCount(), 1U);
        window().key(Qt::Key_C);
        window().canvas().lookAt({16, 16}, 10);
        const std::set<world::Address> selected{chunk};
        window().state().setSelectedChunks(selected);
        const test::StatusLine said(window().bench());
        const QPoint tile(static_cast<int>(chunk.x) * 8 + 4, static_cast<int>(chunk.y) * 8 + 4);
        if (key != 0)
            window().key(key, modifiers);
        else
            window().drag(tile, tile + QPoint(8, 0), Qt::LeftButton, modifiers);
        QVERIFY2(said.text().startsWith(QStringLiteral("The selected chunk is empty")),
                 qPrintable(said.text()));
        QCOMPARE(window().steps(), steps);
        QCOMPARE(window().session().document().redoCount(), 1U);
        QCOMPARE(window().state().selectedChunks(), selected);
        // Where another is selected as well, that one is taken.
        window().redo();
        window().state().setSelectedChunks({{-1, -1}, chunk});
        window().key(Qt::Key_Z);
        QCOMPARE(window().room(1, -8, -1), QChar(u'W'));
        QCOMPARE(window().steps(), steps + 2);
    }

    void theTileOfABackgroundIsNamed()
    {
        QAction* fill = window().bench().actionsById()["fillBackground"];
        const auto text = [fill] { return fill->text().remove(QLatin1Char('&')); };
        QCOMPARE(text(), QStringLiteral("Fill Chunk Background with Wall"));
        window().state().setSymbol(u'g');
        QCOMPARE(text(), QStringLiteral("Fill Chunk Background with Grass"));
        window().state().setSymbol(u'x');
        QCOMPARE(text(), QStringLiteral("Fill Chunk Background"));
        window().state().setSymbol(u'g');
        window().key(Qt::Key_C);
        window().state().setSelectedChunks({{2, 2}});
        const test::StatusLine said(window().bench());
        fill->trigger();
        QCOMPARE(window().session().chunk({2, 2})->chunk->backgroundTileId, std::string("grass"));
        QCOMPARE(said.text(), QStringLiteral("The background of 1 chunk(s) is Grass now."));
        const WorldDocks& docks = window().bench().docks();
        QCOMPARE(historyText(*window().session().catalog(), docks.layers->model(),
                             *window().session().document().history().last()),
                 QStringLiteral("Fill background with Grass: 2:2"));
        window().undo();
        QCOMPARE(said.text(), QString());
    }

    void aSelectionOfCellsIsNotSaidOfChunks()
    {
        const QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        window().state().setSelection(QRect(0, 0, 1, 1));
        QVERIFY(modes.last().first().toString().contains(QStringLiteral("selection 1 × 1")));
        window().key(Qt::Key_C);
        window().click(-4, -4);
        QVERIFY2(!modes.last().first().toString().contains(QStringLiteral("selection")),
                 qPrintable(modes.last().first().toString()));
        window().key(Qt::Key_B);
        QVERIFY(modes.last().first().toString().contains(QStringLiteral("selection 1 × 1")));
    }
};

QTEST_MAIN(WorldChunkToolTest)
#include "tst_world_chunk_tool.moc"
