// The border of a selection: it lies where tiles end, everywhere and nowhere else, in lines that are not
// broken.
#include "views/world/tools/region_outline.h"

#include <QRandomGenerator>
#include <QTest>

#include <set>
#include <tuple>

using namespace chartroom::views;

namespace {

/// A side of a tile: from a corner to the right, or downwards.
using Side = std::tuple<int, int, bool>;

std::set<Side> sidesOf(const QRegion& tiles)
{
    std::set<Side> sides;
    const QRect area = tiles.boundingRect().adjusted(-1, -1, 1, 1);
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const bool in = tiles.contains(QPoint(x, y));
            if (in != tiles.contains(QPoint(x, y - 1)))
                sides.emplace(x, y, false);
            if (in != tiles.contains(QPoint(x - 1, y)))
                sides.emplace(x, y, true);
        }
    }
    return sides;
}

/// The sides that lines consist of; none where one is there twice.
std::set<Side> sidesOf(const std::vector<QLine>& lines)
{
    std::set<Side> sides;
    std::size_t count = 0;
    for (const QLine& line : lines) {
        const bool upright = line.dx() == 0;
        const int length = upright ? line.dy() : line.dx();
        for (int i = 0; i < length; ++i, ++count)
            sides.emplace(line.x1() + (upright ? 0 : i), line.y1() + (upright ? i : 0), upright);
    }
    return sides.size() == count ? sides : std::set<Side>();
}

} // namespace

class RegionOutlineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRectangleHasFourLines()
    {
        QVERIFY(outlineOf({}).empty());
        const auto lines = outlineOf(QRect(-3, -2, 10, 7));
        QCOMPARE(lines.size(), std::size_t(4));
        QCOMPARE(sidesOf(lines), sidesOf(QRegion(-3, -2, 10, 7)));
    }

    void uprightLinesAreNotBroken()
    {
        // A step on the right only: the left side is one line over both bands.
        const QRegion steps = QRegion(0, 0, 4, 4) + QRegion(0, 4, 8, 4);
        const auto lines = outlineOf(steps);
        QCOMPARE(lines.size(), std::size_t(6));
        QCOMPARE(std::ranges::count(lines, QLine(0, 0, 0, 8)), 1);
        QCOMPARE(sidesOf(lines), sidesOf(steps));
    }

    void anyRegion_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 0; seed < 40; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void anyRegion()
    {
        QFETCH(unsigned, seed);
        QRandomGenerator random(seed);
        QRegion tiles;
        for (unsigned i = 0; i <= seed; ++i) {
            const QRect rect(random.bounded(-12, 12), random.bounded(-12, 12), random.bounded(1, 9),
                             random.bounded(1, 9));
            tiles = random.bounded(3) == 0 ? tiles - rect : tiles ^ rect;
        }
        QCOMPARE(sidesOf(outlineOf(tiles)), sidesOf(tiles));
    }
};

QTEST_APPLESS_MAIN(RegionOutlineTest)
#include "tst_region_outline.moc"
