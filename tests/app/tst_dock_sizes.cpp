// The sizes that docks are kept with: those that the user wants, not those of a small window.
#include "tests/app/world_shell.h"
#include "tests/views/common/dock_separator.h"
#include "views/common/action_notice.h"
#include "views/common/findings_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <array>
#include <functional>

using namespace chartroom;
using chartroom::test::WorldShell;

namespace {

constexpr QSize large(1600, 950);
constexpr QSize small(900, 560);

} // namespace

class DockSizesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // One window goes and the next one comes.
    void initTestCase() { QApplication::setQuitOnLastWindowClosed(false); }

    void aWorldThatIsClosedSmallIsLargeAgain()
    {
        const WorldShell shell;
        open(shell, large);
        test::dragSeparator(*shell.current(), layers(shell), 60);
        const QList<int> wanted = sizes(shell);
        resize(shell, small);
        QVERIFY(sizes(shell) != wanted);
        close(shell);
        open(shell, large);
        QCOMPARE(sizes(shell), wanted);
        // What the user does in a small window is meant.
        resize(shell, small);
        test::dragSeparator(*shell.current(), layers(shell), -30);
        const int narrow = layers(shell).width();
        close(shell);
        open(shell, large);
        QCOMPARE(layers(shell).width(), narrow);
    }

    void aWorldThatIsOpenedSmallIsLargeLater()
    {
        const WorldShell shell;
        open(shell, large);
        const QList<int> wanted = sizes(shell);
        close(shell);
        resize(shell, small);
        open(shell, small);
        close(shell);
        open(shell, small);
        resize(shell, large);
        QCOMPARE(sizes(shell), wanted);
    }

    void sizesOfBeforeAreTakenStill()
    {
        const WorldShell shell;
        open(shell, large);
        test::dragSeparator(*shell.current(), layers(shell), 60);
        const QList<int> wanted = sizes(shell);
        const QByteArray places = shell.current()->saveState();
        test::dragSeparator(*shell.current(), layers(shell), -60);
        QVERIFY(sizes(shell) != wanted);
        QVERIFY(shell.current()->restoreDocks(places));
        QTRY_COMPARE(sizes(shell), wanted);
        QVERIFY(!shell.current()->restoreDocks("DOCK and what is none of theirs"));
        QVERIFY(!shell.current()->restoreDocks({}));
        QCOMPARE(sizes(shell), wanted);
    }

    void docksThatWereHiddenAreLargeAgain()
    {
        const WorldShell shell;
        open(shell, large);
        const QList<int> wanted = sizes(shell);
        resize(shell, small);
        QAction* hide = shell.current()->actionsById()["hideDocks"];
        hide->trigger();
        resize(shell, large);
        hide->trigger();
        QTRY_COMPARE(sizes(shell), wanted);
    }

    void resetDocksAreThoseOfANewUser()
    {
        const WorldShell shell;
        open(shell, large);
        const QList<int> usual = sizes(shell);
        test::dragSeparator(*shell.current(), layers(shell), 60);
        QVERIFY(sizes(shell) != usual);
        resize(shell, small);
        shell.window->menus().action(QStringLiteral("window.resetDocks"))->trigger();
        resize(shell, large);
        QCOMPARE(sizes(shell), usual);
    }

    void aDockThatCameInFrontHasTheSizeOfItsPlace()
    {
        const WorldShell shell;
        open(shell, large);
        const int wanted = static_cast<QDockWidget*>(shell.current()->docks().problems)->height();
        resize(shell, small);
        QDockWidget& instances = *shell.current()->docks().instances;
        instances.raise();
        resize(shell, QSize(small.width() + 10, small.height() + 10));
        QVERIFY(instances.height() < wanted);
        resize(shell, large);
        QCOMPARE(instances.height(), wanted);
    }

    void aDraggedHeightIsKept_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("another");
        // The map has a smaller share than it keeps in a window that is made small.
        QTest::newRow("high") << -260 << false;
        QTest::newRow("low") << 60 << false;
        QTest::newRow("high, another dock came to the front before") << -260 << true;
        QTest::newRow("low, another dock came to the front before") << 60 << true;
    }

    void aDraggedHeightIsKept()
    {
        QFETCH(const int, by);
        QFETCH(const bool, another);
        WorldShell shell;
        open(shell, large);
        const auto height = [&shell, another] {
            views::WorldDocks& docks = shell.current()->docks();
            QDockWidget* below = docks.problems;
            if (another)
                below = docks.instances;
            // A dock behind another one has any size.
            below->raise();
            QTest::qWait(50);
            return below->height();
        };
        const int usual = height();
        test::dragSeparatorBelow(*shell.current(), *shell.current()->centralWidget(), by);
        const int dragged = height();
        QVERIFY2(std::abs(dragged - usual + by) < 10, qPrintable(QString::number(dragged)));
        // What is told above the map.
        shell.current()->notices().tell(QStringLiteral("Something happened."));
        QCOMPARE(height(), dragged);
        shell.current()->notices().told().answer(0);
        QCOMPARE(height(), dragged);
        // Docks that are hidden and come back.
        pressTab(shell);
        QTRY_VERIFY(!shell.current()->docks().layers->isVisible());
        pressTab(shell);
        QTRY_VERIFY(shell.current()->docks().layers->isVisible());
        QCOMPARE(height(), dragged);
        // Other sizes of the window.
        for (const QSize other : {small, QSize(large.width(), large.height() + 200)}) {
            resize(shell, other);
            resize(shell, large);
            QCOMPARE(height(), dragged);
        }
        // Another world, and another run of the program.
        close(shell);
        open(shell, large);
        QCOMPARE(height(), dragged);
        restart(shell);
        open(shell, large);
        QCOMPARE(height(), dragged);
    }

    void aHeightThatWasDraggedShrinksWithTheWindow()
    {
        const WorldShell shell;
        open(shell, large);
        test::dragSeparatorBelow(*shell.current(), *shell.current()->centralWidget(), -260);
        const QDockWidget& below = *shell.current()->docks().problems;
        const int dragged = below.height();
        // In a window that is a little lower it is a little lower, and no more than that.
        resize(shell, QSize(large.width(), large.height() - 20));
        QVERIFY2(dragged - below.height() <= 20, qPrintable(QString::number(below.height())));
        // In one that is much lower the map has as large a part as before.
        resize(shell, small);
        QVERIFY(below.height() < dragged - 100);
        QVERIFY(shell.current()->centralWidget()->height() > shell.current()->height() / 4);
    }

    void widthsThatAreDraggedInASmallWindowAreKeptThere()
    {
        const WorldShell shell;
        open(shell, small);
        for (const int by : {-30, 40}) {
            test::dragSeparator(*shell.current(), layers(shell), by);
            const QList<int> dragged = sizes(shell);
            QAction* chunks = shell.current()->docks().chunks->toggleViewAction();
            chunks->trigger();
            QTest::qWait(50);
            QCOMPARE(layers(shell).width(), dragged[0]);
            chunks->trigger();
            QTest::qWait(50);
            QCOMPARE(sizes(shell), dragged);
            shell.current()->notices().tell(QStringLiteral("Something happened."));
            QTest::qWait(50);
            QCOMPARE(sizes(shell).mid(0, 3), dragged.mid(0, 3));
            shell.current()->notices().told().answer(0);
            QTest::qWait(50);
            QCOMPARE(sizes(shell), dragged);
            resize(shell, large);
            resize(shell, small);
            QCOMPARE(sizes(shell), dragged);
            close(shell);
            open(shell, small);
            QCOMPARE(sizes(shell), dragged);
        }
    }

    void docksBelowOneAnotherKeepTheirHeights()
    {
        const WorldShell shell;
        open(shell, large);
        const auto heights = [&shell] {
            const views::WorldDocks& docks = shell.current()->docks();
            return QList<int>{docks.palette->height(), docks.chunks->height()};
        };
        // Nobody has dragged them yet.
        const QList<int> first = heights();
        for (const QSize other : {small, QSize(large.width(), large.height() + 200)}) {
            resize(shell, other);
            resize(shell, large);
            QCOMPARE(heights(), first);
        }
        test::dragSeparatorBelow(*shell.current(), *shell.current()->docks().palette, 100);
        const QList<int> dragged = heights();
        QVERIFY2(dragged[0] >= first[0] + 90, qPrintable(QString::number(dragged[0])));
        for (const QSize other : {small, QSize(large.width(), large.height() + 200)}) {
            resize(shell, other);
            QVERIFY(heights() != dragged);
            resize(shell, large);
            QCOMPARE(heights(), dragged);
        }
        // One of them is closed and opened again.
        shell.current()->docks().chunks->toggleViewAction()->trigger();
        QTRY_VERIFY(heights()[0] > dragged[0]);
        shell.current()->docks().chunks->toggleViewAction()->trigger();
        QTRY_COMPARE(heights(), dragged);
        pressTab(shell);
        pressTab(shell);
        QTRY_COMPARE(heights(), dragged);
        close(shell);
        open(shell, large);
        QCOMPARE(heights(), dragged);
    }

    void aProgramThatIsKilledHasKeptThem()
    {
        const WorldShell shell;
        open(shell, large);
        test::dragSeparator(*shell.current(), layers(shell), 60);
        const QByteArray wide = shell.current()->dockState();
        QVERIFY(shell.settings.dockState(shell.current()->kind()) != wide);
        QTRY_COMPARE(shell.settings.dockState(shell.current()->kind()), wide);
        shell.current()->docks().chunks->toggleViewAction()->trigger();
        QTRY_COMPARE(shell.settings.dockState(shell.current()->kind()), shell.current()->dockState());
        QVERIFY(shell.current()->dockState() != wide);
        QTRY_COMPARE(shell.settings.windowGeometry(), shell.window->saveGeometry());
        resize(shell, small);
        QVERIFY(shell.settings.windowGeometry() != shell.window->saveGeometry());
        QTRY_COMPARE(shell.settings.windowGeometry(), shell.window->saveGeometry());
    }

    void soItHasDocksThatFloatAndThoseInFront()
    {
        const WorldShell shell;
        open(shell, large);
        const auto now = [&shell] { return shell.current()->dockState(); };
        const auto kept = [&shell] { return shell.settings.dockState(shell.current()->kind()); };
        const std::array<std::function<void()>, 4> changes{
            [&shell] { shell.current()->docks().instances->raise(); },
            [&shell] { layers(shell).setFloating(true); },
            [&shell] { layers(shell).move(layers(shell).pos() + QPoint(40, 30)); },
            [&shell] { layers(shell).resize(layers(shell).size() + QSize(40, 30)); },
        };
        for (const auto& change : changes) {
            // What was told before is over.
            QTest::qWait(1200);
            const QByteArray before = now();
            change();
            QTest::qWait(50);
            QVERIFY(now() != before);
            QTRY_COMPARE(kept(), now());
        }
    }

    void theDocksInFrontAreThoseOfTheNextRun()
    {
        WorldShell shell;
        open(shell, large);
        QVERIFY(shell.openWorld("alpha", large));
        shell.window->tabs().step(-1);
        QTRY_COMPARE(shell.current()->title(), QStringLiteral("Beta"));
        QTest::qWait(50);
        test::dragSeparator(*shell.current(), layers(shell), 60);
        const int wanted = layers(shell).width();
        restart(shell);
        open(shell, large);
        QCOMPARE(layers(shell).width(), wanted);
    }

