// Every tool of the world workbench, driven with mouse and keys in its real window.
#include "model/world/instances_model.h"
#include "tests/views/world/world_window.h"
#include "views/world/tools/fill_tool.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QSignalSpy>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;
using model::LayerKey;

class WorldToolsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<WorldWindow>();
        QVERIFY(m_window->isReady());
        window().state().setSymbol(u'W');
        window().state().setActiveLayer(LayerKey::room(1));
        window().key(Qt::Key_B);
        QCOMPARE(window().state().tool(), ToolKind::Brush);
    }
    void cleanup() { m_window.reset(); }

    void theFirstViewIsTheSpawn()
    {
        const canvas::Camera& camera = window().canvas().camera();
        QCOMPARE(camera.centre(), QPointF(0.5, 0.5));
        QCOMPARE(camera.scale(), 32 * window().canvas().devicePixelRatioF());
        QVERIFY(window().dirty().isEmpty());
        QCOMPARE(window().bench().title(), QStringLiteral("Test"));
        QCOMPARE(window().bench().unsavedChanges(), 0);
    }

    void aStrokeOverFourChunksIsOneStep()
    {
        window().press(-2, -2);
        window().move(1, 1);
        window().release(1, 1);
        for (int i = -2; i <= 1; ++i)
            QCOMPARE(window().room(1, i, i), QChar(u'W'));
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(window().dirty(), QStringLiteral("-1:-1 0:0"));
        QCOMPARE(window().bench().unsavedChanges(), 2);
        QCOMPARE(window().bench().unsavedText(), QStringLiteral("2 chunk(s)"));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(1, -2, -2, 4), QStringLiteral("    "));
        QCOMPARE(window().dirty(), QString());
        window().key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        window().key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(window().dirty(), QStringLiteral("-1:-1 0:0"));
    }

    void negativeTilesHaveTheirChunks_data()
    {
        QTest::addColumn<int>("x");
        QTest::addColumn<QString>("chunk");
        QTest::addColumn<QString>("text");
        QTest::newRow("-1") << -1 << "-1:0"
                            << "chunk -1:0  local 7, 4  world -1, 4";
        QTest::newRow("-8") << -8 << "-1:0"
                            << "chunk -1:0  local 0, 4  world -8, 4";
        QTest::newRow("-9") << -9 << "-2:0"
                            << "chunk -2:0  local 7, 4  world -9, 4";
    }

    void negativeTilesHaveTheirChunks()
    {
        QFETCH(int, x);
        QFETCH(QString, chunk);
        QFETCH(QString, text);
        QSignalSpy places(&window().bench(), &Workbench::placeTextChanged);
        window().click(x, 4);
        QCOMPARE(window().dirty(), chunk);
        QCOMPARE(window().room(1, x, 4), QChar(u'W'));
        window().move(x + 1, 4, Qt::NoButton);
        window().move(x, 4, Qt::NoButton);
        const QString shown = places.last().first().toString();
        QVERIFY2(shown.startsWith(text), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Ground '.' \u2192 Grass (world default)")),
                 qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Layer 1 'W' Wall")), qPrintable(shown));
    }

    void brushesHaveSizeAndShape()
    {
        BrushForm brush;
        brush.size = 3;
        window().state().setBrush(brush);
        window().click(0, 0);
        for (int y = -1; y <= 1; ++y)
            QCOMPARE(window().row(1, -2, y, 5), QStringLiteral(" WWW "));
        brush = {5, BrushShape::Round};
        window().state().setBrush(brush);
        window().click(-5, -5);
        QCOMPARE(window().row(1, -7, -7, 5), QStringLiteral(" WWW "));
        QCOMPARE(window().row(1, -7, -5, 5), QStringLiteral("WWWWW"));
        // The wheel with Shift.
        const QPointF at = window().at(0, 0);
        QWheelEvent wheel(at, window().canvas().mapToGlobal(at), {}, {0, 240}, Qt::NoButton,
                          Qt::ShiftModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&window().canvas(), &wheel);
        QCOMPARE(window().state().brush().size, 7);
    }

    void shiftPaintsALineAndControlShiftACircle()
    {
        window().click(-4, 2);
        window().click(3, 2, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(window().row(1, -5, 2, 10), QStringLiteral(" WWWWWWWW "));
        QCOMPARE(window().steps(), 2U);
        const Qt::KeyboardModifiers circle = Qt::ControlModifier | Qt::ShiftModifier;
        window().drag({0, -6}, {2, -6}, Qt::LeftButton, circle);
        QCOMPARE(window().row(1, -3, -6, 7), QStringLiteral(" W   W "));
        QCOMPARE(window().room(1, 0, -8), QChar(u'W'));
        QCOMPARE(window().steps(), 3U);
    }

    void eraserAndHole()
    {
        window().drag({-2, 0}, {2, 0});
        window().key(Qt::Key_E);
        window().drag({-1, 0}, {0, 0});
        QCOMPARE(window().row(1, -2, 0, 5), QStringLiteral("W  WW"));
        window().key(Qt::Key_E, Qt::ShiftModifier);
        QCOMPARE(window().state().tool(), ToolKind::Hole);
        window().drag({-1, 0}, {0, 0});
        QCOMPARE(window().row(0, -2, 0, 5), QStringLiteral(".  .."));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(0, -2, 0, 5), QStringLiteral("....."));
    }

    void rectanglesAndTheirClip()
    {
        window().key(Qt::Key_P);
        window().drag({-2, -1}, {1, 0});
        QCOMPARE(window().row(1, -3, -1, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().row(1, -3, 0, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().row(1, -3, 1, 6), QStringLiteral("      "));
        // Only what is selected is painted.
        window().state().setSymbol(u'g');
        window().state().setSelection(QRect(0, 0, 2, 2));
        window().drag({-3, -3}, {5, 5});
        QCOMPARE(window().row(1, -2, 0, 5), QStringLiteral("WWgg "));
        QCOMPARE(window().row(1, -2, 1, 5), QStringLiteral("  gg "));
        // Esc in the middle: nothing is painted.
        const std::size_t steps = window().steps();
        window().press(-6, -6);
        window().move(-4, -4);
        window().key(Qt::Key_Escape);
        window().release(-4, -4);
        QCOMPARE(window().steps(), steps);
        QVERIFY(!window().state().selection().isEmpty());
        window().key(Qt::Key_Escape);
        QVERIFY(window().state().selection().isEmpty());
    }

    void fillsShowWhatTheyReach()
    {
        window().key(Qt::Key_P);
        window().drag({-3, -3}, {3, 3});
        window().key(Qt::Key_E);
        BrushForm brush;
        brush.size = 5;
        window().state().setBrush(brush);
        window().click(0, 0);
        window().key(Qt::Key_F);
        window().state().setSymbol(u'g');
        window().move(1, 1, Qt::NoButton);
        const auto& fill = dynamic_cast<FillTool&>(window().bench().page().tools().current());
        QTRY_COMPARE(fill.preview(), QRegion(QRect(-2, -2, 5, 5)));
        // Esc puts the preview away and paints nothing.
        window().key(Qt::Key_Escape);
        QVERIFY(fill.preview().isEmpty());
        const std::size_t steps = window().steps();
        window().click(0, 0);
        QCOMPARE(window().steps(), steps + 1);
        QCOMPARE(window().row(1, -4, 0, 9), QStringLiteral(" WgggggW "));
        QCOMPARE(window().row(1, -4, 2, 9), QStringLiteral(" WgggggW "));
        // A selection is not painted over.
        window().state().setSelection(QRect(0, 0, 1, 1));
        window().state().setSymbol(u'x');
        window().click(0, 0);
        QCOMPARE(window().row(1, -4, 0, 9), QStringLiteral(" WggxggW "));
    }

    void theRightButtonPicks()
    {
        window().click(0, 0);
        window().state().setSymbol(u'g');
        window().click(0, 0, Qt::RightButton);
        QCOMPARE(window().state().symbol(), u'W');
        // The active layer has nothing here: the topmost symbol.
        window().state().setActiveLayer(LayerKey::room(0));
        window().state().setSymbol(u'g');
        window().click(0, 0, Qt::RightButton);
        QCOMPARE(window().state().symbol(), u'W');
        QCOMPARE(window().state().activeLayer(), LayerKey::room(0));
        window().click(0, 0, Qt::RightButton, Qt::ControlModifier);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(1));
        window().state().setActiveLayer(LayerKey::room(0));
        window().click(0, 0, Qt::LeftButton, Qt::AltModifier);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(1));
        QCOMPARE(window().steps(), 1U);
    }

    void stampsAreCapturedTurnedAndKept()
    {
        window().click(-1, 0);
        window().state().setSymbol(u'g');
        window().click(0, 0);
        window().drag({-1, 0}, {0, 0}, Qt::RightButton);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        window().click(-6, -6);
        QCOMPARE(window().row(1, -7, -6, 4), QStringLiteral(" Wg "));
        window().key(Qt::Key_1, Qt::ControlModifier);
        window().key(Qt::Key_X);
        window().click(-6, -5);
        QCOMPARE(window().row(1, -7, -5, 4), QStringLiteral(" gW "));
        window().key(Qt::Key_Z); // clockwise: the left end is on top
        window().click(3, 3);
        QCOMPARE(QString(window().room(1, 3, 3)) + window().room(1, 3, 4), QStringLiteral("gW"));
        window().key(Qt::Key_Y);
        window().click(5, 3);
        QCOMPARE(QString(window().room(1, 5, 3)) + window().room(1, 5, 4), QStringLiteral("Wg"));
        window().key(Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(window().bench().page().tools().stamp().pattern().size(), QSize(2, 1));
        // From its slot, with another tool taken meanwhile; dragged, it repeats side by side.
        window().key(Qt::Key_B);
        window().key(Qt::Key_1);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        const std::size_t steps = window().steps();
        window().drag({-6, 6}, {-1, 6});
        QCOMPARE(window().row(1, -7, 6, 8), QStringLiteral(" WgWgWg "));
        QCOMPARE(window().steps(), steps + 1);
    }

    void selectionsAddSubtractAndMove()
    {
        window().click(-1, -1);
        window().click(0, -1);
        window().key(Qt::Key_R);
        window().drag({-1, -1}, {0, 0});
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 2)));
        window().drag({3, 3}, {4, 4}, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 2)) + QRect(3, 3, 2, 2));
        window().drag({3, 3}, {4, 4}, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 2)));
        window().drag({-1, -1}, {0, -1}, Qt::LeftButton, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window().state().selection(), QRegion(QRect(-1, -1, 2, 1)));
        const std::size_t steps = window().steps();
        window().drag({0, -1}, {-5, 4});
        QCOMPARE(window().state().selection(), QRegion(QRect(-6, 4, 2, 1)));
        QCOMPARE(window().row(1, -7, 4, 4), QStringLiteral(" WW "));
        QCOMPARE(window().row(1, -2, -1, 4), QStringLiteral("    "));
        QCOMPARE(window().steps(), steps + 1);
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(1, -2, -1, 4), QStringLiteral(" WW "));
    }

    void wandAndSameSymbol()
    {
        window().drag({-3, 0}, {-1, 0});
        window().click(4, 4);
        window().key(Qt::Key_W);
        window().click(-2, 0);
        QCOMPARE(window().state().selection(), QRegion(QRect(-3, 0, 3, 1)));
        window().key(Qt::Key_S);
        window().state().setSelection({});
        window().click(4, 4);
        QCOMPARE(window().state().selection(), QRegion(QRect(-3, 0, 3, 1)) + QRect(4, 4, 1, 1));
        window().key(Qt::Key_Delete);
        QCOMPARE(window().row(1, -3, 0, 3), QStringLiteral("   "));
        QCOMPARE(window().room(1, 4, 4), QChar(u' '));
    }

    void copyCutAndPaste()
    {
        window().state().setActiveLayer(LayerKey::room(0));
        window().click(0, 0);
        window().state().setActiveLayer(LayerKey::room(1));
        window().state().setSymbol(u'g');
        window().click(0, 0);
        window().key(Qt::Key_R);
        window().drag({0, 0}, {0, 0});
        window().state().setSelection(QRect(0, 0, 1, 1));
        window().state().setAllLayers(true);
        window().key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(window().room(0, 0, 0), QChar(u'.'));
        QCOMPARE(window().room(1, 0, 0), QChar(u' '));
        window().state().setSelection({});
        window().key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        window().click(-9, -9);
        QCOMPARE(window().room(0, -9, -9), QChar(u'W'));
        QCOMPARE(window().room(1, -9, -9), QChar(u'g'));
    }

    void heightsArePaintedWithTheSameKeys()
    {
        const LayerKey roof = LayerKey::height("height_1");
        window().state().setActiveLayer(roof);
        window().drag({-2, 0}, {1, 0});
        QCOMPARE(window().cell(roof, -2, 0), QChar(u'W'));
        QCOMPARE(window().cell(roof, 1, 0), QChar(u'W'));
        QCOMPARE(window().room(1, 0, 0), QChar(u' '));
        QCOMPARE(window().dirty(), QStringLiteral("-1:0 0:0"));
        window().key(Qt::Key_E);
        window().click(-2, 0);
        QCOMPARE(window().cell(roof, -2, 0), QChar(u' '));
        window().key(Qt::Key_F);
        window().state().setSymbol(u'g');
        window().click(-1, 0);
        QCOMPARE(window().cell(roof, -1, 0), QChar(u'g'));
        QCOMPARE(window().cell(roof, 1, 0), QChar(u'g'));
        QCOMPARE(window().cell(roof, 2, 0), QChar(u' '));
    }

    void layersAreChosenLockedAndHidden()
    {
        window().state().setActiveLayer(LayerKey::room(0));
        window().key(Qt::Key_PageUp);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(1));
        window().key(Qt::Key_PageUp);
        QCOMPARE(window().state().activeLayer(), LayerKey::height("height_1"));
        window().key(Qt::Key_PageDown);
        window().key(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(0));
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().key(Qt::Key_L, Qt::ControlModifier);
        window().click(0, 0);
        QCOMPARE(said.last().first().toString(), QStringLiteral("The layer is locked."));
        window().key(Qt::Key_L, Qt::ControlModifier);
        window().key(Qt::Key_H, Qt::ControlModifier);
        window().click(0, 0);
        QCOMPARE(said.last().first().toString(), QStringLiteral("The layer is hidden."));
        QCOMPARE(window().steps(), 0U);
    }

    void instancesArePlacedMovedAndDeleted()
    {
        window().key(Qt::Key_I);
        window().state().setInstanceTemplate(QStringLiteral("npc"));
        window().click(-1, 0);
        const auto instances = [this](world::Address chunk) {
            const auto look = window().session().chunk(chunk);
            return look && look->chunk ? model::instanceRows(*look->chunk)
                                       : std::vector<model::InstanceRow>();
        };
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

    void chunksAreMovedTurnedAndCleared()
    {
        window().click(-1, -1); // a corner of chunk -1:-1
        window().key(Qt::Key_C);
        window().click(-4, -4);
        QCOMPARE(window().state().selectedChunks(), (std::set<world::Address>{{-1, -1}}));
        window().key(Qt::Key_Z);
        QCOMPARE(window().room(1, -8, -1), QChar(u'W')); // the lower right corner turned to the lower left
        QCOMPARE(window().room(1, -1, -1), QChar(u' '));
        window().key(Qt::Key_X);
        QCOMPARE(window().room(1, -1, -1), QChar(u'W'));
        window().drag({-4, -4}, {4, 4});
        QCOMPARE(window().room(1, 7, 7), QChar(u'W'));
        QCOMPARE(window().room(1, -1, -1), QChar(u' '));
        QCOMPARE(window().state().selectedChunks(), (std::set<world::Address>{{0, 0}}));
        window().drag({4, 4}, {-4, -4}, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(window().room(1, 7, 7), QChar(u'W'));
        QCOMPARE(window().room(1, -1, -1), QChar(u'W'));
        window().key(Qt::Key_Delete);
        QCOMPARE(window().room(1, -1, -1), QChar(u' '));
        window().state().setSymbol(u'W');
        window().bench().actionsById()["fillBackground"]->trigger();
        QCOMPARE(window().session().chunk({-1, -1})->chunk->backgroundTileId, std::string("wall"));
        // Several at once onto each other's places.
        window().click(-4, 4);
        window().click(4, 4, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(window().state().selectedChunks().size(), 2U);
        window().drag({-4, 4}, {4, 4});
        QCOMPARE(window().room(1, 15, 7), QChar(u'W'));
    }

    void commandsInMidGesture_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("keys");
        QTest::addColumn<QString>("left"); ///< what is painted afterwards
        QTest::newRow("undo") << int(Qt::Key_Z) << int(Qt::ControlModifier) << "      ";
        QTest::newRow("cancel") << int(Qt::Key_Escape) << 0 << "      ";
        QTest::newRow("other tool") << int(Qt::Key_F) << 0 << " WWW  ";
    }

    void commandsInMidGesture()
    {
        QFETCH(int, key);
        QFETCH(int, keys);
        QFETCH(QString, left);
        window().press(-2, 3);
        window().move(0, 3);
        window().key(key, static_cast<Qt::KeyboardModifiers>(keys));
        window().move(2, 3);
        window().release(2, 3);
        QCOMPARE(window().row(1, -3, 3, 6), left);
        // Nothing is left open: ten steps back and forth do no harm.
        for (int i = 0; i < 10; ++i)
            window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(1, -3, 3, 6), QStringLiteral("      "));
        for (int i = 0; i < 10; ++i)
            window().key(Qt::Key_Y, Qt::ControlModifier);
        window().key(Qt::Key_B);
        window().click(0, 0);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
    }

    void saveInMidGesture()
    {
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        window().press(-2, 3);
        window().move(0, 3);
        window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.first().first().toBool());
        window().move(1, 3);
        window().release(1, 3);
        QCOMPARE(window().dirty(), QStringLiteral("0:0"));
        QFile file(window().folder() + QStringLiteral("/chunks/-1_0.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("WW"));
    }

    void bothButtonsAndLostFocus()
    {
        window().press(-2, 3);
        window().move(0, 3);
        window().press(0, 3, Qt::RightButton);
        window().release(0, 3, Qt::RightButton);
        window().move(1, 3);
        window().release(1, 3);
        QCOMPARE(window().row(1, -3, 3, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().steps(), 1U);
        // Another window comes to the front: what was painted stays, as one step.
        window().press(-2, 5);
        window().move(0, 5);
        QFocusEvent out(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QCoreApplication::sendEvent(&window().canvas(), &out);
        window().move(3, 5);
        window().release(3, 5);
        QCOMPARE(window().row(1, -3, 5, 8), QStringLiteral(" WWW    "));
        QCOMPARE(window().steps(), 2U);
        QVERIFY(!window().session().inGesture());
    }

    void zoomWhilePainting()
    {
        window().press(0, 3);
        const QPointF at = window().at(0, 3);
        QWheelEvent wheel(at, window().canvas().mapToGlobal(at), {}, {0, -240}, Qt::LeftButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&window().canvas(), &wheel);
        QVERIFY(window().canvas().camera().scale() < 32);
        window().move(4, 3);
        window().release(4, 3);
        QCOMPARE(window().row(1, -1, 3, 7), QStringLiteral(" WWWWW "));
        QCOMPARE(window().steps(), 1U);
    }

    void panningWithSpaceAndMiddlePaintsNothing()
    {
        const QPointF centre = window().canvas().camera().centre();
        window().press(0, 0, Qt::MiddleButton);
        window().move(2, 0, Qt::MiddleButton);
        window().release(2, 0, Qt::MiddleButton);
        QVERIFY(window().canvas().camera().centre() != centre);
        QCOMPARE(window().steps(), 0U);
    }

    void textFieldsKeepTheirLetters()
    {
        auto* field = new QLineEdit;
        auto* dock = new QDockWidget(&window().bench());
        dock->setWidget(field);
        window().bench().addDockWidget(Qt::LeftDockWidgetArea, dock);
        window().click(0, 0);
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("efpx1"));
        QCOMPARE(field->text(), QStringLiteral("efpx1"));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().state().tool(), ToolKind::Brush);
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
    }

    void newChunksArePaintedWhereThereWereNone()
    {
        window().canvas().lookAt({18.5, 0.5});
        window().click(17, 0);
        QCOMPARE(window().dirty(), QStringLiteral("2:0"));
        QCOMPARE(window().room(1, 17, 0), QChar(u'W'));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().dirty(), QString());
    }

private:
    WorldWindow& window() { return *m_window; }
    std::unique_ptr<WorldWindow> m_window;
};

QTEST_MAIN(WorldToolsTest)
#include "tst_world_tools.moc"
