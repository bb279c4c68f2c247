// The docks of a world by keys alone: to them, within them, and back to the map.
#include "tests/app/world_shell.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/common/findings_dock.h"
#include "views/common/pane_focus.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldShell;
using model::LayerKey;

class WorldDockKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
        m_shell = std::make_unique<WorldShell>();
        m_shell->window->resize(1600, 1000);
        QVERIFY(m_shell->activate());
        m_shell->window->open({m_shell->file("content/worlds/alpha")});
        QVERIFY(m_shell->wait());
        QTRY_VERIFY(bench().complete());
    }
    void cleanup() { m_shell.reset(); }

    void aWorldThatOpensHasTheKeys()
    {
        QTRY_COMPARE(QApplication::focusWidget(), map());
        m_shell->window->open({m_shell->file("content/worlds/beta")});
        QVERIFY(m_shell->wait());
        QTRY_COMPARE(QApplication::focusWidget(), map());
        const QWidget* beta = map();
        press(Qt::Key_Tab, Qt::ControlModifier);
        press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(map() != beta);
        QCOMPARE(QApplication::focusWidget(), map());
        // A dock that had the keys has them again.
        press(Qt::Key_F6);
        const QWidget* inDock = QApplication::focusWidget();
        QVERIFY(docks().layers->isAncestorOf(inDock));
        press(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), beta);
        press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), inDock);
    }

    void f6GoesRound()
    {
        QTRY_COMPARE(QApplication::focusWidget(), map());
        QVERIFY(docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        QVERIFY(docks().edit({world::SetBookmark{"poi_1", "Well", {0, 0}}}));
        QTRY_VERIFY(docks().chunks->findChild<QTreeView*>()->isVisible());
        docks().problems->raise();
        map()->setFocus();
        QList<QDockWidget*> way;
        for (press(Qt::Key_F6); here() && way.size() < 20; press(Qt::Key_F6)) {
            // Also one that was behind another one's tab is seen then.
            QVERIFY(!isBehindTab(*here()));
            way << here();
        }
        QCOMPARE(QApplication::focusWidget(), map());
        const QSet<QDockWidget*> gone(way.begin(), way.end());
        QCOMPARE(gone.size(), way.size());
        for (QDockWidget* dock :
             {static_cast<QDockWidget*>(docks().layers), static_cast<QDockWidget*>(docks().palette),
              static_cast<QDockWidget*>(docks().chunks), static_cast<QDockWidget*>(docks().bookmarks),
              static_cast<QDockWidget*>(docks().properties), static_cast<QDockWidget*>(docks().history)})
            QVERIFY2(gone.contains(dock), qPrintable(dock->windowTitle()));
        press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(here(), way.last());
    }

    void escLeadsBackToTheMap()
    {
        for (QDockWidget* dock : docks().all()) {
            WorldDocks::reveal(*dock);
            QCOMPARE(here(), dock);
            press(Qt::Key_Escape);
            QVERIFY2(QApplication::focusWidget() == map(), qPrintable(dock->windowTitle()));
        }
        // A filter is emptied first.
        WorldDocks::reveal(*docks().chunks);
        auto* filter = docks().chunks->findChild<QLineEdit*>();
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("xyz"));
        press(Qt::Key_Escape);
        QCOMPARE(filter->text(), QString());
        QVERIFY(filter->hasFocus());
        press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), map());
    }

    void dialogsGiveTheKeysBack_data()
    {
        QTest::addColumn<QKeySequence>("keys");
        for (const char* keys :
             {"Ctrl+F", "Ctrl+P", "Ctrl+Shift+P", "Ctrl+G", "Ctrl+Shift+S", "Ctrl+,", "Ctrl+N"})
            QTest::newRow(keys) << QKeySequence(QLatin1String(keys));
    }

    void dialogsGiveTheKeysBack()
    {
        QFETCH(QKeySequence, keys);
        QVERIFY(docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        QTRY_COMPARE(QApplication::focusWidget(), map());
        QTest::keySequence(map(), keys);
        QTRY_VERIFY(qobject_cast<QDialog*>(QApplication::activeWindow()));
        // Something in it has the keys at once.
        QTRY_VERIFY(QApplication::focusWidget() &&
                    QApplication::focusWidget()->window() == QApplication::activeWindow());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        m_shell->window->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), map());
    }

    void namesAreTypedAndTheMapIsNextAgain()
    {
        QTRY_COMPARE(QApplication::focusWidget(), map());
        // A bookmark is named where it is made.
        press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(here(), docks().bookmarks);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Bee"));
        press(Qt::Key_Return);
        QCOMPARE(bench().session().document().bookmarks().list.front().label, std::string("Bee"));
        QCOMPARE(QApplication::focusWidget(), map());
        // So is a layer; Esc leaves its name as it was.
        press(Qt::Key_PageUp);
        press(Qt::Key_F2);
        QCOMPARE(here(), docks().layers);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Beds"));
        press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), map());
        // Within the list it has the keys again.
        press(Qt::Key_F6);
        QCOMPARE(here(), docks().layers);
        press(Qt::Key_F2);
        QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        press(Qt::Key_Return);
        QCOMPARE(here(), docks().layers);
        press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), map());
        QCOMPARE(bench().state().tool(), ToolKind::Brush);
    }

    void theWindowMenuLeadsToDocks()
    {
        QDockWidget* world = docks().properties;
        QVERIFY(world->visibleRegion().isEmpty());
        chooseInWindowMenu(world->windowTitle());
        QCOMPARE(here(), world);
        QVERIFY(!world->visibleRegion().isEmpty());
        // What is in sight is closed, and what is closed opened.
        chooseInWindowMenu(world->windowTitle());
        QVERIFY(world->isHidden());
        chooseInWindowMenu(world->windowTitle());
        QCOMPARE(here(), world);
    }

    void fieldsOfTheWorldByKeys()
    {
        PropertiesDock& dock = *docks().properties;
        WorldDocks::reveal(dock);
        auto* name = dock.findChild<QLineEdit*>();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Other"));
        press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), map());
        QCOMPARE(name->text(), QStringLiteral("Alpha"));
        QCOMPARE(bench().unsavedChanges(), 0);
        WorldDocks::reveal(dock);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Other"));
        press(Qt::Key_Return);
        QCOMPARE(bench().unsavedChanges(), 1);
        // Scrolling changes no field.
        for (auto* box : dock.findChildren<QAbstractSpinBox*>()) {
            const QString before = box->property("text").toString();
            const QPointF at = box->rect().center();
            QWheelEvent wheel(at, box->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                              false);
            QApplication::sendEvent(box, &wheel);
            QCOMPARE(box->property("text").toString(), before);
        }
        QCOMPARE(bench().unsavedChanges(), 1);
    }

    void theFirstViewIsChosenByKeys()
    {
        QVERIFY(docks().edit({world::SetBookmark{"a", "Gate", {3, 4}}}));
        WorldDocks::reveal(*docks().bookmarks);
        auto* view = docks().bookmarks->findChild<QTreeView*>();
        QCOMPARE(QApplication::focusWidget(), view);
        press(Qt::Key_Down);
        press(Qt::Key_Home);
        const auto start = [this] { return model::startBookmark(bench().session().document().info()); };
        QVERIFY(start().empty());
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Right);
        press(Qt::Key_Space);
        QCOMPARE(start(), std::string("a"));
        press(Qt::Key_Space);
        QVERIFY(start().empty());
        // The place of a bookmark is typed.
        press(Qt::Key_Left);
        press(Qt::Key_F2);
        QTRY_VERIFY(view->indexWidget(view->currentIndex()) || view->findChild<QAbstractSpinBox*>() ||
                    view->findChild<QLineEdit*>());
        QWidget* editor = QApplication::focusWidget();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("17"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(bench().session().document().bookmarks().list.front().tile.y, std::int64_t(17));
    }

    void layersAreHiddenByKeys()
    {
        press(Qt::Key_F6);
        QCOMPARE(here(), docks().layers);
        const LayerKey key = bench().state().activeLayer();
        press(Qt::Key_Space);
        QVERIFY(!bench().state().look(key).visible);
        press(Qt::Key_Space);
        QVERIFY(bench().state().look(key).visible);
    }

    void theFormTakesItsKeys()
    {
        placeInstances(1);
        WorldDocks::reveal(*docks().instances);
        press(Qt::Key_Down);
        press(Qt::Key_Home);
        auto* form = docks().instances->findChild<QTableWidget*>();
        QTRY_VERIFY(form->isVisible() && form->rowCount() > 0);
        const int row = rowOf(*form, QStringLiteral("note"));
        QVERIFY(row >= 0);
        form->setFocus();
        form->setCurrentCell(row, 1);
        const ToolKind tool = bench().state().tool();
        // What is typed edits the value, and takes no tool.
        QTest::keyClick(form, Qt::Key_E);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("bro"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(bench().state().tool(), tool);
        QTRY_COMPARE(form->item(rowOf(*form, QStringLiteral("note")), 1)->text(), QStringLiteral("ebro"));
        form->setFocus();
        form->setCurrentCell(rowOf(*form, QStringLiteral("note")), 1);
        QTest::keyClick(form, Qt::Key_F2);
        QTRY_VERIFY(form->isAncestorOf(QApplication::focusWidget()) && QApplication::focusWidget() != form);
    }

    void oneInstanceAfterTheOtherIsDeleted()
    {
        placeInstances(4);
        WorldDocks::reveal(*docks().instances);
        auto* view = docks().instances->findChild<QTreeView*>();
        QTRY_COMPARE(view->model()->rowCount(), 4);
        view->setCurrentIndex(view->model()->index(1, 0));
        const QString next = view->model()->index(2, 0).data().toString();
        press(Qt::Key_Delete);
        QTRY_COMPARE(view->model()->rowCount(), 3);
        QCOMPARE(view->currentIndex().row(), 1);
        QCOMPARE(view->currentIndex().siblingAtColumn(0).data().toString(), next);
        press(Qt::Key_Delete);
        press(Qt::Key_Delete);
        QTRY_VERIFY(view->model()->rowCount() <= 2);
    }

    void spaceBelongsToWhatTheKeyboardWentTo()
    {
        for (const char16_t symbol : {u'V', u'W'})
            QVERIFY(docks().edit({world::Paint{1, {0, 0}, symbol}}));
        bench().state().setSymbol(u'V');
        bench().state().setSymbol(u'W');
        QListView* view = &docks().palette->view();
        QTRY_VERIFY(view->model()->rowCount() >= 1);
        // The pointer lies over the map.
        const QPointF middle = map()->rect().center();
        QEnterEvent enter(middle, middle, map()->mapToGlobal(middle));
        map()->setAttribute(Qt::WA_UnderMouse);
        QApplication::sendEvent(map(), &enter);
        while (here() != docks().palette)
            press(Qt::Key_F6);
        for (int i = 0; i < 12 && !view->hasFocus(); ++i)
            press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), view);
        view->setCurrentIndex(view->model()->index(0, 0));
        bench().state().setSymbol(u'Q');
        press(Qt::Key_Space);
        QVERIFY(bench().state().symbol() != u'Q');
        // The pointer that moves over the map takes it back: Space pans.
        QMouseEvent move(QEvent::MouseMove, middle, map()->mapToGlobal(middle), Qt::NoButton, {}, {});
        QApplication::sendEvent(map(), &move);
        bench().state().setSymbol(u'Q');
        press(Qt::Key_Space);
        QCOMPARE(bench().state().symbol(), u'Q');
    }

    void thePaletteIsSearchedByKeys()
    {
        for (const char16_t symbol : {u'U', u'V', u'W'})
            QVERIFY(docks().edit({world::Paint{1, {symbol - u'U', 0}, symbol}}));
        QListView& list = docks().palette->view();
        QTRY_VERIFY(list.model()->rowCount() >= 3);
        const int all = list.model()->rowCount();
        auto* search = docks().palette->findChild<QLineEdit*>();
        bench().state().setSymbol(u'U');
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("W"));
        press(Qt::Key_Return);
        QCOMPARE(bench().state().symbol(), u'W');
        // It is painted with next, and seen in the whole list.
        QCOMPARE(QApplication::focusWidget(), map());
        QCOMPARE(search->text(), QString());
        QCOMPARE(list.model()->rowCount(), all);
        QVERIFY(list.viewport()->rect().contains(list.visualRect(list.currentIndex()).center()));
        QCOMPARE(list.currentIndex().data(model::PaletteModel::SymbolRole).value<ushort>(), ushort(u'W'));
        // Down goes to the list, Up at its beginning comes back, Return takes what is chosen there.
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("V"));
        press(Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), &list);
        QVERIFY(list.currentIndex().isValid());
        press(Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), search);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(bench().state().symbol(), u'V');
        QCOMPARE(QApplication::focusWidget(), map());
    }

    void filtersLeadIntoTheirLists()
    {
        QVERIFY(docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        QVERIFY(docks().edit({world::Paint{1, {40, 0}, u'W'}}));
        WorldDocks::reveal(*docks().chunks);
        auto* list = docks().chunks->findChild<QTreeView*>();
        QTRY_COMPARE(list->model()->rowCount(), 2);
        auto* filter = docks().chunks->findChild<QLineEdit*>();
        list->setCurrentIndex({});
        filter->setFocus();
        press(Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), list);
        QCOMPARE(list->currentIndex().row(), 0);
        press(Qt::Key_Down);
        QCOMPARE(list->currentIndex().row(), 1);
        press(Qt::Key_Up);
        press(Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), filter);
        // Return goes to the place of the first match.
        QSignalSpy gone(docks().chunks, &ChunksDock::goRequested);
        QTest::keyClicks(filter, QStringLiteral("0:0"));
        press(Qt::Key_Return);
        QCOMPARE(gone.size(), 1);
        QVERIFY(filter->hasFocus());
    }

    void whatMatchesNothingIsSaid()
    {
        for (QDockWidget* dock :
             {static_cast<QDockWidget*>(docks().palette), static_cast<QDockWidget*>(docks().chunks)}) {
            (void)docks().edit({world::Paint{1, {0, 0}, u'W'}});
            WorldDocks::reveal(*dock);
            auto* list = dock->findChild<QAbstractItemView*>();
            QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 0);
            auto* filter = dock->findChild<QLineEdit*>();
            filter->setFocus();
            QTest::keyClicks(filter, QStringLiteral("no such thing"));
            QVERIFY(!list->isVisible());
            QVERIFY(filter->isVisible());
            press(Qt::Key_Escape);
            QVERIFY(list->isVisible());
        }
    }

