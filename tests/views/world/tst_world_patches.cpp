// What changes is drawn into the picture that is there: the result is the picture that drawing everything
// gives.
#include "tests/views/world/world_window.h"
#include "views/canvas/tile_source.h"
#include "views/world/docks/chunk_overview.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/scene/world_feed.h"
#include "views/world/world_docks.h"

#include <algorithm>
#include <tuple>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;
using model::LayerKey;

namespace {

constexpr int restMilliseconds = 300;

/// Waits until no frame comes any more.
void settle(WorldWindow& window)
{
    QSignalSpy drawn(&window.canvas(), &canvas::CanvasWidget::drawn);
    do {
        drawn.clear();
        QTest::qWait(restMilliseconds);
    } while (!drawn.isEmpty());
}

/// What was drawn bit by bit, which is not touched by looking at it.
QImage shown(WorldWindow& window)
{
    QImage image = window.canvas().grab().toImage().convertToFormat(QImage::Format_RGB32);
    image.setDevicePixelRatio(1);
    return image;
}

QImage drawnAnew(WorldWindow& window)
{
    return window.canvas().grabImage().convertToFormat(QImage::Format_RGB32);
}

std::vector<std::uint32_t> pixelsOf(const canvas::Tile& tile)
{
    std::vector<std::uint32_t> pixels;
    for (int y = 0; y < tile.height; ++y)
        pixels.insert(pixels.end(), tile.pictures.row(y), tile.pictures.row(y) + tile.width);
    return pixels;
}

} // namespace

class WorldPatchesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChunksAreNotDrawnForEachPieceOfTheOverview()
    {
        int drawn = 0;
        WorldWindow window;
        QVERIFY(window.isReady());
        WorldFeed& feed = window.bench().page().feed();
        ChunkOverview& overview = window.bench().docks().chunks->overview();
        overview.setPictures([&drawn](const QRect&, QSize) {
            ++drawn;
            return QImage();
        });
        window.bench().docks().refreshNow();
        QTRY_VERIFY(!feed.isBuilding());
        // What was painted is not in the overview yet.
        QVERIFY(window.session().apply({world::Paint{1, {0, 0}, u'W'}}));
        QVERIFY(feed.isBuilding());
        std::ignore = overview.grab();
        const int before = drawn;
        QVERIFY(before > 0);
        for (int piece = 0; piece < 3; ++piece) {
            Q_EMIT feed.tilesChanged({}, model::Overview::firstLevel);
            std::ignore = overview.grab();
        }
        QCOMPARE(drawn, before);
        // In the end it is as the overview is.
        QTRY_VERIFY(!feed.isBuilding());
        std::ignore = overview.grab();
        QVERIFY(drawn > before);
    }

    void aStrokeIsDrawnAsTheWholePictureIs_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {3.0, 3.75, 8.0, 20.0, 47.0})
            QTest::addRow("%.2f pixels a tile", scale) << scale;
    }

    void aStrokeIsDrawnAsTheWholePictureIs()
    {
        QFETCH(double, scale);
        WorldWindow window;
        QVERIFY(window.isReady());
        window.canvas().setMinimapVisible(false);
        window.canvas().setView({{0.3, 0.7}, scale});
        window.state().setActiveLayer(LayerKey::room(1));
        window.state().setSymbol(u'W');
        settle(window);
        const QImage empty = shown(window);
        QCOMPARE(empty, drawnAnew(window));

        // Over borders of chunks, which are changed by it.
        window.press(-6, -5);
        window.move(-3, -1);
        window.move(3, 2);
        settle(window);
        const QImage painted = shown(window);
        QVERIFY(painted != empty);
        QCOMPARE(painted, drawnAnew(window));
        window.move(6, -6);
        window.release(6, -6);
        // Heights reach beyond their tiles.
        QVERIFY(
            window.session().apply({world::StrokeHeight{"height_1", u'r', {{-1, 1}, {0, 1}, {3, 3}}}}).ok());
        settle(window);
        const QImage raised = shown(window);
        QVERIFY(raised != painted);
        QCOMPARE(raised, drawnAnew(window));

        // The ghost goes with the pointer and leaves nothing behind.
        window.move(4, 5, Qt::NoButton);
        settle(window);
        QCOMPARE(shown(window), drawnAnew(window));
        QVERIFY(window.session().undo().ok());
        settle(window);
        QVERIFY(shown(window) != raised);
        QCOMPARE(shown(window), drawnAnew(window));
        QVERIFY(window.session().undo().ok());
        settle(window);
        QCOMPARE(shown(window), drawnAnew(window));
    }

    void aPatchedTileIsTheTile_data()
    {
        QTest::addColumn<int>("level");
        for (int level = -6; level <= 2; ++level)
            QTest::addRow("level %d", level) << level;
    }

    void aPatchedTileIsTheTile()
    {
        QFETCH(int, level);
        WorldWindow window;
        QVERIFY(window.isReady());
        const auto source = window.bench().page().feed().scene().source;
        const std::vector<canvas::TileKey> keys{{level, 0, 0}, {level, -1, 0}, {level, -1, -1}};
        const auto fetched = [&] {
            std::vector<std::shared_ptr<const canvas::Tile>> tiles;
            for (const canvas::TileKey& key : keys)
                tiles.push_back(source->fetch(key));
            return tiles;
        };
        const auto before = fetched();
        std::vector<std::vector<std::uint32_t>> pixelsBefore;
        for (const auto& tile : before)
            pixelsBefore.push_back(pixelsOf(*tile));
        QVERIFY(window.session().apply({world::Stroke{1, u'W', {{0, 0}, {1, 2}, {-1, 1}}}}).ok());
        QVERIFY(window.session().apply({world::StrokeHeight{"height_1", u'r', {{0, 1}, {-1, -1}}}}).ok());
        const auto after = fetched();
        // One more on each side: shadows.
        const QRect changed = QRect(QPoint(-1, -1), QPoint(1, 2)).adjusted(-1, -1, 1, 1);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            QVERIFY(source->patchable(keys[i], changed));
            const auto patched = source->patch(keys[i], before[i], changed);
            const std::vector<std::uint32_t> wanted = pixelsOf(*after[i]);
            QVERIFY(pixelsBefore[i] != wanted);
            QCOMPARE(pixelsOf(*patched), wanted);
            // It says which rows are other ones.
            if (patched->patchOf != before[i].get())
                continue;
            for (int y = 0; y < patched->height; ++y) {
                const bool same =
                    std::equal(patched->pictures.row(y), patched->pictures.row(y) + patched->width,
                               pixelsBefore[i].begin() + std::ptrdiff_t{y} * patched->width);
                QVERIFY(same || (y >= patched->firstChanged && y <= patched->lastChanged));
            }
        }
    }

    void whatIsLargeOrFarIsNoPatch()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const auto source = window.bench().page().feed().scene().source;
        QVERIFY(!source->patchable({0, 0, 0}, QRect(-500, -500, 1000, 1000)));
        // Beside the tile nothing of it is another one.
        const auto tile = source->fetch({0, 0, 0});
        QCOMPARE(source->patch({0, 0, 0}, tile, QRect(-10, -10, 4, 4)), tile);
    }
};

QTEST_MAIN(WorldPatchesTest)
#include "tst_world_patches.moc"
