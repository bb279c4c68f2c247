// The levels of a map against values worked out cell by cell from the stated rules.
#include "model/blueprint/map_cells.h"
#include "model/blueprint/pyramid.h"
#include "tests/support/made_map.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace chartroom;
using model::CellPlanes;
using model::GridSet;
using model::Pyramid;

namespace {

struct Expected
{
    float height = 0;
    std::uint8_t biome = 0;
    std::uint16_t id = 0;
    std::uint16_t surface = 0;
};

std::uint16_t waterByRule(const std::optional<blueprint::Grid>& grid, std::uint32_t x0, std::uint32_t y0,
                          std::uint32_t x1, std::uint32_t y1)
{
    if (!grid)
        return 0;
    std::uint16_t first = 0;
    std::uint64_t wet = 0;
    for (std::uint32_t x = x0; x < x1; ++x) {
        for (std::uint32_t y = y0; y < y1; ++y) {
            const std::uint16_t value = blueprint::u16At(*grid, x, y);
            if (value != 0 && wet++ == 0)
                first = value;
        }
    }
    return wet * 2 >= std::uint64_t{x1 - x0} * (y1 - y0) ? first : std::uint16_t{0};
}

Expected bruteForce(const GridSet& grids, int level, int cx, int cy)
{
    const std::uint32_t length = 1U << level;
    const std::uint32_t x0 = static_cast<std::uint32_t>(cx) * length;
    const std::uint32_t y0 = static_cast<std::uint32_t>(cy) * length;
    const std::uint32_t x1 = std::min(grids.size, x0 + length);
    const std::uint32_t y1 = std::min(grids.size, y0 + length);
    Expected expected;
    long double sum = 0;
    std::uint64_t count = 0;
    std::map<int, std::uint64_t> biomes;
    for (std::uint32_t x = x0; x < x1; ++x) {
        for (std::uint32_t y = y0; y < y1; ++y) {
            const float height = blueprint::heightAt(*grids.heights, x, y);
            if (std::isfinite(height)) {
                sum += height;
                ++count;
            }
            const std::int32_t biome = blueprint::biomeAt(*grids.biomes, x, y);
            ++biomes[biome < 0 || biome > 254 ? 255 : biome];
        }
    }
    expected.height = count > 0 ? static_cast<float>(sum / count) : std::nanf("");
    std::uint64_t most = 0;
    for (const auto& [biome, pixels] : biomes) { // ascending: the first of several wins
        if (pixels > most) {
            most = pixels;
            expected.biome = static_cast<std::uint8_t>(biome);
        }
    }
    expected.id = waterByRule(grids.waterIds, x0, y0, x1, y1);
    expected.surface = waterByRule(grids.waterSurface, x0, y0, x1, y1);
    return expected;
}

// The first cell that differs, or nothing.
QString difference(const GridSet& grids, int level, const CellPlanes& planes, int x0, int y0)
{
    for (int y = 0; y < planes.height(); ++y) {
        for (int x = 0; x < planes.width(); ++x) {
            const Expected expected = bruteForce(grids, level, x0 + x, y0 + y);
            const float height = planes.heights(y)[x];
            // The sum's last bit may depend on its order.
            const bool heightFits = std::isnan(expected.height) ? std::isnan(height)
                                                                : std::abs(height - expected.height) <=
                                                                      std::abs(expected.height) * 1.2e-7F;
            const bool fits = heightFits && planes.biomes(y)[x] == expected.biome &&
                              (!planes.hasIds() || planes.ids(y)[x] == expected.id) &&
                              (!planes.hasSurfaces() || planes.surfaces(y)[x] == expected.surface);
            if (!fits)
                return QStringLiteral("level %1, cell (%2, %3)").arg(level).arg(x0 + x).arg(y0 + y);
        }
    }
    return {};
}

} // namespace

class PyramidTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLevelFollowsTheRules_data()
    {
        QTest::addColumn<uint>("size");
        QTest::addColumn<int>("version");
        for (const uint size : {256U, 257U, 300U, 511U, 1030U}) {
            QTest::addRow("%u, version 2", size) << size << 2;
            QTest::addRow("%u, version 1", size) << size << 1;
        }
    }

    void everyLevelFollowsTheRules()
    {
        QFETCH(uint, size);
        QFETCH(int, version);
        const test::MadeMap map = test::makeNoiseMap(size, version, size);
        const GridSet grids = model::gridsOf(map.blueprint);
        const auto pyramid = Pyramid::build(grids, {});
        QVERIFY(pyramid);
        QCOMPARE(pyramid->level(pyramid->lastLevel()).width(), 1);
        for (int level = Pyramid::firstLevel; level <= pyramid->lastLevel(); ++level)
            QCOMPARE(difference(grids, level, pyramid->level(level), 0, 0), QString());
        for (const int level : {0, 1}) {
            const int cells = model::cellsAt(size, level);
            const CellPlanes whole = model::readCells(grids, level, {0, 0, cells, cells});
            QCOMPARE(difference(grids, level, whole, 0, 0), QString());
            const CellPlanes part = model::readCells(grids, level, {cells - 70, 33, 70, 51});
            QCOMPARE(difference(grids, level, part, cells - 70, 33), QString());
        }
    }

    // One level alone, of all grids and of the heights only, which has a way of its own.
    void oneLevelAlone_data() { everyLevelFollowsTheRules_data(); }

    void oneLevelAlone()
    {
        QFETCH(uint, size);
        QFETCH(int, version);
        const test::MadeMap map = test::makeNoiseMap(size, version, size);
        const GridSet grids = model::gridsOf(map.blueprint);
        GridSet heights;
        heights.size = grids.size;
        heights.heights = grids.heights;
        for (int level = Pyramid::firstLevel; level <= model::lastLevelOf(size); ++level) {
            const auto all = model::reduceTo(grids, level, {});
            const auto one = model::reduceTo(heights, level, {});
            QVERIFY(all && one);
            QCOMPARE(difference(grids, level, *all, 0, 0), QString());
            for (int y = -1; y <= all->height(); ++y) {
                for (int x = -1; x <= all->width(); ++x) {
                    const float expected = all->heights(y)[x];
                    const float found = one->heights(y)[x];
                    const float tolerance = 1e-6F * std::max(1.0F, std::abs(expected));
                    QVERIFY2(std::isnan(expected) ? std::isnan(found)
                                                  : std::abs(expected - found) <= tolerance,
                             qPrintable(QStringLiteral("level %1, cell (%2, %3): %4, found %5")
                                            .arg(level)
                                            .arg(x)
                                            .arg(y)
                                            .arg(expected)
                                            .arg(found)));
                }
            }
        }
    }

    void theRimHoldsTheNeighbours()
    {
        const test::MadeMap map = test::makeNoiseMap(300, 2, 5);
        const GridSet grids = model::gridsOf(map.blueprint);
        const CellPlanes whole = model::readCells(grids, 0, {0, 0, 300, 300});
        for (const model::CellRect& rect :
             {model::CellRect{0, 0, 100, 100}, model::CellRect{100, 100, 100, 100},
              model::CellRect{256, 256, 44, 44}}) {
            const CellPlanes part = model::readCells(grids, 0, rect);
            for (int y = -1; y <= rect.height; ++y) {
                for (int x = -1; x <= rect.width; ++x) {
                    const int wx = std::clamp(rect.x + x, 0, 299);
                    const int wy = std::clamp(rect.y + y, 0, 299);
                    const float expected = whole.heights(wy)[wx];
                    const float found = part.heights(y)[x];
                    QVERIFY2(
                        expected == found || (std::isnan(expected) && std::isnan(found)),
                        qPrintable(
                            QStringLiteral("(%1, %2) of (%3, %4)").arg(x).arg(y).arg(rect.x).arg(rect.y)));
                    QCOMPARE(part.ids(y)[x], whole.ids(wy)[wx]);
                }
            }
        }
    }

    void allKindsOfHeightsTogether()
    {
        const float infinite = std::numeric_limits<float>::infinity();
        const auto allNan = test::makeMap(256, 2, [](auto, auto) {
            return test::MadePixel{std::nanf(""), 3, 0, 0};
        });
        const auto oneNumber = test::makeMap(256, 2, [&](std::uint32_t x, std::uint32_t y) {
            return test::MadePixel{x == 77 && y == 200 ? 0.5F : infinite, 3, 0, 0};
        });
        const auto none = Pyramid::build(model::gridsOf(allNan.blueprint), {});
        QVERIFY(std::isnan(none->level(8).heights(0)[0]));
        QVERIFY(!model::heightRange(none->level(2)));
        const auto one = Pyramid::build(model::gridsOf(oneNumber.blueprint), {});
        QCOMPARE(one->level(8).heights(0)[0], 0.5F);
        QVERIFY(std::isnan(one->level(4).heights(0)[0]));
        QCOMPARE(one->level(4).heights(200 / 16)[77 / 16], 0.5F);
        QCOMPARE(model::heightRange(one->level(2))->low, 0.5F);
        QCOMPARE(model::heightRange(one->level(2))->high, 0.5F);
    }

    // Two values that are finite, but nothing else: the colours are for all the others.
    void theRangeLeavesOutWhatIsFarFromAllOthers()
    {
        for (const float far : {3.4e38F, 1000.0F}) {
            const auto map = test::makeMap(512, 2, [far](std::uint32_t x, std::uint32_t y) {
                const float usual = static_cast<float>(x % 100) / 100;
                const bool first = x < 4 && y < 4;
                const bool second = x < 4 && y >= 8 && y < 12;
                return test::MadePixel{first ? far : second ? -far : usual, 3, 0, 0};
            });
            const auto pyramid = Pyramid::build(model::gridsOf(map.blueprint), {});
            const auto sample = model::sampleLevel(model::gridsOf(map.blueprint), 2);
            for (const auto& range : {model::heightRange(pyramid->level(2)), model::heightRange(sample)}) {
                QVERIFY(range.has_value());
                QVERIFY2(range->low >= 0 && range->low < 0.1F, qPrintable(QString::number(range->low)));
                QVERIFY2(range->high <= 1 && range->high > 0.9F, qPrintable(QString::number(range->high)));
            }
        }
    }

    void theRangeOfHeightsAnywhereInARow()
    {
        const float infinite = std::numeric_limits<float>::infinity();
        for (std::uint32_t place = 0; place < 512; place += 37) {
            const auto map = test::makeMap(512, 2, [&](std::uint32_t x, std::uint32_t y) {
                // The pyramid's cells are of 4 × 4 pixels: the extremes fill one each.
                const bool low = x / 4 == place / 4 && y / 4 == 7;
                const bool high = x / 4 == 127 - place / 4 && y / 4 == 9;
                const float other = x / 4 % 3 == 0 ? -infinite : 1.0F;
                return test::MadePixel{low ? -2.0F : high ? 3.0F : other, 0, 0, 0};
            });
            const auto range =
                model::heightRange(Pyramid::build(model::gridsOf(map.blueprint), {})->level(2));
            QVERIFY(range.has_value());
            QCOMPARE(range->low, -2.0F);
            QCOMPARE(range->high, 3.0F);
        }
    }

    void aWholeMapOfManyBiomes()
    {
        // 256 ordinals in each block, all equally many but for one.
        const auto map = test::makeMap(512, 2, [](std::uint32_t x, std::uint32_t y) {
            return test::MadePixel{
                0, x == 300 && y == 300 ? 9 : static_cast<std::int32_t>((x * 16 + y) % 256), 0, 0};
        });
        const GridSet grids = model::gridsOf(map.blueprint);
        const auto pyramid = Pyramid::build(grids, {});
        for (int level = Pyramid::firstLevel; level <= pyramid->lastLevel(); ++level)
            QCOMPARE(difference(grids, level, pyramid->level(level), 0, 0), QString());
        QCOMPARE(pyramid->level(9).biomes(0)[0], std::uint8_t{9});
    }

    void missingGridsAreLeftOut()
    {
        test::MadeMap map = test::makeNoiseMap(300, 2, 1);
        map.blueprint.heights.reset();
        map.blueprint.waterSurface.reset();
        const auto pyramid = Pyramid::build(model::gridsOf(map.blueprint), {});
        QVERIFY(!pyramid->level(2).hasHeights());
        QVERIFY(!pyramid->level(2).hasSurfaces());
        QVERIFY(pyramid->level(2).hasBiomes());
        QVERIFY(pyramid->level(9).hasIds());
        const CellPlanes cells = model::readCells(model::gridsOf(map.blueprint), 0, {0, 0, 20, 20});
        QVERIFY(!cells.hasHeights() && cells.hasBiomes());
    }

    void aSampleShowsTheFirstPixels()
    {
        const test::MadeMap map = test::makeNoiseMap(300, 2, 9);
        const CellPlanes sample = model::sampleLevel(model::gridsOf(map.blueprint), 3);
        QCOMPARE(sample.width(), 38);
        for (int y = 0; y < sample.height(); ++y) {
            for (int x = 0; x < sample.width(); ++x) {
                const auto px = static_cast<std::uint32_t>(x) * 8;
                const auto py = static_cast<std::uint32_t>(y) * 8;
                QCOMPARE(int(sample.biomes(y)[x]), blueprint::biomeAt(*map.blueprint.biomes, px, py));
                QCOMPARE(sample.ids(y)[x], blueprint::u16At(*map.blueprint.waterIds, px, py));
            }
        }
    }

    void aCancelledBuildGivesNothing()
    {
        const test::MadeMap map = test::makeNoiseMap(1030, 2, 2);
        std::stop_source stop;
        core::Task task;
        task.stop = stop.get_token();
        task.progress = [&](double) { stop.request_stop(); };
        QVERIFY(!Pyramid::build(model::gridsOf(map.blueprint), task));
    }
};

QTEST_GUILESS_MAIN(PyramidTest)
#include "tst_pyramid.moc"
