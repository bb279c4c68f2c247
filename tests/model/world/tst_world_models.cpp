// The lists of the world workbench as item models: they tell their views exactly what differs, and an edit
// in place asks for the operation and changes nothing by itself.
#include "formats/world/json/reader.h"
#include "model/world/bookmarks_model.h"
#include "model/world/chunks_model.h"
#include "model/world/document.h"
#include "model/world/history_model.h"
#include "model/world/instances_model.h"
#include "model/world/layers_model.h"
#include "model/world/palette_model.h"
#include "model/world/world_text.h"
#include "tests/support/files.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace chartroom;
using namespace chartroom::model;
using Tester = QAbstractItemModelTester;

namespace {

std::unique_ptr<WorldDocument> golden(const char* name)
{
    auto document = WorldDocument::open(
        test::dataPath(QStringLiteral("golden/world/%1/world").arg(QLatin1String(name))).toStdString(), {},
        world::Access::Read);
    return document ? std::move(*document) : nullptr;
}

/// Applies what a model asks for, as a dock does.
template<class Model>
class Editor
{
public:
    explicit Editor(Model& model)
    {
        QObject::connect(&model, &Model::editRequested, &model, [this](const world::Operation& operation) {
            lines << QString::fromStdString(world::toLine(operation));
        });
    }
    QStringList lines;
};

} // namespace

class WorldModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHistoryIsFollowedStepByStep()
    {
        // Whatever is done between two looks, it is as one that looks at all of it.
        EditHistory history;
        history.setBudget(12);
        HistoryModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        const auto text = [](const EditStep& step) { return QString::fromStdString(step.operation); };
        QRandomGenerator random(5);
        for (int i = 0; i < 2000; ++i) {
            for (int done = random.bounded(4); done > 0; --done) {
                if (const int what = random.bounded(5); what == 0 && history.undoneCount() > 0) {
                    history.forth();
                } else if (what < 3 && history.doneCount() > 0) {
                    history.back();
                } else {
                    EditStep step;
                    step.operation = std::to_string(history.highestNumber() + 1);
                    history.push(std::make_shared<const EditStep>(std::move(step)), 1);
                }
            }
            model.follow(history, text);
            HistoryModel whole;
            whole.follow(history, text);
            QVERIFY2(model.rows() == whole.rows(), qPrintable(QString::number(i)));
            QCOMPARE(model.currentRow(), whole.currentRow());
            QCOMPARE(model.currentRow(), static_cast<int>(history.doneCount()));
        }
        QVERIFY(history.forgotten() > 0);
    }

    void aStepMoreIsOneRowMore()
    {
        EditHistory history;
        HistoryModel model;
        int asked = 0;
        const auto text = [&asked](const EditStep& step) {
            ++asked;
            return QString::fromStdString(step.operation);
        };
        const auto push = [&history] {
            EditStep step;
            step.operation = "paint";
            history.push(std::move(step));
        };
        for (int i = 0; i < 1000; ++i)
            push();
        model.follow(history, text);
        QCOMPARE(asked, 1000);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        push();
        model.follow(history, text);
        QCOMPARE(asked, 1001);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted[0][1].toInt(), 1001);
        QVERIFY(removed.isEmpty());
        history.back();
        model.follow(history, text);
        QCOMPARE(asked, 1001);
        QCOMPARE(changed.last()[0].toModelIndex().row(), 1001);
        QVERIFY(model.row(1001)->undone && !model.row(1000)->undone);
        // Names that are others now.
        model.forget();
        model.follow(history, text);
        QCOMPARE(asked, 2002);
        QCOMPARE(model.rowCount(), 1002);
    }

    void bookmarksTellWhatDiffers()
    {
        BookmarksModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        model.setBookmarks({{"a", "A", {1, 2}}, {"b", "B", {3, 4}}, {"c", "C", {5, 6}}});
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setBookmarks({{"a", "A", {1, 2}}, {"b", "Bee", {3, 4}}, {"c", "C", {5, 6}}});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(changed[0][1].toModelIndex().row(), 1);
        model.setBookmarks({{"a", "A", {1, 2}}, {"c", "C", {5, 6}}});
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][1].toInt(), 1);
        QCOMPARE(removed[0][2].toInt(), 1);
        model.setBookmarks({{"a", "A", {1, 2}}, {"c", "C", {5, 6}}, {"d", "D", {}}});
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted[0][1].toInt(), 2);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(model.find("d"), 2);
        QCOMPARE(model.find("b"), -1);
        QCOMPARE(model.freeId(), std::string("poi_1"));
    }

    void bookmarksAskForEdits()
    {
        BookmarksModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        const Editor editor(model);
        model.setBookmarks({{"poi_1", "Old", {1, -2}}});
        QCOMPARE(model.freeId(), std::string("poi_2"));
        QVERIFY(model.setData(model.index(0, BookmarksModel::LabelColumn), QStringLiteral("New")));
        QVERIFY(model.setData(model.index(0, BookmarksModel::YColumn), 7));
        QVERIFY(!model.setData(model.index(0, BookmarksModel::YColumn), QStringLiteral("north")));
        QVERIFY(!model.setData(model.index(0, BookmarksModel::IdColumn), QStringLiteral("x")));
        QCOMPARE(
            editor.lines,
            QStringList({QStringLiteral(R"({"op":"setBookmark","id":"poi_1","label":"New","x":1,"y":-2})"),
                         QStringLiteral(R"({"op":"setBookmark","id":"poi_1","label":"Old","x":1,"y":7})")}));
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Old"));
        model.setEditable(false);
        QVERIFY(!model.setData(model.index(0, BookmarksModel::LabelColumn), QStringLiteral("Newer")));
        QVERIFY(!(model.flags(model.index(0, 0)) & Qt::ItemIsEditable));
    }

    void typedTextIsStoredSafely_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("stored");
        const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text << text; };
        row("quote", QStringLiteral("say \"hi\""));
        row("backslash", QStringLiteral("a\\b\\"));
        row("line break", QStringLiteral("two\nlines\r\n"));
        row("nul", QString(QStringLiteral("a") + QChar(u'\0') + QStringLiteral("b")));
        row("emoji", QStringLiteral("\U0001F3E0"));
        QTest::newRow("lone first half")
            << QString(QStringLiteral("a") + QChar(0xD83C)) << QString(QStringLiteral("a") + QChar(0xFFFD));
        QTest::newRow("lone second half")
            << QString(QChar(0xDFE0) + QStringLiteral("a")) << QString(QChar(0xFFFD) + QStringLiteral("a"));
    }
    void typedTextIsStoredSafely()
    {
        QFETCH(QString, typed);
        QFETCH(QString, stored);
        QCOMPARE(shownText(storedText(typed)), stored);
        const world::Operation operation{world::SetBookmark{"poi_1", storedText(typed), {}}};
        const auto again = world::parseOperation(world::toLine(operation));
        QVERIFY(again);
        QCOMPARE(shownText(*std::get<world::SetBookmark>(again->value).label), stored);
    }

    void chunksShowTheirState()
    {
        ChunksModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        ChunkStates states;
        states.chunks = {{-1, -1}, {0, 0}, {1, 0}, {2, 0}};
        states.dirty = {{0, 0}};
        states.unreadable = {{1, 0}};
        states.readOnly = {{2, 0}};
        model.setChunks(states);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(0, ChunksModel::AddressColumn).data().toString(), QStringLiteral("-1:-1"));
        QCOMPARE(model.index(0, ChunksModel::FileColumn).data().toString(), QStringLiteral("-1_-1.json"));
        const auto state = [&model](int row) { return model.row(row)->state; };
        QCOMPARE(state(0), ChunkRow::State::Saved);
        QCOMPARE(state(1), ChunkRow::State::Modified);
        QCOMPARE(state(2), ChunkRow::State::Unreadable);
        QCOMPARE(state(3), ChunkRow::State::ReadOnly);
        QCOMPARE(model.find({1, 0}), 2);
        QCOMPARE(model.find({5, 5}), -1);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        states.dirty.clear();
        model.setChunks(states);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
    }

    void instancesOfAWorld()
    {
        const auto document = golden("21-instances-and-bookmarks");
        QVERIFY(document);
        const auto rows = instanceRows([&](world::Address address) { return document->look(address).chunk; },
                                       document->addresses());
        QVERIFY(!rows.empty());
        InstancesModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        const Editor editor(model);
        model.setInstances(rows);
        for (const InstanceRow& row : rows) {
            const auto chunk = document->look(row.chunk).chunk;
            const auto* instance = world::findInstance(*chunk, row.id);
            QVERIFY(instance);
            QCOMPARE(row.tile.x, row.chunk.x * document->info().chunkSize.width + instance->x);
            QVERIFY(model.find(row.chunk, row.id) >= 0);
        }
        const InstanceRow& first = rows.front();
        QVERIFY(model.setData(model.index(0, InstancesModel::TemplateColumn), QStringLiteral("npc \"x\"")));
        QVERIFY(model.setData(model.index(0, InstancesModel::LayerColumn), qlonglong(first.layer + 1)));
        QVERIFY(!model.setData(model.index(0, InstancesModel::LayerColumn), -1));
        QVERIFY(model.setData(model.index(0, InstancesModel::XColumn), qlonglong(first.tile.x + 100)));
        QVERIFY(!model.setData(model.index(0, InstancesModel::ChunkColumn), QStringLiteral("1:1")));
        QCOMPARE(editor.lines.size(), 3);
        for (const QString& line : editor.lines) {
            const auto operation = world::parseOperation(line.toStdString());
            QVERIFY2(operation, qPrintable(line));
            QVERIFY(document->apply(*operation));
        }
    }

    void layersStandTopFirst()
    {
        LayersModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        model.setLayers({{"walls", "Walls top", 1}, {"roof", std::nullopt, 2}},
                        {{0, ""}, {1, "Walls"}, {4, ""}}, false);
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex heights = model.index(LayersModel::HeightGroup, 0);
        const QModelIndex rooms = model.index(LayersModel::RoomGroup, 0);
        const auto texts = [&model](const QModelIndex& parent) {
            QStringList result;
            for (int row = 0; row < model.rowCount(parent); ++row)
                result << model.index(row, 0, parent).data().toString();
            return result;
        };
        QCOMPARE(texts(heights), QStringList({QStringLiteral("2  roof"), QStringLiteral("1  Walls top")}));
        QCOMPARE(texts(rooms), QStringList({QStringLiteral("4  Layer 4"), QStringLiteral("1  Walls"),
                                            QStringLiteral("0  Ground")}));
        // Where they are spoken of they are called the same, and so are those that are gone.
        for (const LayerKey& key : {LayerKey::room(4), LayerKey::room(1), LayerKey::room(0),
                                    LayerKey::height("walls"), LayerKey::height("roof")})
            QVERIFY(model.find(key).data().toString().endsWith(QStringLiteral("  ") + model.nameOf(key)));
        QCOMPARE(model.nameOf(LayerKey::room(4)), QStringLiteral("Layer 4"));
        QCOMPARE(model.nameOf(LayerKey::room(9)), QStringLiteral("Layer 9"));
        QCOMPARE(model.nameOf(LayerKey::height("gone")), QStringLiteral("gone"));
        QCOMPARE(model.find(LayerKey::height("walls")).row(), 1);
        QCOMPARE(model.key(model.index(2, 0, rooms)), std::optional(LayerKey::room(0)));
        QVERIFY(!model.key(rooms));
    }

    void layersAskForMoves()
    {
        LayersModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        const Editor editor(model);
        model.setLayers({{"a", {}, 1}, {"b", {}, 2}, {"c", {}, 3}}, {{0, ""}, {1, ""}, {4, ""}, {7, ""}},
                        false);
        const QModelIndex heights = model.index(LayersModel::HeightGroup, 0);
        const QModelIndex rooms = model.index(LayersModel::RoomGroup, 0);
        const auto drop = [&model](const QModelIndex& parent, int from, const QModelIndex& to, int before) {
            const std::unique_ptr<QMimeData> data(model.mimeData({model.index(from, 0, parent)}));
            model.dropMimeData(data.get(), Qt::MoveAction, before, 0, to);
        };
        drop(heights, 0, heights, 2); // c between b and a
        drop(heights, 2, heights, 0); // a to the top
        drop(rooms, 0, rooms, 3);     // 7 to above the ground
        drop(rooms, 0, rooms, 4);     // below the ground: refused
        drop(rooms, 3, rooms, 0);     // the ground itself: refused
        drop(heights, 0, rooms, 0);   // into the other list: refused
        drop(heights, 1, heights, 1); // where it is
        drop(heights, 1, heights, 2);
        QCOMPARE(editor.lines, QStringList({QStringLiteral(R"({"op":"moveHeightLayer","id":"c","index":1})"),
                                            QStringLiteral(R"({"op":"moveHeightLayer","id":"a","index":2})"),
                                            QStringLiteral(R"({"op":"moveRoomLayer","layer":7,"to":1})")}));
        model.setLayers({{"a", {}, 1}, {"b", {}, 2}}, {{0, ""}, {1, ""}}, true);
        drop(heights, 0, heights, 2);
        QCOMPARE(editor.lines.size(), 3);
        QVERIFY(!model.setData(model.index(0, 0, heights), QStringLiteral("x")));
        QVERIFY(model.index(0, 0, heights).data(LayersModel::LockedRole).toBool());
        QVERIFY(model.setData(model.index(0, 0, rooms), QStringLiteral("Walls")));
        QCOMPARE(editor.lines.back(), QStringLiteral(R"({"op":"renameRoomLayer","layer":1,"name":"Walls"})"));
    }

    void draggedLayersEndWhereTheyWereDropped()
    {
        const auto document = golden("15-height-stack");
        QVERIFY(document);
        LayersModel model;
        const auto refresh = [&] { model.setLayers(document->stack(), {{0, ""}, {1, ""}}, false); };
        refresh();
        const QModelIndex parent = model.index(LayersModel::HeightGroup, 0);
        const int count = model.rowCount(parent);
        QVERIFY(count >= 3);
        for (int from = 0; from < count; ++from) {
            for (int to = 0; to < count; ++to) {
                const auto keys = model.keys(LayersModel::HeightGroup);
                const auto operation = model.moveOperation(keys[static_cast<std::size_t>(from)], to);
                QCOMPARE(operation.has_value(), from != to);
                if (!operation)
                    continue;
                QVERIFY(document->apply(*operation));
                refresh();
                QCOMPARE(model.find(keys[static_cast<std::size_t>(from)]).row(), to);
            }
        }
    }

    void looksAreShown()
    {
        LayersModel model;
        model.setLayers({}, {{0, ""}, {1, ""}}, false);
        model.setLooks({{LayerKey::room(1), {false, true, 0.5}}});
        const QModelIndex one = model.find(LayerKey::room(1));
        QVERIFY(!one.data(LayersModel::VisibleRole).toBool());
        QVERIFY(one.data(LayersModel::LockedRole).toBool());
        QCOMPARE(one.siblingAtColumn(LayersModel::OpacityColumn).data().toString(), QStringLiteral("50 %"));
        QVERIFY(one.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("locked")));
        QVERIFY(model.find(LayerKey::room(0)).data(LayersModel::VisibleRole).toBool());
    }

    void paletteHoldsTheCatalogThenTheRest()
    {
        const std::string text =
            R"({"tiles":[{"id":"t1","symbol":"G","name":"Grass","color":"#102030","image":"tiles/g.png"},)"
            R"({"id":"t2","symbol":"P","name":"Path"},{"id":"only an id"}]})";
        world::json::Document json;
        QVERIFY(!world::json::parse(text, json));
        core::FindingList findings;
        world::Report report(findings);
        PaletteModel model;
        const Tester tester(&model, Tester::FailureReportingMode::QtTest);
        model.setCatalog(world::TileCatalog::read(json, report), QStringLiteral("/content"));
        model.setUses({{u'G', 3}, {u'z', 9}});
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.row(0)->name, QStringLiteral("Grass"));
        QCOMPARE(model.row(0)->image, QStringLiteral("/content/tiles/g.png"));
        QCOMPARE(model.row(0)->color, QColor(0x10, 0x20, 0x30));
        QCOMPARE(model.row(0)->uses, 3U);
        QCOMPARE(model.row(1)->uses, 0U);
        QCOMPARE(model.row(2)->symbol, u'z');
        QCOMPARE(model.nameOf(u'z'), QStringLiteral("z"));
        QCOMPARE(model.nameOf(u'G'), QStringLiteral("Grass"));
        model.addSymbol(u'Q');
        QVERIFY(model.find(u'Q') >= 0);
        model.setUses({{u'G', 4}});
        QVERIFY(model.find(u'Q') >= 0);
        QCOMPARE(symbolText(u'\u200b'), QStringLiteral("U+200B"));
    }
};

QTEST_MAIN(WorldModelsTest)
#include "tst_world_models.moc"
