// "Export Picture…": the picture is what is shown, and what goes wrong is said.
#include "model/common/workers.h"
#include "tests/app/cli/program.h"
#include "tests/support/files.h"
#include "tests/support/held_workers.h"
#include "tests/views/blueprint/workbench_fixture.h"
#include "views/blueprint/blueprint_writer.h"
#include "views/blueprint/export_dialog.h"
#include "views/blueprint/layers_dock.h"
#include "views/blueprint/map_page.h"
#include "views/canvas/picture_export.h"
#include "views/common/file_notice.h"
#include "views/common/target_field.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include <filesystem>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorkbenchFixture;

namespace {

/// The dialog as the action opens it.
ExportDialog* openDialog(BlueprintWorkbench& workbench)
{
    workbench.actionsById()[QStringLiteral("blueprint.export")]->trigger();
    return workbench.findChild<ExportDialog*>();
}

void fill(ExportDialog& dialog, int side, const QString& target)
{
    dialog.findChild<QSpinBox*>(QStringLiteral("side"))->setValue(side);
    dialog.findChild<TargetField*>(QStringLiteral("target"))->line()->setText(target);
}

/// Shows one layer alone, without overlays.
void showOnly(BlueprintWorkbench& workbench, const QString& layer)
{
    LayerList& list = workbench.docks().layers->list();
    for (const LayerList::Entry& entry : list.entries())
        list.setVisible(entry.id, entry.id == layer);
    list.setOpacity(layer, 1);
}

} // namespace

class ExportDialogTest : public QObject
{
    Q_OBJECT

private:
    WorkbenchFixture m_fixture;

