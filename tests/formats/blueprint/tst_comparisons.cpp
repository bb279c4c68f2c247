#include "formats/blueprint/check.h"
#include "formats/blueprint/comparisons.h"
#include "formats/core/code.h"
#include "tests/support/files.h"
#include "tests/support/finding_lines.h"
#include "tests/support/golden.h"
#include "tests/support/json_text.h"

#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using namespace chartroom::test;

namespace {

QString warning(const char* code, quint64 offset, quint64 length)
{
    return findingLine(QLatin1String(code), QStringLiteral("warning"), offset, length);
}

/// Findings of a golden version 2 file (seed 4711, 256 pixels) with a server configuration.
QStringList withConfig(const QByteArray& text)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ServerConfig.json"));
    writeAll(path, text);
    blueprint::CheckOptions options;
    options.config = path.toStdString();
    const QByteArray bytes = goldenBlueprint(QStringLiteral("v2-no-optional"));
    const blueprint::CheckResult result = blueprint::check(bytesOf(bytes), options);
    return result.verdict == core::Verdict::Accepted ? findingLines(result.findings)
                                                     : QStringList{QStringLiteral("rejected")};
}

/// The version 1 file with the content of a version 2 one.
QByteArray asVersion1(const QByteArray& version2)
{
    core::FindingList findings;
    const blueprint::Blueprint content =
        blueprint::readStructure(bytesOf(version2), blueprint::defaultPalette(), findings);
    QByteArray bytes("\x07ISLA_V1");
    const auto put = [&bytes](auto value) {
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    };
    put(content.mapSize);
    for (std::uint32_t x = 0; x < content.mapSize; ++x)
        for (std::uint32_t y = 0; y < content.mapSize; ++y) {
            put(blueprint::heightAt(*content.heights, x, y));
            put(blueprint::biomeAt(*content.biomes, x, y));
        }
    put(content.towns->size());
    for (std::uint32_t i = 0; i < content.towns->size(); ++i) {
        const blueprint::Town town = content.towns->at(i);
        put(town.at.x);
        put(town.at.y);
        put(town.tier);
    }
    for (const auto& roads : content.roads) {
        put(roads->size());
        roads->forEach([&](std::uint32_t, const blueprint::RoadPath& path) {
            put(path.size);
            for (std::uint32_t i = 0; i < path.size; ++i) {
                put(path.at(i).x);
                put(path.at(i).y);
            }
            return true;
        });
    }
    return bytes;
}

/// Findings of a golden version 2 file with the given twin beside it.
core::FindingList withTwin(const std::function<void(QByteArray& twin)>& change, bool write = true)
{
    const QTemporaryDir folder;
    const QByteArray bytes = goldenBlueprint(QStringLiteral("v2-no-optional"));
    QByteArray twin = asVersion1(bytes);
    change(twin);
    if (write)
        writeAll(folder.filePath(QStringLiteral("a_v1.dat")), twin);
    blueprint::CheckOptions options;
    options.twinOf = folder.filePath(QStringLiteral("a.dat")).toStdString();
    return blueprint::check(bytesOf(bytes), options).findings;
}

constexpr qsizetype gridAt = 12;
constexpr qsizetype townsAt = gridAt + 256 * 256 * 8;

} // namespace

