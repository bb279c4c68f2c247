// Blueprints in the program's own window while somebody else is at their file, in the middle of a gesture,
// with values that no generator writes, and where there is no OpenGL.
#include "tests/app/blueprint_shell.h"
#include "tests/app/shown_text.h"
#include "tests/support/blueprint_bytes.h"
#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/height_profile_dock.h"
#include "views/blueprint/layers_dock.h"
#include "views/blueprint/pixel_dock.h"
#include "views/blueprint/plots_dock.h"
#include "views/common/file_notice.h"
#include "views/common/verdict_bar.h"

#include <QClipboard>
#include <QRegularExpression>

#include <cmath>
#include <sys/stat.h>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::BlueprintShell;

namespace {

/// An accepted file of 256² pixels with these heights.
QByteArray fileWithHeights(const std::function<float(int pixel)>& height)
{
    QByteArray heights;
    for (int pixel = 0; pixel < 256 * 256; ++pixel)
        heights += test::bytesOfValue(height(pixel));
    test::BlueprintBytes file = test::BlueprintBytes::version2();
    file.section("PRMS", test::parametersPayload());
    file.section("HGTS", heights);
    file.section("BIOM", test::biomeGrid(5));
    return file.emptyLists().bytes();
}

/// What somebody else does to an open file.
using Disturbance = std::function<void(const QString& path)>;

} // namespace

Q_DECLARE_METATYPE(Disturbance)

class BlueprintDisturbedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void disturbedFiles_data()
    {
        QTest::addColumn<Disturbance>("disturb");
        QTest::newRow("cut to nothing") << Disturbance([](const QString& path) { QFile::resize(path, 0); });
        QTest::newRow("cut in the middle")
            << Disturbance([](const QString& path) { QFile::resize(path, 150000); });
        QTest::newRow("overwritten in place")
            << Disturbance([](const QString& path) { test::writeAll(path, QByteArray(300000, '\xff')); });
        QTest::newRow("replaced by another kind") << Disturbance([](const QString& path) {
            QFile::remove(path);
            test::writeAll(path, "BHBO no blueprint");
        });
        QTest::newRow("replaced by a rejected one") << Disturbance([](const QString& path) {
            QFile::remove(path);
            test::writeAll(path, test::goldenBlueprint(QStringLiteral("e-missing-heights")));
        });
        QTest::newRow("replaced by a folder") << Disturbance([](const QString& path) {
            QFile::remove(path);
            QDir().mkdir(path);
        });
        QTest::newRow("replaced by a pipe") << Disturbance([](const QString& path) {
            QFile::remove(path);
            QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        });
        QTest::newRow("removed") << Disturbance([](const QString& path) { QFile::remove(path); });
    }

    // Said at once, gone on with, and said again in the sentence that a reload ends with.
    void disturbedFiles()
    {
        QFETCH(Disturbance, disturb);
        BlueprintShell shell;
        const QString path = shell.unpack(QStringLiteral("v2-full-curve5"));
        BlueprintWorkbench* const workbench = shell.open(path);
        QVERIFY(workbench);
        disturb(path);
        shell.wheel({200, 200}, 20);
        shell.drag({200, 200}, {320, 260});
        shell.key(Qt::Key_Slash, Qt::ControlModifier);
        QTRY_VERIFY(workbench->notice().isVisible());
        QVERIFY(!workbench->notice().sentence().isEmpty());
        QVERIFY(workbench->verdictBar().state() != VerdictBar::State::Good);
        workbench->actionsById()[QStringLiteral("blueprint.check")]->trigger();
        shell.wheel({300, 100}, 40);
        QTRY_VERIFY(workbench->complete());
        shell.key(Qt::Key_F5);
        QTRY_VERIFY(workbench->complete() || workbench->notice().isVisible());
        QTRY_VERIFY(workbench->verdictBar().state() != VerdictBar::State::Good);
        shell.key(Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE(shell.window->tabs().count(), 1);
    }

    // Fifty writes in a second are one notice, and a reload has the newest content.
    void manyWritesAreOneNotice()
    {
        BlueprintShell shell;
        const QString path = shell.unpack(QStringLiteral("v2-full-curve5"));
        BlueprintWorkbench* const workbench = shell.open(path);
        QVERIFY(workbench);
        for (int i = 0; i < 50; ++i) {
            test::writeAll(path, test::goldenBlueprint(i % 2 == 0 ? QStringLiteral("v2-full-curve1")
                                                                  : QStringLiteral("e-biome")));
            QTest::qWait(20);
        }
        QTRY_VERIFY(workbench->notice().isVisible());
        QCOMPARE(shell.window->findChildren<FileNotice*>().size(), 1);
        QVERIFY(!QApplication::activeModalWidget());
        shell.key(Qt::Key_F5);
        QTRY_VERIFY(workbench->complete() && workbench->rejected());
        QVERIFY(!workbench->notice().isVisible());
    }

    // What was pointed at and drawn on a larger map lies outside of the smaller one that takes its place.
    void aSmallerMapForgetsPlacesOutside()
    {
        BlueprintShell shell;
        const QString path = shell.files.filePath(QStringLiteral("MapData_Seed_7.dat"));
        QByteArray heights;
        for (int i = 0; i < 512 * 512; ++i)
            heights += test::bytesOfValue(0.5F);
        test::BlueprintBytes large = test::BlueprintBytes::version2();
        large.section("PRMS", test::parametersPayload(7, 512));
        large.section("HGTS", heights);
        large.section("BIOM", QByteArray(512 * 512, 5));
        test::writeAll(path, large.emptyLists().bytes());
        BlueprintWorkbench* const workbench = shell.open(path);
        QVERIFY(workbench);
        auto& canvas = workbench->map().canvas();
        canvas.lookAt({500.5, 500.5}, 8);
        QTest::mouseMove(&canvas, QPoint(3, 3));
        QTest::mouseMove(&canvas, canvas.rect().center());
        QTRY_COMPARE(workbench->docks().pixel->value(0), QStringLiteral("500, 500"));
        shell.key(Qt::Key_P);
        shell.drag(canvas.rect().center(), canvas.rect().center() + QPoint(40, 40));
        QTRY_VERIFY(!workbench->docks().profile->summary().isEmpty());

        QVERIFY(QFile::remove(path));
        test::writeAll(path, fileWithHeights([](int) { return 0.25F; }));
        shell.key(Qt::Key_F5);
        QTRY_COMPARE(workbench->document().snapshot()->blueprint.mapSize, 256U);
        QTRY_VERIFY(workbench->complete());
        QVERIFY(canvas.camera().visibleRect().intersects(QRectF(0, 0, 256, 256)));
        QCOMPARE(workbench->docks().profile->summary(), QString());
        shell.key(Qt::Key_C, Qt::AltModifier);
        const QStringList copied = QGuiApplication::clipboard()->text().split(QStringLiteral(", "));
        QCOMPARE(copied.size(), 2);
        QVERIFY2(copied[0].toInt() < 256 && copied[1].toInt() < 256,
                 qPrintable(copied.join(QLatin1Char(' '))));
        const auto overlays = canvas.scene().overlays;
        for (const canvas::Overlay& overlay : overlays)
            QVERIFY2(overlay.id != QLatin1String("line") && overlay.id != QLatin1String("ring"),
                     qPrintable(overlay.id));
        // The tool is still in hand.
        shell.drag({100, 100}, {200, 150});
        QTRY_VERIFY(!workbench->docks().profile->summary().isEmpty());
    }

    // Keys while a button is down: nothing crashes, and the next gesture is whole.
    void commandsDuringAGesture()
    {
        for (const bool profile : {false, true}) {
            BlueprintShell shell;
            BlueprintWorkbench* const workbench = shell.open(shell.unpack(QStringLiteral("v2-full-curve5")));
            QVERIFY(workbench);
            auto& canvas = workbench->map().canvas();
            if (profile)
                shell.key(Qt::Key_P);
            for (const auto& [key, modifiers] :
                 {std::pair(Qt::Key_F5, Qt::NoModifier), std::pair(Qt::Key_Slash, Qt::ControlModifier),
                  std::pair(Qt::Key_0, Qt::ControlModifier), std::pair(Qt::Key_1, Qt::AltModifier),
                  std::pair(Qt::Key_P, Qt::NoModifier), std::pair(Qt::Key_Escape, Qt::NoModifier)}) {
                QTest::mousePress(&canvas, Qt::LeftButton, {}, QPoint(200, 200));
                QTest::mouseMove(&canvas, QPoint(230, 220));
                shell.key(key, modifiers);
                QTest::mouseMove(&canvas, QPoint(260, 240));
                QTest::mouseRelease(&canvas, Qt::LeftButton, {}, QPoint(260, 240));
                QTRY_VERIFY(workbench->complete());
            }
            QTest::mousePress(&canvas, Qt::LeftButton, {}, QPoint(200, 200));
            shell.key(Qt::Key_W, Qt::ControlModifier);
            QTRY_COMPARE(shell.window->tabs().count(), 1);
        }
    }

    void wildHeights_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("no number at all") << fileWithHeights([](int) { return std::nanf(""); });
        QTest::newRow("all infinite") << fileWithHeights([](int) { return INFINITY; });
        QTest::newRow("one infinite") << fileWithHeights([](int i) { return i == 7 ? -INFINITY : 0.4F; });
        QTest::newRow("all equal") << fileWithHeights([](int) { return 0.4F; });
        QTest::newRow("as large as can be")
            << fileWithHeights([](int i) { return i % 2 == 0 ? -3.4e38F : 3.4e38F; });
        QTest::newRow("only one number")
            << fileWithHeights([](int i) { return i == 9 ? 0.4F : std::nanf(""); });
    }

    // Statistics over nothing but gaps once read 1.79769e+308 in other programs.
    void wildHeights()
    {
        QFETCH(QByteArray, file);
        BlueprintShell shell;
        const QString path = shell.files.filePath(QStringLiteral("MapData_Seed_7.dat"));
        test::writeAll(path, file);
        BlueprintWorkbench* const workbench = shell.open(path);
        QVERIFY(workbench);
        for (QDockWidget* dock : {static_cast<QDockWidget*>(workbench->docks().plots),
                                  static_cast<QDockWidget*>(workbench->docks().profile)}) {
            dock->show();
            dock->raise();
        }
        shell.key(Qt::Key_P);
        shell.drag({150, 150}, {400, 300});
        QTest::mouseMove(&workbench->map().canvas(), QPoint(200, 200));
        static const QRegularExpression absurd(QStringLiteral("e\\+?\\d{2,}|\\bnan\\b|\\binf\\b|\\d{20,}"));
        for (const QWidget* dock : {static_cast<const QWidget*>(workbench->docks().plots),
                                    static_cast<const QWidget*>(workbench->docks().profile),
                                    static_cast<const QWidget*>(workbench->docks().layers)}) {
            const QString text = test::shownText(*dock);
            if (!QByteArray(QTest::currentDataTag()).startsWith("as large"))
                QVERIFY2(!text.contains(absurd), qPrintable(text));
        }
        QVERIFY(!workbench->picture({100, 100}).isNull());
    }

    // The offscreen platform has no OpenGL: asked for, it is refused in a sentence, and the marks are true.
    void withoutOpenGl()
    {
        BlueprintShell shell;
        BlueprintWorkbench* const workbench = shell.open(shell.unpack(QStringLiteral("v2-full-curve5")));
        QVERIFY(workbench);
        QAction* const gl = workbench->actionsById()[QStringLiteral("blueprint.backendOpenGl")];
        QAction* const raster = workbench->actionsById()[QStringLiteral("blueprint.backendRaster")];
        QVERIFY(!gl->isChecked() && raster->isChecked());
        QVERIFY(!workbench->notice().isVisible());
        gl->trigger();
        QVERIFY(!gl->isChecked() && raster->isChecked());
        QVERIFY(workbench->notice().isVisible());
        QVERIFY2(workbench->notice().sentence().contains(QLatin1String("OpenGL")),
                 qPrintable(workbench->notice().sentence()));
        // A chosen action that is chosen again stays the chosen one.
        raster->trigger();
        QVERIFY(!gl->isChecked() && raster->isChecked());
        shell.wheel({200, 200}, 10);
        QTRY_VERIFY(workbench->complete());

        // A user who chose OpenGL for good is told when a file opens.
        views::Preferences preferences = shell.settings.preferences();
        preferences.canvasBackend = views::CanvasBackend::OpenGl;
        shell.settings.setPreferences(preferences);
        BlueprintWorkbench* const next = shell.open(shell.unpack(QStringLiteral("v2-full-curve1")));
        QVERIFY(next);
        QVERIFY(next->notice().isVisible());
        QVERIFY(next->notice().sentence().contains(QLatin1String("OpenGL")));
    }
};

QTEST_MAIN(BlueprintDisturbedTest)
#include "tst_blueprint_disturbed.moc"
