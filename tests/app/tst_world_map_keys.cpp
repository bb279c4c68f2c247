// The map's own keys beside docks and dialogs: who has them is seen, they come back by themselves, and what
// the status bar says holds.
#include "app/dialog_keys.h"
#include "tests/app/world_shell_test.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/canvas/widgets/minimap.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldMapKeysTest : public test::WorldShellTest
{
    Q_OBJECT

protected:
    void prepare() override
    {
        for (const char16_t symbol : {u'U', u'V', u'W'})
            QVERIFY(docks().edit({world::Paint{1, {symbol - u'U', 0}, symbol}}));
        bench().state().setSymbol(u'U');
        bench().state().setActiveLayer(LayerKey::room(1));
        QTRY_COMPARE(docks().palette->view().model()->rowCount(), 3);
        QTRY_COMPARE(QApplication::focusWidget(), map());
    }

private Q_SLOTS:
    void aToolsKeyIsForTheMap()
    {
        const auto tools = {Qt::Key_C, Qt::Key_B, Qt::Key_P};
        for (const Qt::Key tool : tools) {
            clickLayer();
            press(tool);
            QCOMPARE(QApplication::focusWidget(), map());
        }
        clickLayer();
        press(Qt::Key_C);
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        QCOMPARE(bench().state().selectedChunks().size(), std::size_t(1));
        // A stamp is taken by a key as well.
        clickLayer();
        press(Qt::Key_1);
        QCOMPARE(QApplication::focusWidget(), map());
    }

    void whereTheKeysAreIsSeen()
    {
        QSignalSpy modes(&bench(), &Workbench::modeTextChanged);
        const auto says = [&modes] {
            return modes.last().first().toString().endsWith(QStringLiteral("cell cursor"));
        };
        canvas::CanvasWidget& canvas = bench().page().canvas();
        press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(says());
        const QPoint tile = *bench().page().cursor().tile();
        const QImage here = canvas.grabImage();
        clickLayer();
        QVERIFY(!says());
        QTRY_VERIFY(canvas.grabImage() != here);
        // Neither its keys nor the list's pretend.
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(bench().page().cursor().tile(), std::optional(tile));
        press(Qt::Key_Escape);
        QVERIFY(says());
        QTRY_COMPARE(canvas.grabImage(), here);
        // A dialog has them as well.
        press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QDialog*>(QApplication::activeWindow()));
        QTRY_VERIFY(!says());
        QTRY_VERIFY(QApplication::focusWidget());
        press(Qt::Key_Escape);
        shell().window->activateWindow();
        QTRY_VERIFY(says());
    }

    void namesOfAddedLayersLeadBack_data()
    {
        QTest::addColumn<int>("letter");
        QTest::addColumn<LayerKey>("layer");
        QTest::addColumn<int>("end");
        QTest::newRow("room") << int(Qt::Key_R) << LayerKey::room(2) << int(Qt::Key_Return);
        QTest::newRow("height") << int(Qt::Key_G) << LayerKey::height("height_1") << int(Qt::Key_Return);
        QTest::newRow("without a name") << int(Qt::Key_R) << LayerKey::room(2) << int(Qt::Key_Escape);
    }

    void namesOfAddedLayersLeadBack()
    {
        QFETCH(int, letter);
        QFETCH(LayerKey, layer);
        QFETCH(int, end);
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_L, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), static_cast<Qt::Key>(letter));
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("lamps"));
        press(static_cast<Qt::Key>(end));
        QTRY_COMPARE(QApplication::focusWidget(), map());
        QCOMPARE(bench().state().activeLayer(), layer);
        QCOMPARE(docks().layers->model().find(layer).data().toString().contains(QStringLiteral("lamps")),
                 end == Qt::Key_Return);
        // It is painted on at once.
        const std::size_t steps = bench().session().document().undoCount();
        press(Qt::Key_Return);
        QCOMPARE(bench().session().document().undoCount(), steps + 1);
    }

    void aPressElsewhereKeepsTheKeysThere()
    {
        bench().actionsById()["addRoomLayer"]->trigger();
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        auto* search = docks().palette->findChild<QLineEdit*>();
        QTest::mouseClick(search, Qt::LeftButton);
        search->setFocus(Qt::MouseFocusReason);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::focusWidget(), search);
    }

    void placesThatAreGoneToAreTheMaps_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("text");
        QTest::newRow("tile") << int(Qt::Key_G) << "3, 4";
        QTest::newRow("place") << int(Qt::Key_P) << "Spawn";
        QTest::newRow("chunk") << int(Qt::Key_P) << "0:0";
    }

    void placesThatAreGoneToAreTheMaps()
    {
        QFETCH(int, key);
        QFETCH(QString, text);
        clickLayer();
        press(static_cast<Qt::Key>(key), Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QDialog*>(QApplication::activeWindow()));
        auto* field = QApplication::activeWindow()->findChild<QLineEdit*>();
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        shell().window->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), map());
    }

    void whatOnlyAppearedIsSaid()
    {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Q}) {
            press(Qt::Key_P);
            press(key);
            QVERIFY2(said().startsWith(QStringLiteral("Only the cell cursor has appeared")),
                     qPrintable(said()));
            QVERIFY(!bench().page().cursor().isHeld());
            // The next one begins.
            press(Qt::Key_Return);
            QVERIFY(bench().page().cursor().isHeld());
            QVERIFY(said().startsWith(QStringLiteral("Begun here")));
            press(Qt::Key_Escape);
            press(Qt::Key_Escape);
            QVERIFY(!bench().page().cursor().tile());
        }
        // What it was said of is over as soon as something is done.
        press(Qt::Key_B);
        press(Qt::Key_Return);
        QVERIFY(!said().isEmpty());
        press(Qt::Key_Return);
        QCOMPARE(said(), QString());
        press(Qt::Key_Escape);
        press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(said().startsWith(QStringLiteral("Cell cursor:")));
        press(Qt::Key_Escape);
        QCOMPARE(said(), QString());
    }

    void whereTheCursorAppearedIsSeen()
    {
        shell().window->resize(900, 600);
        auto* place = shell().window->statusBar()->findChild<QLabel*>(QStringLiteral("place"));
        press(Qt::Key_B);
        press(Qt::Key_Return);
        QVERIFY(said().startsWith(QStringLiteral("Only the cell cursor has appeared")));
        QTRY_VERIFY(place->isVisible());
        QVERIFY2(place->text().startsWith(QStringLiteral("chunk 0:0  local")), qPrintable(place->text()));
    }

    void chunksThatAreNotSelectedAreMissed()
    {
        press(Qt::Key_C);
        press(Qt::Key_Return);
        for (const auto& [key, modifiers] : {std::pair(Qt::Key_Z, Qt::KeyboardModifiers()),
                                             {Qt::Key_X, Qt::KeyboardModifiers()},
                                             {Qt::Key_Delete, Qt::KeyboardModifiers()},
                                             {Qt::Key_D, Qt::KeyboardModifiers(Qt::ControlModifier)}}) {
            shell().window->statusBar()->clearMessage();
            press(key, modifiers);
            QVERIFY2(said().startsWith(QStringLiteral("No chunk is selected")), qPrintable(said()));
        }
    }

    void whatIsSaidEndsWithTheGesture()
    {
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_P);
        press(Qt::Key_Return);
        QVERIFY(said().startsWith(QStringLiteral("Begun here")));
        press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(said().startsWith(QStringLiteral("Begun here")));
        press(Qt::Key_Return);
        QCOMPARE(said(), QString());
        // So it does where the gesture is taken back, or ended by another tool.
        for (const Qt::Key end : {Qt::Key_Escape, Qt::Key_B}) {
            press(Qt::Key_P);
            press(Qt::Key_Return);
            QVERIFY(said().startsWith(QStringLiteral("Begun here")));
            press(end);
            QCOMPARE(said(), QString());
        }
        for (const Qt::Key end : {Qt::Key_Q, Qt::Key_Return, Qt::Key_Escape}) {
            press(Qt::Key_Q);
            QVERIFY(said().startsWith(QStringLiteral("The tool is held down")));
            press(end);
            QCOMPARE(said(), QString());
        }
        // What another has said since stays.
        press(Qt::Key_Q);
        Q_EMIT bench().messageShown(QStringLiteral("Something else."));
        press(Qt::Key_Q);
        QCOMPARE(said(), QStringLiteral("Something else."));
    }

    void menusShowItsKeys()
    {
        const WorldActions& actions = bench().actionsById();
        QStringList keys;
        for (QAction* entry : actions.menu(Workbench::Menu::Tools)) {
            for (const QAction* action : entry->menu() ? entry->menu()->actions() : QList<QAction*>())
                keys << action->shortcut().toString();
        }
        for (const char* key : {"Return", "Q", "Ctrl+Up", "Ctrl+Down", "Ctrl+Left", "Ctrl+Right"})
            QVERIFY2(keys.contains(QLatin1String(key)), key);
    }

    void theMinimapHidesNothing()
    {
        canvas::CanvasWidget& canvas = bench().page().canvas();
        canvas.lookAt({0.5, 0.5}, 48);
        const auto* minimap = canvas.findChild<canvas::Minimap*>();
        QVERIFY(minimap->isVisible());
        const auto below = [&] {
            const QPointF tile = QPointF(*bench().page().cursor().tile()) + QPointF(0.5, 0.5);
            const QPointF at = canvas.camera().toScreen(tile) / canvas.devicePixelRatioF();
            return minimap->geometry().contains(at.toPoint());
        };
        const QPointF start = canvas.camera().centre();
        press(Qt::Key_Right, Qt::ControlModifier);
        for (int i = 0; i < 30; ++i) {
            press(Qt::Key_Right, Qt::ControlModifier);
            press(Qt::Key_Down, Qt::ControlModifier);
            QVERIFY2(!below(), qPrintable(QString::number(i)));
        }
        QVERIFY(canvas.camera().centre() != start);
    }

    void aDialogIsAnsweredFirst()
    {
        app::DialogKeys keys;
        qApp->installEventFilter(&keys);
        press(Qt::Key_Right, Qt::ControlModifier);
        const std::size_t steps = bench().session().document().undoCount();
        press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QDialog*>(QApplication::activeWindow()));
        const QPointer<QWidget> dialog = QApplication::activeWindow();
        QCOMPARE(QApplication::activeModalWidget(), dialog.data());
        // As a window manager does when the window behind is clicked on.
        shell().window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(shell().window.get()));
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_Return);
        QCOMPARE(bench().session().document().undoCount(), steps);
        QTest::keyClick(map(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench().session().document().undoCount(), steps);
        // It has the keys again, and what it opens has them too.
        QTRY_COMPARE(QApplication::activeWindow(), dialog.data());
        auto* field = dialog->findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("3, 4"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        shell().window->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), map());
        QCOMPARE(bench().page().cursor().tile(), std::optional(QPoint(3, 4)));
        press(Qt::Key_Return);
        QCOMPARE(bench().session().document().undoCount(), steps + 1);
    }

    void theNextSymbolIsChosenAlone()
    {
        const QListView& list = docks().palette->view();
        const auto chosen = [&list] {
            QStringList symbols;
            for (const QModelIndex& index : list.selectionModel()->selectedIndexes())
                symbols << QChar(index.data(model::PaletteModel::SymbolRole).value<ushort>());
            return symbols.join(QLatin1Char(' '));
        };
        press(Qt::Key_B);
        for (const Qt::Key key : {Qt::Key_BracketRight, Qt::Key_BracketRight, Qt::Key_BracketLeft}) {
            press(key, Qt::ControlModifier);
            QCOMPARE(chosen(), QString(QChar(bench().state().symbol())));
        }
    }

private:
    [[nodiscard]] QString said() const { return shell().window->statusBar()->currentMessage(); }
    /// Presses the mouse on the layer that is painted on.
    void clickLayer()
    {
        QTreeView& view = docks().layers->view();
        const QPoint at = view.visualRect(view.currentIndex()).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QTRY_COMPARE(QApplication::focusWidget(), &view);
    }
};

QTEST_MAIN(WorldMapKeysTest)
#include "tst_world_map_keys.moc"