private:
    /// Where it hides the docks, or shows them again.
    static void pressTab(const WorldShell& shell)
    {
        QVERIFY(shell.activate());
        shell.map()->setFocus();
        WorldShell::press(Qt::Key_Tab);
    }
    /// Ends the program and starts it again.
    static void restart(WorldShell& shell)
    {
        shell.window->close();
        shell.window.reset();
        shell.window = std::make_unique<app::MainWindow>(shell.settings, shell.registry,
                                                         std::vector{app::worldFactory()},
                                                         shell.folder.filePath(QStringLiteral("pictures")));
        shell.window->show();
    }
    static void open(const WorldShell& shell, QSize size)
    {
        QVERIFY(shell.created);
        QVERIFY(shell.openWorld("beta", size));
        QTest::qWait(50);
    }
    static void close(const WorldShell& shell)
    {
        shell.window->menus().action(QStringLiteral("window.closeTab"))->trigger();
        QTRY_VERIFY(!shell.current());
    }
    static void resize(const WorldShell& shell, QSize size)
    {
        shell.window->resize(size);
        QTest::qWait(50);
    }
    static QDockWidget& layers(const WorldShell& shell) { return *shell.current()->docks().layers; }
    static QList<int> sizes(const WorldShell& shell)
    {
        const views::WorldDocks& docks = shell.current()->docks();
        return {docks.layers->width(), docks.palette->width(), docks.chunks->width(),
                static_cast<QDockWidget*>(docks.problems)->height()};
    }
};

QTEST_MAIN(DockSizesTest)
#include "tst_dock_sizes.moc"
