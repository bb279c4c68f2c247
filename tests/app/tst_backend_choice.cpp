// The back end that the settings ask for reaches the documents that are open.
#include "tests/app/blueprint_shell.h"
#include "views/blueprint/blueprint_actions.h"
#include "views/canvas/widgets/backend_choice.h"

#include <QAction>
#include <QComboBox>

using namespace chartroom;
using namespace chartroom::test;

class BackendChoiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openDocumentsFollowTheSettings()
    {
        using Backend = canvas::CanvasWidget::Backend;
        const BlueprintShell shell;
        views::BlueprintWorkbench* const workbench =
            shell.open(shell.unpack(QStringLiteral("v2-full-curve5")));
        QVERIFY(workbench);
        const canvas::CanvasWidget& canvas = workbench->map().canvas();
        const Backend automatic = canvas::possibleBackend(Backend::Automatic);
        const Backend gl = canvas::possibleBackend(Backend::OpenGl);
        QCOMPARE(gl, Backend::OpenGl);
        QCOMPARE(canvas.backend(), automatic);

        shell.window->findChild<QAction*>(QStringLiteral("window.settings"))->trigger();
        QComboBox* choice = nullptr;
        QTRY_VERIFY((choice = shell.window->findChild<QComboBox*>(QStringLiteral("backend"))) != nullptr);
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(canvas.backend(), Backend::OpenGl);
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(canvas.backend(), Backend::Raster);
        QTest::keyClick(choice, Qt::Key_Home);
        QCOMPARE(canvas.backend(), automatic);
        QTest::keyClick(choice, Qt::Key_Down);
        QTest::keyClick(choice, Qt::Key_Up);
        QCOMPARE(canvas.backend(), automatic);

        // What was chosen for this map alone is not taken back by another setting.
        const Backend other = automatic == Backend::OpenGl ? Backend::Raster : Backend::OpenGl;
        workbench
            ->actionsById()[other == Backend::OpenGl ? QStringLiteral("blueprint.backendOpenGl")
                                                     : QStringLiteral("blueprint.backendRaster")]
            ->trigger();
        QCOMPARE(canvas.backend(), other);
        views::Preferences preferences = shell.settings.preferences();
        preferences.wheelZooms = !preferences.wheelZooms;
        workbench->setPreferences(preferences);
        QCOMPARE(canvas.backend(), other);
    }
};

QTEST_MAIN(BackendChoiceTest)
#include "tst_backend_choice.moc"
