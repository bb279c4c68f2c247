#include "formats/blueprint/check.h"
#include "tests/support/files.h"
#include "tests/support/finding_lines.h"
#include "tests/support/gzip.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace chartroom;

namespace {

QStringList actualFindings(const core::FindingList& list)
{
    QStringList lines = test::findingLines(list);
    lines.sort();
    return lines;
}

} // namespace

/// Every case of tests/data/golden/blueprint: verdict, reason and the exact set of findings.
class TestGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCaseHasBothFiles()
    {
        const QDir folder(test::dataPath(QStringLiteral("golden/blueprint")));
        QStringList files = folder.entryList({QStringLiteral("*.dat.gz")}, QDir::Files, QDir::Name);
        QStringList answers = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        files.replaceInStrings(QStringLiteral(".dat.gz"), QString());
        answers.replaceInStrings(QStringLiteral(".json"), QString());
        files.sort();
        answers.sort();
        QVERIFY(!files.isEmpty());
        QCOMPARE(files, answers);
    }

    void verdictReasonAndFindings_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(test::dataPath(QStringLiteral("golden/blueprint")));
        for (const QString& file : folder.entryList({QStringLiteral("*.dat.gz")}, QDir::Files, QDir::Name)) {
            const QString name = file.chopped(7);
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void verdictReasonAndFindings()
    {
        QFETCH(QString, name);
        const QString base = test::dataPath(QStringLiteral("golden/blueprint/")) + name;
        const QByteArray bytes = test::readGzip(base + QStringLiteral(".dat.gz"));
        const QJsonObject expected =
            QJsonDocument::fromJson(test::readAll(base + QStringLiteral(".json"))).object();

        const std::string fileName = name.toStdString() + ".dat";
        blueprint::CheckOptions options;
        options.fileName = fileName;
        const blueprint::CheckResult result = blueprint::check(test::bytesOf(bytes), options);

        QCOMPARE(actualFindings(result.findings),
                 test::expectedFindingLines(expected[u"findings"].toArray()));
        QCOMPARE(test::toQString(core::name(result.verdict)), expected[u"verdict"].toString());
        QCOMPARE(result.reason ? test::toQString(core::info(*result.reason).name) : QString(),
                 expected[u"reason"].toString());
    }

    /// The findings' sentences name every value that their template asks for.
    void sentencesAreWhole_data() { verdictReasonAndFindings_data(); }
    void sentencesAreWhole()
    {
        QFETCH(QString, name);
        const QByteArray bytes = test::readGzip(test::dataPath(QStringLiteral("golden/blueprint/")) + name +
                                                QStringLiteral(".dat.gz"));
        const std::string fileName = name.toStdString() + ".dat";
        blueprint::CheckOptions options;
        options.fileName = fileName;
        const blueprint::CheckResult result = blueprint::check(test::bytesOf(bytes), options);
        for (const core::Finding& finding : result.findings.findings()) {
            const QString sentence = test::toQString(core::info(finding.code).text);
            static const QRegularExpression argument(QStringLiteral("\\{(\\w+)\\}"));
            for (const auto& match : argument.globalMatch(sentence)) {
                const std::string key = match.captured(1).toStdString();
                QVERIFY2(!finding.argument(key).empty(),
                         qPrintable(sentence + QStringLiteral(" lacks ") + match.captured(1)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
