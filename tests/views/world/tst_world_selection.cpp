// Selections: made, combined, moved, copied.
#include "tests/views/world/world_tool_test.h"

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldSelectionTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void selectionsAddSubtractAndMove()
    {
        window().click(-1, -1);
        window().click(0, -1);
        window().key(Qt::Key_R);
        window().drag({-1, -1}, {0, 0});
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 2)));
        window().drag({3, 3}, {4, 4}, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 2)) + QRect(3, 3, 2, 2));
        window().drag({3, 3}, {4, 4}, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 2)));
        window().drag({-1, -1}, {0, -1}, Qt::LeftButton, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 1)));
        const std::size_t steps = window().steps();
        window().drag({0, -1}, {-5, 4});
        QCOMPARE(window().state().selection(), QRegion(QRect(-6, 4, 2, 1)));
        QCOMPARE(window().row(1, -7, 4, 4), QStringLiteral(" WW "));
        QCOMPARE(window().row(1, -2, -1, 4), QStringLiteral("    "));
        QCOMPARE(window().steps(), steps + 1);
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(1, -2, -1, 4), QStringLiteral(" WW "));
    }

    void wandAndSameSymbol()
    {
        window().drag({-3, 0}, {-1, 0});
        window().click(4, 4);
        window().key(Qt::Key_W);
        window().click(-2, 0);
        QCOMPARE(window().state().selection(), QRegion(QRect(-3, 0, 3, 1)));
        window().key(Qt::Key_S);
        window().state().setSelection({});
        window().click(4, 4);
        QCOMPARE(window().state().selection(), QRegion(QRect(-3, 0, 3, 1)) + QRect(4, 4, 1, 1));
        window().key(Qt::Key_Delete);
        QCOMPARE(window().row(1, -3, 0, 3), QStringLiteral("   "));
        QCOMPARE(window().room(1, 4, 4), QChar(u' '));
    }

    void copyCutAndPaste()
    {
        window().state().setActiveLayer(LayerKey::room(0));
        window().click(0, 0);
        window().state().setActiveLayer(LayerKey::room(1));
        window().state().setSymbol(u'g');
        window().click(0, 0);
        window().key(Qt::Key_R);
        window().drag({0, 0}, {0, 0});
        window().state().setSelection(QRect(0, 0, 1, 1));
        window().state().setAllLayers(true);
        window().key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(window().room(0, 0, 0), QChar(u'.'));
        QCOMPARE(window().room(1, 0, 0), QChar(u' '));
        window().state().setSelection({});
        window().key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        window().click(-9, -9);
        QCOMPARE(window().room(0, -9, -9), QChar(u'W'));
        QCOMPARE(window().room(1, -9, -9), QChar(u'g'));
    }
};

QTEST_MAIN(WorldSelectionTest)
#include "tst_world_selection.moc"
