// The file of a blueprint workbench: it is read, changed by others and read again; the work on it is stopped.
#include "model/common/workers.h"
#include "tests/support/files.h"
#include "tests/support/heartbeat.h"
#include "tests/views/blueprint/workbench_fixture.h"
#include "views/common/file_notice.h"
#include "views/common/verdict_bar.h"

#include <QSignalSpy>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorkbenchFixture;

class BlueprintOpeningTest : public QObject
{
    Q_OBJECT

    WorkbenchFixture m_fixture;

private Q_SLOTS:
    void aFileThatIsNotThereIsExplained()
    {
        const auto workbench = m_fixture.start(m_fixture.file("none.dat"));
        QTRY_VERIFY(workbench->verdictBar().state() == VerdictBar::State::Bad);
        QVERIFY(workbench->verdictBar().sentence().contains(QStringLiteral("none.dat")));
        QVERIFY(!workbench->map().hasMap());
    }

    void reloadKeepsTheView()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        workbench->map().canvas().lookAt({100.5, 60.5}, 16);
        const auto view = workbench->map().canvas().view();
        QSignalSpy changed(&workbench->document(), &model::BlueprintDocument::snapshotChanged);
        workbench->reload();
        QVERIFY(changed.wait(test::patience));
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(workbench->map().canvas().view(), view);
    }

    void aChangedFileIsNoticedOnceAndReloaded()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        QVERIFY(!workbench->notice().isVisible());
        // Replaced by a shorter file of another size of map content.
        QVERIFY(QFile::remove(path));
        test::writeAll(path, test::goldenBlueprint(QStringLiteral("e-missing-heights")));
        QTRY_VERIFY(workbench->notice().isVisible());
        QVERIFY(workbench->notice().sentence().contains(QStringLiteral("replaced")));
        workbench->reload();
        QTRY_VERIFY(workbench->rejected());
        QTRY_VERIFY(workbench->complete());
        QVERIFY(!workbench->notice().isVisible());
        QVERIFY(!workbench->document().snapshot()->blueprint.heights);
        // And by a longer one.
        QVERIFY(QFile::remove(path));
        test::writeAll(path, test::goldenBlueprint(QStringLiteral("v2-full-curve1")));
        QTRY_VERIFY(workbench->notice().isVisible());
        workbench->reload();
        QTRY_VERIFY(!workbench->rejected() && workbench->complete());
        QVERIFY(workbench->document().snapshot()->blueprint.heights.has_value());
    }

    void aFileCutWhileItIsShownIsNoCrash()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const QByteArray whole = test::readAll(path);
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        for (int i = 0; i < 200; ++i) {
            QVERIFY(QFile::resize(path, (i * 7919) % whole.size()));
            workbench->map().canvas().lookAt({static_cast<double>(i), 255.0 - i}, i % 2 == 0 ? 64 : 1);
            workbench->document().check();
            (void)workbench->map().canvas().grabImage();
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(workbench->complete());
        QVERIFY(workbench->document().report()->disturbed.has_value());
    }

    void closingWhileWorkRuns()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        for (int i = 0; i < 50; ++i) {
            auto workbench = m_fixture.start(path);
            QTest::qWait(i % 10);
        }
        QVERIFY(model::workers().waitForDone(test::patience));
    }

    void cancelEndsTheWorkAndCheckAgainRestartsIt()
    {
        const auto workbench = m_fixture.start(m_fixture.unpack("v2-full-curve5"));
        // As soon as there is something to stop: a small file is checked in no time.
        connect(&workbench->document(), &model::BlueprintDocument::snapshotChanged, this,
                [&] { workbench->cancelWork(); });
        QTRY_VERIFY(workbench->document().snapshot());
        QTRY_COMPARE(workbench->document().stage(), model::BlueprintDocument::Stage::Idle);
        QVERIFY(!workbench->document().report());
        QVERIFY(workbench->verdictBar().sentence().contains(QStringLiteral("Check Again")));
        workbench->actionsById()[QStringLiteral("blueprint.check")]->trigger();
        QTRY_VERIFY(workbench->document().report());
    }

    void theEventLoopGoesOnMeanwhile()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        test::Heartbeat heartbeat;
        auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        QVERIFY(heartbeat.beats() > 0);
        qInfo("open and check: longest gap %.1f ms, longest work %.1f ms", heartbeat.longestGap(),
              heartbeat.longestWork());
        heartbeat.restart();
        workbench.reset();
        QTest::qWait(20);
        QVERIFY(heartbeat.beats() > 0);
        qInfo("close: longest gap %.1f ms, longest work %.1f ms", heartbeat.longestGap(),
              heartbeat.longestWork());
    }
};

QTEST_MAIN(BlueprintOpeningTest)
#include "tst_blueprint_opening.moc"
