// The layers dock on its own, driven with mouse and keys.
#include "tests/views/world/dock_driver.h"
#include "views/common/sentence_label.h"
#include "views/world/docks/layer_offer.h"
#include "views/world/docks/world_layers_dock.h"

#include <QFontMetrics>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;
using model::LayersModel;
using test::click;
using test::record;
using test::rename;

class WorldLayersDockTest : public QObject
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

    void aNameIsTypedWhereItStood()
    {
        WorldLayersDock dock;
        fill(dock);
        // The active layer's row is bold.
        for (const LayerKey& key : {LayerKey::room(2), LayerKey::height("roof")}) {
            dock.setActive(key);
            const QModelIndex index = dock.model().find(key);
            QTest::keyClick(&dock.view(), Qt::Key_F2);
            const auto* field = dock.view().viewport()->findChild<QLineEdit*>();
            QVERIFY(field);
            const QRect row = dock.view().visualRect(index);
            const QFontMetrics bold(index.data(Qt::FontRole).value<QFont>());
            const int number = bold.horizontalAdvance(index.data(LayersModel::PlaceTextRole).toString());
            const int left = field->geometry().left() - row.left();
            QVERIFY2(left >= number && left <= number + 6,
                     qPrintable(QStringLiteral("%1, %2").arg(left).arg(number)));
            QVERIFY(field->geometry().right() <= row.right());
            QTest::keyClick(dock.view().viewport()->findChild<QLineEdit*>(), Qt::Key_Escape);
            QTRY_VERIFY(!dock.view().viewport()->findChild<QLineEdit*>());
        }
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

    void whatIsOfferedLeavesTheListItsRoom()
    {
        WorldLayersDock dock;
        fill(dock);
        dock.resize(240, 480);
        const int narrowest = dock.minimumSizeHint().width();
        dock.setRenumberOffered(true);
        auto* offer = dock.findChildren<LayerOffer*>().front();
        QTRY_VERIFY(offer->isVisible());
        const auto* sentence = offer->findChild<SentenceLabel*>();
        QTRY_VERIFY2(4 * sentence->width() >= 3 * dock.width(),
                     qPrintable(QString::number(sentence->width())));
        QVERIFY(sentence->height() <= 3 * sentence->fontMetrics().lineSpacing() + 1);
        QVERIFY(sentence->text() == sentence->sentence() || !sentence->toolTip().isEmpty());
        // The dock can be as narrow as before, or as the button is wide.
        const int button = sentence->x() + offer->button().sizeHint().width() + 24;
        QVERIFY2(dock.minimumSizeHint().width() <= std::max(narrowest, button),
                 qPrintable(QStringLiteral("%1, before %2, button %3")
                                .arg(dock.minimumSizeHint().width())
                                .arg(narrowest)
                                .arg(button)));
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
        dock.setActive(LayerKey::room(1));
        const QSignalSpy chosen(&dock, &WorldLayersDock::activeRequested);
        click(dock.view(), cell(LayerKey::room(2), LayersModel::VisibleColumn));
        QVERIFY(!looks.at(LayerKey::room(2)).visible);
        click(dock.view(), cell(LayerKey::height("roof"), LayersModel::LockColumn));
        QVERIFY(looks.at(LayerKey::height("roof")).locked);
        // Twice in a row is there and back.
        click(dock.view(), cell(LayerKey::height("roof"), LayersModel::LockColumn));
        QVERIFY(!looks.at(LayerKey::height("roof")).locked);
        // What is painted on is another question, and a click below all layers is no answer to it.
        QTest::mouseClick(dock.view().viewport(), Qt::LeftButton, {},
                          {10, dock.view().viewport()->height() - 2});
        QVERIFY(!dock.view().indexAt({10, dock.view().viewport()->height() - 2}).isValid());
        QVERIFY(chosen.isEmpty());
        QVERIFY(dock.view().selectionModel()->isRowSelected(dock.model().find(LayerKey::room(1)).row(),
                                                            dock.model().find(LayerKey::room(1)).parent()));
        dock.findChild<QSlider*>()->setValue(40);
        QCOMPARE(looks.at(LayerKey::room(1)).opacity, 0.4);
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
};

QTEST_MAIN(WorldLayersDockTest)
#include "tst_world_layers_dock.moc"