private:
    [[nodiscard]] WorldWorkbench& bench() const { return *m_shell->current(); }
    [[nodiscard]] WorldDocks& docks() const { return bench().docks(); }
    [[nodiscard]] QWidget* map() const { return m_shell->map(); }
    /// The dock that the focus is in.
    [[nodiscard]] QDockWidget* here() const
    {
        for (QDockWidget* dock : docks().all()) {
            if (dock == QApplication::focusWidget() || dock->isAncestorOf(QApplication::focusWidget()))
                return dock;
        }
        return nullptr;
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        WorldShell::press(key, modifiers);
    }
    void chooseInWindowMenu(const QString& line)
    {
        QMenu* menu = nullptr;
        for (QAction* action : m_shell->window->menuBar()->actions()) {
            if (action->text() == QStringLiteral("&Window"))
                menu = action->menu();
        }
        QVERIFY(menu);
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text() == line) {
                action->trigger();
                break;
            }
        }
        QCoreApplication::processEvents();
    }
    void placeInstances(int count)
    {
        for (int i = 0; i < count; ++i)
            QVERIFY(docks().edit({world::PlaceInstance{"chest", 1, {i, i}, "{\"note\": \"x\"}"}}));
        QTRY_COMPARE(docks().instances->model().rowCount(), count);
    }
    static int rowOf(const QTableWidget& form, const QString& key)
    {
        for (int row = 0; row < form.rowCount(); ++row) {
            if (form.item(row, 0)->text() == key)
                return row;
        }
        return -1;
    }

    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<WorldShell> m_shell;
};

QTEST_MAIN(WorldDockKeysTest)
#include "tst_world_dock_keys.moc"
