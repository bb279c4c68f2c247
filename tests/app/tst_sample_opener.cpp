#include "app/sample_opener.h"
#include "formats/core/code.h"
#include "tests/app/shell.h"
#include "tests/support/heartbeat.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

class SampleOpenerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOnceAndOpens()
    {
        const Folder folder;
        const QString file = folder.dir.filePath(QStringLiteral("new/sample.fake"));
        std::atomic<int> written = 0;
        SampleOpener opener({file, [&](const core::Task& task) -> core::Result<void> {
                                 for (int i = 0; i < 1000; ++i)
                                     task.report(i / 1000.0);
                                 writeAll(file, "x");
                                 ++written;
                                 return {};
                             }});
        QSignalSpy ready(&opener, &SampleOpener::ready);
        QSignalSpy progressed(&opener, &SampleOpener::progressed);
        opener.open();
        opener.open();
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(written.load(), 1);
        QCOMPARE(ready[0][0].toString(), file);
        QVERIFY(progressed.count() <= 102);
        QCOMPARE(progressed.last()[0].toDouble(), 1.0);
        opener.open();
        QCOMPARE(ready.count(), 2);
        QCOMPARE(written.load(), 1);
    }

    void failuresAreSaidAndCancellingIsNot()
    {
        const Folder folder;
        const QString file = folder.dir.filePath(QStringLiteral("sample.fake"));
        SampleOpener broken(
            {file, [](const core::Task&) -> core::Result<void> {
                 return core::Message{core::Code::FileWrite, {{"path", "/x"}, {"reason", "disk full"}}};
             }});
        QSignalSpy failed(&broken, &SampleOpener::failed);
        broken.open();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains(QLatin1String("disk full")));

        SampleOpener slow({file, [](const core::Task& task) -> core::Result<void> {
                               while (!task.cancelled())
                                   QThread::msleep(1);
                               return core::Message{core::Code::TaskCancelled, {}};
                           }});
        QSignalSpy silent(&slow, &SampleOpener::failed);
        QSignalSpy progressed(&slow, &SampleOpener::progressed);
        slow.open();
        slow.cancel();
        QTRY_VERIFY(!slow.busy());
        QCOMPARE(progressed.last()[0].toDouble(), 1.0);
        QCOMPARE(silent.count(), 0);
    }

    void destroyedWhileWritingItWaits()
    {
        const Folder folder;
        std::atomic<bool> ended = false;
        {
            SampleOpener opener({folder.dir.filePath(QStringLiteral("s.fake")),
                                 [&](const core::Task& task) -> core::Result<void> {
                                     while (!task.cancelled())
                                         QThread::msleep(1);
                                     ended = true;
                                     return core::Message{core::Code::TaskCancelled, {}};
                                 }});
            opener.open();
        }
        QVERIFY(ended);
    }

    void theWindowShowsProgressAndOpensIt()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        QVERIFY(!shell.action("window.openSample")->isVisible());
        const QString file = folder.dir.filePath(QStringLiteral("sample.fake"));
        shell.window->setSample({file, [file](const core::Task&) -> core::Result<void> {
                                     writeAll(file, "x");
                                     return {};
                                 }});
        QVERIFY(shell.action("window.openSample")->isVisible());
        shell.action("window.openSample")->trigger();
        QTRY_VERIFY(shell.current());
        QCOMPARE(shell.current()->path(), file);
    }

    /// The measure that other tests rely on.
    void theHeartbeatSeesAStall()
    {
        Heartbeat heartbeat;
        QTRY_VERIFY(heartbeat.beats() > 3);
        const double quiet = heartbeat.longestWork();
        QElapsedTimer timer;
        timer.start();
        volatile quint64 sink = 0;
        while (timer.elapsed() < 300)
            sink = sink + 1;
        QTest::qWait(5);
        QVERIFY(heartbeat.longestGap() >= 300);
        QVERIFY(heartbeat.longestWork() > quiet);
        heartbeat.restart();
        QThread::msleep(200);
        QVERIFY2(heartbeat.longestGap() >= 200, "sleeping is a gap");
        QVERIFY2(heartbeat.longestWork() < heartbeat.longestGap(), "but no work");
    }
};

QTEST_MAIN(SampleOpenerTest)
#include "tst_sample_opener.moc"
