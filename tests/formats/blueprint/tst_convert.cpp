#include "formats/blueprint/convert.h"
#include "formats/core/code.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <thread>

using namespace chartroom;
using namespace chartroom::blueprint;
using core::Code;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

ConvertOptions to(int version, bool deriveWater = false)
{
    ConvertOptions options;
    options.version = version;
    options.deriveWater = deriveWater;
    options.now = [] { return std::chrono::system_clock::from_time_t(1'700'000'000); };
    return options;
}

/// The error's code; nothing when the conversion was done.
std::optional<Code> convert(const QString& from, const QString& target, const ConvertOptions& options)
{
    const auto input = core::MappedFile::open(fsPath(from));
    if (!input)
        return input.error().code;
    const auto conversion = Conversion::prepare(*input, options);
    if (!conversion)
        return conversion.error().code;
    const auto written = conversion->write(fsPath(target));
    return written ? std::nullopt : std::optional(written.error().code);
}

std::vector<Code> codesOf(const std::vector<core::Message>& notes)
{
    std::vector<Code> codes;
    for (const core::Message& note : notes)
        codes.push_back(note.code);
    return codes;
}

QStringList entries(const QDir& dir)
{
    return dir.entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

class ConvertTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldenCases_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonObject>("answer");
        const QDir folder(test::dataPath(QStringLiteral("golden/blueprint")));
        const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        QVERIFY(files.size() > 80);
        for (const QString& file : files) {
            const QString name = file.chopped(5);
            QTest::newRow(qPrintable(name))
                << name << QJsonDocument::fromJson(test::readAll(folder.filePath(file))).object();
        }
    }

    // An accepted version 2 file is written back as it was; a version 1 file goes to version 2 and back; what
    // is rejected gives no output.
    void goldenCases()
    {
        QFETCH(QString, name);
        QFETCH(QJsonObject, answer);
        const QTemporaryDir dir;
        const QString input = test::unpackGoldenBlueprint(name, QDir(dir.path()));
        const QString there = dir.filePath(QStringLiteral("there"));
        const QString back = dir.filePath(QStringLiteral("back"));
        const QByteArray bytes = test::readAll(input);
        if (answer[u"verdict"].toString() != QLatin1String("accepted")) {
            for (const int version : {1, 2})
                QVERIFY(convert(input, there, to(version)) == Code::ConvertRejected);
            QVERIFY(!QFile::exists(there));
            QCOMPARE(entries(QDir(dir.path())).size(), 1);
        } else if (bytes.startsWith("ISLA")) {
            QVERIFY(!convert(input, there, to(2)));
            QCOMPARE(test::readAll(there), bytes);
        } else if (name == QLatin1String("v1-ordinals")) {
            QVERIFY(convert(input, there, to(2)) == Code::ConvertOrdinal);
            QVERIFY(!QFile::exists(there));
            QCOMPARE(entries(QDir(dir.path())).size(), 1);
        } else {
            QVERIFY(!convert(input, there, to(2)));
            const QByteArray made = test::readAll(there);
            QVERIFY(check(test::bytesOf(made)).verdict == core::Verdict::Accepted);
            QVERIFY(!convert(there, back, to(1)));
            qsizetype trailing = 0;
            for (const auto& value : answer[u"findings"].toArray()) {
                if (value[u"code"].toString() == QLatin1String("blueprint.v1.trailing"))
                    trailing = value[u"length"].toInteger();
            }
            QCOMPARE(test::readAll(back), bytes.chopped(trailing));
            QVERIFY(!convert(input, there, to(1)));
            QCOMPARE(test::readAll(there), bytes);
        }
        QCOMPARE(test::readAll(input), bytes);
    }

    void whatIsUnknownIsNamed()
    {
        const QTemporaryDir dir;
        const QString input = test::unpackGoldenBlueprint(QStringLiteral("v1-ordinals"), QDir(dir.path()));
        const auto file = core::MappedFile::open(fsPath(input));
        QVERIFY(file.ok());
        const auto refused = Conversion::prepare(*file, to(2));
        QVERIFY(!refused.ok());
        const std::string text = refused.error().text();
        for (const char* const value : {"200", "300", "-5", "9", "-1"})
            QVERIFY2(text.find(value) != std::string::npos, text.c_str());
        // In another language no English word is left, but for the path.
        const core::Message& error = refused.error();
        const std::string other = core::fill("{reason}", error.arguments, [](const std::string& english) {
            std::string marked; // what stands in braces is data
            bool inside = false;
            for (const char c : english) {
                inside = c == '{' || (inside && c != '}');
                marked += inside || c == '}' || std::isalpha(static_cast<unsigned char>(c)) == 0 ? c : 'x';
            }
            return marked;
        });
        const std::string left = QString::fromStdString(other).remove(QLatin1Char('x')).toStdString();
        QVERIFY2(std::ranges::none_of(left, [](unsigned char c) { return std::isalpha(c) != 0; }),
                 other.c_str());
    }

    // Only a biome is unknown: that is found while the pixels are rewritten.
    void unknownBiomesAreRefusedWithoutOutput()
    {
        const QTemporaryDir dir;
        const QString input = test::unpackGoldenBlueprint(QStringLiteral("v1-plain"), QDir(dir.path()));
        QByteArray bytes = test::readAll(input);
        bytes[12 + 8 * 60000 + 4 + 1] = 1; // ordinal + 256: its lowest byte is a known one
        test::writeAll(input, bytes);
        const QString target = dir.filePath(QStringLiteral("target"));
        test::writeAll(target, "before");
        QVERIFY(convert(input, target, to(2)) == Code::ConvertOrdinal);
        QCOMPARE(test::readAll(target), QByteArray("before"));
    }

    void aNewFileHasTheTablesOrderAndTheStamp()
    {
        const QTemporaryDir dir;
        const QString input = test::unpackGoldenBlueprint(QStringLiteral("v1-plain"), QDir(dir.path()));
        const QString target = dir.filePath(QStringLiteral("target"));
        QVERIFY(!convert(input, target, to(2, true)));
        const QByteArray bytes = test::readAll(target);
        const CheckResult result = check(test::bytesOf(bytes));
        QVERIFY(result.verdict == core::Verdict::Accepted);
        QVERIFY(result.blueprint.parameters->isSentinel());
        QCOMPARE(result.blueprint.parameters->generatedUtc, std::string("2023-11-14T22:13:20Z"));
        QCOMPARE(result.blueprint.parameters->generatorGitHash, std::string());
        std::vector<Tag> tags;
        for (const Section& section : result.blueprint.sections)
            tags.push_back(section.tag);
        std::vector<Tag> expected(registeredTags.begin(), registeredTags.end());
        std::erase(expected, tag::curve);
        std::erase(expected, tag::detail);
        QVERIFY(tags == expected);
        for (std::uint32_t i = 0; i < result.blueprint.towns->size(); ++i)
            QCOMPARE(result.blueprint.towns->at(i).highwayNode, std::uint8_t{0});
        // Derived water has no audit finding; the sentinel's note is the only one left.
        for (const core::Finding& finding : result.findings.findings())
            QVERIFY2(finding.code == Code::AuditParamsSentinel, finding.text().c_str());
    }

    void lossesAreListedFirst()
    {
        const QTemporaryDir dir;
        const auto notes = [&](const char* name, const ConvertOptions& options) {
            const QString path = test::unpackGoldenBlueprint(QString::fromLatin1(name), QDir(dir.path()));
            const auto input = core::MappedFile::open(fsPath(path));
            return codesOf(Conversion::prepare(*input, options).value().notes());
        };
        using Codes = std::vector<Code>;
        QVERIFY(notes("v2-full-curve5", to(1)) ==
                (Codes{Code::ConvertDropsParameters, Code::ConvertDropsSection, Code::ConvertDropsSection,
                       Code::ConvertDropsSection, Code::ConvertDropsSection, Code::ConvertDropsSection,
                       Code::ConvertDropsFlags}));
        QVERIFY(notes("v1-trailing", to(2)) == Codes{Code::ConvertDropsTrailing});
        QVERIFY(notes("v1-trailing", to(1)).empty());
        QVERIFY(notes("v2-full-curve5", to(2)).empty());
        QVERIFY(notes("v2-full-curve5", to(2, true)) == Codes{Code::ConvertWaterKept});
        QVERIFY(notes("a-water-pairing", to(2, true)) ==
                (Codes{Code::ConvertWaterReplaced, Code::ConvertWaterReplaced}));
        QVERIFY(notes("v2-sentinel", to(1)).empty() ||
                notes("v2-sentinel", to(1)) == Codes{Code::ConvertDropsFlags});
    }

    // Water is put where the table has it; everything else keeps its bytes and order, unknown sections too.
    void derivedWaterLeavesTheRestAlone()
    {
        for (const char* const name :
             {"v2-no-optional", "v2-unknown-sections", "a-water-pairing", "v2-long-prefix"}) {
            const QTemporaryDir dir;
            const QString input = test::unpackGoldenBlueprint(QString::fromLatin1(name), QDir(dir.path()));
            const QString target = dir.filePath(QStringLiteral("target"));
            QVERIFY(!convert(input, target, to(2, true)));
            const QByteArray before = test::readAll(input);
            const QByteArray after = test::readAll(target);
            const CheckResult result = check(test::bytesOf(after));
            QVERIFY(result.verdict == core::Verdict::Accepted);
            for (const core::Finding& finding : result.findings.findings())
                QVERIFY2(finding.level == core::Level::Note, finding.text().c_str());
            const auto rest = [](const QByteArray& bytes) {
                QByteArray sections;
                core::FindingList findings;
                const Blueprint blueprint = readStructure(test::bytesOf(bytes), defaultPalette(), findings);
                for (const Section& section : blueprint.sections) {
                    if (std::ranges::find(waterTags, section.tag) == waterTags.end())
                        sections += bytes.mid(static_cast<qsizetype>(section.header.offset),
                                              static_cast<qsizetype>(12 + section.payload.length));
                }
                return sections;
            };
            QCOMPARE(rest(after), rest(before));
            const auto& sections = result.blueprint.sections;
            const auto ids = std::ranges::find(sections, tag::waterIds, &Section::tag);
            QVERIFY(ids != sections.end());
            QVERIFY((ids + 1)->tag == tag::waterBodies && (ids + 2)->tag == tag::waterSurface);
            QVERIFY(ids + 3 == sections.end() || (ids + 3)->tag == tag::roadsHighway ||
                    (ids + 3)->state == SectionState::Unknown);
        }
    }

    void inputAndOutputMayBeTheSame()
    {
        const QByteArray v2 = [] {
            const QTemporaryDir dir;
            const QString input = test::unpackGoldenBlueprint(QStringLiteral("v1-plain"), QDir(dir.path()));
            const QString target = dir.filePath(QStringLiteral("t"));
            return convert(input, target, to(2)) ? QByteArray() : test::readAll(target);
        }();
        QVERIFY(v2.startsWith("ISLA"));
        const QTemporaryDir dir;
        const QDir folder(dir.path());
        const QString input = test::unpackGoldenBlueprint(QStringLiteral("v1-plain"), folder);
        const QByteArray v1 = test::readAll(input);

        QVERIFY(!convert(input, folder.filePath(QStringLiteral("./v1-plain.dat")), to(2)));
        QCOMPARE(test::readAll(input), v2);
        test::writeAll(input, v1);

        const QString symbolic = folder.filePath(QStringLiteral("symbolic"));
        QVERIFY(QFile::link(QStringLiteral("v1-plain.dat"), symbolic));
        QVERIFY(!convert(input, symbolic, to(2)));
        QVERIFY(QFileInfo(symbolic).isSymLink());
        QCOMPARE(test::readAll(input), v2);
        test::writeAll(input, v1);

        const QString hard = folder.filePath(QStringLiteral("hard"));
        std::filesystem::create_hard_link(fsPath(input), fsPath(hard));
        QVERIFY(!convert(input, hard, to(2)));
        QCOMPARE(test::readAll(hard), v2);
        QCOMPARE(test::readAll(input), v1);
        QCOMPARE(entries(folder), (QStringList{QStringLiteral("hard"), QStringLiteral("symbolic"),
                                               QStringLiteral("v1-plain.dat")}));
    }

    void writeErrorsLeaveTheTargetAlone()
    {
        const QTemporaryDir dir;
        const QString input = test::unpackGoldenBlueprint(QStringLiteral("v1-plain"), QDir(dir.path()));
        QVERIFY(convert(input, QStringLiteral("/dev/full"), to(2)) == Code::FileWrite);
        QVERIFY(convert(input, dir.filePath(QStringLiteral("none/target")), to(2)) == Code::FileWrite);
        QVERIFY(convert(input, QStringLiteral("/proc/target"), to(2)) == Code::FileWrite);
        QVERIFY(convert(dir.filePath(QStringLiteral("none")), input, to(2)) == Code::FileMissing);

        // The disk is full in mid-write: the system refuses to let the file grow.
        const QString target = dir.filePath(QStringLiteral("target"));
        test::writeAll(target, "before");
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto previous = std::signal(SIGXFSZ, SIG_IGN);
        rlimit limited = before;
        limited.rlim_cur = 200'000;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &limited), 0);
        const auto result = convert(input, target, to(2));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, previous);
        QVERIFY(result == Code::FileWrite);
        QCOMPARE(test::readAll(target), QByteArray("before"));
        QCOMPARE(entries(QDir(dir.path())).size(), 2);
    }

    void inputThatBecomesShorterGivesNoOutput()
    {
        for (const int version : {1, 2}) {
            for (const char* const name : {"v1-plain", "v2-no-optional"}) {
                const QTemporaryDir dir;
                const QString path = test::unpackGoldenBlueprint(QString::fromLatin1(name), QDir(dir.path()));
                const auto input = core::MappedFile::open(fsPath(path));
                QVERIFY(input.ok());
                const auto conversion = Conversion::prepare(*input, to(version, version == 2));
                QVERIFY(conversion.ok());
                QVERIFY(QFile::resize(path, 100'000));
                const auto written = conversion->write(fsPath(dir.filePath(QStringLiteral("target"))));
                QVERIFY(!written.ok());
                QVERIFY(written.error().code == Code::FileTruncated);
                QCOMPARE(entries(QDir(dir.path())).size(), 1);
            }
        }
    }

    // At any moment of the conversion: a whole file or none.
    void inputThatBecomesShorterMeanwhile()
    {
        const QTemporaryDir dir;
        const QString path = test::unpackGoldenBlueprint(QStringLiteral("v1-plain"), QDir(dir.path()));
        const QByteArray bytes = test::readAll(path);
        const QString target = dir.filePath(QStringLiteral("target"));
        QVERIFY(!convert(path, target, to(2)));
        const QByteArray whole = test::readAll(target);
        for (int round = 0; round < 200; ++round) {
            QFile::remove(target);
            QFile::remove(path);
            test::writeAll(path, bytes);
            std::jthread other([&] {
                std::this_thread::sleep_for(std::chrono::microseconds(round * 10));
                QFile::resize(path, round * 2003);
            });
            const auto error = convert(path, target, to(2));
            other.join();
            if (error) {
                QVERIFY(error == Code::FileTruncated || error == Code::ConvertRejected ||
                        error == Code::FileChanged);
                QVERIFY(!QFile::exists(target));
            } else {
                QCOMPARE(test::readAll(target), whole);
            }
        }
    }

    void cancelledWorkLeavesTheTargetAlone()
    {
        const QTemporaryDir dir;
        const QString path = test::unpackGoldenBlueprint(QStringLiteral("v1-plain"), QDir(dir.path()));
        const auto input = core::MappedFile::open(fsPath(path));
        QVERIFY(input.ok());
        const auto conversion = Conversion::prepare(*input, to(2));
        QVERIFY(conversion.ok());
        std::stop_source stop;
        const core::Task task{stop.get_token(), [&](double share) {
                                  if (share > 0.4)
                                      stop.request_stop();
                              }};
        const auto written = conversion->write(fsPath(dir.filePath(QStringLiteral("target"))), task);
        QVERIFY(!written.ok());
        QVERIFY(written.error().code == Code::TaskCancelled);
        QCOMPARE(entries(QDir(dir.path())).size(), 1);
    }
};

QTEST_GUILESS_MAIN(ConvertTest)
#include "tst_convert.moc"
