// Selected tiles that are moved float until something else is done.
#include "tests/views/world/world_tool_test.h"

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldFloatingTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void movedTilesFloat()
    {
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        const std::size_t steps = window().steps();
        // Onto the ground, further, and back: each time what lay beneath comes again.
        window().drag({-6, 0}, {0, 0});
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("      WWgg"));
        QCOMPARE(window().steps(), steps + 1);
        window().drag({0, 0}, {2, 0});
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("      ggWW"));
        QCOMPARE(window().steps(), steps + 1);
        QCOMPARE(window().state().selection(), QRegion(QRect(2, 0, 2, 1)));
        window().undo();
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
        QCOMPARE(window().state().selection(), QRegion(QRect(-6, 0, 2, 1)));
        window().redo();
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("      ggWW"));
        QCOMPARE(window().state().selection(), QRegion(QRect(2, 0, 2, 1)));
    }

    void movedTilesFloatWhereUndoingTakesItsTime()
    {
        // Every step takes turns of the event loop, as one of very many tiles does.
        model::WorldSessionOptions options;
        options.changedAtOnce = 0;
        options.turnMilliseconds = 0;
        test::WorldWindow slow(canvas::CanvasWidget::Backend::Raster, options);
        QVERIFY(slow.isReady());
        const auto settle = [&slow] { QTRY_VERIFY(!slow.session().isEditing()); };
        slow.key(Qt::Key_B);
        slow.state().setActiveLayer(LayerKey::room(1));
        slow.state().setSymbol(u'g');
        slow.drag({0, 0}, {3, 0});
        slow.state().setSymbol(u'W');
        slow.drag({-6, 0}, {-5, 0});
        slow.key(Qt::Key_R);
        slow.drag({-6, 0}, {-5, 0});
        const std::size_t steps = slow.steps();
        slow.drag({-6, 0}, {0, 0});
        settle();
        slow.drag({0, 0}, {2, 0});
        settle();
        QCOMPARE(slow.row(1, -6, 0, 10), QStringLiteral("      ggWW"));
        QCOMPARE(slow.steps(), steps + 1);
        QCOMPARE(slow.state().selection(), QRegion(QRect(2, 0, 2, 1)));
        slow.undo();
        settle();
        QCOMPARE(slow.row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
        QCOMPARE(slow.state().selection(), QRegion(QRect(-6, 0, 2, 1)));
    }

    void refusedAFurtherMoveLeavesThemAfloat_data()
    {
        QTest::addColumn<bool>("inTurns");
        QTest::newRow("at once") << false;
        QTest::newRow("where undoing takes its time") << true;
    }

    void refusedAFurtherMoveLeavesThemAfloat()
    {
        QFETCH(bool, inTurns);
        model::WorldSessionOptions options;
        if (inTurns) {
            options.changedAtOnce = 0;
            options.turnMilliseconds = 0;
        }
        test::WorldWindow damaged(canvas::CanvasWidget::Backend::Raster, options);
        QVERIFY(damaged.isReady());
        damaged.reopen(
            [&damaged] { test::writeAll(damaged.folder() + QStringLiteral("/chunks/1_0.json"), "{"); });
        QVERIFY(damaged.isReady());
        const auto settle = [&damaged] { QTRY_VERIFY(!damaged.session().isEditing()); };
        damaged.key(Qt::Key_B);
        damaged.state().setActiveLayer(LayerKey::room(1));
        damaged.state().setSymbol(u'g');
        damaged.drag({0, 0}, {3, 0});
        damaged.state().setSymbol(u'W');
        damaged.drag({-6, 0}, {-5, 0});
        damaged.key(Qt::Key_R);
        damaged.drag({-6, 0}, {-5, 0});
        damaged.drag({-6, 0}, {0, 0});
        settle();
        const std::size_t steps = damaged.steps();
        // Onto the chunk that cannot be read: they stay where they float.
        damaged.drag({0, 0}, {9, 0});
        settle();
        QCOMPARE(damaged.row(1, -6, 0, 10), QStringLiteral("      WWgg"));
        QCOMPARE(damaged.state().selection(), QRegion(QRect(0, 0, 2, 1)));
        // Moved on, they leave the ground beneath.
        damaged.drag({0, 0}, {2, 0});
        settle();
        QCOMPARE(damaged.row(1, -6, 0, 10), QStringLiteral("      ggWW"));
        QCOMPARE(damaged.steps(), steps);
        damaged.drag({2, 0}, {9, 0});
        settle();
        damaged.key(Qt::Key_Escape);
        settle();
        QCOMPARE(damaged.row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
        QCOMPARE(damaged.state().selection(), QRegion(QRect(-6, 0, 2, 1)));
    }

    void cancelledAFurtherMoveLeavesThemAfloat()
    {
        const auto settle = [this] { QTRY_VERIFY(!window().session().isEditing()); };
        window().drag({-6, 0}, {-5, 0});
        window().key(Qt::Key_R);
        // So many tiles that moving them is work for the background.
        const QRect many(-160, -160, 320, 320);
        window().state().setSelection(many);
        window().drag({0, 0}, {0, 3});
        settle();
        QCOMPARE(window().row(1, -6, 3, 2), QStringLiteral("WW"));
        window().drag({0, 3}, {2, 3});
        QVERIFY(window().session().isEditing());
        // While they are on their way they cannot be taken.
        const test::StatusLine said(window().bench());
        window().press(0, 0);
        window().release(2, 0);
        QVERIFY(!said.text().isEmpty());
        window().session().cancelEdit();
        settle();
        QCOMPARE(window().row(1, -6, 3, 2), QStringLiteral("WW"));
        QCOMPARE(window().state().selection(), QRegion(many.translated(0, 3)));
        window().key(Qt::Key_Escape);
        QCOMPARE(window().row(1, -6, 0, 2), QStringLiteral("WW"));
        QCOMPARE(window().state().selection(), QRegion(many));
    }

    void backWhereTheyWereNothingHasChanged()
    {
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        const std::size_t steps = window().steps();
        window().drag({-6, 0}, {0, 0});
        window().drag({1, 0}, {-5, 0});
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
        QCOMPARE(window().state().selection(), QRegion(QRect(-6, 0, 2, 1)));
        QCOMPARE(window().steps(), steps);
    }

    void escapeTakesFloatingTilesBack()
    {
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        const test::StatusLine said(window().bench());
        window().drag({-6, 0}, {0, 0});
        QVERIFY(said.text().startsWith(QStringLiteral("The tiles float")));
        window().drag({0, 0}, {1, 1});
        window().key(Qt::Key_Escape);
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
        QCOMPARE(window().state().selection(), QRegion(QRect(-6, 0, 2, 1)));
        QCOMPARE(said.text(), QString());
        window().key(Qt::Key_Escape);
        QVERIFY(window().state().selection().isEmpty());
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
    }

    void undoWhileFloatingTilesAreDragged()
    {
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        window().drag({-6, 0}, {0, 0});
        const std::size_t steps = window().steps();
        window().press(0, 0);
        window().move(2, 0);
        window().undo();
        window().release(2, 0);
        // The drag is taken back: the tiles float where they were before it.
        QCOMPARE(window().steps(), steps);
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("      WWgg"));
        QCOMPARE(window().state().selection(), QRegion(QRect(0, 0, 2, 1)));
        window().drag({0, 0}, {2, 0});
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("      ggWW"));
        // Then the move as a whole.
        window().undo();
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
    }

    void putDownTheyFloatNoMore_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how :
             {"Enter", "another tool", "another edit", "undo and redo", "another layer and back"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }

    void putDownTheyFloatNoMore()
    {
        QFETCH(QString, how);
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        const test::StatusLine said(window().bench());
        window().drag({-6, 0}, {0, 0});
        QVERIFY(!said.text().isEmpty());
        if (how == QStringLiteral("Enter")) {
            window().key(Qt::Key_Return);
        } else if (how == QStringLiteral("another tool")) {
            window().key(Qt::Key_B);
            window().key(Qt::Key_R);
        } else if (how == QStringLiteral("another edit")) {
            QVERIFY(window().session().apply({world::Paint{1, {-9, 0}, u'x'}}));
        } else if (how == QStringLiteral("another layer and back")) {
            window().state().setActiveLayer(LayerKey::room(0));
            window().state().setActiveLayer(LayerKey::room(1));
        } else {
            window().undo();
            window().redo();
        }
        QCOMPARE(said.text(), QString());
        const std::size_t steps = window().steps();
        window().drag({0, 0}, {2, 0});
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("        WW"));
        QCOMPARE(window().steps(), steps + 1);
    }

    void escapeAfterUndoAndRedoLetsGo_data()
    {
        QTest::addColumn<int>("times");
        QTest::newRow("once") << 1;
        QTest::newRow("twice") << 2;
    }

    void escapeAfterUndoAndRedoLetsGo()
    {
        QFETCH(int, times);
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        const test::StatusLine said(window().bench());
        window().drag({-6, 0}, {0, 0});
        for (int i = 0; i < times; ++i) {
            window().undo();
            window().redo();
        }
        QCOMPARE(said.text(), QString());
        QCOMPARE(window().state().selection(), QRegion(0, 0, 2, 1));
        const std::size_t steps = window().steps();
        window().key(Qt::Key_Escape);
        QVERIFY(window().state().selection().isEmpty());
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("      WWgg"));
        QCOMPARE(window().steps(), steps);
    }

    void floatingTilesAreCopiedAndDeletedAlone()
    {
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        window().drag({-6, 0}, {0, 0});
        window().key(Qt::Key_X, Qt::ControlModifier);
        // The ground is there again, and neither the tiles nor what they were taken from.
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("      gggg"));
        window().undo();
        QCOMPARE(window().row(1, -6, 0, 10), QStringLiteral("WW    gggg"));
        QCOMPARE(window().state().selection(), QRegion(QRect(-6, 0, 2, 1)));
        window().key(Qt::Key_Escape);
        window().key(Qt::Key_V, Qt::ControlModifier);
        window().click(-9, -9);
        QCOMPARE(window().row(1, -10, -9, 4), QStringLiteral(" WW "));
    }

    void theOutlineGoesWithEachMove()
    {
        paintGround();
        window().key(Qt::Key_R);
        window().drag({-6, 0}, {-5, 0});
        const QRegion places[] = {QRect(-6, 0, 2, 1), QRect(-6, 3, 2, 1), QRect(-3, 5, 2, 1)};
        window().drag({-6, 0}, {-6, 3});
        window().key(Qt::Key_Return);
        window().drag({-6, 3}, {-3, 5});
        QCOMPARE(window().state().selection(), places[2]);
        window().undo();
        QCOMPARE(window().state().selection(), places[1]);
        window().undo();
        QCOMPARE(window().state().selection(), places[0]);
        window().redo(2);
        QCOMPARE(window().state().selection(), places[2]);
        // Another selection has nothing to do with it.
        window().drag({4, 4}, {5, 5});
        window().undo();
        QCOMPARE(window().state().selection(), QRegion(QRect(4, 4, 2, 2)));
    }

private:
    /// WW at -6, gggg at 0.
    void paintGround()
    {
        window().drag({-6, 0}, {-5, 0});
        window().state().setSymbol(u'g');
        window().drag({0, 0}, {3, 0});
    }
};

QTEST_MAIN(WorldFloatingTest)
#include "tst_world_floating.moc"
