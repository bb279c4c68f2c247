// The raster back end against a picture worked out pixel by pixel from the stated rules, in plain code.
#include "tests/views/canvas/made_source.h"
#include "views/canvas/raster_renderer.h"
#include "views/canvas/scene.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace chartroom;
using namespace chartroom::canvas;
using test::MadeSource;

namespace {

struct Rgb
{
    double r = 0;
    double g = 0;
    double b = 0;
};

Rgb rgb(QRgb color)
{
    return {double(qRed(color)), double(qGreen(color)), double(qBlue(color))};
}

Rgb mixed(const Rgb& under, QRgb over, double opacity)
{
    const Rgb o = rgb(over);
    return {under.r + (o.r - under.r) * opacity, under.g + (o.g - under.g) * opacity,
            under.b + (o.b - under.b) * opacity};
}

Shading testShading()
{
    Shading shading;
    shading.low = 0.02F;
    shading.high = 0.37F;
    shading.seaLevel = 0.15F;
    for (int i = 0; i < 16; ++i)
        shading.categories.push_back(qRgb(i * 16, 255 - i * 9, (i * 71) % 256));
    shading.surfaceLow = 0.18F;
    shading.surfaceHigh = 0.32F;
    shading.maxDepth = 0.15F;
    return shading;
}

// One cell's colour by the rules.
class Reference
{
public:
    Reference(const Scene& scene)
        : m_scene(scene)
        , m_colors(heightColors(scene.shading.ramp, 512))
    {}

    [[nodiscard]] Rgb color(int level, int x, int y) const
    {
        Rgb sum = rgb(m_scene.shading.paper);
        const float h = MadeSource::height(level, x, y);
        const std::uint16_t id = MadeSource::id(level, x, y);
        const std::uint16_t surface = MadeSource::surface(level, x, y);
        const Shading& s = m_scene.shading;
        for (const Layer& layer : m_scene.layers) {
            if (!layer.visible)
                continue;
            if (layer.kind == LayerKind::Height && !std::isnan(h)) {
                const bool above = h >= s.seaLevel;
                const double from = above ? s.seaLevel : s.low;
                const double to = above ? s.high : s.seaLevel;
                const int at = int(std::clamp((h - from) / (to - from) * 512, 0.0, 511.0));
                sum = mixed(sum, (above ? m_colors.above : m_colors.below)[std::size_t(at)], layer.opacity);
            } else if (layer.kind == LayerKind::Category) {
                const std::size_t category = MadeSource::category(level, x, y);
                sum = mixed(sum, category < s.categories.size() ? s.categories[category] : s.unknownCategory,
                            layer.opacity);
            } else if (layer.kind == LayerKind::WaterBody && id != 0) {
                sum = mixed(sum, bodyColor(id), layer.opacity);
            } else if (layer.kind == LayerKind::Surface && surface != 0) {
                const double l = ((surface - 1) / 32768.0 - s.surfaceLow) / (s.surfaceHigh - s.surfaceLow);
                sum = mixed(sum, surfaceColors(256)[std::size_t(std::clamp(l * 256, 0.0, 255.0))],
                            layer.opacity);
            } else if (layer.kind == LayerKind::Depth && surface != 0 && !std::isnan(h)) {
                const double d = ((surface - 1) / 32768.0 - h) / s.maxDepth;
                sum =
                    mixed(sum, depthColors(256)[std::size_t(std::clamp(d * 256, 0.0, 255.0))], layer.opacity);
            } else if (layer.kind == LayerKind::Relief && !std::isnan(h)) {
                const double factor = 1 + (relief(level, x, y, h) - 1) * layer.opacity;
                sum = {std::min(255.0, sum.r * factor), std::min(255.0, sum.g * factor),
                       std::min(255.0, sum.b * factor)};
            } else if (layer.kind == LayerKind::Outline && id != 0 &&
                       (MadeSource::id(level, clampX(level, x - 1), y) != id ||
                        MadeSource::id(level, clampX(level, x + 1), y) != id ||
                        MadeSource::id(level, x, clampY(level, y - 1)) != id ||
                        MadeSource::id(level, x, clampY(level, y + 1)) != id)) {
                sum = mixed(sum, s.outline, layer.opacity);
            }
        }
        return sum;
    }

private:
    [[nodiscard]] int clampX(int level, int x) const
    {
        const QRect bounds = m_scene.source->bounds();
        return std::clamp(x, bounds.left() >> level, bounds.right() >> level);
    }
    [[nodiscard]] int clampY(int level, int y) const
    {
        const QRect bounds = m_scene.source->bounds();
        return std::clamp(y, bounds.top() >> level, bounds.bottom() >> level);
    }
    [[nodiscard]] double relief(int level, int x, int y, double here) const
    {
        const auto z = [&](int dx, int dy) {
            const float h = MadeSource::height(level, clampX(level, x + dx), clampY(level, y + dy));
            return std::isnan(h) ? here : double(h);
        };
        const ReliefStyle& style = m_scene.shading.relief;
        const double run = 8 * style.metresPerPixel * std::ldexp(1.0, level);
        const double rise = style.metresPerRaw * style.exaggeration;
        const double east =
            ((z(1, -1) + 2 * z(1, 0) + z(1, 1)) - (z(-1, -1) + 2 * z(-1, 0) + z(-1, 1))) * rise / run;
        const double south =
            ((z(-1, 1) + 2 * z(0, 1) + z(1, 1)) - (z(-1, -1) + 2 * z(0, -1) + z(1, -1))) * rise / run;
        const double azimuth = style.azimuth * std::numbers::pi / 180;
        const double altitude = style.altitude * std::numbers::pi / 180;
        // The ground's normal times the direction to the sun; north is up.
        const double dot = -east * std::sin(azimuth) * std::cos(altitude) +
                           south * std::cos(azimuth) * std::cos(altitude) + std::sin(altitude);
        const double shade =
            std::max(0.0, dot / std::sqrt(1 + east * east + south * south)) / std::sin(altitude);
        return std::min(0.3 + 0.7 * shade, 511.0 / 256);
    }

