// What is remembered of a world from one window to the next.
#include "tests/views/world/world_tool_test.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/tools/stamp_texts.h"
#include "views/world/world_docks.h"

#include <QDirIterator>
#include <QLineEdit>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldRecallTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void aWindowIsOpenedAsItWasLeft()
    {
        const auto files = filesOf(window().folder());
        leaveTraces();
        QCOMPARE(window().dirty(), QString());
        window().reopen();
        QVERIFY(window().isReady());
        verifyTraces(window().bench());
        QCOMPARE(window().bench().unsavedChanges(), 0);
        // The stamp of the slot is painted as it was kept.
        window().state().setSolo({});
        window().state().setActiveLayer(LayerKey::room(1));
        window().canvas().lookAt({0.5, 0.5}, 32);
        window().key(Qt::Key_3);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        QCOMPARE(window().bench().page().tools().stamp().pattern().size(), QSize(2, 1));
        QCOMPARE(filesOf(window().folder()), files);
    }

    void whatIsSelectedIsWhatIsPaintedOn()
    {
        // A layer that is known only when the whole world was read, and one that is in no file.
        for (const LayerKey& layer : {LayerKey::room(1), LayerKey::height("height_1"), LayerKey::room(2)}) {
            if (layer == LayerKey::room(2))
                addLayer(QStringLiteral("Loft"));
            window().state().setActiveLayer(layer);
            window().reopen();
            QVERIFY(window().isReady());
            QTRY_COMPARE(window().state().activeLayer(), layer);
            WorldLayersDock& dock = *window().bench().docks().layers;
            QCOMPARE(dock.current(), std::optional(layer));
            // Any other row is chosen by one click.
            QTreeView& view = dock.view();
            const QModelIndex ground = dock.model().find(LayerKey::room(0));
            view.scrollTo(ground);
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(ground).center());
            QCOMPARE(window().state().activeLayer(), LayerKey::room(0));
        }
    }

    void aCrashLosesAMomentAtMost()
    {
        leaveTraces();
        // What is on disk while the window is open is what a crash leaves.
        const QString kept = window().keptFile();
        QTRY_VERIFY(QFile::exists(kept));
        QTRY_VERIFY(test::readAll(kept).contains("\"tool\":\"eraser\""));
        const auto view = window().canvas().camera();
        QTRY_VERIFY(test::readAll(kept).contains(QByteArray::number(view.centre().x())));
        ActionRegistry actions;
        declareWorldActions(actions);
        WorldWorkbench second(window().folder(), {}, {actions, {CanvasBackend::Raster, true}});
        second.resize(1600, 1150);
        second.show();
        QTRY_VERIFY(second.complete());
        QVERIFY(second.readOnly());
        verifyTraces(second);
        // The second window's view is not the one that counts.
        second.state().setTool(ToolKind::Wand);
        second.shutDown();
        window().bench().shutDown();
        QTest::qWait(100);
        QVERIFY(test::readAll(kept).contains("\"tool\":\"eraser\""));
    }

    void aStampIsPackedOnceForEachTimeItIsSet()
    {
        const StampTool& tool = window().bench().page().tools().stamp();
        // Where nothing is there is nothing to capture.
        for (const world::Tile tile : {world::Tile{0, 0}, {1, 0}, {2, 1}})
            QVERIFY(window().bench().docks().edit({world::Paint{1, tile, u'W'}}));
        window().drag({0, 0}, {2, 1}, Qt::RightButton);
        window().key(Qt::Key_3, Qt::ControlModifier);
        window().drag({0, 0}, {1, 0}, Qt::RightButton);
        StampTexts texts;
        texts.update(tool);
        // The same string, not one that is equal.
        const QString stamp = texts.pattern();
        const QString slot = texts.slot(2);
        QVERIFY(!slot.isEmpty());
        QVERIFY(slot != stamp);
        texts.update(tool);
        QCOMPARE(texts.pattern().constData(), stamp.constData());
        QCOMPARE(texts.slot(2).constData(), slot.constData());
        window().key(Qt::Key_3, Qt::ControlModifier);
        texts.update(tool);
        QCOMPARE(texts.pattern().constData(), stamp.constData());
        QCOMPARE(texts.slot(2), stamp);
        QCOMPARE(StampTexts::stampOf(texts.slot(2)), std::optional(tool.pattern()));
        window().drag({0, 0}, {1, 1}, Qt::RightButton);
        texts.update(tool);
        QVERIFY(texts.pattern() != stamp);
        QCOMPARE(texts.slot(2), stamp);
    }

    void theFileSaysWhatIsSeenFirst()
    {
        test::writeAll(window().folder() + QStringLiteral("/world.json"),
                       "{\"schemaVersion\":1,\"id\":\"w\",\"chunkWidth\":8,\"chunkHeight\":8,\"tileSize\":16,"
                       "\"spawn\":{\"x\":3,\"y\":2},\"editor\":{\"defaultZoom\":1.5,\"gridVisible\":false}}");
        window().reopenAsNew();
        QVERIFY(window().isReady());
        QCOMPARE(window().canvas().camera().centre(), QPointF(3.5, 2.5));
        QCOMPARE(window().canvas().camera().scale(), 24 * window().canvas().devicePixelRatioF());
        QVERIFY(!window().state().display().grid);
        window().key(Qt::Key_G);
        window().key(Qt::Key_Plus, Qt::ControlModifier);
        const double scale = window().canvas().camera().scale();
        window().reopen();
        QVERIFY(window().isReady());
        QVERIFY(window().state().display().grid);
        QCOMPARE(window().canvas().camera().scale(), scale);
        QCOMPARE(window().bench().unsavedChanges(), 0);
    }

    void whatIsRememberedMayBeNonsense_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut") << QByteArray("{\"tool\":\"eras");
        QTest::newRow("list") << QByteArray("[1,2]");
        QTest::newRow("kinds") << QByteArray(
            "{\"tool\":7,\"brushSize\":\"x\",\"symbols\":{},\"layers\":[{}],\"view\":3,\"slots\":{},"
            "\"emptyRooms\":[],\"stamp\":false,\"solo\":1,\"activeLayer\":\"attic\"}");
        QTest::newRow("values") << QByteArray(
            "{\"tool\":\"broom\",\"brushSize\":1e9,\"symbols\":[\".\",\"ab\",\"\"],\"layers\":{\"room:x\":{},"
            "\"height:\":{\"opacity\":-4}},\"view\":{\"x\":1e300,\"y\":0,\"tile\":-1},"
            "\"slots\":[\"AAAA\",\"/////w==\"],\"emptyRooms\":{\"-1\":\"a\",\"q\":\"b\"},\"stamp\":\"!\"}");
    }
    void whatIsRememberedMayBeNonsense()
    {
        QFETCH(QByteArray, text);
        window().reopen([&] {
            QVERIFY(QFile::exists(window().keptFile()));
            test::writeAll(window().keptFile(), text);
        });
        QVERIFY(window().isReady());
        QVERIFY(window().canvas().camera().scale() > 0);
        QVERIFY(window().state().brush().size <= BrushForm::maxSize);
        QVERIFY(window().bench().docks().layers->emptyRooms().empty());
    }

    void aSoloLayerThatIsGoneHidesNothing()
    {
        window().state().setSolo(LayerKey::height("height_1"));
        window().bench().shutDown();
        test::writeAll(window().folder() + QStringLiteral("/chunks/1_1.json"),
                       "{\"schemaVersion\":1,\"roomLayers\":[],\"heightLayers\":[],\"instances\":[]}");
        window().reopen();
        QVERIFY(window().isReady());
        QVERIFY(!window().state().solo());
    }

    void emptyLayersAreRemembered()
    {
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        addLayer(QStringLiteral("Roof"));
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("Layer \"Roof\" has no cell yet: it is remembered here, and is in the "
                                "world's files from its first cell on."));
        QCOMPARE(window().bench().unsavedChanges(), 0);
        // It has no place among the others that could be changed.
        for (const auto& [id, layer] :
             {std::pair("lowerLayer", 2), std::pair("raiseLayer", 1), std::pair("duplicateLayer", 2)}) {
            window().state().setActiveLayer(LayerKey::room(layer));
            said.clear();
            window().bench().actionsById()[id]->trigger();
            QVERIFY2(said.last().first().toString().startsWith(
                         QStringLiteral("Layer \"Roof\" has no cell yet, so that")),
                     qPrintable(said.last().first().toString()));
        }
        QCOMPARE(window().steps(), 0U);
        window().reopen();
        QVERIFY(window().isReady());
        QCOMPARE(name(2), QStringLiteral("Roof"));
        QCOMPARE(window().bench().unsavedChanges(), 0);
        // It is reached by keys, and is the world's with its first cell.
        window().state().setActiveLayer(LayerKey::room(1));
        window().canvas().setFocus();
        window().key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(2));
        window().key(Qt::Key_B);
        window().click(1, 1);
        QCOMPARE(window().room(2, 1, 1), QChar(u'W'));
        QTRY_VERIFY(window().bench().docks().layers->emptyRooms().empty());
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(test::readAll(window().folder() + QStringLiteral("/chunks/0_0.json")).contains("Roof"));
        window().reopen();
        QVERIFY(window().isReady());
        QTRY_COMPARE(name(2), QStringLiteral("Roof"));
        QVERIFY(window().bench().docks().layers->emptyRooms().empty());
    }

    void anEmptyLayerThatIsDeletedIsForgotten()
    {
        addLayer(QStringLiteral("Roof"));
        window().bench().actionsById()["deleteLayer"]->trigger();
        window().reopen();
        QVERIFY(window().isReady());
        QVERIFY(!window().bench().docks().layers->model().find(LayerKey::room(2)).isValid());
    }

    void anEmptyHeightLayerOutlivesACrash()
    {
        const auto files = filesOf(window().folder());
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        const LayerKey attic = LayerKey::height("height_2");
        window().bench().actionsById()["addHeightLayer"]->trigger();
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("Layer \"height_2\" has no cell yet: it is remembered here, and is in the "
                                "world's files from its first cell on."));
        auto* field = window().bench().docks().layers->view().viewport()->findChild<QLineEdit*>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("Attic"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(window().state().activeLayer(), attic);
        QCOMPARE(window().dirty(), QString());
        QCOMPARE(window().bench().unsavedChanges(), 0);
        // What is on disk while the window is open is what a crash leaves.
        QTRY_VERIFY(QFile::exists(window().keptFile()));
        QTRY_VERIFY(test::readAll(window().keptFile()).contains("Attic"));
        const QByteArray kept = test::readAll(window().keptFile());
        window().reopen([&] { test::writeAll(window().keptFile(), kept); });
        QVERIFY(window().isReady());
        QCOMPARE(window().state().activeLayer(), attic);
        QCOMPARE(window().session().document().knownStack().back(),
                 (world::StackEntry{"height_2", "Attic", 2}));
        QCOMPARE(window().dirty(), QString());
        QCOMPARE(window().bench().unsavedChanges(), 0);
        QCOMPARE(window().steps(), 0U);
        QCOMPARE(filesOf(window().folder()), files);
        // As often as the world is opened, until it has a cell.
        window().reopen();
        QVERIFY(window().isReady());
        QCOMPARE(window().state().activeLayer(), attic);
        window().click(1, 1);
        QCOMPARE(window().cell(attic, 1, 1), QChar(u'W'));
        // What is given up with all its cells is gone.
        window().reopen();
        QVERIFY(window().isReady());
        QVERIFY(!window().bench().docks().layers->model().find(attic).isValid());
    }

