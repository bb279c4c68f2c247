#include "formats/blueprint/check.h"
#include "tests/support/blueprint_bytes.h"
#include "tests/support/files.h"
#include "tests/support/finding_lines.h"

#include <QTest>

using namespace chartroom;
using namespace chartroom::test;

namespace {

constexpr float oceanLevel = 0.15F;
constexpr float lakeLevel = 0.5F;
constexpr std::uint16_t oceanSurface = 4916; // 1 + round(0.15 * 32768)
constexpr std::uint16_t lakeSurface = 16385;

/// An island with one pixel of ocean in each corner and two lakes of 2 × 2 pixels: ids 2 and 3.
struct Water
{
    QByteArray biomes = biomeGrid(3);
    QByteArray ids = waterGrid();
    QByteArray surface = waterGrid();
    QByteArray rows;
    int rowCount = 0;

    Water()
    {
        for (const auto& [x, y] : {std::pair{0U, 0U}, {0U, 255U}, {255U, 0U}, {255U, 255U}})
            set(x, y, 1, 0, oceanSurface);
        for (const std::uint16_t id : {std::uint16_t{2}, std::uint16_t{3}}) {
            const std::uint32_t at = id * 40U;
            for (std::uint32_t i = 0; i < 4; ++i)
                set(at + i / 2, at + i % 2, id, 1, lakeSurface);
        }
        row(waterRow(1, 0, oceanLevel, 4, 127.5F, 127.5F));
        row(waterRow(2, 1, lakeLevel, 4, 80.5F, 80.5F));
        row(waterRow(3, 1, lakeLevel, 4, 120.5F, 120.5F));
    }

    void set(std::uint32_t x, std::uint32_t y, std::uint16_t id, std::uint8_t biome, std::uint16_t level)
    {
        setU16(ids, x, y, id);
        setU16(surface, x, y, level);
        biomes[static_cast<qsizetype>(x * 256 + y)] = static_cast<char>(biome);
    }
    void row(const QByteArray& bytes)
    {
        rows += bytes;
        ++rowCount;
    }
    void replaceRow(int index, const QByteArray& bytes) { rows.replace(index * 20, 20, bytes); }
};

/// The water sections come first, so that their places are round numbers of the test.
struct Places
{
    static constexpr quint64 idsTag = 46;
    static constexpr quint64 ids = idsTag + 12;
    static constexpr quint64 surface = ids + 131072 + 12;
    static constexpr quint64 rows = surface + 131072 + 12 + 4;

