// The tables of the docks, over golden files and over lists that are long.
#include "model/blueprint/biome_rows.h"
#include "model/blueprint/map_area.h"
#include "model/blueprint/road_rows.h"
#include "model/blueprint/section_rows.h"
#include "model/blueprint/town_rows.h"
#include "model/blueprint/water_body_rows.h"
#include "model/common/rows_model.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace chartroom;
using namespace chartroom::model;

namespace {

template<class T>
void append(QByteArray& bytes, T value)
{
    char raw[sizeof(T)];
    qToLittleEndian(value, raw);
    bytes.append(raw, sizeof raw);
}

/// A `TOWN` section of so many towns at (i mod 256, 8).
QByteArray townSection(std::uint32_t count)
{
    QByteArray section("TOWN");
    append<quint64>(section, 4 + std::uint64_t{count} * 10);
    append<quint32>(section, count);
    for (std::uint32_t i = 0; i < count; ++i) {
        append<float>(section, static_cast<float>(i % 256));
        append<float>(section, 8.0F);
        section.append(static_cast<char>(i % 4));
        section.append('\1');
    }
    return section;
}

} // namespace

class BlueprintTablesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    SnapshotPtr open(const QByteArray& bytes)
    {
        const QString path = m_folder.filePath(QStringLiteral("file.dat"));
        // A new file each time: an earlier snapshot still maps the old one.
        QFile::remove(path);
        test::writeAll(path, bytes);
        auto snapshot = openSnapshot(path.toStdString(), defaultNamedPalette());
        if (!snapshot)
            qFatal("%s", snapshot.error().text().c_str());
        return *snapshot;
    }
    SnapshotPtr golden(const QString& name) { return open(test::goldenBlueprint(name)); }

