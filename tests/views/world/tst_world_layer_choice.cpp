// Which layer is painted on, and what may not be painted.
#include "tests/views/world/world_tool_test.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QApplication>
#include <QLineEdit>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldLayerChoiceTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void layersAreChosenLockedAndHidden()
    {
        window().state().setActiveLayer(LayerKey::room(0));
        window().key(Qt::Key_PageUp);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(1));
        window().key(Qt::Key_PageUp);
        QCOMPARE(window().state().activeLayer(), LayerKey::height("height_1"));
        window().key(Qt::Key_PageDown);
        window().key(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(0));
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().key(Qt::Key_L, Qt::ControlModifier);
        window().click(0, 0);
        QCOMPARE(said.last().first().toString(), QStringLiteral("The layer is locked."));
        window().key(Qt::Key_L, Qt::ControlModifier);
        window().key(Qt::Key_H, Qt::ControlModifier);
        window().click(0, 0);
        QCOMPARE(said.last().first().toString(), QStringLiteral("The layer is hidden."));
        QCOMPARE(window().steps(), 0U);
    }

    void aClickOnTheActiveLayerNamesNothing()
    {
        QTreeView& view = window().bench().docks().layers->view();
        const QPoint row = view.visualRect(view.currentIndex()).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, row);
        QTest::qWait(2 * QApplication::doubleClickInterval());
        QVERIFY(!view.viewport()->findChild<QLineEdit*>());
        QTest::keyClick(&view, Qt::Key_E);
        QCOMPARE(window().state().tool(), ToolKind::Eraser);
        QCOMPARE(window().steps(), 0U);
    }

    void anAddedLayerThatComesBackIsActiveAgain()
    {
        trigger("addHeightLayer");
        const LayerKey added = LayerKey::height("height_2");
        QTRY_COMPARE(active(), added);
        window().canvas().setFocus();
        window().undo();
        QCOMPARE(active(), LayerKey::room(1)); // which was active before
        window().redo();
        QCOMPARE(active(), added);
        // What lies between does not matter, nor that another one is active by then.
        window().click(0, 0);
        window().state().setActiveLayer(LayerKey::room(0));
        window().click(1, 1);
        window().undo(3);
        QCOMPARE(active(), LayerKey::room(0));
        window().redo(3);
        QCOMPARE(active(), added);
    }

    void aDeletedLayerThatComesBackIsActiveAgain()
    {
        window().click(0, 0); // layer 1 is in a chunk
        trigger("addHeightLayer");
        window().canvas().setFocus();
        window().click(2, 2);
        window().state().setActiveLayer(LayerKey::height("height_1"));
        window().state().setActiveLayer(LayerKey::height("height_2"));
        trigger("deleteLayer");
        QCOMPARE(active(), LayerKey::height("height_1"));
        window().undo();
        QCOMPARE(active(), LayerKey::height("height_2"));
        window().redo();
        QCOMPARE(active(), LayerKey::height("height_1"));
        // A step that brings no layer back leaves the choice alone.
        window().undo();
        window().state().setActiveLayer(LayerKey::room(0));
        window().undo();
        QCOMPARE(active(), LayerKey::room(0));
        window().redo();
        QCOMPARE(active(), LayerKey::room(0));
    }

    void aDeletedRoomLayerThatComesBackIsActiveAgain()
    {
        window().state().setActiveLayer(LayerKey::room(0));
        trigger("addRoomLayer");
        QCOMPARE(active(), LayerKey::room(2));
        window().canvas().setFocus();
        window().click(0, 0);
        QTRY_COMPARE(window().steps(), 1U);
        trigger("deleteLayer");
        QCOMPARE(active(), LayerKey::room(0));
        window().undo();
        QCOMPARE(active(), LayerKey::room(2));
        QCOMPARE(window().room(2, 0, 0), QChar(u'W'));
    }

private:
    void trigger(const char* id) { window().bench().actionsById()[id]->trigger(); }
    [[nodiscard]] LayerKey active() { return window().state().activeLayer(); }
};

QTEST_MAIN(WorldLayerChoiceTest)
#include "tst_world_layer_choice.moc"
