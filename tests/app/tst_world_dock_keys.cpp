// The docks of a world by keys alone: to them, from one to the other, and back to the map.
#include "tests/app/world_shell_test.h"
#include "views/common/findings_dock.h"
#include "views/common/pane_focus.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;

class WorldDockKeysTest : public test::WorldShellTest
{
    Q_OBJECT

private Q_SLOTS:
    void aWorldThatOpensHasTheKeys()
    {
        QTRY_COMPARE(QApplication::focusWidget(), map());
        shell().window->open({shell().file("content/worlds/beta")});
        QVERIFY(shell().wait());
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
        shell().window->activateWindow();
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

private:
    void chooseInWindowMenu(const QString& line)
    {
        QMenu* menu = nullptr;
        for (QAction* action : shell().window->menuBar()->actions()) {
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
};

QTEST_MAIN(WorldDockKeysTest)
#include "tst_world_dock_keys.moc"
