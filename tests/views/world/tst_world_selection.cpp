// Selections: made, combined, moved, copied.
#include "tests/views/world/world_tool_test.h"
#include "views/world/tools/select_tool.h"
#include "views/world/tools/stamp_tool.h"

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;
using test::WorldWindow;

class WorldSelectionTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
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

    void whatIsFoundIsCounted()
    {
        window().drag({-3, 0}, {-1, 0});
        window().click(4, 4);
        const test::StatusLine said(window().bench());
        const QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        const auto view = window().bench().page().view();
        QVERIFY(view);
        const QString where = QStringLiteral(" of the %1 × %1 chunks around the view.").arg(view->side());
        window().key(Qt::Key_W);
        window().click(-2, 0);
        QCOMPARE(said.text(), QStringLiteral("3 cell(s) alike and connected,") + where);
        QVERIFY(modes.last().first().toString().endsWith(QStringLiteral("selection 3 × 1")));
        window().key(Qt::Key_S);
        window().state().setSelection({});
        window().click(4, 4);
        QCOMPARE(said.text(), QStringLiteral("4 cell(s) alike,") + where);
        // Its size alone would be that of 40 cells.
        QVERIFY2(modes.last().first().toString().endsWith(QStringLiteral("selection 8 × 5 with 4 cell(s)")),
                 qPrintable(modes.last().first().toString()));
        window().key(Qt::Key_Escape);
        QCOMPARE(said.text(), QString());
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

    void cutTilesArePastedAnywhere()
    {
        window().drag({0, 0}, {1, 0});
        window().key(Qt::Key_R);
        window().drag({0, 0}, {1, 0});
        window().key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(window().row(1, 0, 0, 2), QStringLiteral("  "));
        // The outline of nothing would clip the next stroke. It comes back with the tiles.
        QVERIFY(window().state().selection().isEmpty());
        window().undo();
        QCOMPARE(window().row(1, 0, 0, 2), QStringLiteral("WW"));
        QCOMPARE(window().state().selection(), QRegion(0, 0, 2, 1));
        window().redo();
        QVERIFY(window().state().selection().isEmpty());
        window().key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(window().state().selection().isEmpty());
        window().click(-9, -9);
        QCOMPARE(window().row(1, -10, -9, 4), QStringLiteral(" WW "));
    }

    void nothingIsWrittenOutsideAndThatIsSaid_data()
    {
        QTest::addColumn<int>("tool");
        QTest::addColumn<bool>("random");
        QTest::newRow("brush") << int(ToolKind::Brush) << false;
        QTest::newRow("eraser") << int(ToolKind::Eraser) << false;
        QTest::newRow("hole") << int(ToolKind::Hole) << false;
        QTest::newRow("rectangle") << int(ToolKind::Rectangle) << false;
        QTest::newRow("stamp") << int(ToolKind::Stamp) << false;
        QTest::newRow("fill") << int(ToolKind::Fill) << false;
        QTest::newRow("fill, random") << int(ToolKind::Fill) << true;
    }

    void nothingIsWrittenOutsideAndThatIsSaid()
    {
        QFETCH(int, tool);
        QFETCH(bool, random);
        window().click(-9, -9);
        window().drag({-9, -9}, {-8, -9}, Qt::RightButton); // a stamp
        window().key(Qt::Key_R);
        window().drag({2, 2}, {3, 3});
        window().state().setRandom(random);
        window().bench().actionsById().tool(static_cast<ToolKind>(tool))->trigger();
        const std::size_t steps = window().steps();
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().move(-4, -4, Qt::NoButton);
        window().click(-4, -4);
        QCOMPARE(window().steps(), steps);
        QVERIFY(!said.isEmpty());
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("Outside of the selection; Ctrl+Shift+A selects nothing."));
        QCOMPARE(window().row(1, 2, 2, 2), QStringLiteral("  "));
        // Inside of it nothing is said.
        said.clear();
        window().click(2, 2);
        for (const auto& sentence : said)
            QVERIFY(!sentence.first().toString().startsWith(QStringLiteral("Outside")));
    }

    void whereNothingIsNothingIsDoneAndThatIsSaid_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("sentence");
        const QString bare = QStringLiteral("The active layer has nothing there");
        for (const char* what : {"copy", "cut", "delete", "move", "capture"})
            QTest::newRow(what) << QString::fromLatin1(what) << bare;
        QTest::newRow("stamp") << QStringLiteral("stamp")
                               << QStringLiteral("The stamp has nothing that this layer can take");
        QTest::newRow("pick") << QStringLiteral("pick") << QStringLiteral("No layer that is shown");
        for (const char* what : {"copy", "cut", "delete"})
            QTest::addRow("%s, nothing selected", what)
                << QString::fromLatin1(what) << QStringLiteral("Nothing is selected");
    }

    void whereNothingIsNothingIsDoneAndThatIsSaid()
    {
        QFETCH(QString, what);
        QFETCH(QString, sentence);
        // The cells are on another layer than the active one.
        window().click(0, 0);
        window().key(Qt::Key_R);
        window().drag({0, 0}, {1, 0});
        window().key(Qt::Key_C, Qt::ControlModifier);
        const auto copied = copiedTiles();
        QVERIFY(copied);
        window().state().setActiveLayer(LayerKey::height("height_1"));
        if (sentence.startsWith(QStringLiteral("Nothing is selected")))
            window().state().setSelection({});
        const QRegion selected = window().state().selection();
        const std::size_t steps = window().steps();
        const test::StatusLine said(window().bench());
        if (what == QStringLiteral("copy")) {
            window().key(Qt::Key_C, Qt::ControlModifier);
        } else if (what == QStringLiteral("cut")) {
            window().key(Qt::Key_X, Qt::ControlModifier);
        } else if (what == QStringLiteral("delete")) {
            window().key(Qt::Key_Delete);
        } else if (what == QStringLiteral("move")) {
            window().drag({0, 0}, {3, 3});
        } else if (what == QStringLiteral("capture")) {
            window().key(Qt::Key_B);
            window().drag({0, 0}, {1, 0}, Qt::RightButton);
            QCOMPARE(window().state().tool(), ToolKind::Brush);
        } else if (what == QStringLiteral("pick")) {
            window().key(Qt::Key_B);
            window().click(-4, -4, Qt::RightButton);
        } else {
            // Such as it may have been kept since layer 0 was the active one.
            TilePattern dots = TilePattern::capture(window().bench().page().gate().cells(), QRect(0, 0, 2, 1),
                                                    {LayerKey::room(0)});
            window().bench().page().tools().stamp().setPattern(dots);
            window().key(Qt::Key_T);
            window().state().setSelection({});
            window().click(4, 4);
        }
        QVERIFY2(said.text().startsWith(sentence), qPrintable(said.text()));
        QCOMPARE(window().steps(), steps);
        QCOMPARE(copiedTiles(), copied);
        if (what != QStringLiteral("stamp"))
            QCOMPARE(window().state().selection(), selected);
    }

    // A block that could not be pasted: cut, it would be gone.
    void whatIsTooLargeIsNeitherCopiedNorCut()
    {
        window().click(0, 0);
        window().key(Qt::Key_R);
        window().drag({0, 0}, {1, 0});
        window().key(Qt::Key_C, Qt::ControlModifier);
        const auto copied = copiedTiles();
        QVERIFY(copied.has_value());
        const QRegion wide = QRegion(QRect(0, 0, 1, 1)) + QRect(TilePattern::largestSide, 0, 1, 1);
        window().state().setSelection(wide);
        const std::size_t steps = window().steps();
        for (const int key : {int(Qt::Key_C), int(Qt::Key_X)}) {
            const test::StatusLine said(window().bench());
            window().key(key, Qt::ControlModifier);
            QVERIFY2(said.text().startsWith(QStringLiteral("That is too large to be copied")),
                     qPrintable(said.text()));
        }
        QCOMPARE(copiedTiles(), copied);
        QCOMPARE(window().steps(), steps);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
        QCOMPARE(window().state().selection(), wide);
        // One tile less is taken, and can be pasted.
        window().state().setSelection(QRegion(QRect(0, 0, 1, 1)) +
                                      QRect(TilePattern::largestSide - 1, 0, 1, 1));
        window().key(Qt::Key_C, Qt::ControlModifier);
        const auto widest = copiedTiles();
        QVERIFY(widest.has_value());
        QCOMPARE(widest->size(), QSize(TilePattern::largestSide, 1));
    }

    // What lies between them is kept in memory as well.
    void tilesFarApartAreNotMoved()
    {
        window().click(0, 0);
        window().key(Qt::Key_R);
        const QRegion apart = QRegion(QRect(0, 0, 1, 1)) + QRect(10'000, 10'000, 1, 1);
        window().state().setSelection(apart);
        const std::size_t steps = window().steps();
        const test::StatusLine said(window().bench());
        window().drag({0, 0}, {3, 3});
        QVERIFY2(said.text().startsWith(QStringLiteral("Too much is selected to be moved")),
                 qPrintable(said.text()));
        QCOMPARE(window().steps(), steps);
        QCOMPARE(window().state().selection(), apart);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
    }

    void allLayersWithNothingThereAreSaidToo()
    {
        window().key(Qt::Key_R);
        window().drag({0, 0}, {1, 0});
        window().state().setAllLayers(true);
        const test::StatusLine said(window().bench());
        window().key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY2(said.text().startsWith(QStringLiteral("No layer that is shown and not locked")),
                 qPrintable(said.text()));
        // The dots that layer 0 has everywhere are nothing; what stands on one of the layers is taken.
        QVERIFY(window().session().apply({world::Paint{1, {0, 0}, u'W'}}));
        window().key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(window().room(1, 0, 0), QChar(u' '));
    }

    void aClickOfTheWandInsideSelectsAnew()
    {
        window().drag({-3, 0}, {-1, 0});
        window().state().setSymbol(u'g');
        window().click(0, 0);
        window().key(Qt::Key_R);
        window().drag({-3, -1}, {2, 1});
        for (const int tool : {int(Qt::Key_W), int(Qt::Key_S)}) {
            window().state().setSelection(QRect(-3, -1, 6, 3));
            window().key(tool);
            window().click(-2, 0);
            QCOMPARE(window().state().selection(), QRegion(QRect(-3, 0, 3, 1)));
        }
    }

    void allInViewIsWhatIsSeen()
    {
        const QRect seen = window().canvas().camera().visibleRect().toAlignedRect();
        const QRect reached = window().bench().page().gate().cells().area();
        window().canvas().zoomIn();
        window().canvas().zoomIn();
        QTRY_VERIFY(!window().canvas().camera().visibleRect().contains(reached));
        window().key(Qt::Key_A, Qt::ControlModifier);
        const QRect now = window().canvas().camera().visibleRect().toAlignedRect();
        QVERIFY(now != seen);
        QCOMPARE(window().state().selection(), QRegion(now & window().bench().page().gate().cells().area()));
    }

    void selectionsAreInverted_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Ctrl+I") << int(Qt::Key_I);
        QTest::newRow("Ctrl+U") << int(Qt::Key_U);
    }

    void selectionsAreInverted()
    {
        QFETCH(int, key);
        window().key(Qt::Key_R);
        window().drag({-2, -2}, {1, 1});
        window().key(key, Qt::ControlModifier);
        const QRect all = window().bench().page().gate().cells().area();
        QCOMPARE(window().state().selection(), QRegion(all) - QRect(-2, -2, 4, 4));
        window().key(key, Qt::ControlModifier);
        QCOMPARE(window().state().selection(), QRegion(QRect(-2, -2, 4, 4)));
    }

    void whatWasNotReadOfAFolderThatIsGoneSaysSo()
    {
        constexpr int far = 40;
        window().reopen(
            [this] { test::writeAll(window().folder() + QStringLiteral("/chunks/40_0.json"), "{}"); });
        QVERIFY(window().isReady());
        const QString away = window().folder() + QStringLiteral(".away");
        QVERIFY(QDir().rename(window().folder(), away));
        QTRY_VERIFY(window().session().isFolderGone());
        QVERIFY(!window().session().chunk({far, 0}));
        window().state().setSelection(QRect(far * WorldWindow::chunkSide, 0, 1, 1));
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        const auto copied = [&] {
            said.clear();
            window().key(Qt::Key_C, Qt::ControlModifier);
            return said.isEmpty() ? QString() : said.first().first().toString();
        };
        const QString gone = copied();
        QVERIFY2(gone.contains(QStringLiteral("Try again when it is back")), qPrintable(gone));
        // When it is back they are read.
        QVERIFY(QDir().rename(away, window().folder()));
        QTRY_VERIFY(!copied().contains(QStringLiteral("Try again")));
        QVERIFY(window().session().chunk({far, 0}));
    }
};

QTEST_MAIN(WorldSelectionTest)
#include "tst_world_selection.moc"
