// Keys and gestures beside the tools themselves: what the status bar says, options of tools, layers and their
// names, docks that are hidden, places that are jumped to.
#include "model/common/workers.h"
#include "model/world/history_model.h"
#include "tests/views/world/world_tool_test.h"
#include "views/common/action_notice.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/tool_options_bar.h"
#include "views/world/view_picture.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QLabel>
#include <QLineEdit>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldKeysTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void theStatusBarSaysWhatAPressDoes()
    {
        QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        const auto mode = [&modes] { return modes.isEmpty() ? QString() : modes.last().first().toString(); };
        window().key(Qt::Key_E);
        QCOMPARE(mode(), QStringLiteral("Eraser  ·  1 × 1  ·  Layer 1"));
        window().key(Qt::Key_B);
        QCOMPARE(mode(), QStringLiteral("Brush  ·  1 × 1  ·  Layer 1  ·  'W' Wall"));
        window().key(Qt::Key_BracketRight);
        window().key(Qt::Key_BracketRight);
        window().bench().actionsById()["brushRound"]->trigger();
        QCOMPARE(mode(), QStringLiteral("Brush  ·  round 3 × 3  ·  Layer 1  ·  'W' Wall"));
        window().key(Qt::Key_BracketLeft);
        QVERIFY(mode().contains(QStringLiteral("round 2 × 2")));
        window().key(Qt::Key_BracketLeft, Qt::ControlModifier);
        QVERIFY(mode().endsWith(QStringLiteral("'g' Grass")));
        window().key(Qt::Key_BracketRight, Qt::ControlModifier);
        QVERIFY(mode().endsWith(QStringLiteral("'W' Wall")));
        window().key(Qt::Key_E, Qt::ShiftModifier);
        QCOMPARE(mode(), QStringLiteral("Hole  ·  round 2 × 2  ·  Ground"));
        window().key(Qt::Key_L, Qt::ControlModifier);
        window().key(Qt::Key_P);
        QCOMPARE(mode(), QStringLiteral("Rectangle  ·  Layer 1 (locked)  ·  'W' Wall"));
        window().state().setSelection(QRect(0, 0, 4, 2));
        QVERIFY(mode().endsWith(QStringLiteral("selection 4 × 2")));
    }

    void buttonsLockTheSelectionsMode()
    {
        const auto choose = [this](const char* id) { window().bench().actionsById()[id]->trigger(); };
        window().key(Qt::Key_R);
        window().drag({0, 0}, {3, 0});
        choose("selectAdd");
        window().drag({5, 0}, {6, 0});
        QCOMPARE(window().state().selection(), QRegion(0, 0, 4, 1) + QRegion(5, 0, 2, 1));
        choose("selectSubtract");
        window().drag({0, 0}, {0, 0});
        QCOMPARE(window().state().selection(), QRegion(1, 0, 3, 1) + QRegion(5, 0, 2, 1));
        choose("selectIntersect");
        window().drag({2, 0}, {5, 0});
        QCOMPARE(window().state().selection(), QRegion(2, 0, 2, 1) + QRegion(5, 0, 1, 1));
        // A key says otherwise for once.
        window().drag({-3, -3}, {-3, -3}, Qt::LeftButton, Qt::ShiftModifier);
        QVERIFY(window().state().selection().contains(QPoint(-3, -3)));
        choose("selectReplace");
        window().drag({-5, 0}, {-4, 0});
        QCOMPARE(window().state().selection(), QRegion(-5, 0, 2, 1));
    }

    void everyToolOffersItsOptions()
    {
        auto* bar = window().bench().findChild<ToolOptionsBar*>();
        QVERIFY(bar);
        const auto texts = [bar] {
            QStringList result;
            // In front stands what the tool is called.
            for (const QAction* action : bar->actions().mid(1))
                result << action->objectName().section(QLatin1Char('.'), 1);
            return result.join(QLatin1Char(' '));
        };
        QCOMPARE(texts(), QStringLiteral("brushSmaller brushLarger brushRound  random"));
        window().key(Qt::Key_R);
        QVERIFY(texts().startsWith(QStringLiteral("selectReplace selectAdd selectSubtract selectIntersect")));
        window().key(Qt::Key_T);
        QVERIFY(texts().contains(QStringLiteral("turnRight")));
        window().key(Qt::Key_F);
        QCOMPARE(texts(), QStringLiteral("random"));
        window().key(Qt::Key_P);
        QCOMPARE(texts(), QStringLiteral("outlined  random"));
    }

    void buttonsStayWhereTheyAreFromToolToTool()
    {
        auto* bar = window().bench().findChild<ToolOptionsBar*>();
        QVERIFY(bar);
        const WorldActions& actions = window().bench().actionsById();
        const auto* name = bar->findChild<QLabel*>(QStringLiteral("toolName"));
        QVERIFY(name);
        QStringList names;
        const auto places = [&] {
            QList<int> result;
            for (const char* id :
                 {"selectReplace", "selectAdd", "selectSubtract", "selectIntersect", "allLayers"}) {
                const QWidget* button = bar->widgetForAction(actions[id]);
                result << (button && button->isVisible() && button->x() > 0 ? button->x() : -1);
            }
            names << name->text();
            return result;
        };
        window().key(Qt::Key_R);
        QTRY_VERIFY(!places().contains(-1));
        const QList<int> before = places();
        for (const int tool : {Qt::Key_W, Qt::Key_S, Qt::Key_R}) {
            window().key(tool);
            QTRY_COMPARE(places(), before);
            QVERIFY(name->sizeHint().width() <= name->width());
        }
        names.removeDuplicates();
        QCOMPARE(names.size(), 3);
    }

    void tabHidesTheDocksAndBringsThemBack()
    {
        WorldDocks& docks = window().bench().docks();
        QVERIFY(docks.layers->isVisible());
        docks.bookmarks->close();
        window().key(Qt::Key_Tab);
        for (const QDockWidget* dock : docks.all())
            QVERIFY(!dock->isVisible());
        window().key(Qt::Key_Tab);
        QVERIFY(docks.layers->isVisible());
        QVERIFY(docks.palette->isVisible());
        QVERIFY(docks.bookmarks->isHidden());
    }

    void anAddedHeightLayerIsNamedAtOnce()
    {
        WorldLayersDock& layers = *window().bench().docks().layers;
        window().bench().actionsById()["addHeightLayer"]->trigger();
        QTRY_COMPARE(window().state().activeLayer(), LayerKey::height("height_2"));
        auto* editor = layers.view().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("bell"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(window().session().document().knownStack().back().name,
                     std::optional<std::string>("bell"));
        QCOMPARE(window().state().tool(), ToolKind::Brush);
        window().canvas().setFocus();
        window().click(0, 0);
        QCOMPARE(window().cell(LayerKey::height("height_2"), 0, 0), QChar(u'W'));
        // When the layer is taken back, the one before is painted on again.
        for (int i = 0; i < 3; ++i)
            window().key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(window().state().activeLayer(), LayerKey::room(1));
    }

    void anAddedRoomLayerKeepsItsName()
    {
        WorldLayersDock& layers = *window().bench().docks().layers;
        window().bench().actionsById()["addRoomLayer"]->trigger();
        QCOMPARE(window().state().activeLayer(), LayerKey::room(2));
        auto* editor = layers.view().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("lamps"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(
            layers.model().find(LayerKey::room(2)).data().toString().contains(QStringLiteral("lamps")));
        QCOMPARE(window().steps(), 0U);
        window().canvas().setFocus();
        window().press(-1, 0);
        window().move(1, 0);
        // Nothing is named before the stroke ends.
        window().bench().docks().refreshNow();
        QVERIFY(window().session().inGesture());
        window().release(1, 0);
        QTRY_COMPARE(window().steps(), 1U); // the name is a part of it
        QCOMPARE(window().row(2, -2, 0, 5), QStringLiteral(" WWW "));
        QTRY_VERIFY(
            layers.model().find(LayerKey::room(2)).data().toString().contains(QStringLiteral("lamps")));
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        for (const char* name : {"-1_0", "0_0"})
            QVERIFY(
                test::readAll(window().folder() + QStringLiteral("/chunks/%1.json").arg(QLatin1String(name)))
                    .contains("\"lamps\""));
    }

    void aFirstRectangleOrFillIsOneStep_data()
    {
        QTest::addColumn<int>("tool");
        QTest::addColumn<bool>("selected");
        QTest::addColumn<QString>("step");
        QTest::newRow("rectangle") << int(Qt::Key_P) << false << "Rectangle";
        QTest::newRow("fill") << int(Qt::Key_F) << false << "Fill";
        QTest::newRow("rectangle in a selection") << int(Qt::Key_P) << true << "Rectangle";
        QTest::newRow("fill in a selection") << int(Qt::Key_F) << true << "Fill";
    }

    void aFirstRectangleOrFillIsOneStep()
    {
        QFETCH(int, tool);
        QFETCH(bool, selected);
        QFETCH(QString, step);
        WorldLayersDock& layers = *window().bench().docks().layers;
        window().bench().actionsById()["addRoomLayer"]->trigger();
        auto* editor = layers.view().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("lamps"));
        QTest::keyClick(editor, Qt::Key_Return);
        window().canvas().setFocus();
        if (selected)
            window().state().setSelection(QRect(-2, -2, 6, 6));
        window().key(tool);
        window().drag({0, 0}, {1, 1});
        QTRY_COMPARE(window().steps(), 1U);
        QCOMPARE(window().row(2, 0, 1, 2), QStringLiteral("WW"));
        // Also when the lists have followed.
        QTest::qWait(150);
        QCOMPARE(window().steps(), 1U);
        QVERIFY(layers.model().find(LayerKey::room(2)).data().toString().contains(QStringLiteral("lamps")));
        const auto last = window().session().document().history().last();
        QCOMPARE(model::stepText(last->operation, last->label), step);
        window().undo();
        QCOMPARE(window().dirty(), QString());
        window().redo();
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(test::readAll(window().folder() + QStringLiteral("/chunks/0_0.json")).contains("\"lamps\""));
    }

    void theChosenBookmarkIsTheFirstView()
    {
        WorldDocks& docks = window().bench().docks();
        QVERIFY(docks.edit({world::SetBookmark{"poi_1", "Well", {5, -6}}}));
        model::BookmarksModel& model = docks.bookmarks->model();
        const QModelIndex box = model.index(0, model::BookmarksModel::StartColumn);
        QCOMPARE(box.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QVERIFY(model.setData(box, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(box.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        window().bench().save();
        QTRY_COMPARE(saved.size(), 1);
        window().reopenAsNew();
        QVERIFY(window().isReady());
        QCOMPARE(window().canvas().camera().centre(), QPointF(5.5, -5.5));
        QCOMPARE(window().bench().unsavedChanges(), 0);
        // A bookmark that is gone is none.
        QVERIFY(window().bench().docks().edit({world::DeleteBookmark{"poi_1"}}));
        window().bench().save();
        QTRY_COMPARE(window().bench().unsavedChanges(), 0);
        window().reopenAsNew();
        QVERIFY(window().isReady());
        QCOMPARE(window().canvas().camera().centre(), QPointF(0.5, 0.5));
    }

    void problemsLeadToTheirTile()
    {
        // Beyond the chunk: moved to its last tile (N26).
        test::writeAll(window().folder() + QStringLiteral("/chunks/-1_-1.json"),
                       "{\"schemaVersion\":1,\"roomLayers\":[],\"heightLayers\":[],\"instances\":["
                       "{\"id\":\"a\",\"layer\":1,\"x\":1,\"y\":2,\"record\":{}},"
                       "{\"id\":\"b\",\"layer\":1,\"x\":70,\"y\":3,\"record\":{}}]}");
        window().reopen();
        QVERIFY(window().isReady());
        WorldDocks& docks = window().bench().docks();
        QSignalSpy gone(&docks, &WorldDocks::tileRequested);
        const FindingsModel& problems = docks.problems->model();
        int row = -1;
        for (int i = 0; i < problems.rowCount(); ++i) {
            if (problems.finding(i)->pointer.starts_with("/instances/1/x"))
                row = i;
        }
        QVERIFY(row >= 0);
        Q_EMIT docks.problems->jumpRequested(*problems.finding(row));
        QCOMPARE(gone.size(), 1);
        QCOMPARE(gone[0][0].value<world::Tile>(), (world::Tile{-1, -5}));
        QCOMPARE(window().canvas().camera().centre(), QPointF(-0.5, -4.5));
    }

    void roomLayersAreNamedBeforeTheyAreSeen()
    {
        test::writeAll(
            window().folder() + QStringLiteral("/chunks/40_40.json"),
            "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":3,\"name\":\"cellar\",\"rows\":[\"X\"]}],"
            "\"heightLayers\":[],\"instances\":[]}");
        window().reopen();
        QVERIFY(window().isReady());
        const auto name = [this] {
            return window()
                .bench()
                .docks()
                .layers->model()
                .find(LayerKey::room(3))
                .data(Qt::EditRole)
                .toString();
        };
        QTRY_COMPARE(name(), QStringLiteral("cellar"));
        QVERIFY(window().bench().docks().edit({world::RenameRoomLayer{3, "vault"}}));
        QTRY_COMPARE(name(), QStringLiteral("vault"));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(name(), QStringLiteral("cellar"));
    }

    void theViewIsExported()
    {
        window().drag({0, 0}, {2, 0});
        QSignalSpy said(&window().bench().viewPicture(), &ViewPicture::said);
        const QString target = window().folder() + QStringLiteral("/view.png");
        window().bench().viewPicture().write(target);
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said[0][0].toString(), QStringLiteral("Wrote view.png."));
        const QImage picture(target);
        QCOMPARE(picture.size(), window().canvas().camera().viewport());
        // The wall's colour, where it was painted.
        const QPoint at = window().canvas().camera().toScreen({2.95, 0.95}).toPoint();
        QCOMPARE(picture.pixelColor(at), QColor(0xA0, 0x8C, 0x78));
        // A name that is no picture's, and a folder that is none, are refused with a sentence.
        window().bench().viewPicture().write(window().folder() + QStringLiteral("/view.xyz"));
        QTRY_COMPARE(said.size(), 2);
        QVERIFY(said[1][0].toString().contains(QStringLiteral("view.xyz")));
        window().bench().viewPicture().write(window().folder() + QStringLiteral("/none/view.png"));
        QTRY_COMPARE(said.size(), 3);
        QVERIFY(!said[2][0].toString().startsWith(QStringLiteral("Wrote")));
    }

    void aViewThatIsExportedTooLateToCancelIsSaid()
    {
        QSignalSpy said(&window().bench().viewPicture(), &ViewPicture::said);
        const QString target = window().folder() + QStringLiteral("/late.png");
        window().bench().viewPicture().write(target);
        // The file is there before the window hears of it.
        QVERIFY(model::workers().waitForDone(test::patience));
        QVERIFY(QFile::exists(target));
        window().bench().cancelWork();
        ActionNotice& notice = window().bench().notices().told();
        QTRY_VERIFY(!notice.isHidden());
        // It stays until it was seen.
        QCOMPARE(said.size(), 0);
        const QString sentence = notice.sentence();
        QVERIFY2(sentence.contains(QStringLiteral("too late")) && sentence.contains(target),
                 qPrintable(sentence));
        notice.answer(0);
        QVERIFY(notice.isHidden());
    }

    void reloadReadsWhatChanged()
    {
        const QString path = window().folder() + QStringLiteral("/chunks/0_0.json");
        const QByteArray before = test::readAll(path);
        test::writeAll(path, "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":1,\"rows\":[\"Q\"]}],"
                             "\"heightLayers\":[],\"instances\":[]}");
        window().bench().reload();
        QTRY_COMPARE(window().room(1, 0, 0), QChar(u'Q'));
        QCOMPARE(window().bench().unsavedChanges(), 0);
    }
};

QTEST_MAIN(WorldKeysTest)
#include "tst_world_keys.moc"
