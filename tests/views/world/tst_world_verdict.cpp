// What the bar above the map says of chunks that cannot be edited.
#include "tests/views/world/world_window.h"
#include "views/common/verdict_bar.h"

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

class WorldVerdictTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unreadableAndNewerChunksAreBothCounted()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const VerdictBar& bar = window.bench().verdictBar();
        const QString good = QStringLiteral("Every file of this world can be read.");
        const QString newer = QStringLiteral("%1 chunk file(s) are of a newer version: they are shown, and "
                                             "cannot be edited.");
        QCOMPARE(bar.sentence(), good);
        for (const char* name : {"0_0", "1_0"})
            test::writeAll(fileOf(window, name), "{\"schemaVersion\":2,\"roomLayers\":[]}");
        QTRY_COMPARE(bar.sentence(), newer.arg(2));
        QCOMPARE(bar.state(), VerdictBar::State::Caution);
        test::writeAll(fileOf(window, "0_1"), "{");
        QTRY_COMPARE(bar.sentence(),
                     QStringLiteral("1 chunk file(s) cannot be read. They are shown hatched and "
                                    "are never overwritten. ") +
                         newer.arg(2));
        // As it is found when the world is opened.
        const QString all = bar.sentence();
        window.reopen();
        QVERIFY(window.isReady());
        QCOMPARE(window.bench().verdictBar().sentence(), all);
        // Mended.
        for (const char* name : {"0_0", "1_0", "0_1"})
            test::writeAll(fileOf(window, name), "{\"schemaVersion\":1,\"roomLayers\":[]}");
        QTRY_COMPARE(window.bench().verdictBar().sentence(), good);
        QCOMPARE(window.bench().verdictBar().state(), VerdictBar::State::Good);
    }

private:
    static QString fileOf(const WorldWindow& window, const char* name)
    {
        return window.folder() + QStringLiteral("/chunks/%1.json").arg(QLatin1String(name));
    }
};

QTEST_MAIN(WorldVerdictTest)
#include "tst_world_verdict.moc"
