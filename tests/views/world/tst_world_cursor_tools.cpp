// Painting without a pointer: every tool at the cell cursor.
#include "tests/views/world/cell_cursor_test.h"
#include "views/world/tools/stamp_tool.h"

#include <QLineEdit>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldCursorToolsTest : public test::CellCursorTest
{
    Q_OBJECT

private Q_SLOTS:
    void theBrushPaintsCellsLinesAndCircles()
    {
        goTo(-3, 1);
        window().key(Qt::Key_Return);
        QCOMPARE(window().row(1, -5, 1, 5), QStringLiteral("  W  "));
        QCOMPARE(window().steps(), 1U);
        walk(6, 0);
        QCOMPARE(window().steps(), 1U);
        window().key(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(window().row(1, -4, 1, 9), QStringLiteral(" WWWWWWW "));
        QCOMPARE(window().steps(), 2U);
        window().undo(2);
        walk(2, 0);
        window().key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        // Around the last point, (3, 1).
        QCOMPARE(window().row(1, 0, 1, 7), QStringLiteral(" W   W "));
        QCOMPARE(window().steps(), 1U);
    }

    void heldDownTheBrushDraws()
    {
        QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        goTo(-1, 0);
        window().key(Qt::Key_Q);
        QVERIFY(modes.last().first().toString().endsWith(QStringLiteral("held down by a key")));
        walk(2, 1);
        QCOMPARE(window().row(1, -2, 0, 5), QStringLiteral(" WWW "));
        QCOMPARE(window().room(1, 1, 1), QChar(u'W'));
        window().key(Qt::Key_Q);
        walk(2, 0);
        QCOMPARE(window().room(1, 3, 1), QChar(u' '));
        QCOMPARE(window().steps(), 1U);
        QVERIFY(!modes.last().first().toString().contains(QStringLiteral("held down")));
        window().undo();
        QCOMPARE(window().dirty(), QString());
        // Esc takes it back while it is held, and so does undo; both let go.
        for (const bool undone : {false, true}) {
            window().key(Qt::Key_Q);
            walk(0, 2);
            if (undone)
                window().undo();
            else
                window().key(Qt::Key_Escape);
            QVERIFY(!cursor().isHeld());
            QVERIFY(cursor().tile());
            QCOMPARE(window().dirty(), QString());
            walk(0, -2);
            QCOMPARE(window().dirty(), QString());
        }
    }

    void eraserHoleAndFill()
    {
        window().drag({-2, 0}, {2, 0});
        goTo(0, 0);
        window().key(Qt::Key_E);
        window().key(Qt::Key_Return);
        QCOMPARE(window().row(1, -2, 0, 5), QStringLiteral("WW WW"));
        window().key(Qt::Key_E, Qt::ShiftModifier);
        window().key(Qt::Key_Return);
        QCOMPARE(window().row(0, -1, 0, 3), QStringLiteral(". ."));
        window().key(Qt::Key_F);
        window().state().setSymbol(u'g');
        walk(1, 0);
        window().key(Qt::Key_Return);
        QCOMPARE(window().row(1, -2, 0, 5), QStringLiteral("WW gg"));
        QVERIFY(!cursor().isHeld());
        // Held down there is nothing that goes on.
        window().key(Qt::Key_Q);
        QVERIFY(!cursor().isHeld());
    }

    void rectanglesNeedTwoCorners()
    {
        window().key(Qt::Key_P);
        goTo(-1, -1);
        window().key(Qt::Key_Return);
        QVERIFY(cursor().isHeld());
        walk(2, 1);
        QCOMPARE(window().steps(), 0U);
        window().key(Qt::Key_Return);
        QVERIFY(!cursor().isHeld());
        for (int y = -1; y <= 0; ++y)
            QCOMPARE(window().row(1, -2, y, 5), QStringLiteral(" WWW "));
        QCOMPARE(window().steps(), 1U);
        // Begun and taken back.
        window().key(Qt::Key_Return);
        walk(2, 2);
        window().key(Qt::Key_Escape);
        QVERIFY(!cursor().isHeld());
        walk(1, 0);
        QCOMPARE(window().steps(), 1U);
        // Another tool ends it too, and paints nothing.
        window().key(Qt::Key_Return);
        walk(1, 1);
        window().key(Qt::Key_R);
        QVERIFY(!cursor().isHeld());
    }

    void pickerAndStamp()
    {
        window().click(0, 0);
        window().state().setSymbol(u'g');
        window().click(1, 0);
        goTo(0, 0);
        window().key(Qt::Key_K);
        window().key(Qt::Key_Return);
        QCOMPARE(window().state().symbol(), u'W');
        // Held from one corner to the other it captures.
        window().key(Qt::Key_Q);
        walk(1, 0);
        window().key(Qt::Key_Return);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        QCOMPARE(window().bench().page().tools().stamp().pattern().size(), QSize(2, 1));
        walk(-1, 3);
        window().key(Qt::Key_Return);
        QCOMPARE(window().row(1, -1, 3, 4), QStringLiteral(" Wg "));
        window().key(Qt::Key_Q);
        walk(2, 0);
        window().key(Qt::Key_Q);
        QCOMPARE(window().row(1, -1, 3, 6), QStringLiteral(" WgWg "));
        // As Alt and the pointer: the layer of the topmost tile.
        window().state().setActiveLayer(LayerKey::room(0));
        window().key(Qt::Key_B);
        window().key(Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(1));
    }

    void selectionsAreMadeAndMoved()
    {
        window().drag({0, 0}, {1, 0});
        window().key(Qt::Key_R);
        goTo(0, 0);
        window().key(Qt::Key_Return);
        walk(1, 0);
        window().key(Qt::Key_Return);
        QCOMPARE(window().state().selection(), QRegion(0, 0, 2, 1));
        // From inside it is moved.
        const test::StatusLine said(window().bench());
        window().key(Qt::Key_Return);
        walk(0, 2);
        QCOMPARE(window().row(1, 0, 0, 2), QStringLiteral("WW"));
        window().key(Qt::Key_Return);
        QCOMPARE(window().row(1, 0, 0, 2), QStringLiteral("  "));
        QCOMPARE(window().row(1, 0, 2, 2), QStringLiteral("WW"));
        // What floats is put down first.
        QVERIFY(said.text().startsWith(QStringLiteral("The tiles float")));
        window().key(Qt::Key_Return);
        QVERIFY(!cursor().isHeld());
        QCOMPARE(said.text(), QString());
        window().key(Qt::Key_Escape);
        QVERIFY(window().state().selection().isEmpty());
        QCOMPARE(window().row(1, 0, 2, 2), QStringLiteral("WW"));
        // Shift adds.
        window().key(Qt::Key_Return);
        window().key(Qt::Key_Return);
        walk(4, 0);
        window().key(Qt::Key_Return, Qt::ShiftModifier);
        walk(1, 0);
        window().key(Qt::Key_Return);
        QCOMPARE(window().state().selection(), QRegion(1, 2, 1, 1) + QRegion(5, 2, 2, 1));
    }

    void wandAndSameSymbol()
    {
        window().drag({0, 0}, {1, 0});
        window().click(5, 5);
        goTo(0, 0);
        window().key(Qt::Key_W);
        window().key(Qt::Key_Return);
        QCOMPARE(window().state().selection(), QRegion(0, 0, 2, 1));
        window().key(Qt::Key_Escape);
        window().key(Qt::Key_S);
        window().key(Qt::Key_Return);
        QCOMPARE(window().state().selection(), QRegion(0, 0, 2, 1) + QRegion(5, 5, 1, 1));
    }

    void heights()
    {
        const LayerKey roof = LayerKey::height("height_1");
        window().state().setActiveLayer(roof);
        goTo(-1, 0);
        window().key(Qt::Key_Q);
        walk(1, 0);
        window().key(Qt::Key_Q);
        QCOMPARE(window().cell(roof, -1, 0), QChar(u'W'));
        QCOMPARE(window().cell(roof, 0, 0), QChar(u'W'));
        window().key(Qt::Key_E);
        window().key(Qt::Key_Return);
        QCOMPARE(window().cell(roof, 0, 0), QChar(u' '));
        window().key(Qt::Key_P);
        window().key(Qt::Key_Return);
        walk(1, 1);
        window().key(Qt::Key_Return);
        QCOMPARE(window().cell(roof, 1, 1), QChar(u'W'));
        QCOMPARE(window().room(1, 1, 1), QChar(u' '));
    }

    void instancesArePlacedAndMoved()
    {
        window().key(Qt::Key_I);
        goTo(2, 2);
        // Without a template it is asked for, as by a click.
        test::DialogAnswer answer([](QWidget& dialog) {
            auto* field = dialog.findChild<QLineEdit*>();
            QTest::keyClicks(field, QStringLiteral("door"));
            QTest::keyClick(field, Qt::Key_Return);
        });
        window().key(Qt::Key_Return);
        QTRY_COMPARE(window().steps(), 1U);
        QVERIFY(answer.done());
        QVERIFY(!cursor().isHeld());
        QVERIFY(window().state().selectedInstance());
        QVERIFY(window().isReady());
        // Held it is carried.
        window().key(Qt::Key_Q);
        QVERIFY(cursor().isHeld());
        walk(-4, 0);
        window().key(Qt::Key_Q);
        QCOMPARE(window().steps(), 2U);
        QCOMPARE(window().state().selectedInstance()->chunk, (world::Address{-1, 0}));
        window().key(Qt::Key_Delete);
        QCOMPARE(window().steps(), 3U);
    }

    void chunksAreSelectedAndMoved()
    {
        window().click(0, 0);
        window().key(Qt::Key_C);
        goTo(1, 1);
        window().key(Qt::Key_Return);
        window().key(Qt::Key_Return);
        QCOMPARE(window().state().selectedChunks(), (std::set<world::Address>{{0, 0}}));
        window().key(Qt::Key_Return);
        walk(8, 0);
        window().key(Qt::Key_Return);
        QCOMPARE(window().room(1, 8, 0), QChar(u'W'));
        QCOMPARE(window().room(1, 0, 0), QChar(u' '));
    }

    void aLockedLayerIsLeftAlone()
    {
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        goTo(0, 0);
        window().key(Qt::Key_L, Qt::ControlModifier);
        for (const int tool : {Qt::Key_B, Qt::Key_P}) {
            window().key(tool);
            for (const int key : {Qt::Key_Return, Qt::Key_Q}) {
                window().key(key);
                QCOMPARE(said.last().first().toString(),
                         QStringLiteral("The layer is locked: unlock it in the list of layers first."));
                QVERIFY(!cursor().isHeld());
            }
        }
        QCOMPARE(window().steps(), 0U);
    }
};

QTEST_MAIN(WorldCursorToolsTest)
#include "tst_world_cursor_tools.moc"
