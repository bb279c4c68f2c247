// Instances: placed, moved, deleted.
#include "model/world/instances_model.h"
#include "tests/views/world/world_tool_test.h"
#include "views/common/empty_state.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/world_docks.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QStyle>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldInstancesTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void instancesArePlacedMovedAndDeleted()
    {
        window().key(Qt::Key_I);
        window().state().setInstanceTemplate(QStringLiteral("npc"));
        window().click(-1, 0);
        QCOMPARE(instances({-1, 0}).size(), 1U);
        QCOMPARE(instances({-1, 0})[0].templateId, std::string("npc"));
        QCOMPARE(instances({-1, 0})[0].layer, 1);
        window().drag({-1, 0}, {2, -3});
        QCOMPARE(instances({-1, 0}).size(), 0U);
        QCOMPARE(instances({0, -1}).size(), 1U);
        QCOMPARE(instances({0, -1})[0].tile, (world::Tile{2, -3}));
        QVERIFY(window().state().selectedInstance().has_value());
        window().key(Qt::Key_Delete);
        QCOMPARE(instances({0, -1}).size(), 0U);
        QCOMPARE(window().steps(), 3U);
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(instances({0, -1}).size(), 1U);
    }

    void theFirstPressAfterTheDialogCounts_data()
    {
        QTest::addColumn<int>("key"); ///< that ends the dialog
        QTest::newRow("OK") << int(Qt::Key_Return);
        QTest::newRow("Cancel") << int(Qt::Key_Escape);
    }

    void theFirstPressAfterTheDialogCounts()
    {
        QFETCH(int, key);
        const bool accepted = key == Qt::Key_Return;
        window().key(Qt::Key_I);
        test::DialogAnswer answer([key](QWidget& dialog) {
            auto* field = dialog.findChild<QLineEdit*>();
            QVERIFY(field);
            QTest::keyClicks(field, QStringLiteral("npc"));
            QTest::keyClick(field, static_cast<Qt::Key>(key));
        });
        // The button comes up over the dialog, where there is one by then: the map hears nothing of it.
        window().press(-1, 0);
        if (!answer.done())
            window().release(-1, 0);
        QTRY_VERIFY(answer.done());
        QVERIFY(window().isReady());
        QCOMPARE(instances({-1, 0}).size(), accepted ? 1U : 0U);
        if (!accepted)
            window().key(Qt::Key_B);
        window().click(2, 2);
        if (accepted)
            QCOMPARE(instances({0, 0}).size(), 1U);
        else
            QCOMPARE(window().room(1, 2, 2), QChar(u'W'));
        QCOMPARE(window().steps(), accepted ? 2U : 1U);
    }

    void whatIsPlacedOrMovedIsTheCurrentRow()
    {
        window().state().setInstanceTemplate(QStringLiteral("npc"));
        docks().instances->raise();
        window().key(Qt::Key_I);
        window().click(0, 0);
        QVERIFY(docks().instances->current());
        QCOMPARE(docks().instances->current()->tile, (world::Tile{0, 0}));
        QVERIFY(!docks().instances->editor().findChild<EmptyState*>()->isEmpty());
        window().drag({0, 0}, {-3, 2});
        QVERIFY(docks().instances->current());
        QCOMPARE(docks().instances->current()->tile, (world::Tile{-3, 2}));
        QVERIFY(!docks().instances->editor().findChild<EmptyState*>()->isEmpty());
        // The caption counts what is listed.
        auto* filter = docks().instances->findChild<QLineEdit*>();
        QTest::keyClicks(filter, QStringLiteral("nothing"));
        QVERIFY2(docks().instances->caption().startsWith(QStringLiteral("Listed: 0 ")),
                 qPrintable(docks().instances->caption()));
    }

    void instancesOfALayerThatIsNotSeenAreNotThere_data()
    {
        QTest::addColumn<bool>("solo");
        QTest::newRow("hidden") << false;
        QTest::newRow("another one is shown alone") << true;
    }
    void instancesOfALayerThatIsNotSeenAreNotThere()
    {
        QFETCH(const bool, solo);
        window().state().setInstanceTemplate(QStringLiteral("npc"));
        window().key(Qt::Key_I);
        window().click(3, 3);
        window().move(5, 5, Qt::NoButton);
        QCOMPARE(window().steps(), 1U);
        // Beside the spawn, whose star would be over it.
        const auto drawn = [this] {
            const QPoint middle = window().canvas().camera().toScreen({3.5, 3.5}).toPoint();
            return window().canvas().grabImage().pixelColor(middle) == QColor(110, 200, 255);
        };
        QTRY_VERIFY(drawn());
        docks().refreshNow();
        const model::InstancesModel& list = docks().instances->model();
        QCOMPARE(list.rowCount(), 1);
        const auto isGrey = [&list] { return list.index(0, 0).data(Qt::ForegroundRole).isValid(); };
        const auto saysHidden = [&list](int column) {
            return list.index(0, column)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("Not shown on the map"));
        };
        const auto show = [this, solo](bool shown) {
            model::LayerLook look;
            look.visible = shown;
            if (solo)
                window().state().setSolo(shown ? std::nullopt : std::optional(LayerKey::room(0)));
            else
                window().state().setLook(LayerKey::room(1), look);
        };
        QVERIFY(!isGrey() && !saysHidden(0));
        show(false);
        QTRY_VERIFY(!drawn());
        QVERIFY(isGrey() && saysHidden(0) && saysHidden(2));
        // Nobody moves, deletes or places what is not seen.
        const QString hidden = QStringLiteral("The layer is hidden: show it in the list of layers first.");
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().key(Qt::Key_Delete);
        QVERIFY(!said.isEmpty());
        QCOMPARE(said.last().first().toString(), hidden);
        said.clear();
        window().drag({3, 3}, {2, 2});
        QVERIFY(!said.isEmpty());
        QCOMPARE(said.last().first().toString(), hidden);
        QCOMPARE(window().steps(), 1U);
        show(true);
        window().move(5, 5, Qt::NoButton);
        QTRY_VERIFY(drawn());
        QVERIFY(!isGrey() && !saysHidden(0));
        window().drag({3, 3}, {2, 2});
        QCOMPARE(window().steps(), 2U);
        QCOMPARE(instances({0, 0})[0].tile, (world::Tile{2, 2}));
    }

    void theStatusBarNamesTheLayerOfInstances()
    {
        QSignalSpy mode(&window().bench(), &Workbench::modeTextChanged);
        window().state().setActiveLayer(LayerKey::height("height_1"));
        window().key(Qt::Key_I);
        QVERIFY(!mode.last().first().toString().contains(QStringLiteral("Roof")));
        window().key(Qt::Key_B);
        QVERIFY(mode.last().first().toString().contains(QStringLiteral("Roof")));
    }

    void aNarrowListHasTheHeadingOfTheTemplatesInFull()
    {
        InstancesDock dock;
        dock.setInstances({{{0, 0}, "inst_1", "inst_1", "npc", 1, {3, 4}, "{}"}});
        dock.resize(420, 300);
        dock.show();
        const QHeaderView& header = *dock.view().header();
        const int column = model::InstancesModel::TemplateColumn;
        const QString heading = dock.view().model()->headerData(column, Qt::Horizontal).toString();
        const int margins = 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
        QTRY_VERIFY(header.sectionSize(column) >= header.fontMetrics().horizontalAdvance(heading) + margins);
    }

    void templatesAreNotCutWhereNamesHaveRoom()
    {
        const auto row = [](const char* id, const char* kind, std::int64_t far) {
            return model::InstanceRow{{far, far}, id, id, kind, 1 + far, {far, far}, "{}"};
        };
        const std::string kind = "wächter \"Südtor\"";
        InstancesDock dock;
        dock.setInstances({row("inst_1", kind.c_str(), 2'000'000'000)});
        dock.resize(1000, 300);
        dock.show();
        const QAbstractItemView& view = dock.view();
        const QHeaderView& header = *dock.view().header();
        const int column = model::InstancesModel::TemplateColumn;
        const auto isWhole = [&] { return header.sectionSize(column) >= view.sizeHintForColumn(column); };
        const int last = model::InstancesModel::ChunkColumn;
        QTRY_VERIFY(view.isVisible() && header.sectionSize(last) >= view.sizeHintForColumn(last));
        // The numbers beside it become short.
        dock.setInstances({row("inst_2", kind.c_str(), 1)});
        QTRY_VERIFY(isWhole());
        // One that needs more comes into sight.
        std::vector<model::InstanceRow> many;
        for (int i = 0; i < 100; ++i)
            many.push_back(row(("inst_" + std::to_string(i)).c_str(), "npc", 1));
        many.push_back(row("last", kind.c_str(), 1));
        dock.setInstances(many);
        QTRY_VERIFY(isWhole());
        dock.view().scrollToBottom();
        QTRY_VERIFY(view.verticalScrollBar()->value() > 0 && isWhole());
    }

private:
    [[nodiscard]] WorldDocks& docks() { return window().bench().docks(); }
    [[nodiscard]] std::vector<model::InstanceRow> instances(world::Address chunk)
    {
        const auto look = window().session().chunk(chunk);
        return look && look->chunk ? model::instanceRows(*look->chunk) : std::vector<model::InstanceRow>();
    }
};

QTEST_MAIN(WorldInstancesTest)
#include "tst_world_instances.moc"
