#include "formats/blueprint/check.h"
#include "tests/support/blueprint_bytes.h"
#include "tests/support/files.h"
#include "tests/support/finding_lines.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace chartroom;
using namespace chartroom::test;

namespace {

QString page()
{
    return QString::fromUtf8(readAll(QStringLiteral(CHARTROOM_FORMAT_PAGE)));
}

/// The codes of a page's or the program's tables, as `code level`.
using Codes = QStringList;

Codes documentedCodes()
{
    static const QRegularExpression row(
        QStringLiteral("^\\| `((?:blueprint|audit)\\.[a-z0-9.-]+)` \\| (\\w+) \\|"),
        QRegularExpression::MultilineOption);
    Codes codes;
    const QString text = page();
    for (const QRegularExpressionMatch& match : row.globalMatch(text))
        codes << match.captured(1) + QLatin1Char(' ') + match.captured(2);
    return codes;
}

Codes programCodes()
{
    Codes codes;
    for (const core::CodeInfo& info : core::allCodes())
        if (info.name.starts_with("blueprint.") || info.name.starts_with("audit."))
            codes << toQString(info.name) + QLatin1Char(' ') + toQString(core::name(info.level));
    return codes;
}

/// The bytes that a `hexdump -C` text stands for.
QByteArray bytesOfDump(const QString& text)
{
    static const QRegularExpression line(QStringLiteral("^([0-9a-f]{8})(?:  ([0-9a-f ]+)  \\|.*\\|)?$"));
    QByteArray bytes;
    QByteArray last;
    for (const QString& row : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const auto match = line.match(row);
        if (!match.hasMatch())
            continue; // `*`: the next line's place says how often the last one repeats
        const qsizetype place = match.captured(1).toLongLong(nullptr, 16);
        while (bytes.size() < place && !last.isEmpty())
            bytes += last;
        if (bytes.size() != place)
            qFatal("the dump has a gap at %lld", static_cast<long long>(place));
        last = QByteArray::fromHex(match.captured(2).toLatin1());
        bytes += last;
    }
    return bytes;
}

QByteArray dumpedFile()
{
    static const QRegularExpression block(QStringLiteral("```\\n(00000000  .*?)```"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return bytesOfDump(block.match(page()).captured(1));
}

} // namespace

/// FORMAT.md against the code list, the golden cases and the reader.
class TestFormatPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The same codes with the same levels in the same order: at one offset findings are sorted by it.
    void thePageListsTheProgramsCodes()
    {
        QVERIFY(documentedCodes().size() > 40);
        QCOMPARE(documentedCodes(), programCodes());
    }

    void everyGoldenCodeIsOnThePage()
    {
        QStringList known;
        for (const QString& code : documentedCodes())
            known << code.section(QLatin1Char(' '), 0, 0);
        QSet<QString> used;
        const QDir folder(dataPath(QStringLiteral("golden/blueprint")));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")})) {
            const QJsonObject answer = QJsonDocument::fromJson(readAll(folder.filePath(file))).object();
            for (const QJsonValue& finding : answer[u"findings"].toArray()) {
                const QString code = finding[u"code"].toString();
                QVERIFY2(known.contains(code), qPrintable(file + QLatin1Char(' ') + code));
                used << code;
            }
        }
        // Those need a second file, or a file that is not there any more, which golden cases have not.
        const QSet<QString> elsewhere{QStringLiteral("audit.config.seed"),
                                      QStringLiteral("audit.config.mapsize"),
                                      QStringLiteral("audit.config.random"), QStringLiteral("audit.twin")};
        QCOMPARE(QSet<QString>(known.begin(), known.end()) - used - elsewhere, QSet<QString>());
    }

    void theDumpIsTheFileThatTheTextDescribes()
    {
        BlueprintBytes file = BlueprintBytes::version2();
        file.section("PRMS", parametersHead() + "\x14"
                                                "2025-03-04T05:06:07Z"
                                                "\x07"
                                                "a1b2c3d");
        file.section("HGTS", heightGrid(0.5F)).section("BIOM", biomeGrid(5));
        file.section("TOWN", counted(1, town(128, 64, 3, 1)));
        BlueprintBytes points;
        points.put(128.0F).put(64.0F).put(0.0F).put(64.0F);
        file.section("RDHW", counted(1, counted(2, points.bytes())));
        for (const char* tag : {"RDBR", "RDRG", "RDTL"})
            file.section(tag, counted(0));
        QVERIFY(dumpedFile() == file.bytes());
    }

    void theReaderReadsTheDumpAsTheTextSays()
    {
        const QByteArray bytes = dumpedFile();
        const blueprint::CheckResult result = blueprint::check(bytesOf(bytes));
        QCOMPARE(findingLines(result.findings), QStringList());
        const blueprint::Blueprint& content = result.blueprint;
        QCOMPARE(content.parameters->worldSeed, 7);
        QCOMPARE(content.parameters->generatedUtc, std::string("2025-03-04T05:06:07Z"));
        QCOMPARE(content.parameters->generatorGitHash, std::string("a1b2c3d"));
        QCOMPARE(content.heights->offset, std::uint64_t{0x55});
        QCOMPARE(blueprint::heightAt(*content.heights, 255, 255), 0.5F);
        QCOMPARE(content.biomes->offset, std::uint64_t{0x40061});
        QCOMPARE(blueprint::biomeAt(*content.biomes, 255, 255), 5);
        const blueprint::Town first = content.towns->at(0);
        QCOMPARE(first.range, (core::ByteRange{0x50071, 10}));
        QCOMPARE(first.tier, 3);
        QCOMPARE(first.at.y, 64.0F);
        content.roads[0]->forEach([](std::uint32_t, const blueprint::RoadPath& path) {
            [&] {
                QCOMPARE(path.offset, std::uint64_t{0x5008F});
                QCOMPARE(path.at(1).y, 64.0F);
            }();
            return true;
        });
    }

    /// The rows of the table under the dump: the bytes stand where it says.
    void theTableUnderTheDumpIsRight()
    {
        static const QRegularExpression row(QStringLiteral("^\\| `([0-9a-f]+)` \\| ([^|]+) \\|"),
                                            QRegularExpression::MultilineOption);
        const QByteArray bytes = dumpedFile();
        const QString text = page();
        int rows = 0;
        for (const QRegularExpressionMatch& match : row.globalMatch(text)) {
            const qsizetype place = match.captured(1).toLongLong(nullptr, 16);
            QString shown = match.captured(2).section(QChar(0x2026), 0, 0); // up to the ellipsis
            shown.remove(QRegularExpression(QStringLiteral("[^0-9a-f ]")));
            const QByteArray expected = QByteArray::fromHex(shown.toLatin1());
            QVERIFY(!expected.isEmpty());
            QCOMPARE(bytes.mid(place, expected.size()).toHex(' '), expected.toHex(' '));
            ++rows;
        }
        QCOMPARE(rows, 15);
    }
};

QTEST_GUILESS_MAIN(TestFormatPage)
#include "tst_format_page.moc"
