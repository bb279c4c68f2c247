// Painting without a pointer: the cell cursor, and every tool at it.
#include "tests/views/world/world_tool_test.h"
#include "views/world/tools/stamp_tool.h"

#include <QLineEdit>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldCellCursorTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void ctrlArrowsMoveIt()
    {
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        QSignalSpy places(&window().bench(), &Workbench::placeTextChanged);
        QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        QVERIFY(!cursor().tile());
        // First it appears, and is explained.
        window().key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(cursor().tile(), std::optional(QPoint(0, 0)));
        QVERIFY(said.last().first().toString().startsWith(QStringLiteral("Cell cursor")));
        QVERIFY(modes.last().first().toString().endsWith(QStringLiteral("cell cursor")));
        walk(2, -3);
        QCOMPARE(cursor().tile(), std::optional(QPoint(2, -3)));
        QVERIFY(places.last().first().toString().contains(QStringLiteral("world 2, -3")));
        window().key(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(cursor().tile(), std::optional(QPoint(-8, -3)));
        // The plain arrows still move the map.
        const QPointF centre = window().canvas().camera().centre();
        window().key(Qt::Key_Left);
        QVERIFY(window().canvas().camera().centre() != centre);
        QCOMPARE(cursor().tile(), std::optional(QPoint(-8, -3)));
        QCOMPARE(window().steps(), 0U);
    }

    void theViewFollowsIt()
    {
        window().canvas().lookAt({0.5, 0.5}, 64);
        appear();
        for (int i = 0; i < 3; ++i)
            window().key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
        const QPoint at = *cursor().tile();
        QVERIFY(at.x() > 10);
        const QRectF seen = window().canvas().camera().visibleRect();
        QVERIFY(seen.contains(QRectF(at, QSizeF(1, 1))));
        // And no farther than it must.
        QVERIFY(seen.right() - at.x() < 5);
    }

    void itGoesAlongToAPlace()
    {
        window().key(Qt::Key_Home);
        QVERIFY(!cursor().tile());
        // Also one that is hidden meanwhile.
        for (const bool hidden : {false, true}) {
            goTo(3, 3);
            if (hidden)
                window().key(Qt::Key_Escape);
            window().key(Qt::Key_Home);
            appear();
            QCOMPARE(cursor().tile(), std::optional(QPoint(0, 0)));
        }
    }

    void itIsSeenOnAnyGround()
    {
        const QImage before = window().canvas().grabImage();
        appear();
        const QImage after = window().canvas().grabImage();
        const double ratio = window().canvas().devicePixelRatioF();
        // A frame around the tile, dark and light.
        const QPoint middle = (QPointF(window().at(0, 0)) * ratio).toPoint();
        bool dark = false;
        bool light = false;
        for (int x = 0; x < int(24 * ratio); ++x) {
            const QColor color = after.pixelColor(middle + QPoint(x, 0));
            dark |= color.lightness() < 20;
            light |= color.lightness() > 240;
        }
        QVERIFY(dark && light);
        QVERIFY(before != after);
        // Esc takes it away.
        window().key(Qt::Key_Escape);
        QVERIFY(!cursor().tile());
        QTRY_COMPARE(window().canvas().grabImage(), before);
    }

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

    void thePointerTakesOver()
    {
        goTo(3, 3);
        window().move(0, 1, Qt::NoButton);
        QVERIFY(!cursor().tile());
        QCOMPARE(window().state().hovered(), std::optional(QPoint(0, 1)));
        // From there it goes on.
        window().key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(cursor().tile(), std::optional(QPoint(0, 1)));
        // A press too, and what a key held ends.
        window().key(Qt::Key_Q);
        walk(1, 0);
        window().move(4, 4, Qt::NoButton);
        QVERIFY(cursor().isHeld());
        window().click(4, 4);
        QVERIFY(!cursor().isHeld());
        QVERIFY(!cursor().tile());
        QCOMPARE(window().row(1, -1, 1, 4), QStringLiteral(" WW "));
        QCOMPARE(window().room(1, 4, 4), QChar(u'W'));
        QCOMPARE(window().steps(), 2U);
        // And a key leaves the gesture of the mouse alone.
        window().press(-3, 5);
        window().key(Qt::Key_Right, Qt::ControlModifier);
        window().key(Qt::Key_Q);
        window().move(-1, 5);
        window().release(-1, 5);
        QCOMPARE(window().row(1, -4, 5, 5), QStringLiteral(" WWW "));
        QCOMPARE(window().steps(), 3U);
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

private:
    [[nodiscard]] CellCursor& cursor() { return window().bench().page().cursor(); }
    void appear()
    {
        if (!cursor().tile())
            window().key(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(cursor().tile());
    }
    /// Moves the cursor by its keys.
    void walk(int x, int y)
    {
        for (int i = 0; i < std::abs(x); ++i)
            window().key(x < 0 ? Qt::Key_Left : Qt::Key_Right, Qt::ControlModifier);
        for (int i = 0; i < std::abs(y); ++i)
            window().key(y < 0 ? Qt::Key_Up : Qt::Key_Down, Qt::ControlModifier);
    }
    void goTo(int x, int y)
    {
        appear();
        walk(x - cursor().tile()->x(), y - cursor().tile()->y());
        QCOMPARE(cursor().tile(), std::optional(QPoint(x, y)));
    }
};

QTEST_MAIN(WorldCellCursorTest)
#include "tst_world_cell_cursor.moc"