class TestComparisons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void configuration_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("agrees") << jsonText("{'WorldSeed':4711,'MapSize':256,'Other':[1]}") << QStringList();
        QTest::newRow("other seed") << jsonText("{'WorldSeed':-4711}")
                                    << QStringList{warning("audit.config.seed", 20, 4)};
        QTest::newRow("other size") << jsonText("{'MapSize':8192}")
                                    << QStringList{warning("audit.config.mapsize", 24, 4)};
        QTest::newRow("random") << jsonText("{'WorldSeed':0,'MapSize':256}")
                                << QStringList{warning("audit.config.random", 20, 4)};
        QTest::newRow("no configuration") << QByteArray("[]") << QStringList{warning("config.invalid", 0, 0)};
        QTest::newRow("a seed that is a text")
            << jsonText("{'WorldSeed':'4711'}") << QStringList{warning("config.invalid", 0, 0)};
        QTest::newRow("neither") << QByteArray("{}") << QStringList{warning("config.invalid", 0, 0)};
    }
    void configuration()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, expected);
        QCOMPARE(withConfig(text), expected);
    }

    void placeholdersAreNotCompared()
    {
        const QByteArray bytes = goldenBlueprint(QStringLiteral("v2-sentinel"));
        core::FindingList findings;
        const auto content = blueprint::readStructure(bytesOf(bytes), blueprint::defaultPalette(), findings);
        core::FindingList compared;
        blueprint::compareWithConfig(content, {4711, 256}, compared);
        QVERIFY(compared.findings().empty());
    }

    void twin_data()
    {
        using Change = std::function<void(QByteArray&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QStringList>("expected");
        QTest::addColumn<QString>("says");
        const auto flip = [](qsizetype at) {
            return Change([at](QByteArray& twin) { twin[at] = static_cast<char>(twin[at] ^ 1); });
        };
        QTest::newRow("the same") << Change([](QByteArray&) {}) << QStringList() << QString();
        QTest::newRow("two heights") << Change([flip](QByteArray& twin) {
            flip(gridAt + (5 * 256 + 7) * 8)(twin);
            flip(gridAt + (9 * 256 + 7) * 8)(twin);
        }) << QStringList{warning("audit.twin", 85 + (5 * 256 + 7) * 4, 4)}
                                     << QStringLiteral("heights at 2 pixels");
        QTest::newRow("a biome") << flip(gridAt + 70 * 8 + 4)
                                 << QStringList{warning("audit.twin", 262241 + 70, 1)}
                                 << QStringLiteral("biomes at 1 pixels");
        QTest::newRow("a tier") << flip(townsAt + 4 + 12 + 8)
                                << QStringList{warning("audit.twin", 327803, 10)}
                                << QStringLiteral("first of town 1");
        QTest::newRow("rejected") << Change([](QByteArray& twin) { twin.chop(1); })
                                  << QStringList{warning("audit.twin", 0, 0)}
                                  << QStringLiteral("it is rejected itself (blueprint.count)");
        QTest::newRow("version 2") << Change([](QByteArray& twin) {
            twin = goldenBlueprint(QStringLiteral("v2-no-optional"));
        }) << QStringList{warning("audit.twin", 0, 0)}
                                   << QStringLiteral("it is no version 1 file");
    }
    void twin()
    {
        using Change = std::function<void(QByteArray&)>;
        QFETCH(Change, change);
        QFETCH(QStringList, expected);
        QFETCH(QString, says);
        const core::FindingList findings = withTwin(change);
        QCOMPARE(findingLines(findings), expected);
        if (!expected.isEmpty())
            QVERIFY2(toQString(findings.findings().front().text()).contains(says),
                     findings.findings().front().text().c_str());
    }

    void aMissingTwinIsSaid()
    {
        QCOMPARE(findingLines(withTwin([](QByteArray&) {}, false)), QStringList{warning("audit.twin", 0, 0)});
    }

    void twinNames()
    {
        QCOMPARE(*blueprint::twinPath("/a/b.dat"), std::filesystem::path("/a/b_v1.dat"));
        QVERIFY(!blueprint::twinPath("/a/b_v1.dat"));
        QVERIFY(!blueprint::twinPath("/a/b.blob"));
    }

    void theBuiltInPalette()
    {
        const blueprint::Palette& palette = blueprint::defaultPalette();
        QCOMPARE(palette.biomes.size(), std::size_t{16});
        QCOMPARE(palette.townTiers.size(), std::size_t{4});
        QCOMPARE(palette.biomes[0].color, 0x1B4F8AU);
        QCOMPARE(palette.role(0), blueprint::Palette::Role::Ocean);
        QCOMPARE(palette.role(1), blueprint::Palette::Role::Lake);
        QCOMPARE(palette.role(-1), blueprint::Palette::Role::Land);
        QCOMPARE(palette.role(16), blueprint::Palette::Role::Land);
        QCOMPARE(palette.townTiers[3], std::string("City"));
    }

    void wrongPalettes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const QByteArray& text, const char* says) {
            QTest::newRow(says) << text << QString::fromLatin1(says);
        };
        row("", "it is no JSON");
        row("{", "it is no JSON");
        row("[]", "the outermost value is no object");
        row(jsonText("{'biomes':[{'name':'A','color':'#000000'}]}"), "the list \"townTiers\" is missing");
        row(jsonText("{'biomes':[],'townTiers':[{'name':'A'}]}"), "the list \"biomes\" has 0 entries");
        row(jsonText("{'biomes':[7],'townTiers':[{'name':'A'}]}"), "\"biomes\", entry 0: it is no object");
        row(jsonText(
                "{'biomes':[{'name':'A','color':'#000000'},{'color':'#000000'}],'townTiers':[{'name':'A'}]}"),
            "\"biomes\", entry 1: \"name\" is missing");
        row(jsonText("{'biomes':[{'name':'A','color':'red'}],'townTiers':[{'name':'A'}]}"),
            "\"color\" is \"red\"");
        row(jsonText("{'biomes':[{'name':'A','color':'#00000g'}],'townTiers':[{'name':'A'}]}"),
            "\"color\" is \"#00000g\"");
        row(jsonText("{'biomes':[{'name':'A','color':'#000000','role':'river'}],'townTiers':[{'name':'A'}]}"),
            "\"role\" is \"river\"");
    }
    void wrongPalettes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const auto palette = blueprint::parsePalette(text.toStdString(), "mine.json");
        QVERIFY(!palette);
        QCOMPARE(palette.error().code, core::Code::PaletteInvalid);
        const QString sentence = toQString(palette.error().text());
        QVERIFY2(sentence.contains(says) && sentence.contains(QStringLiteral("mine.json")),
                 qPrintable(sentence));
    }

    void theNumberOfBiomesIsThePalettes()
    {
        const auto palette = blueprint::parsePalette(
            jsonText("{'biomes':[{'name':'A','color':'#000000'}],'townTiers':[{'name':'T'}]}").toStdString(),
            "p");
        QVERIFY(palette.ok());
        blueprint::CheckOptions options;
        options.palette = &palette.value();
        const QByteArray bytes = goldenBlueprint(QStringLiteral("v2-no-optional"));
        const blueprint::CheckResult result = blueprint::check(bytesOf(bytes), options);
        QCOMPARE(*result.reason, core::Code::BlueprintBiomeOrdinal);
        QVERIFY(std::ranges::any_of(result.findings.findings(), [](const core::Finding& finding) {
            return finding.code == core::Code::BlueprintTownTier;
        }));
    }
};

QTEST_GUILESS_MAIN(TestComparisons)
#include "tst_comparisons.moc"
