// Docks are made, and their lists worked out, when they come in sight. What they were told before is in them
// then.
#include "tests/views/world/dock_driver.h"
#include "tests/views/world/world_tool_test.h"
#include "views/common/empty_state.h"
#include "views/common/pane_focus.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/world_docks.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;

class WorldLazyDocksTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void docksBehindTabsAreMadeWhenTheyComeInSight()
    {
        QVERIFY(docks().edit({world::PlaceInstance{"npc", 1, {0, 0}, "{\"name\":\"Bubbles\"}"}}));
        QVERIFY(docks().edit({world::SetBookmark{"poi_1", "Well", {5, -6}}}));
        docks().refreshNow();
        for (QDockWidget* dock : behindTabs()) {
            QVERIFY2(!dock->widget(), qPrintable(dock->objectName()));
            dock->raise();
            QVERIFY2(dock->widget() && dock->widget()->isVisible(), qPrintable(dock->objectName()));
        }
        QCOMPARE(docks().instances->view().model()->rowCount(), 1);
        QCOMPARE(docks().bookmarks->view().model()->rowCount(), 1);
        QVERIFY(!docks().bookmarks->findChild<EmptyState*>()->isEmpty());
        QCOMPARE(docks().properties->findChild<QLineEdit*>()->text(), QStringLiteral("Test"));
        QCOMPARE(docks().history->view().model()->rowCount(), 3);
        QCOMPARE(docks().history->view().currentIndex().row(), 2);
    }

    void aClickOnATabMakesItsDock()
    {
        QTabBar* tabs = nullptr;
        for (auto* bar : window().bench().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (bar->count() > 4)
                tabs = bar;
        }
        QVERIFY(tabs);
        for (QDockWidget* dock : behindTabs()) {
            int tab = 0;
            while (tab < tabs->count() && tabs->tabText(tab) != dock->windowTitle())
                ++tab;
            QVERIFY2(!dock->widget(), qPrintable(dock->objectName()));
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
            QVERIFY2(dock->widget() && dock->widget()->isVisible(), qPrintable(dock->objectName()));
        }
    }

    void whatIsPlacedIsChosenInADockThatIsNotMade()
    {
        window().state().setInstanceTemplate(QStringLiteral("npc"));
        window().key(Qt::Key_I);
        window().click(0, 0);
        window().click(3, 3);
        InstancesDock& dock = *docks().instances;
        QVERIFY(!dock.widget());
        QVERIFY(dock.current());
        QCOMPARE(dock.current()->tile, (world::Tile{3, 3}));
        window().drag({3, 3}, {-3, 2});
        docks().refreshNow();
        QVERIFY(dock.current());
        QCOMPARE(dock.current()->tile, (world::Tile{-3, 2}));
        QVERIFY(!window().bench().unsavedText().contains(QStringLiteral("the record of")));
        QVERIFY(!dock.widget());
        const std::string id = dock.current()->id;
        WorldDocks::reveal(dock);
        QVERIFY(dock.view().currentIndex().isValid());
        QCOMPARE(dock.current()->tile, (world::Tile{-3, 2}));
        QCOMPARE(dock.current()->id, id);
        QVERIFY(!dock.editor().findChild<EmptyState*>()->isEmpty());
    }

    void chunksAreListedWhenTheirDockIsInSight()
    {
        docks().refreshNow();
        const model::ChunksModel& list = docks().chunks->model();
        const int before = list.rowCount();
        QVERIFY(before > 0);
        docks().chunks->close();
        QVERIFY(docks().edit({world::Paint{1, {100, 3}, u'W'}}));
        docks().refreshNow();
        QCOMPARE(list.rowCount(), before);
        docks().chunks->show();
        QTRY_COMPARE(list.rowCount(), before + 1);
        // Behind another one's tab it is not in sight either.
        window().bench().tabifyDockWidget(docks().chunks, docks().palette);
        docks().palette->raise();
        QTRY_VERIFY(isBehindTab(*docks().chunks));
        QVERIFY(docks().edit({world::Paint{1, {200, 3}, u'W'}}));
        docks().refreshNow();
        QCOMPARE(list.rowCount(), before + 1);
        docks().chunks->raise();
        QTRY_COMPARE(list.rowCount(), before + 2);
    }

    void fieldsShowWhatWasToldBeforeTheyWereMade()
    {
        PropertiesDock dock;
        QStringList lines;
        test::record(dock, lines);
        world::WorldInfo info;
        info.name = "Old";
        info.spawn = {3, -4};
        info.defaultBackgroundTileId = "grass";
        dock.setInfo(info);
        dock.setTileIds({QStringLiteral("grass"), QStringLiteral("wall")});
        dock.setEditable(false);
        QVERIFY(!dock.widget());
        dock.show();
        const auto* name = dock.findChild<QLineEdit*>();
        QVERIFY(name);
        QCOMPARE(name->text(), QStringLiteral("Old"));
        QVERIFY(!name->isEnabled());
        const auto* tiles = dock.findChild<QComboBox*>();
        QCOMPARE(tiles->count(), 3);
        QCOMPARE(tiles->currentText(), QStringLiteral("grass"));
        for (const auto* box : dock.findChildren<QSpinBox*>()) {
            if (box->prefix() == QStringLiteral("y "))
                QCOMPARE(box->value(), -4);
        }
        // To show them is no edit.
        QCOMPARE(lines, QStringList());
        dock.setEditable(true);
        QVERIFY(name->isEnabled());
    }

    void anInstanceIsChosenBeforeThereIsAList()
    {
        InstancesDock dock;
        const model::InstanceRow first = instance("inst_1", "{\"hp\":3}");
        model::InstanceRow second = instance("inst_2", "{\"name\":\"Bubbles\"}");
        dock.setEditable(false);
        dock.setTotal(7);
        dock.setInstances({first, second});
        QVERIFY(!dock.current());
        dock.select({0, 0}, "inst_2");
        QVERIFY(dock.current());
        QCOMPARE(dock.current()->id, std::string("inst_2"));
        // It is followed where it is moved.
        second.chunk = {1, 0};
        dock.follow({{0, 0}, "inst_2"}, second);
        dock.setInstances({first, second});
        QVERIFY(dock.current());
        QVERIFY((dock.current()->chunk == world::Address{1, 0}));
        QVERIFY(!dock.widget());
        dock.show();
        QVERIFY(dock.widget());
        QCOMPARE(dock.view().currentIndex().row(), 1);
        QVERIFY(dock.editor().text().toPlainText().contains(QStringLiteral("Bubbles")));
        QVERIFY(dock.editor().text().isReadOnly());
        QVERIFY2(dock.caption().contains(QLatin1Char('7')), qPrintable(dock.caption()));
    }

    void anInstanceThatIsGoneIsNotChosenAgain()
    {
        InstancesDock dock;
        dock.setInstances({instance("inst_1", "{}")});
        dock.select({0, 0}, "inst_1");
        dock.setInstances({});
        QVERIFY(!dock.current());
        dock.setInstances({instance("inst_1", "{}")});
        QVERIFY(!dock.current());
        QVERIFY(!dock.widget());
    }

private:
    [[nodiscard]] WorldDocks& docks() { return window().bench().docks(); }
    [[nodiscard]] QList<QDockWidget*> behindTabs()
    {
        return {docks().instances, docks().bookmarks, docks().properties, docks().history};
    }
    static model::InstanceRow instance(const std::string& id, const std::string& record)
    {
        return {{0, 0}, id, id, "npc", 1, {3, 4}, record};
    }
};

QTEST_MAIN(WorldLazyDocksTest)
#include "tst_world_lazy_docks.moc"