private:
    void leaveTraces()
    {
        WorldPage& page = window().bench().page();
        page.tools().stamp().setPattern(
            TilePattern::capture(page.gate().cells(), QRect(0, 0, 2, 1), {LayerKey::room(1)}));
        window().key(Qt::Key_3, Qt::ControlModifier);
        window().key(Qt::Key_E);
        window().key(Qt::Key_BracketRight);
        window().key(Qt::Key_G);
        window().wheel(2, 1, 3);
        window().canvas().lookAt({3.25, -2.5});
        window().state().setActiveLayer(LayerKey::room(0));
        window().key(Qt::Key_L, Qt::ControlModifier);
        model::LayerLook faint;
        faint.opacity = 0.5;
        faint.visible = false;
        window().state().setLook(LayerKey::height("height_1"), faint);
        window().state().setSolo(LayerKey::room(0));
        window().state().setSymbol(u'g');
        m_scale = window().canvas().camera().scale();
    }
    void verifyTraces(WorldWorkbench& bench) const
    {
        const WorldViewState& state = bench.state();
        QCOMPARE(bench.page().canvas().camera().centre(), QPointF(3.25, -2.5));
        QCOMPARE(bench.page().canvas().camera().scale(), m_scale);
        QCOMPARE(state.tool(), ToolKind::Eraser);
        QVERIFY(bench.actionsById().tool(ToolKind::Eraser)->isChecked());
        QCOMPARE(state.brush().size, 2);
        QCOMPARE(state.symbol(), u'g');
        QCOMPARE(state.recentSymbols().mid(0, 2), QList<char16_t>({u'g', u'W'}));
        QVERIFY(!state.display().grid);
        QCOMPARE(state.activeLayer(), LayerKey::room(0));
        QVERIFY(state.look(LayerKey::room(0)).locked);
        QVERIFY(!state.look(LayerKey::height("height_1")).visible);
        QCOMPARE(state.look(LayerKey::height("height_1")).opacity, 0.5);
        QCOMPARE(state.solo(), std::optional(LayerKey::room(0)));
    }
    void addLayer(const QString& text)
    {
        QTreeView& view = window().bench().docks().layers->view();
        window().bench().actionsById()["addRoomLayer"]->trigger();
        auto* field = view.viewport()->findChild<QLineEdit*>();
        QVERIFY(field);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(name(2), text);
    }
    QString name(int number)
    {
        const model::LayersModel& layers = window().bench().docks().layers->model();
        return layers.find(LayerKey::room(number)).data(Qt::EditRole).toString();
    }
    static std::map<QString, QByteArray> filesOf(const QString& folder)
    {
        std::map<QString, QByteArray> result;
        QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            result[path] = test::readAll(path);
        }
        return result;
    }

    double m_scale = 0;
};

QTEST_MAIN(WorldRecallTest)
#include "tst_world_recall.moc"
