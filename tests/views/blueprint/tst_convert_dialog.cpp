// "Convert…": what it says before, what it writes, and what it refuses.
#include "formats/blueprint/sample/sample_island.h"
#include "model/common/workers.h"
#include "tests/support/files.h"
#include "tests/support/heartbeat.h"
#include "tests/support/held_workers.h"
#include "tests/views/blueprint/workbench_fixture.h"
#include "views/blueprint/blueprint_writer.h"
#include "views/blueprint/convert_dialog.h"
#include "views/common/file_notice.h"
#include "views/common/target_field.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorkbenchFixture;

namespace {

/// The dialog as the action opens it, when it has looked into the file.
ConvertDialog* openDialog(BlueprintWorkbench& workbench)
{
    workbench.actionsById()[QStringLiteral("blueprint.convert")]->trigger();
    return workbench.findChild<ConvertDialog*>();
}

bool waitForAnswer(const ConvertDialog& dialog)
{
    return QTest::qWaitFor([&] { return !dialog.answer().startsWith(QStringLiteral("Looking")); },
                           test::patience);
}

QPushButton* convertButton(const ConvertDialog& dialog)
{
    for (QAbstractButton* button : dialog.findChild<QDialogButtonBox*>()->buttons()) {
        if (dialog.findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
            return qobject_cast<QPushButton*>(button);
    }
    return nullptr;
}

void setTarget(ConvertDialog& dialog, const QString& target)
{
    dialog.findChild<TargetField*>(QStringLiteral("target"))->line()->setText(target);
}

/// What the codec itself makes of a file.
QByteArray converted(const QString& path, int version, bool water, const QString& into)
{
    const auto file = core::MappedFile::open(path.toStdString());
    blueprint::ConvertOptions options;
    options.version = version;
    options.deriveWater = water;
    const auto conversion = blueprint::Conversion::prepare(*file, options);
    if (!conversion || !conversion->write(into.toStdString()))
        qFatal("the codec refuses %s", qPrintable(path));
    return test::readAll(into);
}

} // namespace

class ConvertDialogTest : public QObject
{
    Q_OBJECT

private:
    WorkbenchFixture m_fixture;

    void convert(BlueprintWorkbench& workbench, ConvertDialog* dialog)
    {
        QVERIFY(dialog);
        QVERIFY(waitForAnswer(*dialog));
        QVERIFY2(convertButton(*dialog)->isEnabled(), qPrintable(dialog->answer()));
        QSignalSpy ended(&workbench.writer(), &BlueprintWriter::ended);
        convertButton(*dialog)->click();
        QVERIFY(ended.wait(test::patience));
    }

private Q_SLOTS:
    void lossesAreListedBefore()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        ConvertDialog* dialog = openDialog(*workbench);
        QVERIFY(dialog);
        QVERIFY(dialog->findChild<QRadioButton*>(QStringLiteral("version1"))->isChecked());
        QVERIFY(!dialog->findChild<QCheckBox*>(QStringLiteral("water"))->isEnabled());
        QCOMPARE(dialog->target(), m_fixture.file("v2-full-curve5_v1.dat"));
        QVERIFY(!convertButton(*dialog)->isEnabled());
        QVERIFY(waitForAnswer(*dialog));
        QVERIFY(dialog->findChild<QListWidget*>()->isVisible());
        const QString notes = dialog->notes().join(QLatin1Char('\n'));
        for (const char* lost : {"generation parameters", "WBID", "WBTB", "WSRF", "TCRV", "highway flags"})
            QVERIFY2(notes.contains(QLatin1String(lost)), lost);
        QVERIFY(convertButton(*dialog)->isEnabled());
        QVERIFY(!QFile::exists(dialog->target()));
        // The version that it has already.
        dialog->findChild<QRadioButton*>(QStringLiteral("version2"))->setChecked(true);
        QVERIFY(!convertButton(*dialog)->isEnabled());
        QVERIFY(dialog->notes().isEmpty());
        QVERIFY(dialog->target() != m_fixture.file("v2-full-curve5_v1.dat"));
    }

