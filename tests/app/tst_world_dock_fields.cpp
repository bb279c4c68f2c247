// What is in the docks of a world by keys alone: fields, lists, and the filters above them.
#include "tests/app/world_shell_test.h"
#include "tests/support/wheel.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldDockFieldsTest : public test::WorldShellTest
{
    Q_OBJECT

private Q_SLOTS:
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
            test::turnWheel(*box, at, {0, -120});
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
};

QTEST_MAIN(WorldDockFieldsTest)
#include "tst_world_dock_fields.moc"
