#include "formats/blueprint/check.h"
#include "formats/blueprint/convert.h"
#include "formats/blueprint/sample/sample_island.h"
#include "formats/core/code.h"
#include "tests/support/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using namespace chartroom::blueprint;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

struct Files
{
    QString v2;
    QString v1;
};

Files writeSample(const QTemporaryDir& dir, std::uint32_t seed, std::uint32_t size)
{
    const Files files{dir.filePath(QString::fromStdString(sample::sampleName(seed, 2))),
                      dir.filePath(QString::fromStdString(sample::sampleName(seed, 1)))};
    const auto written = sample::writeSampleIsland({seed, size}, fsPath(files.v2), fsPath(files.v1));
    if (!written)
        qFatal("%s", written.error().text().c_str());
    return files;
}

QByteArray sha256(const QString& path)
{
    return QCryptographicHash::hash(test::readAll(path), QCryptographicHash::Sha256).toHex();
}

// Whether a place lies on a water pixel.
bool isWet(const Blueprint& blueprint, float x, float y)
{
    const auto inside = [&](float v) {
        return std::min(static_cast<std::uint32_t>(std::max(v, 0.0F)), blueprint.mapSize - 1);
    };
    return u16At(*blueprint.waterIds, inside(x), inside(y)) != 0;
}

void addSizesAndSeeds()
{
    QTest::addColumn<quint32>("size");
    QTest::addColumn<quint32>("seed");
    for (const quint32 size : {256U, 300U, 777U, 1024U}) {
        for (const quint32 seed : {7U, 0U, 4294967293U})
            QTest::addRow("%u, seed %d", size, static_cast<int>(seed)) << size << seed;
    }
    for (quint32 seed = 100; seed < 108; ++seed)
        QTest::addRow("256, seed %u", seed) << 256U << seed;
}

} // namespace

class SampleIslandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The same bytes for the same seed and size, on every machine.
    void bytesArePinned()
    {
        const QTemporaryDir dir;
        const Files small = writeSample(dir, 7, 256);
        QCOMPARE(sha256(small.v2),
                 QByteArray("6dffddabb9a85e729c9a51cd57042e487e1bb3855fbb6da7f760cb9998682c56"));
        QCOMPARE(sha256(small.v1),
                 QByteArray("1dccb4af3d7623021329484e69ea7d75b8eb23fa83654cae15dd8a8a8db9a4c7"));
        const Files larger = writeSample(dir, 7, 512);
        QCOMPARE(sha256(larger.v2),
                 QByteArray("928a5f2b14d07fbb91b21c545f5a11c2601be416b2e4faadf1b4ad26b051f350"));
    }

    void soundAndBelievable_data() { addSizesAndSeeds(); }
    void soundAndBelievable()
    {
        QFETCH(quint32, size);
        QFETCH(quint32, seed);
        const QTemporaryDir dir;
        const Files files = writeSample(dir, seed, size);
        const auto file = core::MappedFile::open(fsPath(files.v2));
        QVERIFY(file.ok());
        CheckOptions options;
        const std::string name = file->path().filename();
        options.fileName = name;
        options.twinOf = file->path();
        const CheckResult result = check(file->bytes(), options);
        for (const core::Finding& finding : result.findings.findings())
            QFAIL(finding.text().c_str());
        QVERIFY(result.verdict == core::Verdict::Accepted);
        QCOMPARE(result.blueprint.sections.size(), registeredTags.size());
        QCOMPARE(result.blueprint.curve->version, 5);
        QVERIFY(result.blueprint.detail);
        looksLikeAnIsland(result.blueprint);
    }

