// Work leaves the GUI thread, its result comes back there, and stopping it is safe at any time.
#include "model/common/job.h"
#include "tests/support/held_workers.h"

#include <QSignalSpy>
#include <QTest>

using chartroom::core::Task;
using chartroom::model::Job;

namespace {

/// Works until it is stopped, and counts down how many such works there are.
struct Endless
{
    std::shared_ptr<std::atomic<int>> running;

    int operator()(const Task& task) const
    {
        ++*running;
        while (!task.cancelled())
            QThread::usleep(200);
        --*running;
        return 1;
    }
};

} // namespace

class JobTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultComesBackOnTheThreadOfTheJob()
    {
        Job job;
        QSignalSpy ended(&job, &Job::ended);
        QThread* worker = nullptr;
        QThread* receiver = nullptr;
        job.start([](const Task&) { return QThread::currentThread(); },
                  [&](QThread* thread) {
                      worker = thread;
                      receiver = QThread::currentThread();
                  });
        QVERIFY(job.isRunning());
        QVERIFY(ended.wait());
        QVERIFY(worker != nullptr);
        QVERIFY(worker != QThread::currentThread());
        QCOMPARE(receiver, QThread::currentThread());
        QCOMPARE(ended.first().first().value<Job::End>(), Job::End::Done);
        QVERIFY(!job.isRunning());
    }

    void cancelEndsTheWorkAndDropsItsResult()
    {
        Job job;
        QSignalSpy ended(&job, &Job::ended);
        const auto running = std::make_shared<std::atomic<int>>(0);
        bool delivered = false;
        job.start(Endless{running}, [&](int) { delivered = true; });
        QTRY_COMPARE(running->load(), 1);
        job.cancel();
        QVERIFY(ended.wait());
        QCOMPARE(ended.first().first().value<Job::End>(), Job::End::Cancelled);
        QCOMPARE(running->load(), 0);
        QVERIFY(!delivered);
    }

    void whatWasWrittenIsToldAlthoughItWasCancelled()
    {
        Job job;
        QSignalSpy ended(&job, &Job::ended);
        const auto running = std::make_shared<std::atomic<int>>(0);
        int result = 0;
        bool cancelled = false;
        job.startWriting(Endless{running}, [&](int value) {
            result = value;
            cancelled = job.isCancelled();
        });
        QTRY_COMPARE(running->load(), 1);
        QVERIFY(!job.isCancelled());
        job.cancel();
        QVERIFY(ended.wait(chartroom::test::patience));
        QCOMPARE(ended.first().first().value<Job::End>(), Job::End::Done);
        QCOMPARE(result, 1);
        QVERIFY(cancelled);
        // What comes after it is dropped as ever.
        job.start(Endless{running}, [&](int) { result = -1; });
        QTRY_COMPARE(running->load(), 1);
        QVERIFY(!job.isCancelled());
        job.cancel();
        QTRY_COMPARE(ended.size(), 2);
        QCOMPARE(ended.last().first().value<Job::End>(), Job::End::Cancelled);
        QCOMPARE(result, 1);
    }

    void whatNobodyWaitsForIsNotBegun()
    {
        const auto begun = std::make_shared<std::atomic<int>>(0);
        chartroom::test::HeldWorkers workers;
        const auto work = [begun](const Task&) { return ++*begun; };
        Job cancelled;
        QSignalSpy ended(&cancelled, &Job::ended);
        cancelled.start(work, [](int) {});
        cancelled.cancel();
        Job replaced;
        int result = 0;
        replaced.start(work, [](int) {});
        replaced.start([](const Task&) { return 7; }, [&result](int value) { result = value; });
        std::make_unique<Job>()->start(work, [](int) {});
        // What leaves something behind says that it did not.
        Job writing;
        bool stopped = false;
        writing.startWriting([](const Task& task) { return task.cancelled(); },
                             [&stopped](bool value) { stopped = value; });
        writing.cancel();
        workers.release();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended.first().first().value<Job::End>(), Job::End::Cancelled);
        QTRY_COMPARE(result, 7);
        QTRY_VERIFY(stopped);
        QVERIFY(chartroom::model::workers().waitForDone(chartroom::test::patience));
        QCOMPARE(begun->load(), 0);
    }

    void newWorkReplacesTheOld()
    {
        Job job;
        QSignalSpy ended(&job, &Job::ended);
        const auto running = std::make_shared<std::atomic<int>>(0);
        int result = 0;
        job.start(Endless{running}, [&](int) { result = -1; });
        QTRY_COMPARE(running->load(), 1);
        job.start([](const Task&) { return 7; }, [&](int value) { result = value; });
        QVERIFY(ended.wait());
        QCOMPARE(result, 7);
        QCOMPARE(ended.size(), 1);
        QTRY_COMPARE(running->load(), 0);
    }

    void destroyingStopsTheWork()
    {
        const auto running = std::make_shared<std::atomic<int>>(0);
        bool delivered = false;
        for (int i = 0; i < 50; ++i) {
            Job job;
            job.start(Endless{running}, [&](int) { delivered = true; });
            if (i % 2 == 0)
                QTRY_VERIFY(running->load() > 0);
        }
        QTRY_COMPARE(running->load(), 0);
        QVERIFY(!delivered);
    }

    void workThatThrowsFails()
    {
        Job job;
        QSignalSpy ended(&job, &Job::ended);
        bool delivered = false;
        job.start([](const Task&) -> int { throw std::bad_alloc(); }, [&](int) { delivered = true; });
        QVERIFY(ended.wait());
        QCOMPARE(ended.first().first().value<Job::End>(), Job::End::Failed);
        QVERIFY(!delivered);
    }

    void progressIsReported()
    {
        Job job;
        QSignalSpy progress(&job, &Job::progressed);
        QSignalSpy ended(&job, &Job::ended);
        std::atomic<bool> go = false;
        job.start(
            [&go](const Task& task) {
                task.report(0.5);
                while (!go)
                    QThread::usleep(200);
                return 0;
            },
            [](int) {});
        QTRY_VERIFY(!progress.isEmpty() && progress.last().first().toDouble() == 0.5);
        go = true;
        QVERIFY(ended.wait());
    }

    void oneJobStartsTheNext()
    {
        Job job;
        QSignalSpy ended(&job, &Job::ended);
        QList<int> results;
        job.start([](const Task&) { return 1; },
                  [&](int first) {
                      results << first;
                      job.start([](const Task&) { return 2; }, [&](int second) { results << second; });
                  });
        QVERIFY(ended.wait());
        QCOMPARE(results, (QList<int>{1, 2}));
        QCOMPARE(ended.size(), 1);
    }
};

QTEST_GUILESS_MAIN(JobTest)
#include "tst_job.moc"