    static quint64 idAt(quint64 x, quint64 y) { return ids + (x * 256 + y) * 2; }
    static quint64 surfaceAt(quint64 x, quint64 y) { return surface + (x * 256 + y) * 2; }
    static quint64 row(quint64 index) { return rows + index * 20; }
};

QByteArray fileOf(const Water& water)
{
    BlueprintBytes file = BlueprintBytes::version2();
    file.section("PRMS", parametersPayload());
    file.section("WBID", water.ids).section("WSRF", water.surface);
    file.section("WBTB", counted(water.rowCount, water.rows));
    return file.emptyLists().section("BIOM", water.biomes).section("HGTS", heightGrid(0)).bytes();
}

QStringList findingsOf(const QByteArray& bytes)
{
    return findingLines(blueprint::check(bytesOf(bytes)).findings);
}

QString warning(const char* code, quint64 offset, quint64 length)
{
    return findingLine(QLatin1String(code), QStringLiteral("warning"), offset, length);
}

void addRow(const char* name, const Water& water, const QStringList& findings)
{
    QTest::newRow(name) << fileOf(water) << findings;
}

void addPixelRows()
{
    addRow("sound", Water(), {});
    {
        Water water;
        water.biomes[77 * 256 + 200] = 1;
        water.biomes[200 * 256 + 3] = 1;
        addRow("mask: lake biome without a body", water,
               {warning("audit.water.mask", Places::idAt(77, 200), 2)});
    }
    {
        Water water;
        setU16(water.surface, 9, 9, 5);
        addRow("surface-mask: a dry surface", water,
               {warning("audit.water.surface-mask", Places::surfaceAt(9, 9), 2)});
    }
    {
        Water water;
        setU16(water.surface, 81, 80, 0);
        addRow("surface-mask: a lake without a surface", water,
               {warning("audit.water.surface-mask", Places::surfaceAt(81, 80), 2)});
    }
    {
        Water water;
        setU16(water.surface, 255, 0, oceanSurface - 1);
        addRow("surface-level", water, {warning("audit.water.surface-level", Places::surfaceAt(255, 0), 2)});
    }
    {
        Water water;
        water.replaceRow(2, waterRow(3, 1, -1.0F, 4, 120.5F, 120.5F));
        addRow("surface-level: a level below zero fits no pixel", water,
               {warning("audit.water.surface-level", Places::surfaceAt(120, 120), 2)});
    }
    {
        Water water;
        water.biomes[5] = '\x7F';
        water.biomes[6] = 1;
        QTest::newRow("R14: no mask audit beside unknown biomes")
            << fileOf(water)
            << QStringList{findingLine(QStringLiteral("blueprint.biome.ordinal"), QStringLiteral("error"),
                                       Places::row(3) + 5 * 16 + 12 + 5, 1)};
    }
}

void addBodyRows()
{
    {
        Water water;
        water.row(waterRow(9, 1, lakeLevel, 3, 1, 1));
        addRow("R15: a dry row's count is held against 0", water,
               {warning("audit.water.body", Places::row(3), 20),
                warning("audit.water.count", Places::row(3) + 8, 4)});
    }
    {
        Water water;
        water.row(waterRow(0, 0, lakeLevel, 77, 1, 1));
        addRow("R15: a row for id 0 has one finding", water,
               {warning("audit.water.body", Places::row(3), 20)});
    }
    {
        Water water;
        water.set(60, 60, 500, 1, 77);
        water.set(60, 61, 500, 1, 99);
        addRow("an id without a row, whatever its surface", water,
               {warning("audit.water.body", Places::idAt(60, 60), 2),
                warning("audit.water.order", Places::idAt(80, 80), 2)});
    }
    {
        Water water;
        water.replaceRow(0, waterRow(1, 1, oceanLevel, 4, 127.5F, 127.5F));
        water.replaceRow(1, waterRow(2, 0, lakeLevel, 4, 80.5F, 80.5F));
        addRow("R15: ocean", water,
               {warning("audit.water.ocean", Places::row(0) + 2, 1),
                warning("audit.water.ocean", Places::row(1) + 2, 1)});
    }
    {
        Water water;
        water.set(80, 80, 40, 1, lakeSurface);
        water.replaceRow(1, waterRow(2, 1, lakeLevel, 3, 80.5F, 80.5F));
        water.row(waterRow(40, 1, lakeLevel, 1, 80, 80));
        addRow("R15: ids out of order", water, {warning("audit.water.order", Places::idAt(80, 81), 2)});
    }
    {
        Water water;
        for (std::uint32_t i = 0; i < 4; ++i)
            water.set(120 + i / 2, 120 + i % 2, 900, 1, lakeSurface);
        water.replaceRow(2, waterRow(900, 1, lakeLevel, 4, 120.5F, 120.5F));
        addRow("R15: gaps between ids are no fault", water, {});
    }
    {
        Water water;
        water.replaceRow(1, waterRow(2, 1, lakeLevel, 4, 81.0F, 80.5F));
        addRow("R15: a centroid half a pixel off", water, {});
        water.replaceRow(1, waterRow(2, 1, lakeLevel, 4, 80.9F, 80.9F));
        addRow("R15: the distance is Euclidean", water,
               {warning("audit.water.centroid", Places::row(1) + 12, 8)});
        water.replaceRow(1, waterRow(2, 1, lakeLevel, 4, std::numeric_limits<float>::quiet_NaN(), 80.5F));
        addRow("a centroid that is no number", water,
               {warning("audit.water.centroid", Places::row(1) + 12, 8)});
        water.replaceRow(1, waterRow(2, 1, lakeLevel, -4, 80.5F, 80.5F));
        addRow("a negative count", water, {warning("audit.water.count", Places::row(1) + 8, 4)});
    }
}

} // namespace

