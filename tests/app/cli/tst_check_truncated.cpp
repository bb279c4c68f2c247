#include "app/cli/checkers.h"
#include "formats/core/code.h"
#include "tests/support/blueprint_bytes.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <unistd.h>

using namespace chartroom;

namespace {

/// A sound file of 512² pixels: its scan takes several steps, and each reports progress.
QByteArray soundFile()
{
    constexpr qsizetype pixels = 512 * 512;
    test::BlueprintBytes file = test::BlueprintBytes::version2();
    file.section("PRMS", test::parametersPayload(7, 512)).emptyLists();
    file.section("BIOM", QByteArray(pixels, '\3')).section("HGTS", QByteArray(pixels * 4, '\0'));
    return file.bytes();
}

} // namespace

/// Another program makes the file shorter while it is being checked.
class TestCheckTruncated : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoHundredTimesInMidCheck()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.dat"));
        const QByteArray bytes = soundFile();
        const cli::Target target{path.toStdString(), cli::Kind::Blueprint};
        for (int round = 0; round < 200; ++round) {
            test::writeAll(path, bytes);
            const auto left = static_cast<off_t>(bytes.size() / 200 * round);
            std::atomic<bool> cut = false;
            core::Task task;
            task.progress = [&](double) {
                if (!cut.exchange(true))
                    QCOMPARE(truncate(path.toUtf8().constData(), left), 0);
            };
            const cli::Report report = cli::checkBlueprint(target, {}, task);
            QVERIFY(cut);
            QCOMPARE(report.verdict, core::Verdict::Unreadable);
            QCOMPARE(*report.reason, core::Code::FileTruncated);
            QCOMPARE(report.findings.findings().size(), std::size_t{1});
        }
    }

    void withoutItTheFileIsAccepted()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.dat"));
        test::writeAll(path, soundFile());
        QCOMPARE(cli::checkBlueprint({path.toStdString(), cli::Kind::Blueprint}, {}, {}).verdict,
                 core::Verdict::Accepted);
    }

    void aFileThatIsWrittenToMeanwhileIsNotJudged()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.dat"));
        test::writeAll(path, soundFile());
        std::atomic<bool> written = false;
        core::Task task;
        task.progress = [&](double) {
            if (!written.exchange(true)) {
                QFile file(path);
                QVERIFY(file.open(QIODevice::Append));
                QCOMPARE(file.write("more"), 4);
            }
        };
        const cli::Report report = cli::checkBlueprint({path.toStdString(), cli::Kind::Blueprint}, {}, task);
        QCOMPARE(report.verdict, core::Verdict::Unreadable);
        QCOMPARE(*report.reason, core::Code::FileChanged);
    }
};

QTEST_GUILESS_MAIN(TestCheckTruncated)
#include "tst_check_truncated.moc"
