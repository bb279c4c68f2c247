// What the status bar says of the step that was done or undone last.
#include "tests/support/buttons.h"
#include "tests/support/files.h"
#include "tests/views/world/world_tool_test.h"
#include "views/common/action_notice.h"
#include "views/world/step_remark.h"
#include "views/world/world_notices.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace chartroom;
using namespace chartroom::views;
using test::WorldWindow;

class WorldStepRemarkTest : public QObject
{
    Q_OBJECT

private:
    /// Every undo goes on for a while.
    static model::WorldSessionOptions slow()
    {
        model::WorldSessionOptions options;
        options.changedAtOnce = 0;
        options.turnMilliseconds = 0;
        return options;
    }
    /// A step, and a change of its file by another program that was taken.
    static void takeTheirs(WorldWindow& window)
    {
        QVERIFY(window.isReady());
        window.state().setSymbol(u'W');
        window.state().setActiveLayer(model::LayerKey::room(1));
        window.key(Qt::Key_B);
        window.click(0, 0);
        QCOMPARE(window.steps(), 1U);
        test::writeAll(window.folder() + QStringLiteral("/chunks/0_0.json"),
                       R"({"schemaVersion":1,"backgroundTileId":"theirs"})");
        const ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QTest::mouseClick(test::buttonCalled(notice, QStringLiteral("Take Theirs")), Qt::LeftButton);
        QTRY_VERIFY(notice.isHidden());
        QTRY_COMPARE(window.steps(), 2U);
        QTRY_VERIFY(!window.session().isEditing());
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void aTakenBackChangeOfOthersIsSaidUntilTheNextStep_data()
    {
        QTest::addColumn<int>("next");
        QTest::addColumn<bool>("isSlow");
        QTest::newRow("undo") << 0 << false;
        QTest::newRow("redo") << 1 << false;
        QTest::newRow("another edit") << 2 << false;
        QTest::newRow("undo in parts") << 0 << true;
        QTest::newRow("redo in parts") << 1 << true;
    }
    void aTakenBackChangeOfOthersIsSaidUntilTheNextStep()
    {
        QFETCH(const int, next);
        QFETCH(const bool, isSlow);
        WorldWindow window(canvas::CanvasWidget::Backend::Raster,
                           isSlow ? slow() : model::WorldSessionOptions());
        takeTheirs(window);
        if (QTest::currentTestFailed())
            return;
        const test::StatusLine status(window.bench());
        window.undo();
        QCOMPARE(window.session().isEditing(), isSlow);
        QTRY_VERIFY(!window.session().isEditing());
        QCOMPARE(window.steps(), 1U);
        // News that no step comes with leave it.
        Q_EMIT window.session().stateChanged();
        QVERIFY2(status.text().startsWith(QStringLiteral("That took a change by another program back")),
                 qPrintable(status.text()));
        if (next == 0)
            window.undo();
        else if (next == 1)
            window.redo();
        else
            window.click(3, 3);
        QTRY_VERIFY(!window.session().isEditing());
        QCOMPARE(window.steps(), next == 0 ? 0U : 2U);
        QCOMPARE(status.text(), QString());
    }

    void anUndoThatIsCancelledHasTakenNothingBack()
    {
        WorldWindow window(canvas::CanvasWidget::Backend::Raster, slow());
        takeTheirs(window);
        if (QTest::currentTestFailed())
            return;
        const QSignalSpy said(&window.bench(), &Workbench::messageShown);
        const QSignalSpy over(&window.bench(), &Workbench::messageOver);
        window.undo();
        QVERIFY(window.session().isEditing());
        QCOMPARE(said.size(), 1);
        window.bench().cancelWork();
        QTRY_VERIFY(!window.session().isEditing());
        QCOMPARE(window.steps(), 2U);
        QCOMPARE(over.size(), 1);
        QCOMPARE(over.first(), said.first());
    }

    void whatIsSaidIsTakenBackOnce()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.state().setSymbol(u'W');
        window.state().setActiveLayer(model::LayerKey::room(1));
        window.key(Qt::Key_B);
        StepRemark remark(window.session());
        const QSignalSpy over(&remark, &StepRemark::over);
        remark.say(QStringLiteral("a sentence"));
        QCOMPARE(over.size(), 0);
        window.click(0, 0);
        QCOMPARE(over.size(), 1);
        QCOMPARE(over.first().first().toString(), QStringLiteral("a sentence"));
        window.click(4, 0);
        QCOMPARE(window.steps(), 2U);
        QCOMPARE(over.size(), 1);
    }

    void anEditThatIsOnlyBegunIsSaidOnceItIsDone_data()
    {
        QTest::addColumn<bool>("isCancelled");
        QTest::newRow("done") << false;
        QTest::newRow("cancelled") << true;
    }
    void anEditThatIsOnlyBegunIsSaidOnceItIsDone()
    {
        QFETCH(const bool, isCancelled);
        WorldWindow window;
        QVERIFY(window.isReady());
        StepRemark remark(window.session());
        const QSignalSpy said(&remark, &StepRemark::said);
        const QSignalSpy over(&remark, &StepRemark::over);
        const auto paint = [&window](std::int64_t cells, int x) {
            return window.session().apply(
                model::DeferredEdit{cells, [x] {
                                        return world::Operation{world::Paint{1, {x, 0}, u'W'}};
                                    }});
        };
        QVERIFY(paint(model::WorldSession::cellsAtOnce + 1, 0));
        QVERIFY(window.session().isEditing());
        remark.sayOfEdit(QStringLiteral("a sentence"));
        QCOMPARE(said.size(), 0);
        if (isCancelled)
            window.bench().cancelWork();
        QTRY_VERIFY(!window.session().isEditing());
        QCOMPARE(window.steps(), isCancelled ? 0U : 1U);
        QCOMPARE(said.size(), isCancelled ? 0 : 1);
        QCOMPARE(over.size(), 0);
        // Until the next step.
        QVERIFY(paint(1, 1));
        QCOMPARE(said.size(), isCancelled ? 0 : 1);
        QCOMPARE(over.size(), isCancelled ? 0 : 1);
    }

private:
    QTemporaryDir m_state;
};

QTEST_MAIN(WorldStepRemarkTest)
#include "tst_world_step_remark.moc"
