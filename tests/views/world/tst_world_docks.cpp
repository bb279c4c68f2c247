// The docks of a world on their own: each is driven with mouse and keys, and asks for the right edit.
#include "tests/support/spoken_name.h"
#include "tests/support/wheel.h"
#include "tests/views/world/dock_driver.h"
#include "views/common/empty_state.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/recent_symbols.h"
#include "views/world/docks/world_layers_dock.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace chartroom;
using namespace chartroom::views;
using test::click;
using test::record;
using test::rename;

class WorldDocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfAllListsAreOfOneHeightAndDoNotTouch()
    {
        BookmarksDock bookmarks;
        bookmarks.setBookmarks({{"a", "A", {}}, {"b", "B", {}}});
        WorldLayersDock layers;
        layers.setLayers({}, {{0, ""}, {1, "Walls"}}, false);
        for (QWidget* dock : std::initializer_list<QWidget*>{&bookmarks, &layers})
            dock->show();
        const QTreeView& marks = bookmarks.view();
        const int height = marks.visualRect(marks.model()->index(0, 0)).height();
        const int box = marks.style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, &marks);
        QVERIFY2(height >= std::max(box, marks.fontMetrics().height()) + 4,
                 qPrintable(QStringLiteral("%1, %2").arg(height).arg(box)));
        const QModelIndex ground = layers.model().find(model::LayerKey::room(0));
        QCOMPARE(layers.view().visualRect(ground).height(), height);
        // Three lines in a cell are drawn as one.
        bookmarks.setBookmarks({{"a", "A\nB\nC", {}}});
        QCOMPARE(marks.visualRect(marks.model()->index(0, 0)).height(), height);
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

    void theChosenSymbolIsInSightUntilSomebodyScrolls()
    {
        PaletteDock dock;
        std::map<char16_t, std::uint64_t> uses;
        for (char16_t symbol = 0x4E00; symbol < 0x4E00 + 300; ++symbol)
            uses[symbol] = 1;
        // It is known before there is a place to show it in.
        dock.setSymbol(0x4E00 + 150);
        dock.model().setUses(uses);
        dock.setSymbol(0x4E00 + 150);
        dock.resize(320, 400);
        dock.show();
        const auto inSight = [&] {
            const QRect card = dock.view().visualRect(dock.view().currentIndex());
            return card.isValid() && card.top() >= 0 && card.bottom() < dock.view().viewport()->height();
        };
        QTRY_VERIFY(inSight());
        for (const int width : {640, 240}) {
            dock.resize(width, 400);
            QTest::qWait(300); // the list is laid out a moment later
            QTRY_VERIFY(inSight());
        }
        QScrollBar& bar = *dock.view().verticalScrollBar();
        for (int i = 0; i < 100 && bar.value() > 0; ++i)
            test::turnWheel(*dock.view().viewport(), dock.view().viewport()->rect().center(), {0, 1200}, {});
        QCOMPARE(bar.value(), 0);
        dock.resize(400, 420);
        QTest::qWait(300);
        QCOMPARE(bar.value(), 0);
        // Another symbol is shown.
        dock.setSymbol(0x4E00 + 200);
        QTRY_VERIFY(inSight());
    }

    void theButtonsOfTheSpawnStandBelowItsTile_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("narrow") << 200;
        QTest::newRow("usual") << 340;
        QTest::newRow("wide") << 900;
    }

    void theButtonsOfTheSpawnStandBelowItsTile()
    {
        QFETCH(int, width);
        PropertiesDock dock;
        dock.resize(width, 700);
        dock.show();
        const QPushButton* here = nullptr;
        for (const auto* button : dock.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Here"))
                here = button;
        }
        const QSpinBox* tile = nullptr;
        for (const auto* box : dock.findChildren<QSpinBox*>()) {
            if (box->prefix() == QStringLiteral("x "))
                tile = box;
        }
        QVERIFY(here && tile);
        QTRY_COMPARE(here->mapTo(&dock, QPoint()).x(), tile->mapTo(&dock, QPoint()).x());
        QVERIFY(here->mapTo(&dock, QPoint()).y() > tile->mapTo(&dock, QPoint()).y());
        // In a wide dock it is no wider than the longest number.
        QVERIFY(tile->width() <= tile->sizeHint().width());
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

    void propertiesSayThatTheCatalogLacksTheBackground()
    {
        PropertiesDock dock;
        world::WorldInfo info;
        info.defaultBackgroundTileId = "gras";
        dock.setInfo(info);
        dock.setTileIds({QStringLiteral("grass")});
        dock.show();
        QComboBox* tile = nullptr;
        for (auto* box : dock.findChildren<QComboBox*>()) {
            if (box->currentText() == QStringLiteral("gras"))
                tile = box;
        }
        QVERIFY(tile);
        QVERIFY2(tile->toolTip().contains(QStringLiteral("“gras”")), qPrintable(tile->toolTip()));
        QVERIFY(tile->lineEdit()->actions().first()->isVisible());
        for (const char* known : {"grass", ""}) {
            info.defaultBackgroundTileId = known;
            dock.setInfo(info);
            QCOMPARE(tile->toolTip(), QString());
            QVERIFY(!tile->lineEdit()->actions().first()->isVisible());
        }
        // Nor does it have a tile that was taken out of it.
        info.defaultBackgroundTileId = "grass";
        dock.setInfo(info);
        dock.setTileIds({});
        QVERIFY(tile->lineEdit()->actions().first()->isVisible());
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
        model::EditHistory history;
        for (const char* name : {"one", "two", "three"}) {
            model::EditStep step;
            step.operation = name;
            history.push(std::move(step));
        }
        history.back();
        dock.follow(history,
                    [](const model::EditStep& step) { return QString::fromStdString(step.operation); });
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
            if (auto* lazy = qobject_cast<LazyDock*>(dock))
                lazy->fill();
            for (auto* view : dock->findChildren<QTreeView*>())
                QVERIFY2(!view->accessibleName().isEmpty(), qPrintable(dock->objectName()));
            for (auto* button : dock->findChildren<QToolButton*>()) {
                // The button that empties a field is Qt's own.
                const bool named = !button->text().isEmpty() || !button->accessibleName().isEmpty() ||
                                   button->objectName().startsWith(QStringLiteral("qt_")) ||
                                   qobject_cast<QLineEdit*>(button->parentWidget());
                QVERIFY2(named, qPrintable(dock->objectName()));
            }
            for (auto* box : dock->findChildren<QAbstractSpinBox*>())
                QVERIFY2(!test::spokenName(*box).isEmpty(), qPrintable(dock->objectName()));
        }
        QCOMPARE(names.size(), 7);
        QVERIFY(!names.contains(QString()));
    }
};

QTEST_MAIN(WorldDocksTest)
#include "tst_world_docks.moc"
