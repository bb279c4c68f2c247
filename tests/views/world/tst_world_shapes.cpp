// Rectangles and fills.
#include "tests/views/world/world_tool_test.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/tile_text.h"
#include "views/world/tool_options_bar.h"
#include "views/world/tools/fill_tool.h"
#include "views/world/world_docks.h"

#include <QToolButton>

#include <set>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldShapesTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void rectanglesAndTheirClip()
    {
        window().key(Qt::Key_P);
        window().drag({-2, -1}, {1, 0});
        QCOMPARE(window().row(1, -3, -1, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().row(1, -3, 0, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().row(1, -3, 1, 6), QStringLiteral("      "));
        // Only what is selected is painted.
        window().state().setSymbol(u'g');
        window().state().setSelection(QRect(0, 0, 2, 2));
        window().drag({-3, -3}, {5, 5});
        QCOMPARE(window().row(1, -2, 0, 5), QStringLiteral("WWgg "));
        QCOMPARE(window().row(1, -2, 1, 5), QStringLiteral("  gg "));
        // Esc in the middle: nothing is painted.
        const std::size_t steps = window().steps();
        window().press(-6, -6);
        window().move(-4, -4);
        window().key(Qt::Key_Escape);
        window().release(-4, -4);
        QCOMPARE(window().steps(), steps);
        QVERIFY(!window().state().selection().isEmpty());
        window().key(Qt::Key_Escape);
        QVERIFY(window().state().selection().isEmpty());
    }

    void fillsShowWhatTheyReach()
    {
        window().key(Qt::Key_P);
        window().drag({-3, -3}, {3, 3});
        window().key(Qt::Key_E);
        BrushForm brush;
        brush.size = 5;
        window().state().setBrush(brush);
        window().click(0, 0);
        window().key(Qt::Key_F);
        window().state().setSymbol(u'g');
        window().move(1, 1, Qt::NoButton);
        const auto& fill = dynamic_cast<FillTool&>(window().bench().page().tools().current());
        QTRY_COMPARE(fill.preview(), QRegion(QRect(-2, -2, 5, 5)));
        // Esc puts the preview away and paints nothing.
        window().key(Qt::Key_Escape);
        QVERIFY(fill.preview().isEmpty());
        const std::size_t steps = window().steps();
        window().click(0, 0);
        QCOMPARE(window().steps(), steps + 1);
        QCOMPARE(window().row(1, -4, 0, 9), QStringLiteral(" WgggggW "));
        QCOMPARE(window().row(1, -4, 2, 9), QStringLiteral(" WgggggW "));
        // A selection is not painted over.
        window().state().setSelection(QRect(0, 0, 1, 1));
        window().state().setSymbol(u'x');
        window().click(0, 0);
        QCOMPARE(window().row(1, -4, 0, 9), QStringLiteral(" WggxggW "));
    }

    void aFillSaysHowFarItWent()
    {
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        const auto last = [&said] { return said.isEmpty() ? QString() : said.last().first().toString(); };
        window().key(Qt::Key_P);
        window().drag({-3, -3}, {3, 3});
        window().state().setSymbol(u'g');
        window().key(Qt::Key_F);
        window().click(0, 0);
        QCOMPARE(last(), QStringLiteral("Filled: 49 cell(s)."));
        // What is there already is no step.
        const std::size_t steps = window().steps();
        window().click(0, 0);
        QCOMPARE(window().steps(), steps);
        QCOMPARE(last(), QStringLiteral("Nothing to fill: this symbol is there already."));
        // The empty cells around go on behind what a fill reaches.
        const auto side = static_cast<int>(window().bench().page().gate().view().side());
        window().click(5, 5);
        const int chunk = test::WorldWindow::chunkSide;
        QVERIFY2(last().startsWith(QStringLiteral("Filled: %1 cell(s). It ended at the edge of the %2 × %2")
                                       .arg(QLocale().toString(side * chunk * side * chunk - 49))
                                       .arg(side)),
                 qPrintable(last()));
        QCOMPARE(window().steps(), steps + 1);
        // So do the cells of a selection, which was asked for: nothing is said of an edge.
        window().state().setSymbol(u'x');
        window().state().setSelection(QRect(4, 4, 2, 2));
        window().click(5, 5);
        QCOMPARE(last(), QStringLiteral("Filled: 4 cell(s)."));
        QCOMPARE(lastStep(), QStringLiteral("Fill: 'x', Layer 1"));
    }

    void rectanglesAreFilledOrOutlined()
    {
        window().key(Qt::Key_P);
        window().drag({-2, -2}, {1, 0});
        for (int y = -2; y <= 0; ++y)
            QCOMPARE(window().row(1, -3, y, 6), QStringLiteral(" WWWW "));
        window().undo();
        auto* button =
            qobject_cast<QToolButton*>(window().bench().findChild<ToolOptionsBar*>()->widgetForAction(
                window().bench().actionsById()["outlined"]));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(window().state().outlined());
        window().drag({-2, -2}, {1, 0});
        QCOMPARE(window().row(1, -3, -2, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().row(1, -3, -1, 6), QStringLiteral(" W  W "));
        QCOMPARE(window().row(1, -3, 0, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(lastStep(), QStringLiteral("Rectangle: 'W' Wall, Layer 1"));
        // Of one tile, and of one row, there is no inside.
        window().drag({4, 4}, {4, 4});
        window().drag({4, 6}, {7, 6});
        QCOMPARE(window().row(1, 3, 4, 3), QStringLiteral(" W "));
        QCOMPARE(window().row(1, 3, 6, 6), QStringLiteral(" WWWW "));
    }

    void aFillOfManyCellsIsDoneInTheBackground_data()
    {
        QTest::addColumn<bool>("height");
        QTest::newRow("room layer") << false;
        QTest::newRow("heights") << true;
    }

    void aFillOfManyCellsIsDoneInTheBackground()
    {
        QFETCH(bool, height);
        // 72 × 72 tiles are seen at most in this world: its chunks are made larger.
        QFile file(window().folder() + QStringLiteral("/world.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        test::writeAll(file.fileName(), text.replace("\"chunkWidth\":8", "\"chunkWidth\":256")
                                            .replace("\"chunkHeight\":8", "\"chunkHeight\":256"));
        window().reopen();
        QVERIFY(window().isReady());
        const LayerKey layer = height ? LayerKey::height("height_1") : LayerKey::room(1);
        window().state().setActiveLayer(layer);
        window().state().setSymbol(u'W');
        window().key(Qt::Key_F);
        window().click(0, 0);
        // The press is over, and what it asks for is not done yet.
        QCOMPARE(window().steps(), 0U);
        QTRY_COMPARE(window().steps(), 1U);
        const auto chunk = window().session().chunk({1, -1});
        QVERIFY(chunk && chunk->chunk);
        if (height)
            QVERIFY(chunk->chunk->patch("height_1"));
        else
            QCOMPARE(chunk->chunk->layer(1)->cells.back(), u'W');
        window().undo();
        QCOMPARE(window().dirty(), QString());
    }

    void randomFillsAndRectangles()
    {
        window().state().setRandomSymbols({u'W', u'g', u'x'});
        window().key(Qt::Key_D);
        window().key(Qt::Key_P);
        window().drag({-6, -6}, {5, 5});
        QCOMPARE(kinds(QRect(-6, -6, 12, 12)), QStringLiteral("Wgx"));
        QCOMPARE(window().steps(), 1U);
        window().undo();
        window().key(Qt::Key_F);
        window().click(0, 0);
        QTRY_COMPARE(window().steps(), 1U);
        QCOMPARE(kinds(QRect(-6, -6, 12, 12)), QStringLiteral("Wgx"));
        window().undo();
        window().key(Qt::Key_D);
        window().click(0, 0);
        QTRY_COMPARE(window().steps(), 1U);
        QCOMPARE(kinds(QRect(-6, -6, 12, 12)), QString(QChar(window().state().symbol())));
    }

private:
    /// What the last step is called in the history.
    [[nodiscard]] QString lastStep()
    {
        return historyText(*window().session().catalog(), window().bench().docks().layers->model(),
                           *window().session().document().history().last());
    }
    /// The symbols on layer 1, each once.
    [[nodiscard]] QString kinds(const QRect& area)
    {
        std::set<QChar> found;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (const QChar cell : window().row(1, area.left(), y, area.width()))
                found.insert(cell);
        }
        QString result;
        for (const QChar cell : found)
            result += cell;
        return result;
    }
};

QTEST_MAIN(WorldShapesTest)
#include "tst_world_shapes.moc"
