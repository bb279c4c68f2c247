// The docks of a world on their own: each is driven with mouse and keys, and asks for the right edit.
#include "views/common/empty_state.h"
#include "views/common/status_colours.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunk_overview.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/layer_offer.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/recent_symbols.h"
#include "views/world/docks/world_layers_dock.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;
using model::LayersModel;

namespace {

/// The lines of a script that a dock asks for.
template<class Dock>
QStringList& record(Dock& dock, QStringList& lines)
{
    QObject::connect(&dock, &Dock::editRequested, &dock, [&lines](const world::Operation& operation) {
        lines << QString::fromStdString(world::toLine(operation));
    });
    return lines;
}

void click(QAbstractItemView& view, const QModelIndex& index)
{
    view.scrollTo(index);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
}

/// Types into the editor that F2 opens on a row.
void rename(QTreeView& view, const QModelIndex& index, const QString& text)
{
    view.setCurrentIndex(index);
    QTest::keyClick(&view, Qt::Key_F2);
    auto* editor = view.viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    editor->insert(text);
    QTest::keyClick(editor, Qt::Key_Return);
    // The list takes the text when the field is done with the key, and lets the field go later.
    QTRY_VERIFY(!view.viewport()->findChild<QLineEdit*>());
}

} // namespace

class WorldDocksTest : public QObject
{
    Q_OBJECT

private:
    static void fill(WorldLayersDock& dock)
    {
        dock.setLayers({{"walls", "Walls top", 1}, {"balcony", "Balcony", 2}, {"roof", "Roof", 3}},
                       {{0, ""}, {1, "Walls"}, {2, "Furniture"}}, false);
        dock.resize(320, 480);
        dock.show();
    }

private Q_SLOTS:
    void layersAreRenamedAndMovedByKeys()
    {
        WorldLayersDock dock;
        fill(dock);
        QStringList lines;
        record(dock, lines);
        rename(dock.view(), dock.model().find(LayerKey::height("roof")), QStringLiteral("Top \"roof\""));
        QTest::keyClick(&dock.view(), Qt::Key_Down, Qt::AltModifier);
        dock.setActive(LayerKey::room(2));
        QTest::keyClick(&dock.view(), Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(&dock.view(), Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(&dock.view(), Qt::Key_Delete);
        const QStringList expected{
            QStringLiteral("{\"op\":\"renameHeightLayer\",\"id\":\"roof\",\"name\":\"Top \\\"roof\\\"\"}"),
            QStringLiteral("{\"op\":\"moveHeightLayer\",\"id\":\"roof\",\"index\":1}"),
            QStringLiteral("{\"op\":\"moveRoomLayer\",\"layer\":2,\"to\":1}"),
            QStringLiteral("{\"op\":\"deleteRoomLayer\",\"layer\":2}")};
        QCOMPARE(lines, expected);
    }

    void theCurrentRowIsTheActiveLayer()
    {
        WorldLayersDock dock;
        fill(dock);
        QList<LayerKey> active;
        connect(&dock, &WorldLayersDock::activeRequested, this, [&](const LayerKey& key) { active << key; });
        click(dock.view(), dock.model().find(LayerKey::room(1)));
        QCOMPARE(active, QList{LayerKey::room(1)});
        dock.setActive(LayerKey::room(1));
        QCOMPARE(active.size(), 1);
        // Other layers, the same current one.
        dock.setLayers({}, {{0, ""}, {1, "Walls"}, {7, ""}}, false);
        QCOMPARE(dock.current(), std::optional(LayerKey::room(1)));
    }

    void theLayerThatIsSeenAloneIsMarked()
    {
        WorldLayersDock dock;
        fill(dock);
        QList<LayerKey> asked;
        connect(&dock, &WorldLayersDock::soloRequested, this, [&](const LayerKey& key) { asked << key; });
        auto* offer = dock.findChildren<LayerOffer*>().back();
        QVERIFY(!offer->isVisible());
        const auto of = [&dock](const LayerKey& key, int role, int column = LayersModel::NameColumn) {
            return dock.model().find(key).siblingAtColumn(column).data(role);
        };
        const LayerKey roof = LayerKey::height("roof");
        const LayerKey walls = LayerKey::room(1);
        dock.setActive(roof);
        dock.setSolo(roof);
        QVERIFY(offer->isVisible());
        QVERIFY(offer->text().contains(QStringLiteral("Roof")));
        QVERIFY(of(roof, LayersModel::SoloRole).toBool());
        QVERIFY(of(roof, LayersModel::VisibleRole).toBool());
        QVERIFY(!of(walls, LayersModel::VisibleRole).toBool());
        QCOMPARE(of(walls, Qt::ToolTipRole, LayersModel::VisibleColumn).toString(),
                 QStringLiteral("hidden while another is shown alone"));
        QVERIFY(of(roof, Qt::AccessibleTextRole).toString().contains(QStringLiteral("shown alone")));
        const auto buttons = dock.findChildren<QToolButton*>();
        const auto pressed =
            std::ranges::count_if(buttons, [](const QToolButton* b) { return b->isChecked(); });
        QCOMPARE(pressed, 1);
        QTest::mouseClick(&offer->button(), Qt::LeftButton);
        QCOMPARE(asked, QList{roof});
        dock.setSolo({});
        QVERIFY(!offer->isVisible());
        QVERIFY(of(walls, LayersModel::VisibleRole).toBool());
        // Opacity is told too.
        dock.setLooks({{walls, {true, false, 0.5}}});
        QVERIFY(of(walls, Qt::AccessibleTextRole).toString().contains(QStringLiteral("50 %")));
        QVERIFY(!dock.view().isColumnHidden(LayersModel::OpacityColumn));
    }

    void aMoveThatCannotBeSaysWhy()
    {
        WorldLayersDock dock;
        fill(dock);
        QStringList lines;
        record(dock, lines);
        QStringList said;
        connect(&dock, &WorldLayersDock::said, this, [&said](const QString& sentence) { said << sentence; });
        LayersModel& model = dock.model();
        const auto drop = [&model](const LayerKey& key, int row, LayersModel::Group into) {
            const std::unique_ptr<QMimeData> data(model.mimeData({model.find(key)}));
            const QModelIndex heading = model.index(into, 0);
            // What is dragged is told nothing before it is dropped: it must come to that.
            QVERIFY(model.canDropMimeData(data.get(), Qt::MoveAction, row, 0, heading));
            (void)model.dropMimeData(data.get(), Qt::MoveAction, row, 0, heading);
        };
        drop(LayerKey::room(2), 0, LayersModel::HeightGroup);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.last().startsWith(QStringLiteral("A room layer stays among")));
        drop(LayerKey::height("roof"), 0, LayersModel::RoomGroup);
        QCOMPARE(said.size(), 2);
        QVERIFY(said.last().startsWith(QStringLiteral("A height layer stays in")));
        drop(LayerKey::room(0), 0, LayersModel::RoomGroup);
        QCOMPARE(said.size(), 3);
        QVERIFY(said.last().startsWith(QStringLiteral("The ground")));
        // By keys as well.
        dock.setActive(LayerKey::room(1));
        QTest::keyClick(&dock.view(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(said.size(), 4);
        QVERIFY(lines.isEmpty());
        // At the end of the list there is nothing to say, and what can be moved is.
        dock.setActive(LayerKey::room(2));
        QTest::keyClick(&dock.view(), Qt::Key_Up, Qt::AltModifier);
        drop(LayerKey::room(2), 2, LayersModel::RoomGroup);
        QCOMPARE(said.size(), 4);
        QCOMPARE(lines.size(), 1);
    }

    void eyesAndPadlocksAreClicked()
    {
        WorldLayersDock dock;
        fill(dock);
        std::map<LayerKey, model::LayerLook> looks;
        connect(&dock, &WorldLayersDock::lookRequested, this,
                [&](const LayerKey& key, const model::LayerLook& look) {
                    looks[key] = look;
                    dock.setLooks(looks);
                });
        const auto cell = [&dock](const LayerKey& key, int column) {
            return dock.model().find(key).siblingAtColumn(column);
        };
        click(dock.view(), cell(LayerKey::room(2), LayersModel::VisibleColumn));
        QVERIFY(!looks.at(LayerKey::room(2)).visible);
        click(dock.view(), cell(LayerKey::height("roof"), LayersModel::LockColumn));
        QVERIFY(looks.at(LayerKey::height("roof")).locked);
        dock.findChild<QSlider*>()->setValue(40);
        QCOMPARE(looks.at(LayerKey::height("roof")).opacity, 0.4);
    }

    void addedRoomsAreThereUntilTheyHaveACell()
    {
        WorldLayersDock dock;
        fill(dock);
        QStringList lines;
        record(dock, lines);
        dock.addRoomLayer();
        QVERIFY(dock.model().find(LayerKey::room(3)).isValid());
        fill(dock);
        QVERIFY(dock.model().find(LayerKey::room(3)).isValid());
        dock.setActive(LayerKey::room(3));
        dock.deleteCurrent();
        QVERIFY(!dock.model().find(LayerKey::room(3)).isValid());
        QVERIFY(lines.isEmpty());
        dock.addHeightLayer();
        QCOMPARE(lines, QStringList(QStringLiteral("{\"op\":\"addHeightLayer\",\"id\":\"height_1\"}")));
    }

    void renumberingIsOffered()
    {
        WorldLayersDock dock;
        fill(dock);
        QStringList lines;
        record(dock, lines);
        QToolButton* button = nullptr;
        for (auto* candidate : dock.findChildren<QToolButton*>()) {
            if (candidate->text() == QStringLiteral("Renumber the stack"))
                button = candidate;
        }
        QVERIFY(button && !button->isVisible());
        dock.setRenumberOffered(true);
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(lines, QStringList(QStringLiteral("{\"op\":\"renumberStack\"}")));
    }

    void paletteIsSearchedAndTyped()
    {
        PaletteDock dock;
        dock.model().setUses({{u'A', 3}, {u'b', 1}});
        dock.resize(320, 300);
        dock.show();
        QList<char16_t> chosen;
        connect(&dock, &PaletteDock::symbolRequested, this, [&](char16_t symbol) {
            chosen << symbol;
            dock.setSymbol(symbol);
        });
        click(dock.view(), dock.view().model()->index(1, 0));
        auto* search = dock.findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("a"));
        QTest::keyClick(search, Qt::Key_Return);
        search->setText(QStringLiteral("not there"));
        QTest::keyClick(search, Qt::Key_Return);
        search->setText(QStringLiteral("."));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(chosen, QList<char16_t>({u'b', u'a'}));
        QVERIFY(dock.model().find(u'a') >= 0);
        dock.setRecent({u'b', u'a'});
        const auto buttons = dock.findChild<RecentSymbols*>()->findChildren<QToolButton*>();
        QTest::mouseClick(buttons.front(), Qt::LeftButton);
        QCOMPARE(chosen.back(), u'b');
    }

    void bookmarksAreMadeNamedAndRemoved()
    {
        BookmarksDock dock;
        QStringList lines;
        record(dock, lines);
        QList<world::Tile> gone;
        connect(&dock, &BookmarksDock::goRequested, this, [&](world::Tile tile) { gone << tile; });
        dock.resize(400, 300);
        dock.show();
        QVERIFY(dock.findChild<EmptyState*>()->isEmpty());
        dock.setBookmarks({{"poi_1", "Town", {120, -4}}});
        QVERIFY(!dock.findChild<EmptyState*>()->isEmpty());
        dock.add({-5, 6});
        rename(dock.view(), dock.model().index(0, 0), QStringLiteral("a\\b\"c"));
        QTest::keyClick(&dock.view(), Qt::Key_Return);
        QTest::keyClick(&dock.view(), Qt::Key_Delete);
        const QStringList expected{
            QStringLiteral("{\"op\":\"setBookmark\",\"id\":\"poi_2\",\"x\":-5,\"y\":6}"),
            QStringLiteral(
                "{\"op\":\"setBookmark\",\"id\":\"poi_1\",\"label\":\"a\\\\b\\\"c\",\"x\":120,\"y\":-4}"),
            QStringLiteral("{\"op\":\"deleteBookmark\",\"id\":\"poi_1\"}")};
        QCOMPARE(lines, expected);
        QCOMPARE(gone.size(), 1);
        QVERIFY((gone.front() == world::Tile{120, -4}));
        dock.setEditable(false);
        QTest::keyClick(&dock.view(), Qt::Key_Delete);
        QCOMPARE(lines.size(), 3);
    }

    void chunksAreFoundInTheOverview()
    {
        ChunksDock dock;
        model::ChunkStates states;
        states.chunks = {{-2, -1}, {0, 0}, {1, 0}, {3, 2}};
        states.dirty = {{0, 0}};
        states.unreadable = {{1, 0}};
        dock.setChunks(states);
        dock.resize(320, 500);
        dock.show();
        QList<world::Address> gone;
        connect(&dock, &ChunksDock::goRequested, this, [&](world::Address chunk) { gone << chunk; });
        ChunkOverview& overview = dock.overview();
        for (const world::Address address : states.chunks) {
            const QPointF middle = overview.rectOf(address).center();
            QVERIFY(overview.rect().contains(middle.toPoint()));
            QTest::mouseClick(&overview, Qt::LeftButton, {}, middle.toPoint());
            QVERIFY(gone.back() == address);
        }
        // However small they are: each that is not saved is seen.
        states.chunks.push_back({900, 900});
        states.dirty.push_back({900, 900});
        dock.setChunks(states);
        const QImage far = overview.grab().toImage();
        const QColor sign = StatusColours::caution(overview.palette()).sign;
        for (const world::Address address : {world::Address{0, 0}, world::Address{900, 900}}) {
            const QPoint at = overview.rectOf(address).topLeft().toPoint();
            bool seen = false;
            for (int x = -1; x <= 1; ++x) {
                for (int y = -1; y <= 1; ++y)
                    seen =
                        seen || (far.valid(at + QPoint(x, y)) && far.pixelColor(at + QPoint(x, y)) == sign);
            }
            QVERIFY(seen);
        }
        QVERIFY(far.pixelColor(overview.rectOf({450, 450}).center().toPoint()) != sign);
        states.chunks.pop_back();
        states.dirty.pop_back();
        dock.setChunks(states);
        auto* search = dock.findChild<QLineEdit*>();
        search->setText(QStringLiteral("modified"));
        QCOMPARE(dock.view().model()->rowCount(), 1);
        dock.view().setCurrentIndex(dock.view().model()->index(0, 0));
        QTest::keyClick(&dock.view(), Qt::Key_Return);
        QVERIFY((gone.back() == world::Address{0, 0}));
    }

    void instancesAreRenamedInTheList()
    {
        InstancesDock dock;
        QStringList lines;
        record(dock, lines);
        dock.setInstances({{{-1, 0}, "inst_1", "inst_1", "npc", 1, {-3, 4}, "{\"hp\":3}"},
                           {{0, 0}, "inst_2", "Bubbles", "npc", 1, {3, 4}, "{\"name\":\"Bubbles\"}"}});
        dock.show();
        const auto edited = [&lines](qsizetype line) {
            const auto operation = world::parseOperation(lines[line].toStdString());
            return *std::get<world::EditInstance>(operation->value).record;
        };
        dock.select({-1, 0}, "inst_1");
        // What could be read as JSON is a name all the same.
        rename(dock.view(), dock.view().currentIndex(), QStringLiteral("7"));
        QCOMPARE(lines.size(), 1);
        QCOMPARE(edited(0), std::string("{\"hp\":3,\"name\":\"7\"}"));
        dock.select({0, 0}, "inst_2");
        rename(dock.view(), dock.view().currentIndex(), QStringLiteral("A \"tall\" one\\"));
        QCOMPARE(lines.size(), 2);
        QCOMPARE(edited(1), std::string("{\"name\":\"A \\\"tall\\\" one\\\\\"}"));
        rename(dock.view(), dock.view().currentIndex(), QString());
        QCOMPARE(lines.size(), 3);
        QCOMPARE(edited(2), std::string("{}"));
    }

    void propertiesAskForFieldsOnly()
    {
        PropertiesDock dock;
        world::WorldInfo info;
        info.name = "Old";
        info.spawn = {3, -4};
        QStringList lines;
        record(dock, lines);
        dock.setInfo(info);
        dock.show();
        QVERIFY(lines.isEmpty());
        auto* name = dock.findChild<QLineEdit*>();
        name->setText(QStringLiteral("New \"world\""));
        QTest::keyClick(name, Qt::Key_Return);
        info.name = "New \"world\"";
        dock.setInfo(info);
        dock.findChild<QCheckBox*>()->click();
        for (auto* box : dock.findChildren<QSpinBox*>()) {
            if (box->prefix() == QStringLiteral("y "))
                box->setValue(9);
        }
        const QStringList expected{
            QStringLiteral("{\"op\":\"setWorld\",\"fields\":{\"name\":\"New \\\"world\\\"\"}}"),
            QStringLiteral("{\"op\":\"setWorld\",\"fields\":{\"editor\":{\"gridVisible\":false}}}"),
            QStringLiteral("{\"op\":\"setWorld\",\"fields\":{\"spawn\":{\"x\":3,\"y\":9}}}")};
        QCOMPARE(lines, expected);
    }

    void propertiesNeedNoSidewaysScrolling()
    {
        PropertiesDock dock;
        world::WorldInfo info;
        info.id = std::string(200, 'w');
        info.name = std::string(200, 'n');
        info.backgroundColor = "#102030";
        dock.setInfo(info);
        dock.setTileIds({QString(120, QLatin1Char('t'))});
        dock.resize(300, 180);
        dock.show();
        auto* scroll = dock.findChild<QScrollArea*>();
        QVERIFY(scroll);
        QCoreApplication::processEvents();
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        // The id is there all the same.
        for (const QLabel* label : dock.findChildren<QLabel*>()) {
            if (label->text().startsWith(QStringLiteral("www")))
                QVERIFY(label->width() > 50);
        }
    }

    void headingsStandOverTheirColumns()
    {
        model::InstancesModel instances;
        model::InstanceRow instance;
        instance.id = "i";
        instances.setInstances({instance});
        model::BookmarksModel bookmarks;
        world::Bookmark bookmark;
        bookmark.id = "b";
        bookmarks.setBookmarks({bookmark});
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{&instances, &bookmarks}) {
            QCOMPARE(model->rowCount(), 1);
            for (int column = 0; column < model->columnCount(); ++column)
                QCOMPARE(model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole),
                         model->index(0, column).data(Qt::TextAlignmentRole));
        }
    }

