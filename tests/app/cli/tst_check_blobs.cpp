// The command line for blobs: the program itself, started as a user starts it.
#include "tests/app/cli/program.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

namespace {

QString golden(const QString& name)
{
    return test::dataPath(QStringLiteral("golden/blob/") + name);
}

QStringList strings(const QJsonValue& list, const QStringList& keys)
{
    QStringList rows;
    for (const QJsonValue value : list.toArray()) {
        QStringList row;
        for (const QString& key : keys)
            row << value[key].toVariant().toString();
        rows << row.join(QLatin1Char(' '));
    }
    rows.sort();
    return rows;
}

const QStringList findingKeys{QStringLiteral("code"), QStringLiteral("level"), QStringLiteral("offset"),
                              QStringLiteral("length")};
const QStringList causeKeys{QStringLiteral("code"), QStringLiteral("proof")};
const QStringList envelopeKeys{QStringLiteral("domain"), QStringLiteral("generation"),
                               QStringLiteral("offset"), QStringLiteral("length"),
                               QStringLiteral("depth"),  QStringLiteral("search")};

} // namespace

class CheckBlobsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // One call over the whole folder: a line a file, each as the golden file says.
    void checkJson()
    {
        QStringList arguments{QStringLiteral("check"), QStringLiteral("--json")};
        const QDir folder(golden(QString()));
        for (const QString& name : folder.entryList({QStringLiteral("*.blob")}, QDir::Files, QDir::Name))
            arguments << folder.filePath(name);
        const test::ProgramRun run = test::runProgram(arguments);
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, QByteArray());
        const auto lines = run.output.trimmed().split('\n');
        QCOMPARE(lines.size(), arguments.size() - 2);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QJsonObject report = QJsonDocument::fromJson(lines[i]).object();
            const QString path = arguments[i + 2];
            QCOMPARE(report[QLatin1String("path")].toString(), path);
            QString expectedPath = path;
            const QJsonObject expected =
                QJsonDocument::fromJson(
                    test::readAll(expectedPath.replace(QStringLiteral(".blob"), QStringLiteral(".json"))))
                    .object();
            for (const char* const key : {"kind", "verdict", "reason"})
                QCOMPARE(report[QLatin1String(key)], expected[QLatin1String(key)]);
            QCOMPARE(strings(report[QLatin1String("findings")], findingKeys),
                     strings(expected[QLatin1String("findings")], findingKeys));
            QCOMPARE(strings(report[QLatin1String("causes")], causeKeys),
                     strings(expected[QLatin1String("causes")], causeKeys));
        }
    }

    void exitStatuses()
    {
        QCOMPARE(test::runProgram({QStringLiteral("check"), golden(QStringLiteral("level.blob"))}).status, 0);
        QCOMPARE(test::runProgram({QStringLiteral("check"), golden(QStringLiteral("trailing.blob"))}).status,
                 1);
        QCOMPARE(test::runProgram({QStringLiteral("check"), golden(QStringLiteral("none.blob"))}).status, 2);
        QCOMPARE(test::runProgram({QStringLiteral("repair"), golden(QStringLiteral("trailing.blob"))}).status,
                 2);
    }

    void infoListsHeaderEnvelopesAndCauses()
    {
        const test::ProgramRun run = test::runProgram(
            {QStringLiteral("info"), QStringLiteral("--json"), golden(QStringLiteral("level.blob"))});
        QCOMPARE(run.status, 0);
        const QJsonObject info = QJsonDocument::fromJson(run.output).object();
        QCOMPARE(info[QLatin1String("header")][QLatin1String("length")].toInteger(), 781);
        QCOMPARE(info[QLatin1String("checks")].toArray().size(), 6);
        const QJsonObject expected =
            QJsonDocument::fromJson(test::readAll(golden(QStringLiteral("level.json")))).object();
        QCOMPARE(strings(info[QLatin1String("envelopes")], envelopeKeys),
                 strings(expected[QLatin1String("envelopes")], envelopeKeys));
        const test::ProgramRun text =
            test::runProgram({QStringLiteral("info"), golden(QStringLiteral("hash-zero.blob"))});
        QVERIFY(text.output.contains("cause.hash-field"));
        QVERIFY(text.output.contains("would") == false);
        QVERIFY(test::runProgram({QStringLiteral("info"), golden(QStringLiteral("magic.blob"))})
                    .output.contains("would pass"));
    }

    void repairMendsWhatIsProven()
    {
        const QTemporaryDir dir;
        const QString output = dir.filePath(QStringLiteral("ü 😀 a'b.blob"));
        const test::ProgramRun run =
            test::runProgram({QStringLiteral("repair"), golden(QStringLiteral("crlf-added.blob")), output});
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.contains("cause.crlf"));
        QCOMPARE(test::runProgram({QStringLiteral("check"), output}).status, 0);
    }

    void repairRefusesTheRest()
    {
        const QTemporaryDir dir;
        const QString output = dir.filePath(QStringLiteral("out.blob"));
        for (const char* const name : {"damaged.blob", "json.blob", "level.blob", "bom-no-hash.blob/none"}) {
            const test::ProgramRun run =
                test::runProgram({QStringLiteral("repair"), golden(QString::fromLatin1(name)), output});
            QVERIFY(run.status == 1 || run.status == 2);
            QCOMPARE(run.output, QByteArray());
            QVERIFY(run.errors.startsWith("chartroom repair: "));
            QVERIFY(!QFile::exists(output));
        }
        const QString copy = dir.filePath(QStringLiteral("bom.blob"));
        QVERIFY(QFile::copy(golden(QStringLiteral("bom.blob")), copy));
        const QByteArray before = test::readAll(copy);
        QCOMPARE(
            test::runProgram({QStringLiteral("repair"), copy, dir.path() + QStringLiteral("/./bom.blob")})
                .status,
            1);
        QCOMPARE(test::readAll(copy), before);
    }
};

QTEST_GUILESS_MAIN(CheckBlobsTest)
#include "tst_check_blobs.moc"