class TestWaterAudits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("expected");
        addPixelRows();
        addBodyRows();
    }
    void findings()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, expected);
        QCOMPARE(findingsOf(bytes), expected);
    }

    /// R15: the tag counts, not whether the section can be read.
    void pairingCountsUnreadableSections()
    {
        BlueprintBytes file = BlueprintBytes::version2();
        file.section("PRMS", parametersPayload()).emptyLists().plainGrids();
        const quint64 first = file.at();
        file.section("WSRF", "ab").section("WBID", "cd");
        QCOMPARE(findingsOf(file.bytes()),
                 (QStringList{warning("audit.water.pairing", first, 4),
                              findingLine(QStringLiteral("blueprint.grid.length"), QStringLiteral("error"),
                                          first + 4, 8),
                              findingLine(QStringLiteral("blueprint.grid.length"), QStringLiteral("error"),
                                          first + 18, 8)}));
    }

    /// R16: to nearest, ties to even.
    void levelsAreEncodedToNearestEven()
    {
        const auto encode = [](double steps) {
            return blueprint::encodeWaterLevel(static_cast<float>(steps / 32768));
        };
        QCOMPARE(encode(0), std::uint16_t{1});
        QCOMPARE(encode(2.5), std::uint16_t{3});
        QCOMPARE(encode(3.5), std::uint16_t{5});
        QCOMPARE(encode(65534), std::uint16_t{65535});
        QVERIFY(!encode(65534.25));
        QVERIFY(!encode(-0.25));
        QVERIFY(!blueprint::encodeWaterLevel(std::numeric_limits<float>::quiet_NaN()));
        for (std::uint32_t value = 1; value < 65536; ++value)
            QCOMPARE(
                blueprint::encodeWaterLevel(*blueprint::decodeWaterLevel(static_cast<std::uint16_t>(value))),
                static_cast<std::uint16_t>(value));
    }

    /// The block-wise scan against a plain one, on water that changes every few pixels.
    void figuresAreThoseOfAPlainScan()
    {
        Water water;
        std::vector<std::array<std::uint64_t, 3>> figures(301);
        std::uint32_t state = 1;
        for (std::uint32_t x = 0; x < 256; ++x) {
            std::uint16_t id = 0;
            std::uint32_t left = 0;
            for (std::uint32_t y = 0; y < 256; ++y) {
                if (left-- == 0) {
                    state = state * 1664525U + 1013904223U;
                    id = static_cast<std::uint16_t>(state >> 16U) % 301;
                    left = (state >> 8U) % (x < 128 ? 5 : 90);
                }
                const bool lake = id > 1;
                water.set(x, y, id, id == 0 ? 3 : (lake ? 1 : 0), id == 0 ? 0 : lakeSurface);
                figures[id][0] += 1;
                figures[id][1] += x;
                figures[id][2] += y;
            }
        }
        water.rows.clear();
        water.rowCount = 0;
        for (std::uint16_t id = 1; id < 301; ++id) {
            const auto& [count, sumX, sumY] = figures[id];
            if (count > 0)
                water.row(waterRow(id, id == 1 ? 0 : 1, lakeLevel, static_cast<std::int32_t>(count),
                                   static_cast<float>(sumX) / static_cast<float>(count),
                                   static_cast<float>(sumY) / static_cast<float>(count)));
        }
        QStringList findings = findingsOf(fileOf(water));
        QCOMPARE(findings.size(), 1); // the ids are not in order, and nothing else is wrong
        QVERIFY(findings.first().startsWith(QStringLiteral("audit.water.order ")));
    }
};

QTEST_GUILESS_MAIN(TestWaterAudits)
#include "tst_water_audits.moc"