    void historyIsClicked()
    {
        HistoryDock dock;
        dock.setStates({{0, QStringLiteral("one"), 1, false},
                        {0, QStringLiteral("two"), 2, false},
                        {0, QStringLiteral("three"), 1, true}},
                       0);
        dock.resize(300, 200);
        dock.show();
        QCOMPARE(dock.model().currentRow(), 2);
        QList<std::size_t> gone;
        connect(&dock, &HistoryDock::goRequested, this, [&](std::size_t steps) { gone << steps; });
        for (const int row : {0, 1, 2, 3})
            click(dock.view(), dock.model().index(row, 0));
        QCOMPARE(gone, QList<std::size_t>({0, 1, 3}));
    }

    void everythingHasAName()
    {
        WorldLayersDock layers;
        PaletteDock palette;
        ChunksDock chunks;
        InstancesDock instances;
        BookmarksDock bookmarks;
        PropertiesDock properties;
        HistoryDock history;
        QSet<QString> names;
        for (QDockWidget* dock : std::initializer_list<QDockWidget*>{&layers, &palette, &chunks, &instances,
                                                                     &bookmarks, &properties, &history}) {
            QVERIFY(!dock->windowTitle().isEmpty());
            names << dock->objectName();
            for (auto* view : dock->findChildren<QTreeView*>())
                QVERIFY2(!view->accessibleName().isEmpty(), qPrintable(dock->objectName()));
            for (auto* button : dock->findChildren<QToolButton*>()) {
                // The button that empties a field is Qt's own.
                const bool named = !button->text().isEmpty() || !button->accessibleName().isEmpty() ||
                                   button->objectName().startsWith(QStringLiteral("qt_")) ||
                                   qobject_cast<QLineEdit*>(button->parentWidget());
                QVERIFY2(named, qPrintable(dock->objectName()));
            }
        }
        QCOMPARE(names.size(), 7);
        QVERIFY(!names.contains(QString()));
    }
};

QTEST_MAIN(WorldDocksTest)
#include "tst_world_docks.moc"