    void exportTo(BlueprintWorkbench& workbench, int side, const QString& target)
    {
        ExportDialog* dialog = openDialog(workbench);
        QVERIFY(dialog);
        fill(*dialog, side, target);
        QSignalSpy ended(&workbench.writer(), &BlueprintWriter::ended);
        dialog->accept();
        QVERIFY(ended.wait(test::patience));
    }

private Q_SLOTS:
    void theDialogSuggestsASizeAndAName()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        ExportDialog* dialog = openDialog(*workbench);
        QVERIFY(dialog);
        QCOMPARE(dialog->side(), 256);
        QCOMPARE(dialog->target(), m_fixture.file("v2-full-curve5.png"));
        ExportDialog large(path, 8192);
        QCOMPARE(large.side(), 2048);
        fill(large, 100000, QStringLiteral("other.png"));
        QCOMPARE(large.side(), 8192);
        QCOMPARE(large.target(), m_fixture.file("other.png"));
    }

    // What cannot be a picture is said beside the name, before it is tried.
    void badNamesAreSaidAtOnce()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const QDir folder(m_fixture.file("."));
        QVERIFY(QFile::link(path, m_fixture.file("link.png")));
        std::filesystem::create_hard_link(path.toStdString(), m_fixture.file("hard.png").toStdString());
        QVERIFY(folder.mkdir(QStringLiteral("named.png")));
        test::writeAll(m_fixture.file("old.png"), "a picture");
        ExportDialog dialog(path, 256);
        dialog.show();
        const auto* const field = dialog.findChild<TargetField*>(QStringLiteral("target"));
        const auto* const button = dialog.findChild<QDialogButtonBox*>()->buttons().first();
        const auto type = [&](const QString& name) {
            field->line()->selectAll();
            QTest::keyClicks(field->line(), name);
        };
        type(QStringLiteral("new.png"));
        QVERIFY(button->isEnabled() && field->hint().isEmpty());
        type(QStringLiteral("old.png"));
        QVERIFY(button->isEnabled() && field->hint().contains(QLatin1String("replaced")));
        for (const QString& name :
             {QStringLiteral("link.png"), QStringLiteral("hard.png"), QStringLiteral("v2-full-curve5.dat")}) {
            type(name);
            QVERIFY2(!button->isEnabled(), qPrintable(name));
            QVERIFY2(field->hint().contains(QLatin1String("open file")), qPrintable(field->hint()));
            QVERIFY(!field->hint().contains(QLatin1String("replaced")));
        }
        type(QStringLiteral("map.xyz"));
        QVERIFY(!button->isEnabled() && field->hint().contains(QLatin1String(".png")));
        type(QStringLiteral("named.png"));
        QVERIFY(!button->isEnabled() && field->hint().contains(QLatin1String("folder")));
        for (const char* name : {"link.png", "hard.png", "old.png"})
            QVERIFY(QFile::remove(m_fixture.file(name)));
        QVERIFY(folder.rmdir(QStringLiteral("named.png")));
    }

    void thePictureIsWhatIsShown_data()
    {
        QTest::addColumn<int>("side");
        QTest::newRow("a pixel each") << 256;
        QTest::newRow("reduced") << 100;
        QTest::newRow("tiny") << 1;
    }

    void thePictureIsWhatIsShown()
    {
        QFETCH(int, side);
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        LayerList& list = workbench->docks().layers->list();
        list.setVisible(QStringLiteral("biome"), true);
        list.setOpacity(QStringLiteral("biome"), 0.3);
        list.setVisible(QStringLiteral("grid"), true);
        // Glyphs are not smoothed in the same way on every thread.
        list.setVisible(QStringLiteral("towns"), false);
        // A ring around a place that was asked for is no part of the map.
        const canvas::Scene shown = workbench->map().canvas().scene();
        workbench->showPlace({std::nullopt, QRectF(40, 40, 1, 1)});

        const QString target = m_fixture.file("shown.png");
        exportTo(*workbench, side, target);
        QVERIFY2(workbench->notice().sentence().isEmpty(), qPrintable(workbench->notice().sentence()));

        // The same scene from the window's own tiles.
        canvas::Camera camera;
        camera.setBounds(shown.source->bounds());
        camera.setViewport({side, side});
        camera.fit();
        const QString expected = m_fixture.file("expected.png");
        QVERIFY(canvas::exportPicture(shown, camera, expected.toStdString()));
        const QImage picture(target);
        QCOMPARE(picture.size(), QSize(side, side));
        QCOMPARE(picture, QImage(expected));

        // And the layers matter.
        showOnly(*workbench, QStringLiteral("biome"));
        exportTo(*workbench, side, target);
        QVERIFY(QImage(target) != picture);
    }

    void theBiomesAreThoseOfTheCommandLine()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        showOnly(*workbench, QStringLiteral("biome"));
        const QString target = m_fixture.file("biomes.png");
        exportTo(*workbench, 200, target);
        const QString rendered = m_fixture.file("rendered.png");
        const auto run =
            test::runProgram({QStringLiteral("render"), path, rendered, QStringLiteral("--layer"),
                              QStringLiteral("biome"), QStringLiteral("--size"), QStringLiteral("200")});
        QCOMPARE(run.status, 0);
        QVERIFY(!QImage(rendered).isNull());
        QCOMPARE(QImage(target), QImage(rendered));
    }

    void whatGoesWrongIsSaid_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("words");
        QTest::newRow("no PNG") << m_fixture.file("map.xyz") << QStringLiteral("must end in .png");
        QTest::newRow("no folder") << m_fixture.file("none/map.png") << QStringLiteral("No such file");
        QDir(m_fixture.file(".")).mkdir(QStringLiteral("folder.png"));
        QTest::newRow("a folder") << m_fixture.file("folder.png") << QStringLiteral("Is a directory");
        // Nobody may write there, not even root.
        QTest::newRow("read-only") << QStringLiteral("/proc/map.png") << QStringLiteral("cannot be written");
    }

    void whatGoesWrongIsSaid()
    {
        QFETCH(QString, target);
        QFETCH(QString, words);
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        exportTo(*workbench, 64, target);
        QVERIFY(workbench->notice().isVisible());
        QVERIFY2(workbench->notice().sentence().contains(words), qPrintable(workbench->notice().sentence()));
        QVERIFY(!QFileInfo(target).isFile());
    }

    void cancelLeavesNothing()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        const QString target = m_fixture.file("kept.png");
        test::writeAll(target, "what was there");
        const QStringList before = QDir(m_fixture.file(".")).entryList(QDir::AllEntries | QDir::Hidden);
        BlueprintWriter& writer = workbench->writer();
        QSignalSpy busy(workbench.get(), &Workbench::busyChanged);
        // Where the window waits for a processor, the whole file could be there before anyone cancels.
        test::HeldWorkers held;
        const auto stop = connect(&writer, &BlueprintWriter::started, this, [&] {
            workbench->cancelWork();
            held.release();
        });
        exportTo(*workbench, 256, target);
        disconnect(stop);
        QVERIFY(model::workers().waitForDone(test::patience));
        QCOMPARE(test::readAll(target), QByteArray("what was there"));
        QCOMPARE(QDir(m_fixture.file(".")).entryList(QDir::AllEntries | QDir::Hidden), before);
        QCOMPARE(busy.first().at(0).toString(), QStringLiteral("Drawing the picture"));
        QVERIFY(busy.last().at(1).toDouble() >= 1);
        QVERIFY(workbench->notice().sentence().isEmpty());
        // The check was not what was stopped.
        QVERIFY(workbench->document().report());
        QVERIFY(workbench->actionsById()[QStringLiteral("blueprint.export")]->isEnabled());
    }

    void aCancelThatComesTooLateIsSaid()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        const QString target = m_fixture.file("late.png");
        BlueprintWriter& writer = workbench->writer();
        writer.writePicture(workbench->map().pictureScene(), workbench->document().snapshot(), 64, target);
        // The file is there before the window hears of it.
        QVERIFY(model::workers().waitForDone(test::patience));
        QVERIFY(QFile::exists(target));
        workbench->cancelWork();
        QTRY_VERIFY(!writer.isRunning());
        const QString sentence = workbench->notice().sentence();
        QVERIFY2(sentence.contains(QStringLiteral("too late")) && sentence.contains(target),
                 qPrintable(sentence));
    }
};

QTEST_MAIN(ExportDialogTest)
#include "tst_export_dialog.moc"
