// Standard output and standard error that cannot be written to: closed, or on a full disk. The program does
// its work all the same, ends as it would have, and never passes lost results for done.
#include "tests/app/cli/shell.h"
#include "tests/support/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

class StreamsTest : public QObject
{
    Q_OBJECT

private:
    /// Every subcommand, once with what it can do and once with what it cannot; all in the sample's folder.
    static void addRows()
    {
        QTest::addColumn<QString>("call");
        // What the call writes beside its streams, to be looked at and removed.
        QTest::addColumn<QString>("file");
        const auto row = [](const char* call, const char* file = "") {
            QTest::newRow(call) << QString::fromLatin1(call) << QString::fromLatin1(file);
        };
        row("check MapData_Seed_7.dat");
        row("check --json blobs content");
        row("check nosuch");
        row("check --palette nosuch MapData_Seed_7.dat");
        row("check --config nosuch MapData_Seed_7.dat");
        row("info content");
        row("info --json blobs/level.blob");
        row("info nosuch");
        row("convert MapData_Seed_7.dat out.dat --to v1", "out.dat");
        row("convert nosuch out.dat --to v1");
        row("convert MapData_Seed_7.dat out.dat --to v1 --derive-water");
        row("repair blobs/bit-flip.blob out.blob", "out.blob");
        row("repair nosuch out.blob");
        row("normalize content");
        row("normalize content --chunk 99,99");
        row("normalize nosuch");
        row("compose content --center 0,0");
        row("compose nosuch --center 0,0");
        row("edit content script.jsonl --dry-run");
        row("edit content nosuch");
        row("edit content wrong.jsonl");
        row("render MapData_Seed_7.dat out.png --size 64", "out.png");
        row("render nosuch out.png");
        row("sample again --size 256", "again/content/worlds.json");
        row("sample /proc/nothing");
        row("sample .");
        row("--version");
        row("--help");
        row("check --help");
        row("check --nonsense");
        row("frobnicate");
    }

    /// Removes what a call wrote; says whether it was there.
    [[nodiscard]] bool takeAway(const QString& file) const
    {
        const QString path = m_folder.filePath(file);
        const bool there = QFile::exists(path);
        QFile::remove(path);
        if (file.contains(QLatin1Char('/')))
            QDir(m_folder.filePath(file.section(QLatin1Char('/'), 0, 0))).removeRecursively();
        return there;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const test::ProgramRun run = test::runProgram(
            {QStringLiteral("sample"), m_folder.path(), QStringLiteral("--size"), QStringLiteral("256")});
        QVERIFY2(run.status == 0, run.errors.constData());
        test::writeAll(m_folder.filePath(QStringLiteral("script.jsonl")),
                       R"({"op":"paint","layer":1,"x":0,"y":0,"symbol":"x"})");
        test::writeAll(m_folder.filePath(QStringLiteral("wrong.jsonl")), R"({"op":"dance"})");
    }

    void standardErrorLost_data() { addRows(); }
    void standardErrorLost()
    {
        QFETCH(QString, call);
        QFETCH(QString, file);
        const QStringList arguments = call.split(QLatin1Char(' '));
        const test::ProgramRun usual = test::runProgram(arguments, m_folder.path());
        QVERIFY(usual.status == 0 || !usual.errors.isEmpty() || !usual.output.isEmpty());
        if (!file.isEmpty())
            QVERIFY(takeAway(file));
        for (const QString& redirection : {QStringLiteral("2>&-"), QStringLiteral("2>/dev/full")}) {
            const test::ProgramRun run =
                test::runInShell(QStringLiteral("exec \"$@\" ") + redirection, arguments, m_folder.path());
            QCOMPARE(run.status, usual.status);
            QCOMPARE(run.output, usual.output);
            if (!file.isEmpty())
                QVERIFY(takeAway(file));
        }
    }

    void standardOutputLost_data() { addRows(); }
    void standardOutputLost()
    {
        QFETCH(QString, call);
        QFETCH(QString, file);
        const QStringList arguments = call.split(QLatin1Char(' '));
        const test::ProgramRun usual = test::runProgram(arguments, m_folder.path());
        if (!file.isEmpty())
            QVERIFY(takeAway(file));
        for (const QString& redirection : {QStringLiteral(">&-"), QStringLiteral(">/dev/full")}) {
            const test::ProgramRun run =
                test::runInShell(QStringLiteral("exec \"$@\" ") + redirection, arguments, m_folder.path());
            QCOMPARE(run.status, usual.output.isEmpty() ? usual.status : 2);
            QCOMPARE(run.errors.contains("standard output cannot be written"), !usual.output.isEmpty());
            if (!file.isEmpty())
                QVERIFY(takeAway(file));
        }
    }

    // No file that is written gets the number of a closed stream, and with it the messages.
    void everyStreamClosed()
    {
        const QStringList arguments{QStringLiteral("convert"), QStringLiteral("MapData_Seed_7.dat"),
                                    QStringLiteral("out.dat"), QStringLiteral("--to"), QStringLiteral("v1")};
        const test::ProgramRun run =
            test::runInShell(QStringLiteral("exec \"$@\" <&- >&- 2>&-"), arguments, m_folder.path());
        QCOMPARE(run.status, 0);
        QCOMPARE(test::readAll(m_folder.filePath(QStringLiteral("out.dat"))),
                 test::readAll(m_folder.filePath(QStringLiteral("MapData_Seed_7_v1.dat"))));
        QVERIFY(takeAway(QStringLiteral("out.dat")));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(StreamsTest)
#include "tst_streams.moc"
