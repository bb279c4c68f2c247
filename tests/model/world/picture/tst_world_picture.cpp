// What a world looks like, against pictures worked out cell by cell in the simplest way.
#include "model/world/catalog_file.h"
#include "model/world/picture/overview.h"
#include "model/world/picture/relief.h"
#include "model/world/picture/world_painter.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <map>
#include <random>

using namespace chartroom;
using model::CellArea;
using model::PictureStyle;
using model::SymbolArt;
using model::WorldLook;
using model::WorldPainter;

namespace {

using Chunks = std::map<world::Address, std::shared_ptr<const world::Chunk>>;

world::ChunkSource sourceOf(const Chunks& chunks)
{
    return [&chunks](world::Address address) {
        const auto found = chunks.find(address);
        return found == chunks.end() ? nullptr : found->second;
    };
}

/// Chunks with random cells on three layers and, with `heights`, three patches; some are missing.
Chunks randomChunks(world::ChunkSize size, int around, bool heights)
{
    std::mt19937 random(5);
    const auto pick = [&](std::u16string_view symbols) { return symbols[random() % symbols.size()]; };
    Chunks chunks;
    for (std::int64_t y = -around; y <= around; ++y) {
        for (std::int64_t x = -around; x <= around; ++x) {
            if (random() % 7 == 0)
                continue;
            world::Chunk chunk = world::emptyChunk("w", {x, y}, size);
            for (const std::int64_t layer : {0, 1, 3}) {
                world::RoomLayer& room = chunk.layers[world::requireLayer(chunk, layer)].edit();
                for (char16_t& cell : room.cells)
                    cell = layer == 0 ? pick(u"..gg ~") : pick(u"   .A~");
            }
            if (random() % 3 == 0)
                chunk.backgroundTileId = "tile_sand";
            for (int z = 1; heights && z <= 3; ++z) {
                world::HeightPatch patch;
                patch.id = "height_" + std::to_string(z);
                patch.z = z;
                patch.x = static_cast<std::int64_t>(random()) % (size.width - 1);
                patch.y = static_cast<std::int64_t>(random()) % (size.height - 1);
                patch.rows = {std::u16string(1, pick(u"gA~")), std::u16string(2, pick(u"gA~"))};
                chunk.patches.emplace_back(patch);
            }
            chunks[{x, y}] = std::make_shared<const world::Chunk>(chunk);
        }
    }
    return chunks;
}

double channel(QRgb pixel, int shift)
{
    return (pixel >> shift) & 0xffU;
}

struct Mixed
{
    double argb[4] = {};
    void lay(QRgb above, double opacity, double light)
    {
        const double alpha = channel(above, 24) * opacity;
        for (int i = 0; i < 4; ++i) {
            double value = channel(above, 8 * i) * opacity;
            if (i < 3)
                value += (alpha - value) * light;
            argb[i] = value + argb[i] * (255 - alpha) / 255;
        }
    }
};

/// One cell, mixed in floating point; `tile` gives a tile's pixel.
template<class TilePixel>
Mixed mixCell(const Chunks& chunks, const WorldLook& look, const SymbolArt& art, world::Tile at,
              const TilePixel& tile, bool fine)
{
    Mixed mixed;
    const world::TileAddress place = world::addressOf(at, look.chunkSize);
    const auto found = chunks.find(place.chunk);
    if (found == chunks.end())
        return mixed;
    const world::Chunk& chunk = *found->second;
    for (const auto& room : chunk.layers) {
        const model::LayerLook shown = look.style.layer(model::LayerKey::room(room->number));
        if (!shown.visible)
            continue;
        const char16_t symbol =
            room->cells[static_cast<std::size_t>(place.localY * look.chunkSize.width + place.localX)];
        const model::TileArt* drawn = nullptr;
        if (room->number == 0 && symbol == u'.')
            drawn = art.ofId(chunk.backgroundTileId.empty() ? look.background : chunk.backgroundTileId);
        else if (symbol != u' ')
            drawn = &art.of(symbol);
        else if (room->number == 0 && fine)
            drawn = &art.hole();
        if (drawn)
            mixed.lay(tile(*drawn), shown.opacity, 0);
    }
    for (std::size_t storey = 0; storey < look.stack.size(); ++storey) {
        const world::HeightPatch* patch = chunk.patch(look.stack[storey]);
        const model::LayerLook shown = look.style.layer(model::LayerKey::height(look.stack[storey]));
        if (!patch || !shown.visible)
            continue;
        const std::int64_t row = place.localY - patch->y;
        const std::int64_t column = place.localX - patch->x;
        if (row < 0 || row >= static_cast<std::int64_t>(patch->rows.size()) || column < 0)
            continue;
        const std::u16string& cells = patch->rows[static_cast<std::size_t>(row)];
        if (column >= static_cast<std::int64_t>(cells.size()) ||
            cells[static_cast<std::size_t>(column)] == u' ')
            continue;
        const double light =
            look.style.relief ? std::min(10.0 * (static_cast<double>(storey) + 1), 60.0) / 256 : 0;
        mixed.lay(tile(art.of(cells[static_cast<std::size_t>(column)])), shown.opacity, light);
    }
    return mixed;
}

/// How far a pixel is from what it should be, in 255ths.
double distance(QRgb pixel, const double (&expected)[4])
{
    double most = 0;
    for (int i = 0; i < 4; ++i)
        most = std::max(most, std::abs(channel(pixel, 8 * i) - expected[i]));
    return most;
}

} // namespace

class WorldPictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // One tile that is half transparent, one whose image is missing, one with a colour only.
        QImage image(16, 16, QImage::Format_ARGB32);
        for (int y = 0; y < 16; ++y) {
            for (int x = 0; x < 16; ++x)
                image.setPixel(x, y, qRgba(x * 16, y * 16, 128, x < 8 ? 255 : 90));
        }
        QVERIFY(image.save(m_folder.filePath(QStringLiteral("a.png"))));
        QFile file(m_folder.filePath(QStringLiteral("tiles.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"tiles\":["
                   "{\"id\":\"tile_a\",\"symbol\":\"A\",\"color\":\"#102030\",\"image\":\"a.png\"},"
                   "{\"id\":\"tile_sand\",\"symbol\":\"s\",\"color\":\"#C2A878\"},"
                   "{\"id\":\"tile_grass\",\"symbol\":\"g\",\"color\":\"#3A6B35\",\"image\":\"none.png\"}"
                   "]}");
        file.close();
        core::FindingList findings;
        const std::filesystem::path content = m_folder.path().toStdString();
        m_art = std::make_shared<const SymbolArt>(model::loadCatalog(content, findings).catalog, content);
        QCOMPARE(findings.findings().size(), 0U);
    }

    void tilesAreOfTheCatalogOrStable()
    {
        QCOMPARE(m_art->of(u'g').color(), qRgb(0x3A, 0x6B, 0x35)); // the image is missing
        QVERIFY(m_art->of(u'g').isOpaque());
        QVERIFY(!m_art->of(u'A').isOpaque());
        const world::TileColor derived = m_art->catalog().colorOf(u'~');
        QCOMPARE(m_art->of(u'~').color(), qRgb(derived.red, derived.green, derived.blue));
        // A glyph is drawn where it can be read, on that colour.
        const QRgb* pixels = m_art->of(u'~').pixels(5);
        QVERIFY(std::any_of(pixels, pixels + 1024, [pixels](QRgb pixel) { return pixel != pixels[0]; }));
        QCOMPARE(m_art->of(u'~').pixels(1)[0], m_art->of(u'~').color());
        // Two readers at once get one and the same.
        QCOMPARE(&m_art->of(u'~'), &m_art->of(u'~'));
        QVERIFY(!m_art->ofId({}));
    }

    void picturesAreThoseOfTheirCells_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("styled");
        for (int level = -6; level <= 3; ++level) {
            QTest::addRow("level %d", level) << level << 8 << 8 << false;
            QTest::addRow("level %d, odd chunks", level) << level << 5 << 3 << false;
            QTest::addRow("level %d, styled", level) << level << 7 << 9 << true;
        }
    }

    void picturesAreThoseOfTheirCells()
    {
        QFETCH(int, level);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, styled);
        const world::ChunkSize size{width, height};
        const Chunks chunks = randomChunks(size, 3, true);
        WorldLook look{size, "tile_grass", 0.1, {"height_2", "height_1", "height_3"}, {}};
        // Shadow and blur have a test of their own; the light of the storeys is here where they are not.
        look.style.relief = level >= 0;
        if (styled) {
            look.style.layers[model::LayerKey::room(1)].opacity = 0.5;
            look.style.layers[model::LayerKey::room(3)].visible = false;
            look.style.layers[model::LayerKey::height("height_1")].visible = false;
            look.style.layers[model::LayerKey::height("height_3")].opacity = 0.25;
        }
        // Fine pictures have many pixels: a few cells across a corner of chunks will do.
        const CellArea area = level < -3 ? CellArea{-4, -3, 8, 6} : CellArea{-16, -8, 24, 16};
        const int side = level < 0 ? 1 << -level : 1;
        const int cells = level > 0 ? 1 << level : 1;
        const auto across = static_cast<int>(area.width) * side / cells;
        const auto down = static_cast<int>(area.height) * side / cells;
        std::vector<QRgb> picture(static_cast<std::size_t>(across * down), 0x12345678U);
        WorldPainter(m_art, look).paint(area, level, sourceOf(chunks), picture);
        for (int y = 0; y < down; ++y) {
            for (int x = 0; x < across; ++x) {
                double expected[4] = {};
                for (int cy = 0; cy < cells; ++cy) {
                    for (int cx = 0; cx < cells; ++cx) {
                        const world::Tile tile{area.x + x / side * cells + cx,
                                               area.y + y / side * cells + cy};
                        const auto pixel = [&](const model::TileArt& art) {
                            return level >= 0 ? art.color()
                                              : art.pixels(-level)[(y % side) * side + x % side];
                        };
                        const Mixed mixed = mixCell(chunks, look, *m_art, tile, pixel, level <= -3);
                        for (int i = 0; i < 4; ++i)
                            expected[i] += mixed.argb[i] / (cells * cells);
                    }
                }
                const QRgb found = picture[static_cast<std::size_t>(y * across + x)];
                // Each layer may be rounded by one step.
                if (distance(found, expected) > 4.5)
                    QFAIL(qPrintable(QStringLiteral("%1, %2: %3").arg(x).arg(y).arg(found, 8, 16)));
            }
        }
    }

    void areasFitTogether_data()
    {
        QTest::addColumn<int>("level");
        for (const int level : {-6, -5, -3, -2, 0, 2})
            QTest::addRow("level %d", level) << level;
    }

    // Shadow and blur reach over cells: a picture in pieces must be the picture in one.
    void areasFitTogether()
    {
        QFETCH(int, level);
        const world::ChunkSize size{8, 8};
        const Chunks chunks = randomChunks(size, 2, true);
        const WorldPainter painter(m_art,
                                   {size, "tile_grass", 2.0, {"height_1", "height_2", "height_3"}, {}});
        const auto paint = [&](const CellArea& area) {
            const auto pixels = static_cast<std::size_t>(area.width * area.height);
            std::vector<QRgb> picture(level < 0 ? pixels << (-2 * level) : pixels >> (2 * level));
            painter.paint(area, level, sourceOf(chunks), picture);
            return picture;
        };
        const CellArea whole{-8, -8, 16, 16};
        const std::vector<QRgb> one = paint(whole);
        const std::int64_t stride = level < 0 ? whole.width << -level : whole.width >> level;
        for (std::int64_t y = 0; y < 16; y += 4) {
            for (std::int64_t x = 0; x < 16; x += 4) {
                const std::vector<QRgb> part = paint({-8 + x, -8 + y, 4, 4});
                const std::int64_t side = level < 0 ? 4 << -level : 4 >> level;
                const std::int64_t left = level < 0 ? x << -level : x >> level;
                const std::int64_t top = level < 0 ? y << -level : y >> level;
                for (std::int64_t row = 0; row < side; ++row) {
                    QVERIFY(std::equal(part.begin() + row * side, part.begin() + (row + 1) * side,
                                       one.begin() + (top + row) * stride + left));
                }
            }
        }
    }

    void reliefShowsHeight()
    {
        const world::ChunkSize size{8, 8};
        world::Chunk chunk = world::emptyChunk("w", {0, 0}, size);
        chunk.layers[0].edit().cells.assign(64, u'g');
        const auto shadowOf = [&](std::int64_t storey) {
            world::Chunk raised = chunk;
            world::HeightPatch patch;
            patch.id = "height_" + std::to_string(storey);
            patch.x = 3;
            patch.y = 3;
            patch.rows = {u"s"};
            raised.patches.emplace_back(patch);
            const Chunks chunks{{{0, 0}, std::make_shared<const world::Chunk>(raised)}};
            WorldLook look{size, {}, 0, {"height_1", "height_2", "height_3", "height_4"}, {}};
            std::vector<QRgb> picture(64 * 1024);
            WorldPainter(m_art, look).paint({0, 0, 8, 8}, -5, sourceOf(chunks), picture);
            // Right of the raised cell, in the middle of its height.
            int length = 0;
            const QRgb ground = m_art->of(u'g').pixels(5)[0];
            for (std::size_t x = 4 * 32; x < 5 * 32; ++x)
                length += qGreen(picture[(3 * 32 + 28) * 256 + x]) < qGreen(ground) - 8 ? 1 : 0;
            // Nothing is seen to the upper left, and the cell itself stays in its place.
            for (std::size_t x = 2 * 32; x < 3 * 32; ++x)
                if (picture[(3 * 32 + 28) * 256 + x] != m_art->of(u'g').pixels(5)[28 * 32 + x % 32])
                    return -1;
            return length;
        };
        QVERIFY(shadowOf(1) > 0);
        QVERIFY(shadowOf(2) > shadowOf(1));
        QVERIFY(shadowOf(4) > shadowOf(2));
        QVERIFY(model::storeyLook(4, 32, 0.1).blurRadius > model::storeyLook(1, 32, 0.1).blurRadius);
        QCOMPARE(model::storeyLook(4, 32, 0).blurRadius, 0);
        // No storey and no step reach beyond one cell.
        const model::StoreyLook most = model::storeyLook(1'000'000, 64, 1e300);
        QVERIFY(most.blurRadius + most.shadowOffset + most.shadowRadius <= 2 * 64);
    }

    void theOverviewIsTheMeanOfItsCells_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("32 x 32") << 32 << 32;
        QTest::newRow("30 x 17") << 30 << 17;
        QTest::newRow("700 x 3") << 700 << 3;
    }

    void theOverviewIsTheMeanOfItsCells()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const world::ChunkSize size{width, height};
        const Chunks chunks = randomChunks(size, 2, false);
        std::vector<world::Address> addresses;
        for (const auto& [address, chunk] : chunks)
            addresses.push_back(address);
        const WorldPainter painter(m_art, {size, "tile_grass", 0.1, {}, {}});
        model::Overview overview;
        std::atomic<int> grown{0};
        QVERIFY(overview.paint(painter, addresses, sourceOf(chunks), {}, [&] { ++grown; }));
        QVERIFY(grown > 0);
        // Pixels of level 5 over the origin, from cells.
        const CellArea area{-128, -128, 256, 256};
        std::vector<QRgb> cells(256 * 256);
        painter.paint(area, 0, sourceOf(chunks), cells);
        std::vector<QRgb> level5(8 * 8);
        overview.copy(5, -4, -4, 8, 8, level5);
        for (std::size_t y = 0; y < 8; ++y) {
            for (std::size_t x = 0; x < 8; ++x) {
                double expected[4] = {};
                for (std::size_t i = 0; i < 1024; ++i) {
                    for (int c = 0; c < 4; ++c)
                        expected[c] +=
                            channel(cells[(y * 32 + i / 32) * 256 + x * 32 + i % 32], 8 * c) / 1024;
                }
                QVERIFY2(distance(level5[y * 8 + x], expected) <= 1.6,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
        }
        // A chunk that goes away leaves nothing behind.
        const std::vector<QRgb> before = level5;
        QVERIFY(overview.paint(painter, addresses, [](world::Address) { return nullptr; }, {}));
        overview.copy(5, -4, -4, 8, 8, level5);
        QVERIFY(before != level5);
        QVERIFY(std::ranges::all_of(level5, [](QRgb pixel) { return pixel == 0; }));
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<const SymbolArt> m_art;
};

QTEST_MAIN(WorldPictureTest)
#include "tst_world_picture.moc"