private:
    void looksLikeAnIsland(const Blueprint& blueprint)
    {
        int lakes = 0;
        QSet<float> levels;
        for (std::uint32_t i = 0; i < blueprint.waterBodies->size(); ++i) {
            const WaterBody body = blueprint.waterBodies->at(i);
            if (body.type == static_cast<std::uint8_t>(WaterType::Lake)) {
                ++lakes;
                levels.insert(body.surfaceLevel);
            }
        }
        QVERIFY2(lakes >= 12, qPrintable(QString::number(lakes)));
        QVERIFY(levels.size() >= 3);

        QSet<int> tiers;
        QSet<std::pair<float, float>> townPlaces;
        for (std::uint32_t i = 0; i < blueprint.towns->size(); ++i) {
            const Town town = blueprint.towns->at(i);
            tiers.insert(town.tier);
            townPlaces.insert({town.at.x, town.at.y});
            QVERIFY(!isWet(blueprint, town.at.x, town.at.y));
        }
        QCOMPARE(tiers, (QSet<int>{0, 1, 2, 3}));

        QSet<std::pair<float, float>> joined;
        int wet = 0; // places on roads that lie in water
        for (const auto& roads : blueprint.roads) {
            QVERIFY(roads->size() > 0);
            roads->forEach([&](std::uint32_t, const RoadPath& path) {
                joined.insert({path.at(0).x, path.at(0).y});
                for (std::uint32_t i = 0; i + 1 < path.size; ++i) {
                    const Point a = path.at(i);
                    const Point b = path.at(i + 1);
                    for (int k = 0; k <= 16; ++k) {
                        const float t = static_cast<float>(k) / 16;
                        wet += isWet(blueprint, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) ? 1 : 0;
                    }
                }
                return true;
            });
        }
        QCOMPARE(wet, 0);
        // Each road begins at a town; towns without a road of their own lie on another's or are the first.
        QVERIFY(townPlaces.contains(joined));
        QVERIFY(townPlaces.size() - joined.size() <= 8);

        // Every kind of ground is there but the rarest, which small maps may miss.
        QSet<int> biomes;
        for (std::uint32_t x = 0; x < blueprint.mapSize; ++x) {
            for (std::uint32_t y = 0; y < blueprint.mapSize; ++y)
                biomes.insert(biomeAt(*blueprint.biomes, x, y));
        }
        QVERIFY2(biomes.size() >= 13, qPrintable(QString::number(biomes.size())));
    }

private Q_SLOTS:
    // Deriving the water anew gives the same bodies; only a lake's level follows another rule.
    void waterIsWhatConvertDerives()
    {
        const QTemporaryDir dir;
        const Files files = writeSample(dir, 7, 1024);
        const auto input = core::MappedFile::open(fsPath(files.v1));
        QVERIFY(input.ok());
        ConvertOptions options;
        options.deriveWater = true;
        const auto conversion = Conversion::prepare(*input, options);
        QVERIFY(conversion.ok());
        const QString target = dir.filePath(QStringLiteral("derived"));
        QVERIFY(conversion->write(fsPath(target)).ok());
        const QByteArray derivedBytes = test::readAll(target);
        const QByteArray sampleBytes = test::readAll(files.v2);
        core::FindingList findings;
        const Blueprint derived = readStructure(test::bytesOf(derivedBytes), defaultPalette(), findings);
        const Blueprint sampled = readStructure(test::bytesOf(sampleBytes), defaultPalette(), findings);
        int different = 0;
        for (std::uint32_t x = 0; x < 1024; ++x) {
            for (std::uint32_t y = 0; y < 1024; ++y)
                different += u16At(*derived.waterIds, x, y) != u16At(*sampled.waterIds, x, y) ? 1 : 0;
        }
        QCOMPARE(different, 0);
        QCOMPARE(derived.waterBodies->size(), sampled.waterBodies->size());
        for (std::uint32_t i = 0; i < derived.waterBodies->size(); ++i) {
            const WaterBody a = derived.waterBodies->at(i);
            const WaterBody b = sampled.waterBodies->at(i);
            QCOMPARE(a.id, b.id);
            QCOMPARE(a.pixelCount, b.pixelCount);
            QCOMPARE(a.centroid.x, b.centroid.x);
            QCOMPARE(a.centroid.y, b.centroid.y);
            // A lake's surface is below its lowest bank.
            QVERIFY(a.surfaceLevel >= b.surfaceLevel);
        }
    }

    void errorsLeaveNothing()
    {
        const QTemporaryDir dir;
        const QString v2 = dir.filePath(QStringLiteral("a"));
        QVERIFY(!sample::writeSampleIsland({7, 256}, fsPath(v2), "/dev/full").ok());
        std::stop_source stop;
        stop.request_stop();
        const auto cancelled = sample::writeSampleIsland({7, 256}, fsPath(v2), fsPath(v2 + QLatin1Char('1')),
                                                         {stop.get_token(), {}});
        QVERIFY(!cancelled.ok());
        QVERIFY(cancelled.error().code == core::Code::TaskCancelled);
        QVERIFY(QDir(dir.path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(SampleIslandTest)
#include "tst_sample_island.moc"
