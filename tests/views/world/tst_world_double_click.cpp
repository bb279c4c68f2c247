// A double click in the lists of docks: on a value that can be edited it edits it, elsewhere it goes to the
// place. What is typed next is never a key of the map's tools where a value was meant.
#include "model/world/bookmarks_model.h"
#include "model/world/chunks_model.h"
#include "model/world/instances_model.h"
#include "model/world/layers_model.h"
#include "tests/views/world/typing_test.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QApplication>
#include <QLineEdit>
#include <QTableWidget>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::BookmarksModel;
using model::ChunksModel;
using model::InstancesModel;
using model::LayersModel;

class WorldDoubleClickTest : public test::TypingTest
{
    Q_OBJECT

private Q_SLOTS:
    void editsAValue_data()
    {
        QTest::addColumn<QString>("dock");
        QTest::addColumn<int>("column");
        QTest::newRow("name of an instance")
            << QStringLiteral("instances") << int(InstancesModel::NameColumn);
        QTest::newRow("template") << QStringLiteral("instances") << int(InstancesModel::TemplateColumn);
        QTest::newRow("place of an instance") << QStringLiteral("instances") << int(InstancesModel::XColumn);
        QTest::newRow("name of a bookmark")
            << QStringLiteral("bookmarks") << int(BookmarksModel::LabelColumn);
        QTest::newRow("place of a bookmark") << QStringLiteral("bookmarks") << int(BookmarksModel::YColumn);
        QTest::newRow("name of a layer") << QStringLiteral("layers") << int(LayersModel::NameColumn);
    }
    void editsAValue()
    {
        QFETCH(QString, dock);
        QFETCH(int, column);
        QTreeView& view = filled(dock);
        const ToolKind tool = window().state().tool();
        const QSignalSpy gone(&docks(), &WorldDocks::tileRequested);
        doubleClick(view, view.currentIndex().siblingAtColumn(column));
        QTRY_VERIFY(view.viewport()->isAncestorOf(QApplication::focusWidget()));
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("e7"));
        QCOMPARE(field->text(), QStringLiteral("e7"));
        QCOMPARE(window().state().tool(), tool);
        QCOMPARE(gone.size(), 0);
        QTest::keyClick(field, Qt::Key_Escape);
    }

    void elsewhereGoesToThePlace_data()
    {
        QTest::addColumn<QString>("dock");
        QTest::addColumn<int>("column");
        QTest::newRow("instance") << QStringLiteral("instances") << int(InstancesModel::ChunkColumn);
        QTest::newRow("bookmark") << QStringLiteral("bookmarks") << int(BookmarksModel::IdColumn);
        QTest::newRow("chunk") << QStringLiteral("chunks") << int(ChunksModel::StateColumn);
    }
    void elsewhereGoesToThePlace()
    {
        QFETCH(QString, dock);
        QFETCH(int, column);
        QTreeView& view = filled(dock);
        const QSignalSpy tiles(&docks(), &WorldDocks::tileRequested);
        const QSignalSpy chunks(&docks(), &WorldDocks::chunkRequested);
        doubleClick(view, view.currentIndex().siblingAtColumn(column));
        QCOMPARE(tiles.size() + chunks.size(), 1);
        QVERIFY(!view.viewport()->findChild<QLineEdit*>());
    }

    void goesToThePlaceWhereNothingCanBeEdited()
    {
        QTreeView& view = filled(QStringLiteral("instances"));
        docks().instances->setEditable(false);
        const QSignalSpy tiles(&docks(), &WorldDocks::tileRequested);
        doubleClick(view, view.currentIndex().siblingAtColumn(InstancesModel::NameColumn));
        QCOMPARE(tiles.size(), 1);
        QVERIFY(!view.viewport()->findChild<QLineEdit*>());
    }

    void lettersOverAFormAreNoTools()
    {
        place();
        const model::InstanceRow shown = *docks().instances->current();
        QVERIFY(
            docks().edit({world::EditInstance{shown.chunk, shown.id, {}, {}, std::string("{\"name\":7}")}}));
        docks().refreshNow();
        docks().instances->setEditable(false);
        QTableWidget& form = docks().instances->editor().form();
        const auto rows = form.findItems(QStringLiteral("7"), Qt::MatchExactly);
        QCOMPARE(rows.size(), 1);
        const QPoint at = form.visualItemRect(rows.front()).center();
        QTest::mouseClick(form.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(form.viewport(), Qt::LeftButton, {}, at);
        QTRY_COMPARE(QApplication::focusWidget(), &form);
        const ToolKind tool = window().state().tool();
        QVERIFY(tool != ToolKind::Eraser);
        QTest::keyClick(&form, Qt::Key_E);
        QCOMPARE(window().state().tool(), tool);
    }

private:
    /// The list of a dock, with a row of which the first is the current one.
    QTreeView& filled(const QString& name)
    {
        place();
        [[maybe_unused]] const bool marked = docks().edit({world::SetBookmark{"a", "Gate", {3, 4}}});
        docks().refreshNow();
        auto* dock = window().bench().findChild<QDockWidget*>(name, Qt::FindDirectChildrenOnly);
        WorldDocks::reveal(*dock);
        QCoreApplication::processEvents();
        auto* view = dock->findChild<QTreeView*>();
        // The layers have their own.
        if (name != QStringLiteral("layers"))
            view->setCurrentIndex(view->model()->index(0, 0));
        return *view;
    }
    static void doubleClick(QTreeView& view, const QModelIndex& index)
    {
        QVERIFY(index.isValid());
        view.scrollTo(index);
        const QPoint at = view.visualRect(index).center();
        QVERIFY(view.viewport()->rect().contains(at));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
    }
};

QTEST_MAIN(WorldDoubleClickTest)
#include "tst_world_double_click.moc"
