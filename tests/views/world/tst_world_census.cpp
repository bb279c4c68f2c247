// What the window says of the whole world, not only of what is in view: cells by symbol, instances,
// templates.
#include "tests/views/world/world_window.h"
#include "views/common/findings_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/template_chooser.h"
#include "views/world/tool_options_bar.h"
#include "views/world/world_docks.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

namespace {

/// A chunk far away from the first view, with twelve cells and two instances.
const QByteArray
    farChunk("{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":1,\"rows\":[\"QQQQQQ\",\"QQQQQQ\"]}],"
             "\"heightLayers\":[],\"instances\":["
             "{\"id\":\"a\",\"templateId\":\"lamp\",\"layer\":1,\"x\":2,\"y\":3,\"record\":{}},"
             "{\"id\":\"b\",\"templateId\":\"well\",\"layer\":1,\"x\":4,\"y\":3,\"record\":{}}]}");

} // namespace

class WorldCensusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void init()
    {
        m_window = std::make_unique<WorldWindow>();
        test::writeAll(m_window->folder() + QStringLiteral("/chunks/40_40.json"), farChunk);
        m_window->reopen();
        QVERIFY(m_window->isReady());
        QVERIFY(!m_window->bench().readOnly());
    }
    void cleanup() { m_window.reset(); }

    void thePaletteCountsTheWholeWorld()
    {
        QTRY_COMPARE(uses(u'Q'), 12U);
        QCOMPARE(docks().palette->caption(), QStringLiteral("Numbers: cells in the whole world"));
        // Painting counts, undoing counts back.
        window().state().setSymbol(u'Q');
        window().drag({-3, 0}, {0, 0});
        QTRY_COMPARE(uses(u'Q'), 16U);
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(uses(u'Q'), 12U);
        // What another program writes counts as well.
        test::writeAll(window().folder() + QStringLiteral("/chunks/0_0.json"),
                       "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":1,\"rows\":[\"QQQ\"]}],"
                       "\"heightLayers\":[],\"instances\":[]}");
        window().session().lookAtFiles();
        QTRY_COMPARE(uses(u'Q'), 15U);
    }

    void instancesOfTheWholeWorldAreListedAndShown()
    {
        InstancesDock& dock = *docks().instances;
        WorldDocks::reveal(dock);
        QTRY_VERIFY2(dock.caption().contains(QStringLiteral("2 in the whole world")),
                     qPrintable(dock.caption()));
        QCOMPARE(dock.model().rowCount(), 0);
        dock.scope().setFocus();
        QTest::keyClick(&dock.scope(), Qt::Key_Down);
        QTRY_COMPARE(dock.model().rowCount(), 2);
        QTreeView& view = dock.view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(view.model()->index(1, 0)).center());
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_COMPARE(window().canvas().camera().centre().toPoint(), QPoint(325, 324));
        // One that is placed here is listed as well.
        window().canvas().setFocus();
        window().state().setInstanceTemplate(QStringLiteral("lamp"));
        window().key(Qt::Key_I);
        window().click(320, 320);
        QTRY_COMPARE(dock.model().rowCount(), 3);
        QTRY_VERIFY(dock.caption().contains(QStringLiteral("3 in the whole world")));
    }

    void theToolSaysWhatItPlacesAndLetsItBeChosen()
    {
        QComboBox& box = window().bench().toolOptions().templates().box();
        QTRY_COMPARE(window().bench().docks().templates(),
                     QStringList({QStringLiteral("lamp"), QStringLiteral("well")}));
        QVERIFY(!box.isVisible());
        window().key(Qt::Key_I);
        QVERIFY(box.isVisible());
        QCOMPARE(box.currentIndex(), -1);
        choose(box, 0);
        QCOMPARE(box.currentText(), QStringLiteral("lamp"));
        window().click(2, 2);
        QTRY_COMPARE(window().steps(), 1U);
        // Another one, after the first was placed.
        choose(box, 1);
        window().click(4, 2);
        QTRY_COMPARE(window().steps(), 2U);
        // A new one.
        choose(box, box.count() - 1);
        QCOMPARE(box.currentText(), QStringLiteral("well"));
        auto* dialog = window().bench().findChild<QInputDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(), QStringLiteral("statue"));
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_COMPARE(box.currentText(), QStringLiteral("statue"));
        window().click(6, 2);
        QTRY_COMPARE(window().steps(), 3U);
        QTRY_COMPARE(window().bench().docks().templates(),
                     QStringList({QStringLiteral("lamp"), QStringLiteral("statue"), QStringLiteral("well")}));
        QTRY_COMPARE(docks().instances->model().rowCount(), 3);
        // Another tool has no use for it.
        window().bench().activateWindow();
        window().canvas().setFocus();
        QTRY_VERIFY(window().canvas().hasFocus());
        window().key(Qt::Key_B);
        QVERIFY(!box.isVisible());
    }

    void withoutATemplateAClickAsks()
    {
        window().key(Qt::Key_I);
        window().click(2, 2);
        auto* dialog = window().bench().findChild<QInputDialog*>();
        QVERIFY(dialog);
        // Return goes to the window that is active: the map has a use for it too.
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        auto* list = dialog->findChild<QComboBox*>();
        QVERIFY(list);
        list->setEditText({});
        QTest::keyClicks(list, QStringLiteral("lamp"));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(window().steps(), 1U);
        QCOMPARE(window().bench().toolOptions().templates().box().currentText(), QStringLiteral("lamp"));
    }

private:
    WorldWindow& window() { return *m_window; }
    WorldDocks& docks() { return m_window->bench().docks(); }
    std::uint64_t uses(char16_t symbol)
    {
        const model::PaletteModel& palette = docks().palette->model();
        const auto* row = palette.row(palette.find(symbol));
        return row ? row->uses : 0;
    }
    /// Opens the list and clicks a row.
    static void choose(QComboBox& box, int row)
    {
        QTest::mouseClick(&box, Qt::LeftButton);
        QAbstractItemView* const list = box.view();
        QTRY_VERIFY(list->isVisible());
        const QPoint at = list->visualRect(box.model()->index(row, 0)).center();
        // A list that was just opened takes the click that opened it for its own until a moment has passed.
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
        QTRY_VERIFY(!list->isVisible());
    }

    QTemporaryDir m_state;
    std::unique_ptr<WorldWindow> m_window;
};

QTEST_MAIN(WorldCensusTest)
#include "tst_world_census.moc"
