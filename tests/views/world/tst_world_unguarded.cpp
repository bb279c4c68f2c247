// A world whose lock and recovery journal have no place.
#include "tests/views/world/world_window.h"
#include "views/common/action_notice.h"
#include "views/world/world_notices.h"

using namespace chartroom;
using chartroom::test::WorldWindow;

class WorldUnguardedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsSaidThatACrashWouldLoseWork()
    {
        const QTemporaryDir folder;
        // No folder can be made below a file, whoever runs this.
        const QString file = folder.filePath(QStringLiteral("file"));
        test::writeAll(file, "not a folder");
        model::WorldSessionOptions options;
        options.stateFolder = (file + QStringLiteral("/state")).toStdString();
        WorldWindow window(canvas::CanvasWidget::Backend::Raster, options);
        QVERIFY(window.isReady());
        const views::ActionNotice& notice = window.bench().notices().journal();
        QVERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().contains(QStringLiteral("Not a directory")),
                 qPrintable(notice.sentence()));
        QVERIFY(notice.sentence().contains(QStringLiteral("A crash would lose")));
        // It can be painted all the same.
        window.key(Qt::Key_B);
        window.click(0, 0);
        QCOMPARE(window.bench().unsavedChanges(), 1);
    }

    void aGuardedWorldSaysNothing()
    {
        const QTemporaryDir folder;
        model::WorldSessionOptions options;
        options.stateFolder = folder.path().toStdString();
        WorldWindow window(canvas::CanvasWidget::Backend::Raster, options);
        QVERIFY(window.isReady());
        QVERIFY(window.bench().notices().journal().isHidden());
    }
};

QTEST_MAIN(WorldUnguardedTest)
#include "tst_world_unguarded.moc"
