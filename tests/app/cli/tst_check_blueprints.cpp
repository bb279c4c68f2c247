#include "tests/app/cli/program.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"
#include "tests/support/json_text.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace chartroom::test;

namespace {

/// Verdict, reason and findings in a form that can be compared.
QStringList answerOf(const QJsonObject& object)
{
    QStringList findings;
    for (const QJsonValue& finding : object[u"findings"].toArray())
        findings << QStringLiteral("%1 %2 %3+%4")
                        .arg(finding[u"code"].toString(), finding[u"level"].toString())
                        .arg(finding[u"offset"].toInteger())
                        .arg(finding[u"length"].toInteger());
    findings.sort();
    const QJsonValue reason = object[u"reason"];
    return QStringList{object[u"kind"].toString(), object[u"verdict"].toString(),
                       reason.isNull() ? QStringLiteral("null") : reason.toString()} +
           findings;
}

} // namespace

/// `chartroom check` on blueprints, through the real program.
class TestCheckBlueprints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_folder = QDir(m_temporary.path());
        (void)unpackGoldenBlueprint(QStringLiteral("v2-no-optional"), m_folder);
        (void)unpackGoldenBlueprint(QStringLiteral("e-section-cut"), m_folder);
    }

    void everyGoldenCaseInOneFolder()
    {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        const QDir golden(dataPath(QStringLiteral("golden/blueprint")));
        const QStringList answers = golden.entryList({QStringLiteral("*.json")}, QDir::Files);
        for (const QString& answer : answers)
            (void)unpackGoldenBlueprint(answer.chopped(5), folder);
        const ProgramRun run = runProgram({QStringLiteral("check"), QStringLiteral("--json"), folder.path()});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, QByteArray());
        const QList<QJsonObject> lines = run.json();
        QCOMPARE(lines.size(), answers.size());
        QStringList paths;
        for (const QJsonObject& line : lines) {
            const QString path = line[u"path"].toString();
            paths << path;
            const QString name = QFileInfo(path).completeBaseName();
            const QJsonObject expected =
                QJsonDocument::fromJson(readAll(golden.filePath(name + QStringLiteral(".json")))).object();
            QCOMPARE(answerOf(line), answerOf(expected));
        }
        QStringList sorted = paths;
        std::sort(sorted.begin(), sorted.end(),
                  [](const QString& a, const QString& b) { return a.toUtf8() < b.toUtf8(); });
        QCOMPARE(paths, sorted);
    }

    void exitStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, const QStringList& arguments, int status) {
            QTest::newRow(name) << QStringList{QStringLiteral("check")} + arguments << status;
        };
        const QString good = QStringLiteral("v2-no-optional.dat");
        const QString bad = QStringLiteral("e-section-cut.dat");
        row("accepted", {good}, 0);
        row("rejected", {bad}, 1);
        row("both", {bad, good}, 1);
        row("missing", {QStringLiteral("none.dat")}, 2);
        row("rejected and missing", {bad, QStringLiteral("none.dat"), good}, 2);
        row("no path", {}, 2);
        row("no such option", {QStringLiteral("--wrong"), good}, 2);
        row("help", {QStringLiteral("-h")}, 0);
        row("no palette", {QStringLiteral("--palette"), QStringLiteral("none.json"), good}, 2);
        row("a palette that is none", {QStringLiteral("--palette"), good, good}, 2);
        row("no configuration", {QStringLiteral("--config"), QStringLiteral("none.json"), good}, 2);
    }
    void exitStatus()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QCOMPARE(runProgram(arguments, m_folder.path()).status, status);
    }

    /// Keys in the order of the documentation, nothing on standard error, one line.
    void theJsonLine()
    {
        const ProgramRun run = runProgram(
            {QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("e-section-cut.dat")},
            m_folder.path());
        QCOMPARE(run.errors, QByteArray());
        QCOMPARE(run.output.count('\n'), 1);
        QVERIFY(run.output.startsWith(jsonText("{'path':'e-section-cut.dat','kind':'blueprint','verdict':'"
                                               "rejected','reason':'blueprint.section.length',"
                                               "'findings':[{'code':'blueprint.section.length','level':'"
                                               "error','offset':77,'length':8,'message':'Section HGTS")));
        QVERIFY(run.output.contains(jsonText("','expected':'99915','found':'262144'},{")));
        QVERIFY(run.output.endsWith("],\"causes\":[]}\n"));
        QVERIFY(!run.json().isEmpty() && !run.json().first().isEmpty());
    }

    void textForPeople()
    {
        const ProgramRun run =
            runProgram({QStringLiteral("check"), QStringLiteral("e-section-cut.dat")}, m_folder.path());
        QVERIFY(run.output.startsWith("e-section-cut.dat: rejected (blueprint.section.length)"));
        QVERIFY(run.output.contains("at 0x4D (77), 8 bytes"));
        QCOMPARE(run.errors, QByteArray());
    }

    /// Names with quotes, line breaks and bytes that are no text leave one valid JSON line each.
    void strangeNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("shown");
        QTest::newRow("quote and backslash") << QByteArray("a\"\\b.dat") << QStringLiteral("a\"\\b.dat");
        QTest::newRow("line break and tab") << QByteArray("a\n\tb.dat") << QStringLiteral("a\n\tb.dat");
        QTest::newRow("escape") << QByteArray("a\x1b[2Jb.dat") << QStringLiteral("a\x1b[2Jb.dat");
        QTest::newRow("not UTF-8") << QByteArray("a\xFF\xC3.dat") << QStringLiteral("a\\xFF\\xC3.dat");
        QTest::newRow("letters of the world") << QByteArray("測試 ü 😀.dat") << QStringLiteral("測試 ü 😀.dat");
    }
    void strangeNames()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, shown);
        const QTemporaryDir temporary;
        const QByteArray path = temporary.path().toUtf8() + '/' + name;
        const QByteArray good = m_folder.filePath(QStringLiteral("v2-no-optional.dat")).toUtf8();
        QCOMPARE(symlink(good.constData(), path.constData()), 0);
        const ProgramRun run =
            runProgram({QStringLiteral("check"), QStringLiteral("--json"), temporary.path()});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output.count('\n'), 1);
        const QList<QJsonObject> lines = run.json();
        QCOMPARE(lines.first()[u"path"].toString(), temporary.path() + QLatin1Char('/') + shown);
        const ProgramRun text = runProgram({QStringLiteral("check"), temporary.path()});
        QCOMPARE(text.output.count('\n'), 1);
        QVERIFY(!text.output.contains('\x1b'));
    }

    void contentCountsBeforeTheName()
    {
        const QTemporaryDir temporary;
        const QString path = temporary.filePath(QStringLiteral("renamed.blob"));
        QVERIFY(QFile::copy(m_folder.filePath(QStringLiteral("v2-no-optional.dat")), path));
        const ProgramRun run = runProgram({QStringLiteral("check"), QStringLiteral("--json"), path});
        QCOMPARE(run.json().first()[u"kind"].toString(), QStringLiteral("blueprint"));
        QCOMPARE(run.status, 0);
    }

    void whatIsNoKnownKindIsUnreadable()
    {
        const QTemporaryDir temporary;
        const QString path = temporary.filePath(QStringLiteral("a.txt"));
        writeAll(path, "hello");
        const ProgramRun run = runProgram({QStringLiteral("check"), QStringLiteral("--json"), path});
        QCOMPARE(run.status, 2);
        QCOMPARE(answerOf(run.json().first()),
                 (QStringList{QStringLiteral("unknown"), QStringLiteral("unreadable"),
                              QStringLiteral("file.unknown"), QStringLiteral("file.unknown error 0+0")}));
        QCOMPARE(runProgram({QStringLiteral("check"), temporary.path()}).status, 2);
    }

    /// A named pipe must not make the program wait for a writer.
    void aNamedPipeIsRefused()
    {
        const QTemporaryDir temporary;
        const QString path = temporary.filePath(QStringLiteral("pipe.dat"));
        QCOMPARE(mkfifo(path.toUtf8().constData(), 0600), 0);
        const ProgramRun run = runProgram({QStringLiteral("check"), QStringLiteral("--json"), path});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.json().first()[u"reason"].toString(), QStringLiteral("file.kind"));
    }

    void auditsCanBeLeftOut()
    {
        (void)unpackGoldenBlueprint(QStringLiteral("a-height"), m_folder);
        const QString name = QStringLiteral("a-height.dat");
        const QStringList call{QStringLiteral("check"), QStringLiteral("--json"), name};
        QCOMPARE(runProgram(call, m_folder.path()).json().first()[u"findings"].toArray().size(), 1);
        QCOMPARE(runProgram(call + QStringList{QStringLiteral("--no-audit")}, m_folder.path())
                     .json()
                     .first()[u"findings"]
                     .toArray()
                     .size(),
                 0);
    }

    void paletteConfigurationAndTwin()
    {
        writeAll(m_folder.filePath(QStringLiteral("p.json")),
                 jsonText("{'biomes':[{'name':'A','color':'#000000'}],'townTiers':[{'name':'T'}]}"));
        writeAll(m_folder.filePath(QStringLiteral("c.json")), jsonText("{'WorldSeed':1,'MapSize':512}"));
        const auto reasons = [this](const QStringList& options) {
            const ProgramRun run = runProgram(QStringList{QStringLiteral("check"), QStringLiteral("--json"),
                                                          QStringLiteral("v2-no-optional.dat")} +
                                                  options,
                                              m_folder.path());
            return answerOf(run.json().first()).mid(1);
        };
        QCOMPARE(reasons({QStringLiteral("--palette"), QStringLiteral("p.json")})[1],
                 QStringLiteral("blueprint.biome.ordinal"));
        QCOMPARE(reasons({QStringLiteral("--config"), QStringLiteral("c.json")}),
                 (QStringList{QStringLiteral("accepted"), QStringLiteral("null"),
                              QStringLiteral("audit.config.mapsize warning 24+4"),
                              QStringLiteral("audit.config.seed warning 20+4")}));
        QCOMPARE(reasons({QStringLiteral("--twin")}),
                 (QStringList{QStringLiteral("accepted"), QStringLiteral("null"),
                              QStringLiteral("audit.twin warning 0+0")}));
    }

    void aFullDiskIsNoSuccess()
    {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(CHARTROOM_PROGRAM),
                      {QStringLiteral("check"), m_folder.filePath(QStringLiteral("v2-no-optional.dat"))});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("standard output cannot be written"));
    }

    void infoAsJson()
    {
        (void)unpackGoldenBlueprint(QStringLiteral("v2-full-curve5"), m_folder);
        const ProgramRun run = runProgram(
            {QStringLiteral("info"), QStringLiteral("--json"), QStringLiteral("v2-full-curve5.dat")},
            m_folder.path());
        QCOMPARE(run.status, 0);
        const QJsonObject info = run.json().first();
        QCOMPARE(info[u"mapSize"].toInt(), 256);
        QCOMPARE(info[u"sections"].toArray().size(), 13);
        QCOMPARE(info[u"sections"][6][u"tag"].toString(), QStringLiteral("WBID"));
        QCOMPARE(info[u"sections"][6][u"offset"].toInt(), 327990);
        QCOMPARE(info[u"parameters"][u"worldSeed"].toInt(), 4711);
        QCOMPARE(info[u"curve"][u"presetId"].toInt(), 2);
        QCOMPARE(info[u"waterBodies"].toArray().size(), 4);
        QCOMPARE(info[u"waterBodies"][3][u"pixelCount"].toInt(), 437);
        QCOMPARE(info[u"towns"][0][u"tierName"].toString(), QStringLiteral("City"));
        QCOMPARE(info[u"roads"][0][u"points"].toInt(), 17);
        int pixels = 0;
        for (const QJsonValue& biome : info[u"statistics"][u"biomes"].toArray())
            pixels += biome[u"pixels"].toInt();
        QCOMPARE(pixels, 256 * 256);
        QCOMPARE(info[u"seaLevel"][u"source"].toString(), QStringLiteral("ocean body"));
    }

    /// `info` answers for every golden case, however damaged.
    void infoOfDamagedFiles()
    {
        for (const QString& name :
             {QStringLiteral("e-empty"), QStringLiteral("e-format"), QStringLiteral("e-mapsize-1"),
              QStringLiteral("e-missing-prms"), QStringLiteral("v1-ordinals"), QStringLiteral("a-height"),
              QStringLiteral("v2-unknown-sections")}) {
            const QString path = unpackGoldenBlueprint(name, m_folder);
            QCOMPARE(runProgram({QStringLiteral("info"), path}).status, 0);
            const ProgramRun json = runProgram({QStringLiteral("info"), QStringLiteral("--json"), path});
            QCOMPARE(json.json().first()[u"kind"].toString(), QStringLiteral("blueprint"));
        }
        QCOMPARE(runProgram({QStringLiteral("info"), QStringLiteral("none.dat")}).status, 2);
    }

private:
    QTemporaryDir m_temporary;
    QDir m_folder;
};

QTEST_GUILESS_MAIN(TestCheckBlueprints)
#include "tst_check_blueprints.moc"
