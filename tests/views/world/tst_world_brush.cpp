// Brush, eraser and hole: strokes, their size and shape, on rooms and heights, where chunks end and where
// there are none.
#include "tests/support/wheel.h"
#include "tests/views/world/world_tool_test.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/world_docks.h"

#include <QListView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldBrushTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstViewIsTheSpawn()
    {
        const canvas::Camera& camera = window().canvas().camera();
        QCOMPARE(camera.centre(), QPointF(0.5, 0.5));
        QCOMPARE(camera.scale(), 32 * window().canvas().devicePixelRatioF());
        QVERIFY(window().dirty().isEmpty());
        QCOMPARE(window().bench().title(), QStringLiteral("Test"));
        QCOMPARE(window().bench().unsavedChanges(), 0);
    }

    void aStrokeOverFourChunksIsOneStep()
    {
        window().press(-2, -2);
        window().move(1, 1);
        window().release(1, 1);
        for (int i = -2; i <= 1; ++i)
            QCOMPARE(window().room(1, i, i), QChar(u'W'));
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(window().dirty(), QStringLiteral("-1:-1 0:0"));
        QCOMPARE(window().bench().unsavedChanges(), 2);
        QCOMPARE(window().bench().unsavedText(), QStringLiteral("2 chunk(s)"));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(1, -2, -2, 4), QStringLiteral("    "));
        QCOMPARE(window().dirty(), QString());
        window().key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        window().key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(window().dirty(), QStringLiteral("-1:-1 0:0"));
    }

    void negativeTilesHaveTheirChunks_data()
    {
        QTest::addColumn<int>("x");
        QTest::addColumn<QString>("chunk");
        QTest::addColumn<QString>("text");
        QTest::newRow("-1") << -1 << "-1:0"
                            << "chunk -1:0  local 7, 4  world -1, 4";
        QTest::newRow("-8") << -8 << "-1:0"
                            << "chunk -1:0  local 0, 4  world -8, 4";
        QTest::newRow("-9") << -9 << "-2:0"
                            << "chunk -2:0  local 7, 4  world -9, 4";
    }

    void negativeTilesHaveTheirChunks()
    {
        QFETCH(int, x);
        QFETCH(QString, chunk);
        QFETCH(QString, text);
        QSignalSpy places(&window().bench(), &Workbench::placeTextChanged);
        window().click(x, 4);
        QCOMPARE(window().dirty(), chunk);
        QCOMPARE(window().room(1, x, 4), QChar(u'W'));
        window().move(x + 1, 4, Qt::NoButton);
        window().move(x, 4, Qt::NoButton);
        const QString shown = places.last().first().toString();
        QVERIFY2(shown.startsWith(text), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Ground '.' \u2192 Grass (world default)")),
                 qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Layer 1 'W' Wall")), qPrintable(shown));
    }

    void brushesHaveSizeAndShape()
    {
        BrushForm brush;
        brush.size = 3;
        window().state().setBrush(brush);
        window().click(0, 0);
        for (int y = -1; y <= 1; ++y)
            QCOMPARE(window().row(1, -2, y, 5), QStringLiteral(" WWW "));
        brush = {5, BrushShape::Round};
        window().state().setBrush(brush);
        window().click(-5, -5);
        QCOMPARE(window().row(1, -7, -7, 5), QStringLiteral(" WWW "));
        QCOMPARE(window().row(1, -7, -5, 5), QStringLiteral("WWWWW"));
        // The wheel with Shift.
        const QPointF at = window().at(0, 0);
        test::turnWheel(window().canvas(), at, {0, 240}, Qt::ShiftModifier);
        QCOMPARE(window().state().brush().size, 7);
    }

    // As on a map that reaches to a bookmark far away.
    void aLineIsNotDrawnToTheEndOfTheWorld()
    {
        ToolBox& tools = window().bench().page().tools();
        const auto event = [](int x, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
            return canvas::PointerEvent{{x + 0.5, 0.5}, QPoint(x, 0), button, Qt::LeftButton, keys};
        };
        const auto use = [&](int x, Qt::KeyboardModifiers keys) {
            QVERIFY(tools.pointerPressed(event(x, Qt::LeftButton, keys)));
            QVERIFY(tools.pointerReleased(event(x, Qt::LeftButton, keys)));
        };
        constexpr int far = 200'000;
        window().click(0, 0);
        const std::size_t steps = window().steps();
        const test::StatusLine said(window().bench());
        use(far, Qt::ShiftModifier);
        QVERIFY2(said.text().startsWith(QStringLiteral("That is too far for one line")),
                 qPrintable(said.text()));
        QCOMPARE(window().steps(), steps);
        QCOMPARE(window().room(1, 1, 0), QChar(u' '));
        // The last point is still the one before.
        use(3, Qt::ShiftModifier);
        QCOMPARE(window().row(1, 0, 0, 5), QStringLiteral("WWWW "));
        // A stroke that jumps goes on behind the jump.
        QVERIFY(tools.pointerPressed(event(5, Qt::LeftButton, {})));
        QVERIFY(tools.pointerMoved(event(far, Qt::NoButton, {})));
        QVERIFY(tools.pointerMoved(event(far + 1, Qt::NoButton, {})));
        QVERIFY(tools.pointerReleased(event(far + 1, Qt::LeftButton, {})));
        QCOMPARE(window().row(1, 4, 0, 3), QStringLiteral(" W "));
        QCOMPARE(window().room(1, far + 1, 0), QChar(u'W'));
        QCOMPARE(window().room(1, far / 2, 0), QChar(u' '));
    }

    void shiftPaintsALineAndControlShiftACircle()
    {
        window().click(-4, 2);
        window().click(3, 2, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(window().row(1, -5, 2, 10), QStringLiteral(" WWWWWWWW "));
        QCOMPARE(window().steps(), 2U);
        const Qt::KeyboardModifiers circle = Qt::ControlModifier | Qt::ShiftModifier;
        window().drag({0, -6}, {2, -6}, Qt::LeftButton, circle);
        QCOMPARE(window().row(1, -3, -6, 7), QStringLiteral(" W   W "));
        QCOMPARE(window().room(1, 0, -8), QChar(u'W'));
        QCOMPARE(window().steps(), 3U);
        // The same by a click, around the last point: the middle of the last circle.
        window().undo();
        QCOMPARE(window().row(1, -3, -6, 7), QStringLiteral("       "));
        window().click(2, -6, Qt::LeftButton, circle);
        QCOMPARE(window().row(1, -3, -6, 7), QStringLiteral(" W   W "));
        QCOMPARE(window().room(1, 0, -8), QChar(u'W'));
        QCOMPARE(window().steps(), 3U);
        // And around where a stroke ended.
        window().undo(3);
        window().drag({-4, 5}, {0, 5});
        window().move(2, 5, Qt::NoButton, circle);
        window().click(2, 5, Qt::LeftButton, circle);
        QCOMPARE(window().row(1, -3, 5, 7), QStringLiteral("WWWW W "));
        QCOMPARE(window().room(1, 0, 3), QChar(u'W'));
        QCOMPARE(window().steps(), 2U);
    }

    void toolTipsTellOfLinesAndCircles()
    {
        const QString tip = window().bench().actionsById().tool(ToolKind::Brush)->toolTip();
        QVERIFY2(tip.startsWith(QStringLiteral("Brush (B)\n")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("a line from the last point, Ctrl+Shift and a click a circle")),
                 qPrintable(tip));
    }

    void withoutALastPointAClickOnlySetsIt_data()
    {
        QTest::addColumn<int>("keys");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("row");
        QTest::newRow("line") << int(Qt::ShiftModifier) << "The start of a line"
                              << "  WWW";
        QTest::newRow("circle") << int(Qt::ShiftModifier | Qt::ControlModifier) << "The centre of a circle"
                                << "W   W";
    }

    void withoutALastPointAClickOnlySetsIt()
    {
        QFETCH(int, keys);
        QFETCH(QString, said);
        QFETCH(QString, row);
        const auto held = static_cast<Qt::KeyboardModifiers>(keys);
        QSignalSpy messages(&window().bench(), &Workbench::messageShown);
        window().click(0, 0, Qt::LeftButton, held);
        QVERIFY(messages.last().first().toString().startsWith(said));
        QCOMPARE(window().steps(), 0U);
        window().click(2, 0, Qt::LeftButton, held);
        QCOMPARE(window().row(1, -2, 0, 5), row);
        // One step: what began it is none of its own.
        QCOMPARE(window().steps(), 1U);
        window().undo();
        QCOMPARE(window().dirty(), QString());
        // A drag has both ends.
        window().key(Qt::Key_Escape);
        window().drag({0, 0}, {2, 0}, Qt::LeftButton, held);
        QCOMPARE(window().row(1, -2, 0, 5), row);
        QCOMPARE(window().steps(), 1U);
        // A stroke that was taken back ends nowhere: the point before it counts.
        window().press(-5, -5);
        window().move(-5, -2);
        window().key(Qt::Key_Escape);
        window().release(-5, -2);
        window().undo();
        window().click(2, 0, Qt::LeftButton, held);
        QCOMPARE(window().steps(), 1U);
        QVERIFY(!window().row(1, -5, -2, 5).contains(QLatin1Char('W')) || held != Qt::ShiftModifier);
        // Esc forgets it.
        window().key(Qt::Key_Escape);
        messages.clear();
        window().click(5, 5, Qt::LeftButton, held);
        QCOMPARE(window().steps(), 1U);
        QVERIFY(messages.last().first().toString().startsWith(said));
    }

    void eraserAndHole()
    {
        window().drag({-2, 0}, {2, 0});
        window().key(Qt::Key_E);
        window().drag({-1, 0}, {0, 0});
        QCOMPARE(window().row(1, -2, 0, 5), QStringLiteral("W  WW"));
        window().key(Qt::Key_E, Qt::ShiftModifier);
        QCOMPARE(window().state().tool(), ToolKind::Hole);
        window().drag({-1, 0}, {0, 0});
        QCOMPARE(window().row(0, -2, 0, 5), QStringLiteral(".  .."));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(0, -2, 0, 5), QStringLiteral("....."));
    }

    void heightsArePaintedWithTheSameKeys()
    {
        const LayerKey roof = LayerKey::height("height_1");
        window().state().setActiveLayer(roof);
        window().drag({-2, 0}, {1, 0});
        QCOMPARE(window().cell(roof, -2, 0), QChar(u'W'));
        QCOMPARE(window().cell(roof, 1, 0), QChar(u'W'));
        QCOMPARE(window().room(1, 0, 0), QChar(u' '));
        QCOMPARE(window().dirty(), QStringLiteral("-1:0 0:0"));
        window().key(Qt::Key_E);
        window().click(-2, 0);
        QCOMPARE(window().cell(roof, -2, 0), QChar(u' '));
        window().key(Qt::Key_F);
        window().state().setSymbol(u'g');
        window().click(-1, 0);
        QCOMPARE(window().cell(roof, -1, 0), QChar(u'g'));
        QCOMPARE(window().cell(roof, 1, 0), QChar(u'g'));
        QCOMPARE(window().cell(roof, 2, 0), QChar(u' '));
    }

    void newChunksArePaintedWhereThereWereNone()
    {
        window().canvas().lookAt({18.5, 0.5});
        window().click(17, 0);
        QCOMPARE(window().dirty(), QStringLiteral("2:0"));
        QCOMPARE(window().room(1, 17, 0), QChar(u'W'));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().dirty(), QString());
    }

    void theBrushPaintsAtRandomOfWhatIsChosen()
    {
        QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        // Two symbols of the palette.
        QListView& palette = window().bench().docks().palette->view();
        const auto choose = [&palette](int row, Qt::KeyboardModifiers keys) {
            const QModelIndex index = palette.model()->index(row, 0);
            QTest::mouseClick(palette.viewport(), Qt::LeftButton, keys, palette.visualRect(index).center());
        };
        choose(0, {});
        choose(1, Qt::ControlModifier);
        QCOMPARE(window().state().randomSymbols().size(), 2);
        window().canvas().setFocus();
        // As long as the mode is off only the last is painted.
        window().drag({-8, 0}, {7, 0});
        QCOMPARE(window().row(1, -8, 0, 16).count(QLatin1Char('W')), 16);
        window().key(Qt::Key_D);
        QVERIFY2(modes.last().first().toString().endsWith(QStringLiteral("at random of 2 symbols")),
                 qPrintable(modes.last().first().toString()));
        const std::size_t steps = window().steps();
        window().state().setBrush({4, BrushShape::Square});
        window().drag({-8, 3}, {7, 3});
        QCOMPARE(window().steps(), steps + 1);
        int walls = 0;
        int grass = 0;
        for (int y = 2; y <= 5; ++y) {
            walls += static_cast<int>(window().row(1, -8, y, 16).count(QLatin1Char('W')));
            grass += static_cast<int>(window().row(1, -8, y, 16).count(QLatin1Char('g')));
        }
        QCOMPARE(walls + grass, 64);
        QVERIFY(walls > 5 && grass > 5);
        window().undo();
        QCOMPARE(window().row(1, -8, 3, 16).trimmed(), QString());
        // One symbol chosen is one symbol painted.
        choose(1, {});
        window().canvas().setFocus();
        window().drag({-8, 3}, {7, 3});
        QCOMPARE(window().row(1, -8, 3, 16).count(QLatin1Char('W')), 16);
    }

    void aCapturedStampIsAChoiceToo()
    {
        window().click(-6, -6);
        window().state().setSymbol(u'g');
        window().click(-5, -6);
        window().drag({-6, -6}, {-5, -6}, Qt::RightButton);
        window().key(Qt::Key_B);
        window().key(Qt::Key_D);
        window().state().setBrush({8, BrushShape::Square});
        window().click(2, 2);
        QString painted;
        for (int y = -1; y <= 6; ++y)
            painted += window().row(1, -1, y, 8);
        QCOMPARE(painted.count(QLatin1Char('W')) + painted.count(QLatin1Char('g')), 64);
        QVERIFY(painted.contains(QLatin1Char('W')) && painted.contains(QLatin1Char('g')));
    }
};

QTEST_MAIN(WorldBrushTest)
#include "tst_world_brush.moc"
