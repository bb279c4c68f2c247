#include "formats/blueprint/water.h"
#include "formats/core/code.h"
#include "tests/support/files.h"
#include "tests/support/made_map.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <random>

using namespace chartroom;
using namespace chartroom::blueprint;

namespace {

constexpr std::int32_t ocean = 0;
constexpr std::int32_t lake = 1;
constexpr std::int32_t land = 5;

struct Expected
{
    std::vector<std::uint16_t> ids; ///< by pixel
    std::map<std::uint16_t, WaterBody> bodies;
};

/// Flood fill, one pixel at a time.
Expected bruteForce(const test::MadeMap& map, float sea)
{
    const Grid& biomes = *map.blueprint.biomes;
    const std::uint32_t size = map.size;
    Expected expected;
    expected.ids.assign(std::size_t{size} * size, 0);
    const auto count = [&](std::uint16_t id, std::uint32_t x, std::uint32_t y) {
        expected.ids[std::size_t{x} * size + y] = id;
        WaterBody& body = expected.bodies[id];
        ++body.pixelCount;
        body.centroid.x += static_cast<float>(x);
        body.centroid.y += static_cast<float>(y);
    };
    std::uint16_t next = 2;
    for (std::uint32_t x = 0; x < size; ++x) {
        for (std::uint32_t y = 0; y < size; ++y) {
            const std::int32_t biome = biomeAt(biomes, x, y);
            if (biome == ocean) {
                count(1, x, y);
                expected.bodies[1].surfaceLevel = sea;
            }
            if (biome != lake || expected.ids[std::size_t{x} * size + y] != 0)
                continue;
            const std::uint16_t id = next++;
            std::optional<float> bank;
            std::vector<std::pair<std::uint32_t, std::uint32_t>> open{{x, y}};
            count(id, x, y);
            while (!open.empty()) {
                const auto [px, py] = open.back();
                open.pop_back();
                for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                    const std::uint32_t nx = px + static_cast<std::uint32_t>(dx);
                    const std::uint32_t ny = py + static_cast<std::uint32_t>(dy);
                    if (nx >= size || ny >= size)
                        continue;
                    const std::int32_t there = biomeAt(biomes, nx, ny);
                    const float height = heightAt(*map.blueprint.heights, nx, ny);
                    if (there == land && std::isfinite(height))
                        bank = std::min(bank.value_or(height), height);
                    if (there == lake && expected.ids[std::size_t{nx} * size + ny] == 0) {
                        count(id, nx, ny);
                        open.emplace_back(nx, ny);
                    }
                }
            }
            expected.bodies[id].surfaceLevel = bank.value_or(sea);
        }
    }
    return expected;
}

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

class WaterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsAreEncodedToNearestTiesToEven()
    {
        constexpr float step = 1.0F / 32768;
        QCOMPARE(encodeWaterLevel(0.0F), std::optional<std::uint16_t>(1));
        QCOMPARE(encodeWaterLevel(0.5F * step), std::optional<std::uint16_t>(1));
        QCOMPARE(encodeWaterLevel(1.5F * step), std::optional<std::uint16_t>(3));
        QCOMPARE(encodeWaterLevel(2.5F * step), std::optional<std::uint16_t>(3));
        QCOMPARE(encodeWaterLevel(65534.0F * step), std::optional<std::uint16_t>(65535));
        QVERIFY(!encodeWaterLevel(65534.25F * step));
        QVERIFY(!encodeWaterLevel(-step / 1024));
        QVERIFY(!encodeWaterLevel(std::numeric_limits<float>::quiet_NaN()));
        QVERIFY(!encodeWaterLevel(std::numeric_limits<float>::infinity()));
        for (std::uint32_t value = 1; value <= 65535; ++value) {
            const auto level = decodeWaterLevel(static_cast<std::uint16_t>(value));
            QVERIFY(level);
            QCOMPARE(encodeWaterLevel(*level),
                     std::optional<std::uint16_t>(static_cast<std::uint16_t>(value)));
        }
    }

    void derivedWaterIsThatOfAFloodFill()
    {
        const QTemporaryDir dir;
        std::mt19937 engine(4);
        const auto random = [&engine] { return static_cast<std::uint32_t>(engine()); };
        for (int round = 0; round < 150; ++round) {
            const std::uint32_t size = 1 + random() % 40;
            const std::uint32_t lakes = random() % 100;
            const test::MadeMap map = test::makeMap(size, 1 + round % 2, [&](std::uint32_t, std::uint32_t) {
                const std::uint32_t draw = random() % 100;
                const bool finite = random() % 10 != 0;
                return test::MadePixel{finite ? static_cast<float>(random() % 60000) / 32768
                                              : std::numeric_limits<float>::quiet_NaN(),
                                       draw < lakes ? lake : (draw % 5 == 0 ? ocean : land), 0, 0};
            });
            const auto water = DerivedWater::survey(map.blueprint, defaultPalette(), "map");
            QVERIFY2(water.ok(), water.ok() ? "" : water.error().text().c_str());
            const Expected expected = bruteForce(map, assumedSeaLevel);

            QCOMPARE(water->bodies().size(), expected.bodies.size());
            for (const WaterBody& body : water->bodies()) {
                const auto found = expected.bodies.find(body.id);
                QVERIFY(found != expected.bodies.end());
                const WaterBody& wanted = found->second;
                QCOMPARE(body.pixelCount, wanted.pixelCount);
                QCOMPARE(body.surfaceLevel, wanted.surfaceLevel);
                QCOMPARE(body.centroid.x, wanted.centroid.x / static_cast<float>(wanted.pixelCount));
                QCOMPARE(body.centroid.y, wanted.centroid.y / static_cast<float>(wanted.pixelCount));
                QCOMPARE(body.type, body.id == 1 ? 0 : 1);
                QCOMPARE(body.salinity, body.id == 1 ? 1 : 0);
            }

            const QString path = dir.filePath(QStringLiteral("grids"));
            auto file = core::AtomicFile::create(fsPath(path));
            QVERIFY(file.ok());
            const std::uint64_t gridBytes = expected.ids.size() * 2;
            QVERIFY(water->write(*file, 0, gridBytes).ok());
            QVERIFY(file->commit().ok());
            const QByteArray grids = test::readAll(path);
            QCOMPARE(static_cast<std::uint64_t>(grids.size()), 2 * gridBytes);
            for (std::size_t i = 0; i < expected.ids.size(); ++i) {
                const auto id = load<std::uint16_t>(test::bytesOf(grids).data() + 2 * i);
                const auto surface = load<std::uint16_t>(test::bytesOf(grids).data() + gridBytes + 2 * i);
                QCOMPARE(id, expected.ids[i]);
                QCOMPARE(surface, id == 0 ? std::uint16_t{0}
                                          : encodeWaterLevel(expected.bodies.at(id).surfaceLevel).value());
            }
        }
    }

    // A checkerboard has a lake a pixel: size * size / 2.
    void tooManyLakesAreRefused()
    {
        const auto checkerboard = [](std::uint32_t size) {
            return test::makeMap(size, 2, [](std::uint32_t x, std::uint32_t y) {
                return test::MadePixel{0.5F, (x + y) % 2 == 0 ? lake : land, 0, 0};
            });
        };
        const test::MadeMap fits = checkerboard(362); // 65,522 lakes
        QVERIFY(DerivedWater::survey(fits.blueprint, defaultPalette(), "map").ok());
        const test::MadeMap leaves = checkerboard(363); // 65,885 lakes
        const auto refused = DerivedWater::survey(leaves.blueprint, defaultPalette(), "map");
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().code == core::Code::ConvertLakes);
        QCOMPARE(refused.error().argument("expected"), std::string_view("65534"));
    }

    // Many labels, one lake: a comb whose teeth only meet in the last column is no fault.
    void aCombIsOneLake()
    {
        const std::uint32_t size = 512;
        const test::MadeMap comb = test::makeMap(size, 2, [&](std::uint32_t x, std::uint32_t y) {
            return test::MadePixel{0.5F, x == size - 1 || y % 2 == 0 ? lake : land, 0, 0};
        });
        const auto water = DerivedWater::survey(comb.blueprint, defaultPalette(), "map");
        QVERIFY(water.ok());
        QCOMPARE(water->bodies().size(), 1U);
        QCOMPARE(water->bodies()[0].id, 2);
        QCOMPARE(water->bodies()[0].pixelCount, static_cast<std::int32_t>(size * size / 2 + size / 2));
    }

    void levelsThatTheFormatCannotHoldAreRefused()
    {
        const test::MadeMap map = test::makeMap(16, 2, [](std::uint32_t x, std::uint32_t y) {
            return test::MadePixel{-0.25F, x == 7 && y == 9 ? lake : land, 0, 0};
        });
        const auto refused = DerivedWater::survey(map.blueprint, defaultPalette(), "map");
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().code == core::Code::ConvertLevel);
        QCOMPARE(refused.error().argument("x"), std::string_view("7"));
        QCOMPARE(refused.error().argument("y"), std::string_view("9"));
        QCOMPARE(refused.error().argument("found"), std::string_view("-0.25"));
    }

    // The biomes change between the two passes: refused, whatever they have become.
    void biomesThatChangedAreNoticed()
    {
        const QTemporaryDir dir;
        test::MadeMap map = test::makeMap(16, 1, [](std::uint32_t, std::uint32_t) {
            return test::MadePixel{0.5F, land, 0, 0};
        });
        const auto water = DerivedWater::survey(map.blueprint, defaultPalette(), "map");
        QVERIFY(water.ok());
        const std::size_t at = static_cast<std::size_t>(map.blueprint.biomes->at(3, 3) - map.bytes.data());
        map.bytes[at] = static_cast<std::byte>(lake);
        auto file = core::AtomicFile::create(fsPath(dir.filePath(QStringLiteral("grids"))));
        QVERIFY(file.ok());
        const auto written = water->write(*file, 0, 512);
        QVERIFY(!written.ok());
        QVERIFY(written.error().code == core::Code::FileChanged);
    }
};

QTEST_GUILESS_MAIN(WaterTest)
#include "tst_water.moc"
