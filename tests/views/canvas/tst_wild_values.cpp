// The raster back end on heights, levels and ranges at the ends of what their types hold: every pixel has one
// of the layer's colours, never what lies in memory beside them.
#include "views/canvas/raster_renderer.h"
#include "views/canvas/scene.h"
#include "views/canvas/tile_cache.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

using namespace chartroom;
using namespace chartroom::canvas;

namespace {

// Heights and levels at the ends of what their types hold, infinite heights and none among them.
class WildSource : public TileSource
{
public:
    [[nodiscard]] QRect bounds() const override { return {0, 0, side, side}; }
    [[nodiscard]] int maxLevel() const override { return 0; }
    [[nodiscard]] bool available(int) const override { return true; }
    [[nodiscard]] bool immediate(const TileKey&) const override { return true; }
    [[nodiscard]] std::shared_ptr<const Tile> fetch(const TileKey& key) const override
    {
        if (!(key == TileKey{}))
            return nullptr;
        using Limits = std::numeric_limits<float>;
        constexpr std::array heights{0.0F,
                                     -0.0F,
                                     Limits::denorm_min(),
                                     0.15F,
                                     Limits::max(),
                                     Limits::lowest(),
                                     Limits::infinity(),
                                     -Limits::infinity(),
                                     Limits::quiet_NaN()};
        constexpr std::array<std::uint16_t, 4> levels{0, 1, 6000, 65535};
        struct Values
        {
            std::array<float, (side + 2) * (side + 2)> heights;
            std::array<std::uint16_t, side * side> levels;
        };
        const auto values = std::make_shared<Values>();
        // Strides without a common divisor: every height meets every level and every neighbour.
        for (std::size_t i = 0; i < values->heights.size(); ++i)
            values->heights[i] = heights[(i * 7 + i / 31) % heights.size()];
        for (std::size_t i = 0; i < values->levels.size(); ++i)
            values->levels[i] = levels[(i + i / 13) % levels.size()];
        const auto tile = std::make_shared<Tile>();
        tile->width = tile->height = side;
        tile->heights = {values->heights.data() + side + 3, side + 2};
        tile->surfaces = {values->levels.data(), side};
        tile->owner = values;
        return tile;
    }

private:
    static constexpr int side = 64;
};

std::vector<QRgb> colorsOf(LayerKind kind, const ShadePlan& plan)
{
    const auto list = [](const auto& colors) { return std::vector<QRgb>(colors.begin(), colors.end()); };
    return kind == LayerKind::Height    ? list(plan.heights)
           : kind == LayerKind::Surface ? list(plan.surfaces)
                                        : list(plan.depths);
}

QImage draw(const Scene& scene, const Camera& camera, TileCache& cache)
{
    RasterRenderer renderer;
    return renderer
        .render(planFrame(camera, cache), makeShadePlan(scene.layers, scene.shading), camera.viewport())
        .copy();
}

} // namespace

class WildValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesThatAreNoNumbersHaveAColour_data()
    {
        constexpr float infinite = std::numeric_limits<float>::infinity();
        constexpr float none = std::numeric_limits<float>::quiet_NaN();
        constexpr float most = std::numeric_limits<float>::max();
        QTest::addColumn<float>("low");
        QTest::addColumn<float>("sea");
        QTest::addColumn<float>("high");
        QTest::newRow("usual") << 0.0F << 0.15F << 1.0F;
        QTest::newRow("short") << 0.0F << 2e-39F << 4e-39F;
        QTest::newRow("long") << -most << 0.0F << most;
        QTest::newRow("infinite") << -infinite << 0.0F << infinite;
        QTest::newRow("sea at the end") << 0.0F << infinite << infinite;
        QTest::newRow("no number") << none << none << none;
    }

    void valuesThatAreNoNumbersHaveAColour()
    {
        QFETCH(float, low);
        QFETCH(float, sea);
        QFETCH(float, high);
        Shading shading;
        shading.low = shading.surfaceLow = low;
        shading.seaLevel = sea;
        shading.high = shading.surfaceHigh = shading.maxDepth = high;
        Scene scene;
        scene.source = std::make_shared<WildSource>();
        scene.shading = shading;
        TileCache cache;
        cache.setSource(scene.source);
        Camera camera;
        camera.setBounds(scene.source->bounds());
        camera.setViewport({64, 64});
        camera.fit();
        for (const LayerKind kind : {LayerKind::Height, LayerKind::Surface, LayerKind::Depth}) {
            scene.layers = {{kind}};
            const ShadePlan plan = makeShadePlan(scene.layers, shading);
            const std::vector<QRgb> colors = colorsOf(kind, plan);
            const QImage image = draw(scene, camera, cache);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb color = image.pixel(x, y);
                    QVERIFY(color == plan.paper ||
                            std::find(colors.begin(), colors.end(), color) != colors.end());
                }
            }
        }
        // Shaded ground has no colour in the lists, but its brightness is no index: it stays in its bounds.
        scene.layers = {{LayerKind::Relief}};
        const QImage shaded = draw(scene, camera, cache);
        for (int y = 0; y < shaded.height(); ++y) {
            for (int x = 0; x < shaded.width(); ++x)
                QCOMPARE(qAlpha(shaded.pixel(x, y)), 255);
        }
    }
};

QTEST_GUILESS_MAIN(WildValuesTest)
#include "tst_wild_values.moc"
