// The window's thread goes on while a world is opened, painted, filled, saved and closed. How long it was
// away is printed; tests/bench holds it against a limit.
#include "tests/support/heartbeat.h"
#include "tests/views/world/world_window.h"

#include <optional>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;
using model::LayerKey;

namespace {

/// Lets the loop come round once more, says what it did, and begins anew.
void report(test::Heartbeat& heart, const char* what)
{
    const qint64 before = heart.beats();
    QTRY_VERIFY(heart.beats() > before);
    QVERIFY(heart.longestGap() > 0);
    qInfo("%s: longest gap %.1f ms, longest work %.1f ms, %lld turns", what, heart.longestGap(),
          heart.longestWork(), static_cast<long long>(heart.beats()));
    heart.restart();
}

} // namespace

class WorldHeartbeatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEventLoopGoesOnMeanwhile()
    {
        test::Heartbeat heart;
        std::optional<WorldWindow> window(std::in_place);
        QVERIFY(window->isReady());
        report(heart, "open");

        window->state().setActiveLayer(LayerKey::room(1));
        window->state().setSymbol(u'W');
        window->press(-10, -10);
        for (int i = -9; i <= 10; ++i) {
            window->move(i, i % 2 == 0 ? i : -i);
            QTest::qWait(1);
        }
        window->release(10, 10);
        QCOMPARE(window->room(1, -10, -10), QChar(u'W'));
        report(heart, "paint");

        window->state().setActiveLayer(LayerKey::room(0));
        window->state().setTool(ToolKind::Fill);
        window->click(12, -12);
        QTRY_COMPARE(window->room(0, 12, -12), QChar(u'W'));
        report(heart, "fill");

        QSignalSpy saved(&window->bench(), &Workbench::saved);
        window->bench().save();
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.first().first().toBool());
        report(heart, "save");

        window.reset();
        report(heart, "close");
    }

    void aBusyThreadIsNoticed()
    {
        test::Heartbeat heart;
        QTest::qWait(5);
        QTest::qSleep(60);
        QVERIFY(heart.longestGap() >= 60);
    }
};

QTEST_MAIN(WorldHeartbeatTest)
#include "tst_world_heartbeat.moc"