    const Scene& m_scene;
    HeightColors m_colors;
};

Camera cameraOf(const Scene& scene, QSize viewport, QPointF centre, double scale)
{
    Camera camera;
    camera.setViewport(viewport);
    camera.setBounds(scene.source->bounds());
    camera.lookAt(centre, scale);
    return camera;
}

QImage draw(const Scene& scene, const Camera& camera, TileCache& cache)
{
    RasterRenderer renderer;
    const FramePlan frame = planFrame(camera, cache);
    return renderer.render(frame, makeShadePlan(scene.layers, scene.shading), camera.viewport()).copy();
}

// Share of the pixels that are as the reference says, within 2 of 255.
double agreement(const Scene& scene, const Camera& camera, const QImage& image, int level, QPoint shift = {})
{
    const Reference reference(scene);
    const QRect bounds = scene.source->bounds();
    int good = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QPointF map = camera.toMap(QPointF(x + 0.5, y + 0.5) + shift);
            Rgb expected = rgb(scene.shading.surround);
            if (QRectF(bounds).contains(map) && map.x() < bounds.x() + bounds.width() &&
                map.y() < bounds.y() + bounds.height()) {
                const double side = std::ldexp(1.0, level);
                expected =
                    reference.color(level, int(std::floor(map.x() / side)), int(std::floor(map.y() / side)));
            }
            const Rgb found = rgb(image.pixel(x, y));
            if (std::abs(expected.r - found.r) <= 2 && std::abs(expected.g - found.g) <= 2 &&
                std::abs(expected.b - found.b) <= 2)
                ++good;
        }
    }
    return double(good) / (image.width() * image.height());
}

} // namespace

class RasterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesFollowTheRules_data()
    {
        QTest::addColumn<QList<int>>("kinds");
        QTest::addColumn<double>("opacity");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QPointF>("centre");
        const auto kind = [](LayerKind k) { return int(k); };
        const QList<int> relief{kind(LayerKind::Height), kind(LayerKind::Relief)};
        QTest::newRow("height 1:1") << QList<int>{kind(LayerKind::Height)} << 1.0 << 1.0 << QPointF(300, 280);
        QTest::newRow("relief 1:1") << relief << 1.0 << 1.0 << QPointF(300.5, 280.25);
        QTest::newRow("relief enlarged") << relief << 1.0 << 7.3 << QPointF(255, 256);
        QTest::newRow("relief most enlarged") << relief << 1.0 << 64.0 << QPointF(256, 256);
        QTest::newRow("relief reduced") << relief << 1.0 << 0.37 << QPointF(500, 400);
        QTest::newRow("relief whole") << relief << 1.0 << 0.11 << QPointF(500, 400);
        QTest::newRow("categories") << QList<int>{kind(LayerKind::Category)} << 1.0 << 1.9
                                    << QPointF(640, 230);
        QTest::newRow("bodies") << QList<int>{kind(LayerKind::WaterBody)} << 0.7 << 0.8 << QPointF(640, 230);
        QTest::newRow("surface") << QList<int>{kind(LayerKind::Surface)} << 0.9 << 1.0 << QPointF(640, 230);
        QTest::newRow("depth") << QList<int>{kind(LayerKind::Depth)} << 1.0 << 2.0 << QPointF(640, 230);
        QTest::newRow("all at once") << QList<int>{kind(LayerKind::Height),    kind(LayerKind::Category),
                                                   kind(LayerKind::Relief),    kind(LayerKind::Depth),
                                                   kind(LayerKind::WaterBody), kind(LayerKind::Surface),
                                                   kind(LayerKind::Outline)}
                                     << 0.45 << 1.3 << QPointF(300, 280);
    }

    void picturesFollowTheRules()
    {
        QFETCH(QList<int>, kinds);
        QFETCH(double, opacity);
        QFETCH(double, scale);
        QFETCH(QPointF, centre);
        Scene scene;
        scene.source = std::make_shared<MadeSource>(QRect(0, 0, 1000, 777));
        scene.shading = testShading();
        for (const int kind : kinds)
            scene.layers.push_back({LayerKind(kind), true, opacity});
        TileCache cache;
        cache.setSource(scene.source);
        const Camera camera = cameraOf(scene, {211, 157}, centre, scale);
        const QImage image = draw(scene, camera, cache);
        const int level = levelForScale(camera.scale(), 0, 8);
        const double share = agreement(scene, camera, image, level);
        QVERIFY2(share >= 0.998, qPrintable(QStringLiteral("only %1 of the pixels fit").arg(share)));
        // The comparison can tell: one screen pixel off is another picture. Not where a map pixel is that
        // large.
        if (scale < 4)
            QVERIFY(agreement(scene, camera, image, level, QPoint(1, 0)) < 0.995);
    }

    void boundsMayBeNegative()
    {
        Scene scene;
        scene.source = std::make_shared<MadeSource>(QRect(-300, -90, 500, 400));
        scene.shading = testShading();
        scene.layers = {{LayerKind::Height}, {LayerKind::Relief}, {LayerKind::Outline}};
        TileCache cache;
        cache.setSource(scene.source);
        for (const double scale : {1.0, 0.3, 5.0}) {
            const Camera camera = cameraOf(scene, {300, 200}, {-4, 3}, scale);
            const QImage image = draw(scene, camera, cache);
            QVERIFY(agreement(scene, camera, image, levelForScale(camera.scale(), 0, 8)) >= 0.998);
        }
    }

    void coarserTilesStandIn()
    {
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 1000, 777));
        source->availableFrom = 2;
        source->immediateFrom = 2;
        Scene scene;
        scene.source = source;
        scene.shading = testShading();
        scene.layers = {{LayerKind::Height}};
        TileCache cache;
        cache.setSource(scene.source);
        const Camera camera = cameraOf(scene, {211, 157}, {500, 400}, 1);
        const QImage image = draw(scene, camera, cache);
        QVERIFY(agreement(scene, camera, image, 2) >= 0.998);
    }

    void withoutTilesThereIsPaper()
    {
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 100, 100));
        source->immediateFrom = 100;
        Scene scene;
        scene.source = source;
        TileCache cache;
        cache.setSource(scene.source);
        const Camera camera = cameraOf(scene, {300, 200}, {50, 50}, 1);
        const QImage image = draw(scene, camera, cache);
        QCOMPARE(image.pixel(150, 100), scene.shading.paper);
        QCOMPARE(image.pixel(99, 100), scene.shading.surround);
        QCOMPARE(image.pixel(100, 100), scene.shading.paper);
        QCOMPARE(image.pixel(200, 100), scene.shading.surround);
        const FramePlan frame = planFrame(camera, cache);
        QCOMPARE(frame.missing.size(), std::size_t{1});
    }

    // While a view zooms into the next level, the level before stands in for what is not shaded yet; in the
    // end the picture is the same to a pixel.
    void theLevelBeforeStandsIn()
    {
        using Pace = ShadedTiles::Pace;
        Scene scene;
        scene.source = std::make_shared<MadeSource>(QRect(0, 0, 8192, 8192), 5);
        scene.layers = {{LayerKind::Height}, {LayerKind::Relief}};
        const ShadePlan plan = makeShadePlan(scene.layers, scene.shading);
        TileCache cache;
        cache.setSource(scene.source);
        const QSize size(1200, 900);
        const auto frameAt = [&](double scale) {
            return planFrame(cameraOf(scene, size, {4000, 4000}, scale), cache);
        };
        RasterRenderer renderer;
        // Nothing was shown before: nothing can stand in.
        renderer.render(frameAt(0.5), plan, size, Pace::Spread);
        QVERIFY(!renderer.hasMore());
        const FramePlan finer = frameAt(0.8);
        QVERIFY(finer.level < frameAt(0.5).level);
        const QImage at = RasterRenderer().render(finer, plan, size).copy();
        const QImage before = renderer.render(finer, plan, size, Pace::Spread).copy();
        QVERIFY(renderer.hasMore());
        QVERIFY(before != at);
        // Every frame until then is a whole one, too.
        QCOMPARE(renderer.render(finer, plan, size, Pace::Spread).size(), size);
        QVERIFY(renderer.hasMore());
        int steps = 0;
        for (; renderer.hasMore() && steps < 1000; ++steps)
            renderer.prepareMore();
        QVERIFY(steps > 0 && steps < 1000);
        QVERIFY(renderer.render(finer, plan, size, Pace::Spread) == at);
        QVERIFY(!renderer.hasMore());
        // A level that was not in the last frame may be out of date, and never stands in.
        renderer.render(frameAt(4), plan, size);
        const FramePlan finest = frameAt(0.5);
        QVERIFY(renderer.render(finest, plan, size, Pace::Spread) ==
                RasterRenderer().render(finest, plan, size));
        // A picture that is not to be drawn again takes nothing for something else.
        RasterRenderer exact;
        exact.render(frameAt(0.5), plan, size);
        QVERIFY(exact.render(finer, plan, size) == at);
        QVERIFY(!exact.hasMore());
    }

    void emptySceneAndTinyViewport()
    {
        TileCache cache;
        Camera camera;
        RasterRenderer renderer;
        const ShadePlan plan = makeShadePlan({}, {});
        QCOMPARE(renderer.render(planFrame(camera, cache), plan, {1, 1}).pixel(0, 0), plan.surround);
        const auto source = std::make_shared<MadeSource>(QRect(0, 0, 32768, 32768), 15);
        cache.setSource(source);
        camera.setBounds(source->bounds());
        camera.fit();
        const FramePlan frame = planFrame(camera, cache);
        QCOMPARE(frame.level, 15);
        QCOMPARE(frame.items.size(), std::size_t{1});
        QCOMPARE(renderer.render(frame, plan, {1, 1}).pixel(0, 0), plan.paper);
    }
};

QTEST_GUILESS_MAIN(RasterTest)
#include "tst_raster.moc"