private Q_SLOTS:
    void everyTableKeepsTheRulesOfItemModels()
    {
        const QDir goldens(test::dataPath(QStringLiteral("golden/blueprint")));
        int files = 0;
        for (const QString& name : goldens.entryList({QStringLiteral("*.dat.gz")})) {
            const SnapshotPtr snapshot = golden(name.chopped(7));
            ++files;
            const auto statistics = std::make_shared<const Statistics>(statisticsOf(*snapshot, {}));
            const QList<std::shared_ptr<const RowSource>> sources{
                std::make_shared<SectionRows>(snapshot), std::make_shared<TownRows>(snapshot),
                std::make_shared<RoadRows>(snapshot), std::make_shared<WaterBodyRows>(snapshot),
                std::make_shared<BiomeRows>(snapshot, statistics, Qt::magenta)};
            for (const auto& source : sources) {
                RowsModel model;
                QAbstractItemModelTester tester(&model,
                                                QAbstractItemModelTester::FailureReportingMode::Fatal);
                model.setSource(source);
                for (int column = 0; column < model.columnCount(); ++column) {
                    model.sort(column, Qt::DescendingOrder);
                    for (int row = 0; row < model.rowCount(); ++row)
                        QVERIFY(!model.index(row, column).data().toString().isEmpty());
                }
            }
        }
        QVERIFY(files > 80);
    }

    void sectionsTellWhereTheyAre()
    {
        const SectionRows rows(golden(QStringLiteral("e-section-cut")));
        QCOMPARE(rows.rowCount(), 2U);
        QCOMPARE(rows.text(0, SectionRows::Tag), QStringLiteral("PRMS"));
        QCOMPARE(rows.value(1, SectionRows::Offset).toULongLong(), 73ULL);
        QCOMPARE(rows.value(1, SectionRows::Length).toULongLong(), 262144ULL);
        QCOMPARE(rows.text(1, SectionRows::State), QStringLiteral("cut short"));
        QCOMPARE(rows.place(1).range->end(), 100000U);
    }

    void versionOneShowsItsBlocks()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("v1-plain"));
        const SectionRows rows(snapshot);
        QCOMPARE(rows.rowCount(), 8U);
        QCOMPARE(rows.value(2, SectionRows::Length).toULongLong(), 524288ULL);
        QCOMPARE(rows.place(7).range->end(), snapshot->file->bytes().size());
    }

    void townsAreReadWhenTheyAreAskedFor()
    {
        constexpr std::uint32_t count = 1'000'000;
        const SnapshotPtr snapshot =
            open(test::goldenBlueprint(QStringLiteral("v2-only-mandatory")) + townSection(count));
        RowsModel model;
        model.setSource(std::make_shared<TownRows>(snapshot));
        QCOMPARE(model.rowCount(), 1'000'000);
        QCOMPARE(model.index(999'999, TownRows::X).data().toString(), QString::number(999'999 % 256));
        QCOMPARE(model.index(2, TownRows::Tier).data().toString(), QStringLiteral("2 Town"));
        QCOMPARE(model.index(2, TownRows::HighwayNode).data().toString(), QStringLiteral("yes"));
        QCOMPARE(*model.place(model.index(5, 0)).area, QRectF(4.5, 7.5, 1, 1));
    }

    void unknownTiersAreNamed()
    {
        const TownRows rows(golden(QStringLiteral("v1-ordinals")));
        QStringList tiers;
        for (std::uint32_t row = 0; row < rows.rowCount(); ++row)
            tiers << rows.text(row, TownRows::Tier);
        QVERIFY(tiers.contains(QStringLiteral("9 9 (unknown)")) ||
                tiers.contains(QStringLiteral("9 (unknown)")));
        QCOMPARE(rows.text(0, TownRows::HighwayNode), QStringLiteral("–"));
    }

    void everyRoadIsFoundByItsBytes()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("v2-full-curve5"));
        const RoadRows rows(snapshot);
        QVERIFY(rows.rowCount() > 0);
        for (std::uint32_t row = 0; row < rows.rowCount(); ++row) {
            const Place place = rows.place(row);
            const std::uint32_t points = rows.value(row, RoadRows::Points).toUInt();
            QCOMPARE(place.area.has_value(), points > 0);
            QCOMPARE(areaOf(*snapshot, core::ByteRange{place.range->offset, 4}), place.area);
            QCOMPARE(rows.value(row, RoadRows::Length).toDouble() > 0, points > 1);
        }
    }

    void aLongRoadListIsIndexed()
    {
        // 1000 paths of 0, 1 or 2 points: (path, 0), (path, 3).
        QByteArray payload;
        append<quint32>(payload, 1000);
        for (quint32 path = 0; path < 1000; ++path) {
            append<quint32>(payload, path % 3);
            for (quint32 point = 0; point < path % 3; ++point) {
                append<float>(payload, static_cast<float>(path % 256));
                append<float>(payload, static_cast<float>(point * 3));
            }
        }
        QByteArray section("RDHW");
        append<quint64>(section, static_cast<quint64>(payload.size()));
        const SnapshotPtr snapshot =
            open(test::goldenBlueprint(QStringLiteral("v2-only-mandatory")) + section + payload);
        const RoadRows rows(snapshot);
        QCOMPARE(rows.rowCount(), 1000U);
        for (quint32 path = 0; path < 1000; ++path) {
            QCOMPARE(rows.value(path, RoadRows::Points).toUInt(), path % 3);
            QCOMPARE(rows.value(path, RoadRows::Length).toDouble(), path % 3 == 2 ? 3.0 : 0.0);
            QCOMPARE(snapshot->roads[0].find(rows.place(path).range->offset), std::optional(path));
        }
        QVERIFY(!snapshot->roads[0].find(rows.place(0).range->offset - 1));
        QVERIFY(!snapshot->roads[0].find(rows.place(999).range->end()));
    }

    void waterBodiesHaveUnits()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("v2-full-curve5"));
        const WaterBodyRows rows(snapshot);
        QVERIFY(rows.rowCount() >= 2);
        QCOMPARE(rows.text(0, WaterBodyRows::Type), QStringLiteral("Ocean"));
        const auto body = snapshot->blueprint.waterBodies->at(1);
        QCOMPARE(rows.value(1, WaterBodyRows::Level).toFloat(), body.surfaceLevel);
        QCOMPARE(rows.text(1, WaterBodyRows::Level), QLocale().toString(body.surfaceLevel * 251.0, 'f', 2));
        QCOMPARE(areaOf(*snapshot, body.range), rows.place(1).area);
    }

    void unknownWaterTypesAreNamed()
    {
        const WaterBodyRows rows(golden(QStringLiteral("e-water-type")));
        QCOMPARE(rows.text(1, WaterBodyRows::Type), QStringLiteral("2 (unknown)"));
        QCOMPARE(rows.text(2, WaterBodyRows::Salinity), QStringLiteral("255 (unknown)"));
    }

    void legendCountsEveryPixelOnce()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("e-biome"));
        std::map<std::int32_t, std::uint64_t> brute;
        for (std::uint32_t x = 0; x < snapshot->blueprint.mapSize; ++x) {
            for (std::uint32_t y = 0; y < snapshot->blueprint.mapSize; ++y)
                ++brute[blueprint::biomeAt(*snapshot->blueprint.biomes, x, y)];
        }
        const auto statistics = std::make_shared<const Statistics>(statisticsOf(*snapshot, {}));
        QCOMPARE(statistics->biomes, brute);
        const BiomeRows rows(snapshot, statistics, Qt::magenta);
        QCOMPARE(rows.rowCount(), brute.size());
        for (std::uint32_t row = 1; row < rows.rowCount(); ++row)
            QVERIFY(rows.value(row - 1, BiomeRows::Pixels).toULongLong() >=
                    rows.value(row, BiomeRows::Pixels).toULongLong());
        QVERIFY(brute.contains(255));
        for (std::uint32_t row = 0; row < rows.rowCount(); ++row) {
            const int ordinal = rows.text(row, BiomeRows::Ordinal).toInt();
            QCOMPARE(rows.color(row) == QColor(Qt::magenta), ordinal >= 16);
            if (ordinal == 255)
                QCOMPARE(rows.text(row, BiomeRows::Name), QStringLiteral("255 (unknown)"));
        }
    }

    void heightsAreCountedWithoutThoseThatAreNone()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("a-height"));
        const Statistics statistics = statisticsOf(*snapshot, {});
        float low = std::numeric_limits<float>::infinity();
        float high = -low;
        std::uint64_t finite = 0;
        for (std::uint32_t x = 0; x < 256; ++x) {
            for (std::uint32_t y = 0; y < 256; ++y) {
                const float height = blueprint::heightAt(*snapshot->blueprint.heights, x, y);
                if (!std::isfinite(height))
                    continue;
                low = std::min(low, height);
                high = std::max(high, height);
                ++finite;
            }
        }
        QCOMPARE(finite, 256U * 256U - 3U);
        QCOMPARE(statistics.heights.finite, finite);
        QCOMPARE(statistics.heights.lowest, low);
        QCOMPARE(statistics.heights.highest, high);
        QCOMPARE(std::accumulate(statistics.histogram.begin(), statistics.histogram.end(), std::uint64_t{0}),
                 finite);
    }

    void pixelsAreFoundByTheirBytes()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("v1-plain"));
        const auto& map = snapshot->blueprint;
        QCOMPARE(*areaOf(*snapshot, map.heights->range(map.heights->index(12, 9))), QRectF(12, 9, 1, 1));
        QCOMPARE(*areaOf(*snapshot, map.biomes->range(map.biomes->index(255, 0))), QRectF(255, 0, 1, 1));
        QVERIFY(!areaOf(*snapshot, core::ByteRange{0, 8}));
    }
};

QTEST_GUILESS_MAIN(BlueprintTablesTest)
#include "tst_blueprint_tables.moc"
