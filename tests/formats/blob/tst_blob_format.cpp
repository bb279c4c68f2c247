// FORMAT.md says what the code does: its dump is a sound file, its tables are the code list, and the golden
// files show every code.
#include "formats/blob/check.h"
#include "tests/support/files.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace chartroom;

namespace {

QStringList formatLines()
{
    const QString path = test::dataPath(QStringLiteral("../../formats/blob/FORMAT.md"));
    return QString::fromUtf8(test::readAll(path)).split(QLatin1Char('\n'));
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

// The codes that the format's tables have to list, in the order of the code list.
QStringList listedCodes()
{
    static const QRegularExpression ours(QStringLiteral("^(blob|cause|advice|domains|repair)\\."));
    QStringList list;
    for (const core::CodeInfo& info : core::allCodes()) {
        if (ours.match(text(info.name)).hasMatch())
            list << text(info.name);
    }
    return list;
}

} // namespace

class BlobFormatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDumpIsASoundFile()
    {
        static const QRegularExpression row(QStringLiteral("^(\\d{4})  ((?:[0-9A-F]{2} ?)+) +\\S"));
        QByteArray file;
        for (const QString& line : formatLines()) {
            const auto match = row.match(line);
            if (!match.hasMatch())
                continue;
            QCOMPARE(match.captured(1).toLongLong(), file.size());
            file += QByteArray::fromHex(match.captured(2).toLatin1());
        }
        QCOMPARE(file.size(), 80);
        const auto result = blob::check(test::bytesOf(file));
        QCOMPARE(result.verdict, core::Verdict::Accepted);
        QVERIFY(result.findings.findings().empty());
        const auto& envelopes = result.envelopes.envelopes;
        QCOMPARE(envelopes.size(), 2U);
        QCOMPARE(blob::domainName(test::bytesOf(file), envelopes[0]), std::string("Level"));
        QCOMPARE(envelopes[0].content(), (core::ByteRange{41, 39}));
        QCOMPARE(blob::domainName(test::bytesOf(file), envelopes[1]), std::string("LevelHints"));
        QCOMPARE(envelopes[1].whole(), (core::ByteRange{58, 22}));
    }

    void theTablesAreTheCodeList()
    {
        static const QRegularExpression row(QStringLiteral("^\\| `([a-z.0-9-]+)` \\| ([^|]*) \\|"));
        QStringList documented;
        for (const QString& line : formatLines()) {
            const auto match = row.match(line);
            if (!match.hasMatch())
                continue;
            const QString name = match.captured(1);
            documented << name;
            if (name.startsWith(QLatin1String("cause.")))
                continue;
            for (const core::CodeInfo& info : core::allCodes()) {
                if (text(info.name) == name)
                    QCOMPARE(match.captured(2), text(core::name(info.level)));
            }
        }
        QStringList expected = listedCodes();
        // Remarks stand behind the causes in the document.
        documented.sort();
        expected.sort();
        QCOMPARE(documented, expected);
    }

    void theGoldenFilesShowEveryCode()
    {
        QSet<QString> shown;
        const QDir folder(test::dataPath(QStringLiteral("golden/blob")));
        for (const QString& name : folder.entryList({QStringLiteral("*.json")})) {
            const QJsonDocument golden = QJsonDocument::fromJson(test::readAll(folder.filePath(name)));
            for (const char* const list : {"findings", "causes"}) {
                for (const QJsonValue value : golden[QLatin1String(list)].toArray())
                    shown << value[QLatin1String("code")].toString();
            }
        }
        static const QRegularExpression ofFiles(QStringLiteral("^(blob\\.(?!remark)|cause\\.)"));
        for (const QString& code : listedCodes())
            QVERIFY2(!ofFiles.match(code).hasMatch() || shown.contains(code), qPrintable(code));
    }

    // A sentence with a name in braces that nobody fills would show a gap.
    void everySentenceIsWholeInTheGoldenFiles()
    {
        static const QRegularExpression names(QStringLiteral("\\{([a-zA-Z]+)(?::[a-z]+)?\\}"));
        const auto unfilled = [](const core::Message& message) {
            QStringList missing;
            auto it = names.globalMatch(QString::fromUtf8(core::info(message.code).text));
            while (it.hasNext()) {
                const QString name = it.next().captured(1);
                if (message.argument(name.toStdString()).empty())
                    missing << text(core::info(message.code).name) + QLatin1Char(' ') + name;
            }
            return missing;
        };
        const QDir folder(test::dataPath(QStringLiteral("golden/blob")));
        for (const QString& name : folder.entryList({QStringLiteral("*.blob")})) {
            const QByteArray bytes = test::readAll(folder.filePath(name));
            const auto result = blob::check(test::bytesOf(bytes));
            for (const core::Finding& finding : result.findings.findings())
                QCOMPARE(unfilled(finding), QStringList());
            for (const blob::Cause& cause : result.causes.causes)
                QCOMPARE(unfilled(cause), QStringList());
        }
    }
};

QTEST_GUILESS_MAIN(BlobFormatTest)
#include "tst_blob_format.moc"
