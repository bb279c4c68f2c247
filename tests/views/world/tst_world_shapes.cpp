// Rectangles and fills.
#include "tests/views/world/world_tool_test.h"
#include "views/world/tools/fill_tool.h"

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
};

QTEST_MAIN(WorldShapesTest)
#include "tst_world_shapes.moc"
