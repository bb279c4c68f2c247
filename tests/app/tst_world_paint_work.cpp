// What the window does for each tile that is painted: the map and the lists that show the tile follow, and
// nothing else is laid out or drawn anew.
#include "tests/app/world_shell_test.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"

#include <QSignalSpy>
#include <QTabBar>

using namespace chartroom;

namespace {

/// Counts what a widget or an action is told.
class Told : public QObject
{
public:
    Told(QObject* watched, QEvent::Type type)
        : m_type(type)
    {
        watched->installEventFilter(this);
    }
    int times = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        times += event->type() == m_type ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    QEvent::Type m_type;
};

} // namespace

class WorldPaintWorkTest : public test::WorldShellTest
{
    Q_OBJECT

private Q_SLOTS:
    void aTileInAStrokeLaysNothingOutAndPaintsNoTabs()
    {
        model::WorldSession& session = bench().session();
        session.beginGesture();
        // The first tile makes the world unsaved: the title and the tab say so.
        QVERIFY(session.extendGesture({world::Stroke{1, u'x', {world::Tile{0, 0}}}}));
        QTRY_VERIFY(shell().window->isWindowModified());
        QTRY_VERIFY(bench().complete());
        QTest::qWait(300);
        auto* const tabBar = shell().window->tabs().findChild<QTabBar*>();
        QVERIFY(tabBar);
        const Told laidOut(&shell().window->tabs(), QEvent::LayoutRequest);
        const Told painted(tabBar, QEvent::Paint);
        const Told titled(shell().window.get(), QEvent::ModifiedChange);
        int switched = 0;
        for (const auto menu : {views::Workbench::Menu::Edit, views::Workbench::Menu::File})
            for (QAction* action : bench().menuActions(menu))
                connect(action, &QAction::enabledChanged, this, [&switched] { ++switched; });
        const QSignalSpy told(&bench(), &views::Workbench::stateChanged);
        // All within the chunk that is unsaved already.
        const int tiles = static_cast<int>(session.document().info().chunkSize.width) - 1;
        for (int i = 1; i <= tiles; ++i) {
            QVERIFY(session.extendGesture({world::Stroke{1, u'x', {world::Tile{i, 0}}}}));
            QCoreApplication::processEvents();
        }
        QCOMPARE(told.size(), 0);
        QCOMPARE(titled.times, 0);
        QCOMPARE(switched, 0);
        // Lists that follow a while later may ask once.
        QVERIFY2(laidOut.times <= tiles / 10, qPrintable(QString::number(laidOut.times)));
        QVERIFY2(painted.times <= tiles / 10, qPrintable(QString::number(painted.times)));
        // The next chunk is news.
        QVERIFY(session.extendGesture({world::Stroke{1, u'x', {world::Tile{tiles + 1, 0}}}}));
        QCOMPARE(told.size(), 1);
        QVERIFY(tabText().contains(QStringLiteral("*2")));
        session.endGesture();
        QCOMPARE(told.size(), 1);
    }

private:
    [[nodiscard]] QString tabText() const { return shell().window->tabs().tabText(1); }
};

QTEST_MAIN(WorldPaintWorkTest)
#include "tst_world_paint_work.moc"
