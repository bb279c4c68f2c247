#include "tests/views/canvas/made_source.h"
#include "views/canvas/tile_cache.h"

#include <QSignalSpy>
#include <QTest>

using namespace chartroom::canvas;
using chartroom::test::MadeSource;

class TileCacheTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quickTilesAreThereAtOnce()
    {
        TileCache cache;
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 1000, 1000));
        cache.setSource(source);
        const TileCache::Found found = cache.find({0, 1, 2});
        QVERIFY(found.tile && found.fresh);
        QCOMPARE(cache.find({0, 1, 2}).tile, found.tile);
        QCOMPARE(source->fetches.load(), 1);
        QVERIFY(!cache.find({0, 9, 9}).tile);
        QVERIFY(!cache.find({0, -1, 0}).tile);
    }

    void slowTilesArrive()
    {
        TileCache cache;
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 1000, 1000));
        source->immediateFrom = 100;
        cache.setSource(source);
        QVERIFY(!cache.find({0, 0, 0}).tile);
        QSignalSpy arrived(&cache, &TileCache::arrived);
        cache.request({{0, 0, 0}, {0, 1, 0}, {0, 2, 0}, {0, 3, 0}, {0, 0, 0}});
        QTRY_COMPARE(arrived.size(), 4);
        QVERIFY(cache.find({0, 3, 0}).fresh);
    }

    void aNewListReplacesTheOld()
    {
        TileCache cache;
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 32000, 32000));
        source->immediateFrom = 100;
        cache.setSource(source);
        std::vector<TileKey> many;
        for (int i = 0; i < 100; ++i)
            many.push_back({0, i, 50});
        cache.request(many);
        cache.request({{0, 7, 7}});
        QTRY_VERIFY(cache.find({0, 7, 7}).tile);
        QVERIFY(source->fetches < 50);
    }

    void theBudgetHolds()
    {
        TileCache cache(std::size_t{8} << 20U);
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 32000, 32000));
        cache.setSource(source);
        for (int i = 0; i < 40; ++i) {
            cache.beginFrame();
            QVERIFY(cache.find({0, i, 3}).tile);
        }
        QVERIFY(cache.bytes() <= std::size_t{9} << 20U);
        QVERIFY(cache.size() < 20 && cache.size() > 5);
    }

    void whatAFrameNeedsIsKeptWhateverTheBudget()
    {
        TileCache cache(1);
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 32000, 32000));
        cache.setSource(source);
        for (int frame = 0; frame < 3; ++frame) {
            cache.beginFrame();
            for (int i = 0; i < 30; ++i)
                QVERIFY(cache.find({0, i, 3}).tile);
        }
        QCOMPARE(source->fetches.load(), 30);
    }

    void staleTilesServeUntilTheNewOnesAreHere()
    {
        TileCache cache;
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 1000, 1000));
        source->immediateFrom = 100;
        cache.setSource(source);
        cache.fetchNow({{0, 0, 0}, {0, 2, 2}, {1, 0, 0}});
        const auto old = cache.find({0, 0, 0}).tile;
        cache.invalidate(QRect(10, 10, 5, 5), 0);
        QVERIFY(!cache.find({0, 0, 0}).fresh);
        QCOMPARE(cache.find({0, 0, 0}).tile, old);
        QVERIFY(!cache.find({1, 0, 0}).fresh);
        QVERIFY(cache.find({0, 2, 2}).fresh);
        cache.request({{0, 0, 0}});
        QTRY_VERIFY(cache.find({0, 0, 0}).fresh);
        QVERIFY(cache.find({0, 0, 0}).tile != old);
        // Levels below the first one named stay.
        cache.invalidate(QRect(0, 0, 1000, 1000), 1);
        QVERIFY(cache.find({0, 0, 0}).fresh);
        QVERIFY(!cache.find({1, 0, 0}).fresh);
    }

    void aSourceThatGoesIsForgotten()
    {
        TileCache cache;
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 1000, 1000));
        source->immediateFrom = 100;
        cache.setSource(source);
        QSignalSpy arrived(&cache, &TileCache::arrived);
        cache.request({{0, 0, 0}, {0, 1, 0}, {0, 2, 0}});
        cache.setSource(nullptr);
        QTest::qWait(100);
        QCOMPARE(arrived.size(), 0);
        QCOMPARE(cache.size(), std::size_t{0});
        QVERIFY(!cache.find({0, 0, 0}).tile);
    }
};

QTEST_GUILESS_MAIN(TileCacheTest)
#include "tst_tile_cache.moc"
