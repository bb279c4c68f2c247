// What the bytes of a blueprint mean, and the heights under a line over its map.
#include "model/blueprint/height_profile.h"
#include "model/blueprint/section_structure.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace chartroom;
using model::ByteField;
using model::ByteRole;
using model::SnapshotPtr;

class SectionStructureTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    SnapshotPtr golden(const char* name)
    {
        const QString path = test::unpackGoldenBlueprint(QLatin1String(name), QDir(m_dir.path()));
        auto snapshot =
            model::openSnapshot(QFile::encodeName(path).toStdString(), model::defaultNamedPalette());
        return snapshot ? *snapshot : nullptr;
    }
    static ByteField fieldAt(const model::SectionStructure& structure, std::uint64_t offset)
    {
        const std::vector<ByteField> fields = structure.fields({offset, 1});
        return fields.size() == 1 ? fields.front() : ByteField{{}, {}, QStringLiteral("not one"), {}};
    }
    static QString nameAt(const model::SectionStructure& structure, std::uint64_t offset)
    {
        return fieldAt(structure, offset).name;
    }

private Q_SLOTS:
    // Every byte of every golden file belongs to exactly one field, whatever is wrong with the file.
    void everyByteOnce_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(test::dataPath(QStringLiteral("golden/blueprint")));
        for (const QString& file : folder.entryList({QStringLiteral("*.dat.gz")}, QDir::Files))
            QTest::newRow(qPrintable(file)) << file.chopped(7);
    }
    void everyByteOnce()
    {
        QFETCH(QString, name);
        const SnapshotPtr snapshot = golden(qPrintable(name));
        QVERIFY(snapshot);
        const model::SectionStructure structure(snapshot);
        const std::uint64_t size = snapshot->file->bytes().size();
        // The beginning, the end, and some pieces in between: a file has up to a million fields.
        for (const std::uint64_t begin :
             {std::uint64_t{0}, size / 3, size / 2, size - std::min<std::uint64_t>(size, 500)}) {
            const core::ByteRange window{begin, std::min<std::uint64_t>(500, size - begin)};
            std::uint64_t at = window.offset;
            for (const ByteField& field : structure.fields(window)) {
                QVERIFY(field.range.offset <= at && field.range.length > 0);
                QVERIFY(at == window.offset || field.range.offset == at);
                QVERIFY(!field.name.isEmpty());
                at = field.range.end();
            }
            QVERIFY(at >= window.end());
            QVERIFY(at <= size);
        }
    }

    void namesAndValues()
    {
        const SnapshotPtr snapshot = golden("v2-full-curve5");
        const model::SectionStructure structure(snapshot);
        const auto& map = snapshot->blueprint;
        QCOMPARE(nameAt(structure, 0), QStringLiteral("magic"));
        QCOMPARE(fieldAt(structure, 4).value, QStringLiteral("2"));
        const core::ByteRange prms = map.section(blueprint::tag::parameters)->payload;
        QCOMPARE(nameAt(structure, prms.offset), QStringLiteral("PRMS \u203A WorldSeed"));
        QCOMPARE(fieldAt(structure, prms.offset + 5).value, QStringLiteral("256"));
        const blueprint::Section& heights = *map.section(blueprint::tag::heights);
        QCOMPARE(fieldAt(structure, heights.header.offset + 3).role, ByteRole::Signature);
        QCOMPARE(fieldAt(structure, heights.header.offset + 4).value, QStringLiteral("262144"));
        const core::ByteRange pixel = map.heights->range(map.heights->index(12, 9));
        const ByteField field = fieldAt(structure, pixel.offset + 2);
        QCOMPARE(field.range, pixel);
        QCOMPARE(field.name, QStringLiteral("HGTS \u203A pixel (12, 9)"));
        QCOMPARE(field.value.toFloat(), blueprint::heightAt(*map.heights, 12, 9));
        const blueprint::Town town = map.towns->at(1);
        QCOMPARE(nameAt(structure, town.range.offset + 8), QStringLiteral("TOWN \u203A row 1 \u203A tier"));
        QCOMPARE(fieldAt(structure, town.range.offset + 8).value, QString::number(town.tier));
        const blueprint::WaterBody body = map.waterBodies->at(1);
        QCOMPARE(nameAt(structure, body.range.offset), QStringLiteral("WBTB \u203A row 1 \u203A id"));
        QCOMPARE(fieldAt(structure, body.range.offset + 8).value, QString::number(body.pixelCount));
    }

    void version1Interleaves()
    {
        const SnapshotPtr snapshot = golden("v1-plain");
        const model::SectionStructure structure(snapshot);
        const auto& map = snapshot->blueprint;
        const core::ByteRange biome = map.biomes->range(map.biomes->index(255, 0));
        QCOMPARE(fieldAt(structure, biome.offset).range, biome);
        QCOMPARE(nameAt(structure, biome.offset), QStringLiteral("grid \u203A pixel (255, 0) \u203A biome"));
    }

    void bytesThatNoSectionClaims()
    {
        const SnapshotPtr snapshot = golden("e-magic-v2");
        const model::SectionStructure structure(snapshot);
        QCOMPARE(fieldAt(structure, 0).role, ByteRole::Unclaimed);
    }

    void heightsUnderALine()
    {
        const SnapshotPtr snapshot = golden("v2-full-curve5");
        const auto& map = snapshot->blueprint;
        // Along a column from its first to its last pixel.
        const auto profile = model::heightProfile(*snapshot, QLineF(100.5, 0.5, 100.5, 255.5));
        QCOMPARE(profile.distance.size(), 256);
        double lowest = std::numeric_limits<double>::infinity();
        double highest = -lowest;
        double climb = 0;
        double descent = 0;
        for (std::uint32_t y = 0; y < 256; ++y) {
            const double metres = blueprint::heightAt(*map.heights, 100, y) * blueprint::metresPerRaw;
            QCOMPARE(profile.distance[int(y)], double(y));
            QCOMPARE(profile.ground[int(y)], metres);
            if (y > 0) {
                const double step = metres - profile.ground[int(y) - 1];
                (step > 0 ? climb : descent) += std::abs(step);
            }
            lowest = std::min(lowest, metres);
            highest = std::max(highest, metres);
            const auto level = blueprint::decodeWaterLevel(blueprint::u16At(*map.waterSurface, 100, y));
            if (level)
                QCOMPARE(profile.water[int(y)], *level * blueprint::metresPerRaw);
            else
                QVERIFY(std::isnan(profile.water[int(y)]));
        }
        QCOMPARE(profile.lowest, lowest);
        QCOMPARE(profile.highest, highest);
        QVERIFY(std::abs(profile.climb - climb) < 1e-9);
        QVERIFY(std::abs(profile.descent - descent) < 1e-9);
    }

    void linesThatLeaveTheMap()
    {
        const SnapshotPtr snapshot = golden("a-height");
        QVERIFY(model::heightProfile(*snapshot, QLineF(-50, -50, -1, -1)).isEmpty());
        const auto half = model::heightProfile(*snapshot, QLineF(-100, 10.5, 100, 10.5));
        QVERIFY(!half.isEmpty());
        QVERIFY(half.distance.first() >= 99.5);
        QCOMPARE(model::heightProfile(*snapshot, QLineF(5.5, 5.5, 5.5, 5.5)).distance.size(), 2);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(model::heightProfile(*snapshot, QLineF(nan, 0, 1, 1)).isEmpty());
        const auto endless = model::heightProfile(*snapshot, QLineF(-1e30, 0, 1e30, 0));
        QVERIFY(endless.distance.size() <= 4096);
    }

    void withoutHeights()
    {
        const SnapshotPtr snapshot = golden("e-grid-heights");
        QVERIFY(!snapshot->blueprint.heights);
        QVERIFY(model::heightProfile(*snapshot, QLineF(0, 0, 100, 100)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(SectionStructureTest)
#include "tst_section_structure.moc"
