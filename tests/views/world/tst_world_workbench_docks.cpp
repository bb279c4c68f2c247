// The docks in a real world's window: what they ask for is done, what is done they show, and one way leads
// back. Driven with mouse and keys.
#include "model/common/message_text.h"
#include "tests/support/files.h"
#include "views/common/action_registry.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/world/dialogs/replace_dialog.h"
#include "views/world/dialogs/save_dialog.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunk_overview.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

namespace {

/// A world of the golden cases, copied, in a shown window.
class OpenWorld
{
public:
    explicit OpenWorld(const char* name)
    {
        declareWorldActions(m_registry);
        const QDir source(test::dataPath(QStringLiteral("golden/world/%1/world").arg(QLatin1String(name))));
        QDirIterator it(source.path(), QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString target = m_folder.filePath(source.relativeFilePath(it.next()));
            QDir().mkpath(QFileInfo(target).path());
            test::writeAll(target, test::readAll(it.filePath()));
        }
        open();
    }
    void reopen()
    {
        window->shutDown();
        open();
    }
    [[nodiscard]] bool wait()
    {
        return QTest::qWaitFor([this] { return window->complete(); }, test::patience) &&
               QTest::qWaitForWindowActive(window.get(), test::patience);
    }
    [[nodiscard]] WorldDocks& docks() { return window->docks(); }
    [[nodiscard]] const model::WorldDocument& document() { return window->session().document(); }
    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    /// Every file with its bytes.
    [[nodiscard]] std::map<QString, QByteArray> files() const
    {
        std::map<QString, QByteArray> result;
        QDirIterator it(m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            it.next();
            result[QDir(m_folder.path()).relativeFilePath(it.filePath())] = test::readAll(it.filePath());
        }
        return result;
    }

    std::unique_ptr<WorldWorkbench> window;

private:
    void open()
    {
        window = std::make_unique<WorldWorkbench>(
            m_folder.path(), QString(), WorkbenchContext{m_registry, {views::CanvasBackend::Raster, true}});
        window->resize(1400, 900);
        window->show();
    }

    QTemporaryDir m_folder;
    ActionRegistry m_registry;
};

/// All that a row of a table says.
QString rowText(const QModelIndex& index)
{
    QString text;
    for (int column = 0; column < index.model()->columnCount(); ++column)
        text += index.siblingAtColumn(column).data().toString() + QLatin1Char(' ');
    return text;
}

/// Types into the field that is open in a list.
void typeName(QTreeView& view, const QString& text)
{
    auto* editor = view.viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    editor->insert(text);
    QTest::keyClick(editor, Qt::Key_Return);
    // The list takes the text when the field is done with the key.
    QCoreApplication::processEvents();
}

void rename(QTreeView& view, const QModelIndex& index, const QString& text)
{
    view.setFocus();
    view.setCurrentIndex(index);
    QTest::keyClick(&view, Qt::Key_F2);
    typeName(view, text);
}

} // namespace

class WorldWorkbenchDocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chunkStatesStandBelowEachOther()
    {
        ChunksDock dock;
        dock.resize(400, 500);
        dock.setChunks({{{0, 0}, {1, 0}, {2, 0}, {3, 0}}, {{1, 0}}, {{2, 0}}, {{3, 0}}});
        dock.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dock, test::patience));
        auto* view = dock.findChild<QTreeView*>();
        const QImage image = view->viewport()->grab().toImage();
        for (int row = 0; row < 4; ++row) {
            const QRect cell = view->visualRect(view->model()->index(row, model::ChunksModel::StateColumn));
            const QRgb ground = image.pixel(cell.topLeft() + QPoint(1, 1));
            int left = cell.left() + 1;
            const auto isEmpty = [&](int x) {
                for (int y = cell.top() + 1; y < cell.bottom(); ++y) {
                    if (image.pixel(x, y) != ground)
                        return false;
                }
                return true;
            };
            while (left < cell.right() && isEmpty(left))
                ++left;
            QVERIFY2(left - cell.left() < 10, qPrintable(QString::number(left - cell.left())));
        }
    }

    void docksShowTheWorld()
    {
        OpenWorld world("15-height-stack");
        QVERIFY(world.wait());
        WorldDocks& docks = world.docks();
        docks.refreshNow();
        const auto& stack = world.document().knownStack();
        QCOMPARE(docks.layers->model().keys(model::LayersModel::HeightGroup).size(), stack.size());
        QVERIFY(!docks.layers->model().isProvisional());
        QCOMPARE(docks.chunks->model().rowCount(), 4);
        QCOMPARE(docks.bookmarks->model().rowCount(), int(world.document().bookmarks().list.size()));
        QVERIFY(docks.palette->model().rowCount() > 0);
        QCOMPARE(docks.history->model().rowCount(), 1);
        QCOMPARE(world.window->unsavedChanges(), 0);
    }

    void everyDockEditsAndUndoLeadsBack()
    {
        OpenWorld world("21-instances-and-bookmarks");
        QVERIFY(world.wait());
        const auto before = world.files();
        WorldDocks& docks = world.docks();
        docks.refreshNow();
        const auto steps = [&] { return world.document().undoCount(); };

        WorldDocks::reveal(*docks.layers);
        docks.layers->addHeightLayer();
        QCOMPARE(steps(), 1U);
        typeName(docks.layers->view(), QStringLiteral("Roof \"top\""));
        QCOMPARE(steps(), 2U);
        QCOMPARE(*world.document().knownStack().back().name, std::string("Roof \"top\""));

        WorldDocks::reveal(*docks.bookmarks);
        const int bookmarks = docks.bookmarks->model().rowCount();
        QTest::keyClick(world.window.get(), Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(docks.bookmarks->model().rowCount(), bookmarks + 1);
        // It can be named at once; this is done later here.
        auto* editor = docks.bookmarks->view().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(!docks.bookmarks->view().viewport()->findChild<QLineEdit*>());
        rename(docks.bookmarks->view(), docks.bookmarks->model().index(bookmarks, 0),
               QStringLiteral("a\\b\"c") + QChar(u'\0') + QChar(0xD800));
        QCOMPARE(QByteArray::fromStdString(docks.bookmarks->model().row(bookmarks)->label).toHex(),
                 QByteArray("a\\b\"c\0\xEF\xBF\xBD", 9).toHex());
        QCOMPARE(steps(), 4U);

        WorldDocks::reveal(*docks.instances);
        QVERIFY(docks.instances->model().rowCount() > 0);
        docks.instances->view().setCurrentIndex(docks.instances->view().model()->index(0, 0));
        docks.instances->view().setFocus();
        QTest::keyClick(&docks.instances->view(), Qt::Key_Delete);
        QCOMPARE(steps(), 5U);

        WorldDocks::reveal(*docks.properties);
        auto* name = docks.properties->findChild<QLineEdit*>();
        name->setText(QStringLiteral("Another name"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(steps(), 6U);
        QCOMPARE(world.window->title(), QStringLiteral("Another name"));

        docks.refreshNow();
        QTRY_COMPARE(docks.history->model().rowCount(), 7);
        QVERIFY(world.window->unsavedChanges() > 0);
        WorldDocks::reveal(*docks.history);
        QTreeView& history = docks.history->view();
        QTest::mouseClick(history.viewport(), Qt::LeftButton, {},
                          history.visualRect(docks.history->model().index(0, 0)).center());
        QCOMPARE(steps(), 0U);
        QCOMPARE(world.window->unsavedChanges(), 0);
        QVERIFY(world.files() == before);
    }

    void aReviewedSaveWritesWhatItLists()
    {
        OpenWorld world("21-instances-and-bookmarks");
        QVERIFY(world.wait());
        const auto before = world.files();
        QVERIFY(world.docks().edit({world::Paint{1, {-1, -1}, u'Z'}}));
        QTest::keyClick(world.window.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = world.window->findChild<SaveDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->list().topLevelItemCount() > 0);
        QStringList listed;
        for (int i = 0; i < dialog->list().topLevelItemCount(); ++i)
            listed << dialog->list().topLevelItem(i)->text(0);
        QVERIFY(listed.contains(QStringLiteral("chunks/-1_-1.json")));
        QSignalSpy saved(world.window.get(), &Workbench::saved);
        dialog->accept();
        QVERIFY(saved.wait(test::patience));
        QStringList changed;
        for (const auto& [name, bytes] : world.files()) {
            const auto old = before.find(name);
            if (old == before.end() || old->second != bytes)
                changed << name;
        }
        listed.sort();
        changed.sort();
        QCOMPARE(changed, listed);
        QCOMPARE(world.window->unsavedChanges(), 0);
    }

    void symbolsAreReplacedInTheWholeWorld()
    {
        OpenWorld world("15-height-stack");
        QVERIFY(world.wait());
        for (const std::int64_t x : {-40, 0, 200})
            QVERIFY(world.docks().edit({world::Rectangle{1, {x, 3}, 4, 2, u'Q'}}));
        world.window->state().setSymbol(u'Q');
        QTest::keyClick(world.window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* dialog = world.window->findChild<ReplaceDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QLineEdit*>()->selectedText(), dialog->findChild<QLineEdit*>()->text());
        dialog->setLayer(1);
        dialog->setTo(u'W');
        dialog->setScope(ReplaceDialog::Scope::World);
        QTRY_VERIFY2(dialog->answer().startsWith(QStringLiteral("24 cell(s) in ")),
                     qPrintable(dialog->answer()));
        const std::size_t steps = world.document().undoCount();
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Replace"))
                button->click();
        }
        QCOMPARE(world.document().undoCount(), steps + 1);
        QTRY_VERIFY(dialog->answer().contains(QStringLiteral("does not occur")));
    }

    void problemsLeadToTheirChunks()
    {
        OpenWorld world("10-broken-files");
        QVERIFY(world.wait());
        WorldDocks& docks = world.docks();
        docks.refreshNow();
        const FindingsModel& problems = docks.problems->model();
        QVERIFY(problems.count(core::Level::Error) > 0);
        QSignalSpy gone(&docks, &WorldDocks::chunkRequested);
        docks.problems->showFirst();
        QCOMPARE(gone.size(), 1);
        const auto chunk = gone[0][0].value<world::Address>();
        const int row = docks.chunks->model().find(chunk);
        QVERIFY(row >= 0);
        QCOMPARE(docks.chunks->model().row(row)->state, model::ChunkRow::State::Unreadable);
        // An unreadable chunk is refused with a sentence, and nothing is changed.
        QSignalSpy refused(&docks, &WorldDocks::refused);
        const world::Tile tile = world::originOf(chunk, world.document().info().chunkSize);
        QVERIFY(!docks.edit({world::Paint{0, tile, u'A'}}));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(world.document().undoCount(), 0U);
    }

    void problemsLeadToTheirLayer()
    {
        OpenWorld world("15-height-stack");
        QVERIFY(world.wait());
        // The second of two layers, written in another order than their numbers, has a row that is too long.
        const QString file = world.file("chunks/5_5.json");
        test::writeAll(file, "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":3,\"rows\":[\"W\"]},"
                             "{\"layer\":2,\"rows\":[\"" +
                                 QByteArray(200, 'A') +
                                 "\"]}],"
                                 "\"heightLayers\":[],\"instances\":[]}");
        world.reopen();
        QVERIFY(world.wait());
        WorldDocks& docks = world.docks();
        docks.refreshNow();
        QVERIFY(world.window->state().activeLayer() != LayerKey::room(2));
        QSignalSpy gone(&docks, &WorldDocks::chunkRequested);
        WorldDocks::reveal(*docks.problems);
        auto* list = docks.problems->findChild<QTreeView*>();
        QVERIFY(list);
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (!rowText(index).contains(QStringLiteral("5_5.json")) ||
                !rowText(index).contains(QStringLiteral("Lost")))
                continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            break;
        }
        QCOMPARE(gone.size(), 1);
        QCOMPARE(gone[0][0].value<world::Address>(), (world::Address{5, 5}));
        QCOMPARE(world.window->state().activeLayer(), LayerKey::room(2));
    }

    void renumberingMendsLooseHeights()
    {
        OpenWorld world("16-loose-z");
        QVERIFY(world.wait());
        WorldLayersDock& layers = *world.docks().layers;
        world.docks().refreshNow();
        const auto offered = [&layers] {
            for (auto* label : layers.findChildren<QLabel*>()) {
                if (label->text().startsWith(QStringLiteral("Chunks disagree")))
                    return label->isVisibleTo(&layers);
            }
            return false;
        };
        QVERIFY(offered());
        QVERIFY(world.docks().edit({world::RenumberStack{}}));
        world.docks().refreshNow();
        QTRY_VERIFY(!offered());
        QVERIFY(world.window->session().undo());
        QTRY_VERIFY(offered());
    }

    void docksAreClosedAndRestored()
    {
        OpenWorld world("15-height-stack");
        QVERIFY(world.wait());
        const QByteArray usual = world.window->saveState();
        const auto docks = world.window->findChildren<QDockWidget*>();
        QCOMPARE(docks.size(), 8);
        for (QDockWidget* dock : docks)
            dock->close();
        QVERIFY(world.docks().edit({world::Paint{0, {1, 1}, u'A'}}));
        QVERIFY(world.window->restoreState(usual));
        QVERIFY(world.docks().layers->isVisible());
        QVERIFY(world.docks().palette->isVisible());
        QVERIFY(world.docks().chunks->isVisible());
        world.docks().refreshNow();
        QTRY_COMPARE(world.docks().history->model().rowCount(), 2);
    }
};

QTEST_MAIN(WorldWorkbenchDocksTest)
#include "tst_world_workbench_docks.moc"
