// Which layer is painted on, and what may not be painted.
#include "tests/views/world/world_tool_test.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/tile_text.h"
#include "views/world/world_docks.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTimer>
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
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("The layer is locked: unlock it in the list of layers first."));
        window().key(Qt::Key_L, Qt::ControlModifier);
        window().key(Qt::Key_H, Qt::ControlModifier);
        window().click(0, 0);
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("The layer is hidden: show it in the list of layers first."));
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

    void theGroundIsNotDragged()
    {
        window().click(0, 0);
        QTreeView& view = window().bench().docks().layers->view();
        const QModelIndex ground = window().bench().docks().layers->model().find(LayerKey::room(0));
        const QPoint from = view.visualRect(ground).center();
        const int step = view.visualRect(ground).height();
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QCOMPARE(active(), LayerKey::room(0));
        // A drag has a loop of its own, which Esc ends.
        QTimer escape;
        connect(&escape, &QTimer::timeout, this,
                [this] { QTest::keyClick(window().bench().windowHandle(), Qt::Key_Escape); });
        escape.start(50);
        for (const int rows : {1, 2}) {
            const QPointF to = from - QPoint(0, rows * step);
            QMouseEvent move(QEvent::MouseMove, to, view.viewport()->mapToGlobal(to), Qt::NoButton,
                             Qt::LeftButton, {});
            QCoreApplication::sendEvent(view.viewport(), &move);
        }
        escape.stop();
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, from - QPoint(0, 2 * step));
        QCOMPARE(active(), LayerKey::room(0));
        QCOMPARE(window().steps(), 1U);
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
        // What lies between does not matter.
        window().click(0, 0);
        window().undo(2);
        QCOMPARE(active(), LayerKey::room(1));
        window().redo(2);
        QCOMPARE(active(), added);
        // What the user chose meanwhile stays.
        window().undo(2);
        window().state().setActiveLayer(LayerKey::room(0));
        window().redo(2);
        QCOMPARE(active(), LayerKey::room(0));
    }

    void theActiveLayerOutlivesUndoAndRedoOfAll_data()
    {
        QTest::addColumn<LayerKey>("last");
        QTest::newRow("there always") << LayerKey::room(1);
        QTest::newRow("added first") << LayerKey::height("height_2");
        QTest::newRow("added last") << LayerKey::room(2);
    }

    void theActiveLayerOutlivesUndoAndRedoOfAll()
    {
        QFETCH(LayerKey, last);
        trigger("addHeightLayer");
        QTRY_COMPARE(active(), LayerKey::height("height_2"));
        window().canvas().setFocus();
        window().click(0, 0);
        trigger("addRoomLayer");
        QTRY_COMPARE(active(), LayerKey::room(2));
        window().canvas().setFocus();
        window().click(1, 1);
        window().state().setActiveLayer(last);
        window().click(2, 2);
        const auto steps = static_cast<int>(window().steps());
        window().undo(steps);
        QCOMPARE(window().steps(), 0U);
        window().redo(steps);
        QCOMPARE(active(), last);
        // All at once as well.
        QVERIFY(window().session().goTo(0));
        QVERIFY(window().session().goTo(static_cast<std::size_t>(steps)));
        QTRY_COMPARE(static_cast<int>(window().steps()), steps);
        QCOMPARE(active(), last);
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
        QCOMPARE(active(), LayerKey::room(1));
        window().undo();
        QCOMPARE(active(), LayerKey::room(2));
        QCOMPARE(window().room(2, 0, 0), QChar(u'W'));
    }

    void theActiveLayerClimbsWithItsLook()
    {
        for (const int number : {1, 2, 3, 4})
            QVERIFY(window().session().apply({world::Paint{number, {number, 0}, char16_t(u'a' + number)}}));
        window().state().setActiveLayer(LayerKey::room(1));
        window().key(Qt::Key_L, Qt::ControlModifier); // locked
        QTreeView& view = window().bench().docks().layers->view();
        for (const int place : {2, 3, 4}) {
            QTest::keyClick(&view, Qt::Key_Up, Qt::AltModifier);
            QCOMPARE(active(), LayerKey::room(place));
            QVERIFY(window().state().look(LayerKey::room(place)).locked);
            QVERIFY(!window().state().look(LayerKey::room(place - 1)).locked);
            QCOMPARE(window().room(place, 1, 0), QChar(u'b'));
            QCOMPARE(window().bench().docks().layers->current(), std::optional(active()));
        }
        QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(active(), LayerKey::room(3));
        QCOMPARE(window().room(3, 1, 0), QChar(u'b'));
        window().undo(2);
        QCOMPARE(active(), LayerKey::room(3));
        window().undo(2);
        QCOMPARE(active(), LayerKey::room(1));
        QVERIFY(window().state().look(active()).locked);
        window().redo(4);
        QCOMPARE(active(), LayerKey::room(3));
        QVERIFY(window().state().look(active()).locked);
        QCOMPARE(window().room(3, 1, 0), QChar(u'b'));
    }

    void aDeletedLayerHandsOnToItsNeighbourAndTells()
    {
        for (const int number : {1, 2, 3})
            QVERIFY(window().session().apply({world::Paint{number, {0, 0}, u'W'}}));
        QVERIFY(window().session().apply({world::Paint{2, {-1, 0}, u'W'}}));
        QVERIFY(window().session().apply({world::PlaceInstance{"chest", 2, {1, 1}, "{}"}}));
        window().state().setActiveLayer(LayerKey::height("height_1"));
        window().state().setActiveLayer(LayerKey::room(2));
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        QTest::keyClick(&window().bench().docks().layers->view(), Qt::Key_Delete);
        QCOMPARE(active(), LayerKey::room(1));
        QVERIFY(!said.isEmpty());
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("The layer was deleted: 2 chunk(s) changed. 1 instance(s) went with it."));
    }

    void theHistorySaysTheNamesOfLayers()
    {
        trigger("addHeightLayer");
        QTRY_COMPARE(active(), LayerKey::height("height_2"));
        QTest::keyClick(&window().bench().docks().layers->view(), Qt::Key_Down, Qt::AltModifier);
        QVERIFY(window().bench().docks().edit({world::RenameHeightLayer{"height_2", "Attic"}}));
        window().bench().docks().refreshNow();
        QCOMPARE(historyText(*window().session().catalog(), window().bench().docks().layers->model(),
                             window().session().document().history().step(1)),
                 QStringLiteral("Move height layer: Attic"));
    }

    void theListAndTheMenuCallThingsTheSame()
    {
        QStringList listed;
        for (const QAction* action : window().bench().docks().layers->view().actions())
            listed << action->text().section(QLatin1Char('\t'), 0, 0);
        for (const char* id : {"addHeightLayer", "addRoomLayer", "duplicateLayer", "deleteLayer",
                               "raiseLayer", "lowerLayer", "layerHide", "layerSolo", "layerLock"}) {
            const QString text = window().bench().actionsById()[id]->text().remove(QLatin1Char('&'));
            QVERIFY2(listed.contains(text), qPrintable(text));
        }
    }

    void whatIsGoneIsCalledAsItWas()
    {
        WorldDocks& docks = window().bench().docks();
        const auto last = [&] {
            docks.refreshNow();
            return historyText(*window().session().catalog(), docks.layers->model(),
                               *window().session().document().history().last());
        };
        window().state().setActiveLayer(LayerKey::height("height_1"));
        window().click(2, 2);
        QVERIFY(docks.edit({world::DeleteHeightLayer{"height_1"}}));
        QCOMPARE(last(), QStringLiteral("Delete height layer: Roof"));
        QCOMPARE(historyText(*window().session().catalog(), docks.layers->model(),
                             window().session().document().history().step(0)),
                 QStringLiteral("Paint heights: 'W' Wall, Roof"));
        QVERIFY(docks.edit({world::Paint{4, {3, 3}, u'g'}}));
        QVERIFY(docks.edit({world::RenameRoomLayer{4, "Cellar"}}));
        QVERIFY(docks.edit({world::DeleteRoomLayer{4}}));
        QCOMPARE(last(), QStringLiteral("Delete room layer: Cellar"));
        QVERIFY(docks.edit({world::SetBookmark{"poi_1", "Bridge", {1, 1}}}));
        QVERIFY(docks.edit({world::DeleteBookmark{"poi_1"}}));
        QCOMPARE(last(), QStringLiteral("Delete bookmark: Bridge"));
        // The same after it was taken back and done again.
        window().undo(2);
        window().redo(2);
        QCOMPARE(last(), QStringLiteral("Delete bookmark: Bridge"));
    }

    void aNamedNewLayerIsPaintedInOneStep()
    {
        trigger("addRoomLayer");
        auto* editor = window().bench().docks().layers->view().findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("Cellar"));
        QTest::keyClick(editor, Qt::Key_Return);
        window().canvas().setFocus();
        window().click(0, 0);
        QTest::qWait(200); // lists follow edits in a moment
        QCOMPARE(window().steps(), 1U);
        const auto chunk = window().session().chunk({0, 0})->chunk;
        QVERIFY(chunk->layer(2)->members.unknown("name").value_or("") == "\"Cellar\"");
        window().undo();
        QCOMPARE(window().steps(), 0U);
    }

    void stepsAreCalledByWhatTheyPaint_data()
    {
        QTest::addColumn<bool>("height");
        QTest::addColumn<bool>("random");
        QTest::addColumn<QString>("step");
        QTest::newRow("room") << false << false << QStringLiteral("Paint: 'W' Wall, Cellar");
        QTest::newRow("room, random") << false << true << QStringLiteral("Paint: Cellar");
        QTest::newRow("height") << true << false << QStringLiteral("Paint heights: 'W' Wall, Cellar");
        QTest::newRow("height, random") << true << true << QStringLiteral("Paint heights: Cellar");
    }
    void stepsAreCalledByWhatTheyPaint()
    {
        QFETCH(bool, height);
        QFETCH(bool, random);
        QFETCH(QString, step);
        trigger(height ? "addHeightLayer" : "addRoomLayer");
        auto& docks = window().bench().docks();
        QLineEdit* editor = nullptr;
        QTRY_VERIFY(editor = docks.layers->view().findChild<QLineEdit*>());
        QTest::keyClicks(editor, QStringLiteral("Cellar"));
        QTest::keyClick(editor, Qt::Key_Return);
        window().canvas().setFocus();
        BrushForm brush;
        brush.size = 5;
        window().state().setBrush(brush);
        window().state().setRandomSymbols({u'W', u'g'});
        window().state().setRandom(random);
        window().drag({0, 0}, {7, 7});
        window().drag({0, 7}, {7, 0});
        docks.refreshNow();
        model::HistoryModel& list = docks.history->model();
        const int last = list.rowCount() - 1;
        const auto called = [&list](int row) { return list.index(row, 0).data().toString(); };
        QCOMPARE(called(last - 1), step);
        QCOMPARE(called(last), step);
        // Undone to the beginning, the layer has no name any longer; its steps keep theirs.
        window().undo(static_cast<int>(window().steps()));
        docks.refreshNow();
        QCOMPARE(list.rowCount() - 1, last);
        QCOMPARE(called(last - 1), step);
        QCOMPARE(called(last), step);
    }

    void aNewLayerIsSeenAndACopyIsAsOpaqueAsItsLayer_data()
    {
        QTest::addColumn<LayerKey>("layer");
        QTest::addColumn<LayerKey>("next");
        QTest::newRow("room") << LayerKey::room(1) << LayerKey::room(2);
        QTest::newRow("height") << LayerKey::height("height_1") << LayerKey::height("height_2");
    }
    void aNewLayerIsSeenAndACopyIsAsOpaqueAsItsLayer()
    {
        QFETCH(const LayerKey, layer);
        QFETCH(const LayerKey, next);
        window().click(0, 0);
        const model::LayerLook faint{false, true, 0.4};
        window().state().setLook(layer, faint);
        window().state().setActiveLayer(layer);
        trigger("duplicateLayer");
        QTRY_COMPARE(active(), next);
        QVERIFY(window().state().look(next) == (model::LayerLook{true, false, 0.4}));
        QVERIFY(window().state().look(layer) == faint);
        // One that gets the number or id of a layer that is gone does not look as that did.
        window().canvas().setFocus();
        window().state().setLook(next, faint);
        trigger("deleteLayer");
        QTRY_VERIFY(active() != next);
        trigger(layer.isHeight() ? "addHeightLayer" : "addRoomLayer");
        QTRY_COMPARE(active(), next);
        QVERIFY(window().state().look(next) == model::LayerLook());
    }

private:
    void trigger(const char* id) { window().bench().actionsById()[id]->trigger(); }
    [[nodiscard]] LayerKey active() { return window().state().activeLayer(); }
};

QTEST_MAIN(WorldLayerChoiceTest)
#include "tst_world_layer_choice.moc"
