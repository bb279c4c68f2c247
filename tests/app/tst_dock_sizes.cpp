// The sizes that docks are kept with: those that the user wants, not those of a small window.
#include "tests/app/world_shell.h"
#include "tests/views/common/dock_separator.h"
#include "views/common/findings_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"

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

private:
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