    void toVersion1AsTheCodecDoes()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        QSignalSpy opened(workbench.get(), &Workbench::openRequested);
        QSignalSpy said(workbench.get(), &Workbench::messageShown);
        const QString target = m_fixture.file("to1.dat");
        ConvertDialog* dialog = openDialog(*workbench);
        setTarget(*dialog, target);
        convert(*workbench, dialog);
        QCOMPARE(test::readAll(target), converted(path, 1, false, m_fixture.file("codec1.dat")));
        QVERIFY(said.last().first().toString().contains(QStringLiteral("to1.dat")));
        QCOMPARE(opened.size(), 0);
    }

    void toVersion2AndOpened()
    {
        const QString path = m_fixture.unpack("v1-plain");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        QSignalSpy opened(workbench.get(), &Workbench::openRequested);
        const QString target = m_fixture.file("to2.dat");
        ConvertDialog* dialog = openDialog(*workbench);
        QVERIFY(dialog->findChild<QRadioButton*>(QStringLiteral("version2"))->isChecked());
        setTarget(*dialog, target);
        dialog->findChild<QCheckBox*>(QStringLiteral("open"))->setChecked(true);
        convert(*workbench, dialog);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().first().toString(), target);
        const QByteArray ours = test::readAll(target);
        const QByteArray codec = converted(path, 2, false, m_fixture.file("codec2.dat"));
        QCOMPARE(ours.size(), codec.size());
        // The time of making lies in the parameters; all behind them is the same.
        const qsizetype heights = codec.indexOf("HGTS");
        QVERIFY(heights > 0 && ours.indexOf("HGTS") == heights);
        QCOMPARE(ours.mid(heights), codec.mid(heights));
    }

    void waterIsDerivedWhereItIsMissing()
    {
        const QString path = m_fixture.unpack("v2-only-mandatory");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        const QString target = m_fixture.file("wet.dat");
        ConvertDialog* dialog = openDialog(*workbench);
        dialog->findChild<QRadioButton*>(QStringLiteral("version2"))->setChecked(true);
        QCheckBox* water = dialog->findChild<QCheckBox*>(QStringLiteral("water"));
        QVERIFY(water->isEnabled());
        water->setChecked(true);
        setTarget(*dialog, target);
        convert(*workbench, dialog);
        QCOMPARE(test::readAll(target), converted(path, 2, true, m_fixture.file("codec-wet.dat")));
        QVERIFY(test::readAll(target).contains("WBID"));
    }

    void refusalsAreSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("rejected") << QStringLiteral("e-missing-heights") << QStringLiteral("refuse it");
        QTest::newRow("ordinals") << QStringLiteral("v1-ordinals") << QStringLiteral("ordinals");
    }

    void refusalsAreSaid()
    {
        QFETCH(QString, name);
        QFETCH(QString, words);
        const auto workbench = m_fixture.open(m_fixture.unpack(name.toLatin1().constData()));
        QVERIFY(workbench);
        ConvertDialog* dialog = openDialog(*workbench);
        QVERIFY(dialog);
        const QString target = m_fixture.file("refused.dat");
        setTarget(*dialog, target);
        QVERIFY(waitForAnswer(*dialog));
        QString said = dialog->answer();
        if (dialog->plan()) {
            // Biomes are seen only when they are written.
            convert(*workbench, dialog);
            said = workbench->notice().sentence();
            QVERIFY(workbench->notice().isVisible());
        } else {
            QVERIFY(!convertButton(*dialog)->isEnabled());
            QVERIFY(!dialog->findChild<QListWidget*>()->isVisible());
        }
        QVERIFY2(said.contains(words), qPrintable(said));
        QVERIFY(!QFile::exists(target));
    }

    void aBadTargetIsSaid()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        ConvertDialog* onto = openDialog(*workbench);
        setTarget(*onto, m_fixture.file("."));
        QTRY_VERIFY(onto->findChild<TargetField*>()->hint().contains(QLatin1String("folder")));
        QVERIFY(!convertButton(*onto)->isEnabled());
        onto->reject();
        QTRY_VERIFY(!workbench->findChild<ConvertDialog*>());
        for (const QString& target : {m_fixture.file("none/x.dat"), QStringLiteral("/proc/x.dat")}) {
            ConvertDialog* dialog = openDialog(*workbench);
            setTarget(*dialog, target);
            convert(*workbench, dialog);
            QVERIFY(workbench->notice().isVisible());
            QVERIFY(!workbench->notice().sentence().isEmpty());
            workbench->reload();
            QTRY_VERIFY(workbench->complete());
            QTRY_VERIFY(!workbench->findChild<ConvertDialog*>());
        }
    }

    void theOpenFileCanBeItsOwnTarget()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const QByteArray expected = converted(path, 1, false, m_fixture.file("codec-self.dat"));
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        ConvertDialog* dialog = openDialog(*workbench);
        setTarget(*dialog, path);
        QVERIFY(!dialog->findChild<TargetField*>()->hint().isEmpty());
        convert(*workbench, dialog);
        QCOMPARE(test::readAll(path), expected);
        QTRY_COMPARE(workbench->document().snapshot()->blueprint.version, 1);
        QTRY_VERIFY(workbench->complete());
        QVERIFY(!workbench->rejected());
        QTRY_VERIFY(!workbench->notice().isVisible());
    }

    void cancelLeavesNothingAndTheEventLoopGoesOn()
    {
        const QString path = m_fixture.file("island.dat");
        QVERIFY(blueprint::sample::writeSampleIsland({}, path.toStdString(),
                                                     m_fixture.file("island_v1.dat").toStdString()));
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        const QString target = m_fixture.file("never.dat");
        const auto entries = [this] {
            return QDir(m_fixture.file(".")).entryList(QDir::AllEntries | QDir::Hidden);
        };
        const QStringList before = entries();
        ConvertDialog* dialog = openDialog(*workbench);
        setTarget(*dialog, target);
        QVERIFY(waitForAnswer(*dialog));
        // Where the window waits for a processor, the whole file could be there before anyone cancels.
        test::HeldWorkers held;
        const auto stop = connect(&workbench->writer(), &BlueprintWriter::started, this, [&] {
            workbench->cancelWork();
            held.release();
        });
        convert(*workbench, dialog);
        disconnect(stop);
        QVERIFY(model::workers().waitForDone(test::patience));
        QCOMPARE(entries(), before);
        QVERIFY(workbench->notice().sentence().isEmpty());

        QTRY_VERIFY(!workbench->findChild<ConvertDialog*>());
        test::Heartbeat heartbeat;
        dialog = openDialog(*workbench);
        setTarget(*dialog, target);
        convert(*workbench, dialog);
        QVERIFY(QFile::exists(target));
        QVERIFY(heartbeat.beats() > 0);
        qInfo("convert: longest gap %.1f ms, longest work %.1f ms", heartbeat.longestGap(),
              heartbeat.longestWork());
    }

    void aCancelThatComesTooLateIsSaid()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        const QString target = m_fixture.file("late.dat");
        ConvertDialog* dialog = openDialog(*workbench);
        setTarget(*dialog, target);
        dialog->findChild<QCheckBox*>(QStringLiteral("open"))->setChecked(true);
        QVERIFY(waitForAnswer(*dialog));
        QSignalSpy opened(workbench.get(), &Workbench::openRequested);
        convertButton(*dialog)->click();
        // The file is there before the window hears of it.
        QVERIFY(model::workers().waitForDone(test::patience));
        QVERIFY(QFile::exists(target));
        QVERIFY(workbench->writer().isRunning());
        workbench->cancelWork();
        QTRY_VERIFY(!workbench->writer().isRunning());
        const QString sentence = workbench->notice().sentence();
        QVERIFY2(sentence.contains(QStringLiteral("too late")) && sentence.contains(target),
                 qPrintable(sentence));
        QCOMPARE(opened.size(), 0);
    }

    void closingWhileItConverts()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        for (int i = 0; i < 20; ++i) {
            auto workbench = m_fixture.open(path);
            QVERIFY(workbench);
            ConvertDialog* dialog = openDialog(*workbench);
            setTarget(*dialog, m_fixture.file("closing.dat"));
            if (i % 2 == 0) {
                QVERIFY(waitForAnswer(*dialog));
                convertButton(*dialog)->click();
            }
            workbench->shutDown();
            workbench.reset();
        }
        QVERIFY(model::workers().waitForDone(test::patience));
        // Whole or not there at all.
        if (QFile::exists(m_fixture.file("closing.dat")))
            QCOMPARE(test::readAll(m_fixture.file("closing.dat")),
                     converted(path, 1, false, m_fixture.file("codec-closing.dat")));
    }
};

QTEST_MAIN(ConvertDialogTest)
#include "tst_convert_dialog.moc"
