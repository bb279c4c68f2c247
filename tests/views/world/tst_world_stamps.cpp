// The right button picks and captures; stamps are turned and kept.
#include "tests/views/world/world_tool_test.h"

#include <QMenu>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldStampsTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
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

    void aPastedStampStandsAtThePointer()
    {
        window().click(0, 0);
        window().key(Qt::Key_R);
        window().drag({0, 0}, {1, 0});
        window().key(Qt::Key_C, Qt::ControlModifier);
        window().key(Qt::Key_V, Qt::ControlModifier);
        window().move(-6, -6, Qt::NoButton); // where the stamp was last
        window().key(Qt::Key_B);
        window().move(5, 5, Qt::NoButton);
        window().key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(window().bench().page().tools().current().pointer(), std::optional(QPoint(5, 5)));
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

    void whatBecameOfAStampIsSaid()
    {
        window().click(0, 0);
        window().drag({0, 0}, {1, 0}, Qt::RightButton);
        const test::StatusLine said(window().bench());
        window().key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(said.text(), QStringLiteral("Stamp kept as 1"));
        window().key(Qt::Key_9);
        QVERIFY2(said.text().startsWith(QStringLiteral("Slot 9 holds no stamp yet")),
                 qPrintable(said.text()));
        window().key(Qt::Key_1);
        QCOMPARE(said.text(), QStringLiteral("Stamp 1 taken"));
    }

    void keptStampsAreInTheMenuOfTheTools()
    {
        window().click(0, 0);
        window().drag({0, 0}, {1, 0}, Qt::RightButton);
        QList<QAction*> kept;
        for (const QAction* action : window().bench().menuActions(Workbench::Menu::Tools)) {
            if (action->menu() && action->text().remove(QLatin1Char('&')) == QStringLiteral("Kept Stamps"))
                kept = action->menu()->actions();
        }
        kept.removeIf([](const QAction* action) { return action->isSeparator(); });
        QCOMPARE(kept.size(), qsizetype{2 * 9});
        QCOMPARE(kept.first()->text(), QStringLiteral("Take Stamp 1"));
        QCOMPARE(kept.last()->text(), QStringLiteral("Keep Stamp 9"));
        kept.last()->trigger();
        window().key(Qt::Key_B);
        kept[8]->trigger();
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
    }

    // What was copied of several layers is painted onto them: that is no way around their locks.
    void aStampOfSeveralLayersKeepsOffThoseThatAreKept_data()
    {
        QTest::addColumn<bool>("locked");
        QTest::newRow("locked") << true;
        QTest::newRow("hidden") << false;
    }
    void aStampOfSeveralLayersKeepsOffThoseThatAreKept()
    {
        QFETCH(bool, locked);
        window().state().setActiveLayer(LayerKey::room(0));
        window().click(0, 0);
        window().state().setActiveLayer(LayerKey::room(1));
        window().state().setSymbol(u'g');
        window().click(0, 0);
        window().key(Qt::Key_R);
        window().state().setAllLayers(true);
        window().drag({0, 0}, {1, 0});
        window().key(Qt::Key_C, Qt::ControlModifier);
        window().key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        const std::size_t steps = window().steps();
        const test::StatusLine said(window().bench());
        model::LayerLook look;
        look.locked = locked;
        look.visible = locked;
        window().state().setLook(LayerKey::room(1), look);
        // Another layer that may be painted does not open the one that may not.
        window().state().setActiveLayer(LayerKey::room(0));
        window().click(4, 4);
        QVERIFY2(said.text().startsWith(QStringLiteral("The stamp paints layers that are locked or hidden")),
                 qPrintable(said.text()));
        QCOMPARE(window().steps(), steps);
        QCOMPARE(window().room(1, 4, 4), QChar(u' '));
        window().state().setLook(LayerKey::room(1), {});
        window().click(4, 4);
        QCOMPARE(window().steps(), steps + 1);
        QCOMPARE(window().room(0, 4, 4), QChar(u'W'));
        QCOMPARE(window().room(1, 4, 4), QChar(u'g'));
    }
};

QTEST_MAIN(WorldStampsTest)
#include "tst_world_stamps.moc"
