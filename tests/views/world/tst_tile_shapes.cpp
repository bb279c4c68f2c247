// What brushes cover, and how long it takes to find that out where it is much.
#include "views/world/tools/tile_shapes.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace chartroom;
using namespace chartroom::views;

namespace {

/// How many times as long the plain way takes at least. Both are timed in turn, so that what else the machine
/// does makes no difference.
constexpr qint64 plainTakes = 3;

/// Every tile of every dab, each of them once.
std::vector<QPoint> plainly(const std::vector<QPoint>& way, const BrushForm& brush)
{
    std::vector<QPoint> tiles;
    for (const QPoint at : way)
        std::ranges::copy(dabTiles(at, brush), std::back_inserter(tiles));
    std::ranges::sort(tiles, {}, [](QPoint tile) { return std::pair(tile.y(), tile.x()); });
    tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
    return tiles;
}

template<class Work>
qint64 nanosecondsOf(const Work& work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return clock.nsecsElapsed();
}

} // namespace

class TileShapesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brushesCoverEachTileOnce_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("round");
        for (const int size : {1, 2, 3, 8, 13}) {
            QTest::addRow("square %d", size) << size << false;
            QTest::addRow("round %d", size) << size << true;
        }
    }
    void brushesCoverEachTileOnce()
    {
        QFETCH(int, size);
        QFETCH(bool, round);
        const BrushForm brush{size, round ? BrushShape::Round : BrushShape::Square};
        for (const std::vector<QPoint>& way :
             {lineTiles({-9, 4}, {-9, 4}), lineTiles({-20, -3}, {11, 5}), lineTiles({6, 9}, {-2, -30}),
              circleTiles({-1, -1}, 17), std::vector<QPoint>{{0, 0}, {40, 0}, {0, 0}, {-7, 1}}}) {
            const std::vector<QPoint> covered = brushedTiles(way, brush);
            // A brush of one tile covers the way as it is.
            if (size == 1) {
                QVERIFY(covered == way);
                continue;
            }
            QVERIFY(covered == plainly(way, brush));
        }
    }

    void theWayOfAWideBrushIsQuick()
    {
        const BrushForm brush{BrushForm::maxSize, BrushShape::Square};
        const std::vector<QPoint> way = circleTiles({0, 0}, 256);
        std::vector<QPoint> covered;
        std::vector<QPoint> expected;
        const qint64 taken = nanosecondsOf([&] { covered = brushedTiles(way, brush); });
        const qint64 plain = nanosecondsOf([&] { expected = plainly(way, brush); });
        QVERIFY(covered == expected);
        QVERIFY2(taken * plainTakes < plain, qPrintable(QStringLiteral("%1 %2").arg(taken).arg(plain)));
    }

    void aSelectionOfVeryManyPiecesIsQuick()
    {
        // As what is alike on noisy ground.
        std::vector<QRect> pieces;
        for (int y = -200; y < 200; ++y) {
            for (int x = -200 + y % 2; x < 200; x += 2)
                pieces.emplace_back(x, y, 1, 1);
        }
        QRegion region;
        region.setRects(pieces.data(), static_cast<int>(pieces.size()));
        const std::vector<QPoint> tiles = dabTiles({150, 150}, {BrushForm::maxSize, BrushShape::Round});
        std::vector<world::Tile> inside;
        std::vector<world::Tile> expected;
        const qint64 taken = nanosecondsOf([&] { inside = tilesIn(tiles, region); });
        const qint64 plain = nanosecondsOf([&] {
            for (const QPoint tile : tiles) {
                if (region.contains(tile))
                    expected.push_back({tile.x(), tile.y()});
            }
        });
        QVERIFY(!expected.empty() && expected.size() < tiles.size());
        QVERIFY(inside == expected);
        QVERIFY2(taken * plainTakes < plain, qPrintable(QStringLiteral("%1 %2").arg(taken).arg(plain)));
        QVERIFY(tilesIn({}, region).empty());
        QVERIFY(tilesIn({{1000, 1000}}, region).empty());
    }
};

QTEST_APPLESS_MAIN(TileShapesTest)
#include "tst_tile_shapes.moc"
