// Both back ends draw the same pictures.
#include "tests/support/wheel.h"
#include "tests/views/canvas/made_source.h"
#include "views/canvas/label_pictures.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/canvas/widgets/gl_probe.h"
#include "views/canvas/widgets/gl_tiles.h"
#include "views/canvas/widgets/overlay_pictures.h"

#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <cstdlib>

namespace test = chartroom::test;
using namespace chartroom::canvas;
using chartroom::test::MadeSource;

namespace {

Scene scene(std::vector<Layer> layers)
{
    Scene made;
    made.source = std::make_shared<MadeSource>(QRect(0, 0, 3000, 2100), 12);
    made.layers = std::move(layers);
    made.shading.low = 0.02F;
    made.shading.high = 0.37F;
    made.shading.surfaceLow = 0.18F;
    made.shading.surfaceHigh = 0.32F;
    made.shading.maxDepth = 0.15F;
    for (int i = 0; i < 16; ++i)
        made.shading.categories.push_back(qRgb(i * 16, 255 - i * 9, (i * 71) % 256));
    return made;
}

QImage picture(const Scene& made, CanvasWidget::Backend backend, QSize size, const ViewPlace& place)
{
    CanvasWidget canvas(nullptr, backend);
    canvas.resize(size);
    canvas.setScene(made);
    canvas.setView(place);
    canvas.show();
    if (!QTest::qWaitForWindowExposed(&canvas, test::patience) || canvas.backend() != backend)
        return {};
    return canvas.grabImage();
}

// The same within 2 of 255.
bool near(QRgb p, QRgb q)
{
    return std::abs(qRed(p) - qRed(q)) <= 2 && std::abs(qGreen(p) - qGreen(q)) <= 2 &&
           std::abs(qBlue(p) - qBlue(q)) <= 2;
}

// Share of the pixels that are the same, with one picture shifted.
double agreement(const QImage& a, const QImage& b, int shift = 0)
{
    if (a.size() != b.size() || a.isNull())
        return 0;
    int good = 0;
    int all = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x + shift < a.width(); ++x) {
            good += near(a.pixel(x, y), b.pixel(x + shift, y)) ? 1 : 0;
            ++all;
        }
    }
    return double(good) / all;
}

std::vector<Overlay> overlays()
{
    const auto lines = std::make_shared<LineSet>();
    lines->add({{100, 100}, {1500, 900}, {2900, 300}});
    lines->color = Qt::yellow;
    lines->casing = Qt::black;
    const auto towns = std::make_shared<MarkerSet>();
    towns->markers = {{{1500, 1000}, QStringLiteral("Town"), 1},
                      {{1600, 1100}, QStringLiteral("Village"), 0}};
    return {{QStringLiteral("roads"), true, 0.8, {lines}, {towns}, {}}};
}

} // namespace

class CanvasBackendsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qInfo("OpenGL: %s", qPrintable(probeOpenGl().renderer));
        QVERIFY(probeOpenGl().usable);
    }

    void picturesAgree_data()
    {
        QTest::addColumn<QList<int>>("kinds");
        QTest::addColumn<double>("opacity");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("overlaid");
        const QList<int> relief{int(LayerKind::Height), int(LayerKind::Relief)};
        const QList<int> all{int(LayerKind::Height), int(LayerKind::Category),  int(LayerKind::Relief),
                             int(LayerKind::Depth),  int(LayerKind::WaterBody), int(LayerKind::Surface),
                             int(LayerKind::Outline)};
        QTest::newRow("relief 1:1") << relief << 1.0 << 1.0 << false;
        QTest::newRow("relief whole map") << relief << 1.0 << 0.01 << false;
        QTest::newRow("relief reduced") << relief << 1.0 << 0.43 << false;
        QTest::newRow("relief enlarged") << relief << 1.0 << 3.3 << false;
        QTest::newRow("biomes") << QList<int>{int(LayerKind::Category)} << 1.0 << 0.9 << false;
        QTest::newRow("water") << QList<int>{int(LayerKind::Height), int(LayerKind::WaterBody)} << 0.7 << 1.4
                               << false;
        QTest::newRow("all layers") << all << 0.6 << 1.0 << false;
        QTest::newRow("all layers, overlaid") << all << 0.8 << 0.7 << true;
    }

    void picturesAgree()
    {
        QFETCH(QList<int>, kinds);
        QFETCH(double, opacity);
        QFETCH(double, scale);
        QFETCH(bool, overlaid);
        std::vector<Layer> layers;
        for (const int kind : kinds)
            layers.push_back({LayerKind(kind), true, opacity});
        Scene made = scene(layers);
        if (overlaid) {
            made.overlays = overlays();
            made.grid = {true, 256, 8};
        }
        const ViewPlace place{{1500, 1000}, scale};
        const QSize size(1100, 700);
        const QImage raster = picture(made, CanvasWidget::Backend::Raster, size, place);
        const QImage openGl = picture(made, CanvasWidget::Backend::OpenGl, size, place);
        QCOMPARE(raster.size(), size);
        QCOMPARE(openGl.size(), size);
        const double share = agreement(raster, openGl);
        QVERIFY2(share >= 0.995, qPrintable(QStringLiteral("only %1 of the pixels agree").arg(share)));
        const double shifted = agreement(raster, openGl, 1);
        QVERIFY2(shifted < 0.995, qPrintable(QStringLiteral("shifted: %1").arg(shifted)));
    }

    // While the view moves the picture of the overlays comes from before; at rest it is the right one, to be
    // told where lines and labels are, not by the share of the whole picture.
    void overlaysFollowTheView()
    {
        Scene made = scene({{LayerKind::Height}});
        CanvasWidget canvas(nullptr, CanvasWidget::Backend::OpenGl);
        canvas.resize(900, 600);
        made.overlays = overlays();
        canvas.setScene(made);
        canvas.setView({{1500, 800}, 0.5});
        bool complete = false;
        int lagging = 0;
        connect(&canvas, &CanvasWidget::drawn, &canvas, [&](bool all) {
            complete = all;
            lagging += all ? 0 : 1;
        });
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas, test::patience));
        QTRY_VERIFY(complete);
        lagging = 0;
        for (int i = 0; i < 6; ++i) {
            test::turnWheel(canvas, {300, 200}, {0, i < 4 ? 60 : -60});
            QTest::keyClick(&canvas, Qt::Key_Right);
            QTest::qWait(20);
        }
        QVERIFY(lagging > 0);
        QTRY_VERIFY(complete);
        const ViewPlace place{canvas.camera().centre(), canvas.camera().scale()};
        const QImage openGl = canvas.grabImage();
        const QImage raster = picture(made, CanvasWidget::Backend::Raster, canvas.size(), place);
        made.overlays.clear();
        const QImage bare = picture(made, CanvasWidget::Backend::Raster, canvas.size(), place);
        int overlaid = 0;
        int good = 0;
        for (int y = 0; y < raster.height(); ++y) {
            for (int x = 0; x < raster.width(); ++x) {
                if (raster.pixel(x, y) == bare.pixel(x, y))
                    continue;
                ++overlaid;
                good += near(raster.pixel(x, y), openGl.pixel(x, y)) ? 1 : 0;
            }
        }
        QVERIFY(overlaid > 2000);
        QVERIFY2(good >= 0.995 * overlaid, qPrintable(QStringLiteral("%1 of %2").arg(good).arg(overlaid)));
    }

    // Names come from files: drawing all of a long one would keep the window waiting for minutes.
    void aLongLabelIsCut()
    {
        LabelPictures labels;
        const QFont font;
        const QString name(3000, QLatin1Char('m'));
        const double widest = 41 * QFontMetricsF(font).averageCharWidth();
        QVERIFY(labels.size(name, font, 1).width() <= widest);
        QVERIFY(labels.picture(name, font, 1).width() <= std::ceil(widest) + 2 * LabelPictures::margin(1));
        QVERIFY(LabelPictures::shown(name, font).endsWith(QChar(u'…')));
        QCOMPARE(LabelPictures::shown(QStringLiteral("Harbour"), font), QStringLiteral("Harbour"));
    }

    void overlaysArePaintedAsideAndAtOnce()
    {
        Camera camera;
        camera.setBounds({0, 0, 3000, 3000});
        camera.setViewport({600, 400});
        camera.lookAt({1500, 900}, 0.5);
        OverlayPictures pictures;
        LabelPictures labels;
        OverlayView view{camera, 1, {}, overlays()};
        QVERIFY(pictures.prepare(view, labels, true));
        QVERIFY(pictures.prepare(view, labels, true));
        QCOMPARE(pictures.number(), std::uint64_t{1});
        // A little further: a worker paints.
        QSignalSpy ready(&pictures, &OverlayPictures::ready);
        view.camera.pan({10, 0});
        QVERIFY(!pictures.prepare(view, labels, true));
        QCOMPARE(pictures.camera(), camera);
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(pictures.prepare(view, labels, true));
        OverlayPictures other;
        QVERIFY(other.prepare(view, labels, true));
        QCOMPARE(pictures.image(), other.image());
        // Far away, for a picture to keep, and where something else is to be seen: at once.
        OverlayView far = view;
        far.camera.lookAt({200, 200}, 0.5);
        QVERIFY(pictures.prepare(far, labels, true));
        far.camera.pan({5, 0});
        QVERIFY(pictures.prepare(far, labels, false));
        far.overlays.front().visible = false;
        QVERIFY(pictures.prepare(far, labels, true));
        // What paints by itself may look at the window's things: never on a worker.
        far.overlays.front().visible = true;
        far.overlays.front().paint = [](QPainter&, const Camera&) {};
        QVERIFY(pictures.prepare(far, labels, true));
        far.camera.pan({5, 0});
        QVERIFY(pictures.prepare(far, labels, true));
    }

    void theBackEndChangesWhileRunning()
    {
        CanvasWidget canvas(nullptr, CanvasWidget::Backend::Raster);
        canvas.resize(640, 480);
        canvas.setScene(scene({{LayerKind::Height}, {LayerKind::Relief}}));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas, test::patience));
        const QImage raster = canvas.grabImage();
        QSignalSpy changed(&canvas, &CanvasWidget::backendChanged);
        for (int i = 0; i < 3; ++i) {
            canvas.setBackend(CanvasWidget::Backend::OpenGl);
            QCOMPARE(canvas.backend(), CanvasWidget::Backend::OpenGl);
            QTest::qWait(50);
            QVERIFY(agreement(raster, canvas.grabImage()) >= 0.995);
            canvas.setBackend(CanvasWidget::Backend::Raster);
            QTest::qWait(20);
            QCOMPARE(canvas.grabImage(), raster);
        }
        QCOMPARE(changed.size(), 6);
    }

    void anotherWindowIsAnotherContext()
    {
        // Moving the canvas into another window takes its context away and gives it a new one.
        QWidget first;
        QWidget second;
        first.resize(500, 400);
        second.resize(500, 400);
        auto* const canvas = new CanvasWidget(&first, CanvasWidget::Backend::OpenGl);
        canvas->resize(500, 400);
        canvas->setScene(scene({{LayerKind::Height}, {LayerKind::Relief}}));
        first.show();
        second.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first, test::patience));
        QVERIFY(QTest::qWaitForWindowExposed(&second, test::patience));
        const QImage before = canvas->grabImage();
        canvas->setParent(&second);
        canvas->show();
        QTest::qWait(100);
        QCOMPARE(canvas->backend(), CanvasWidget::Backend::OpenGl);
        QVERIFY(agreement(before, canvas->grabImage()) >= 0.999);
    }

    void softwareOpenGlIsNotTheDefault()
    {
        CanvasWidget canvas;
        QCOMPARE(canvas.backend() == CanvasWidget::Backend::OpenGl, !probeOpenGl().software);
    }

    void texturesStaySmall()
    {
        // Below the least that OpenGL 3.3 grants, so that no driver's limit matters.
        QVERIFY(GlTiles::textureSide <= 1024);
        CanvasWidget canvas(nullptr, CanvasWidget::Backend::OpenGl);
        canvas.resize(1, 1);
        canvas.setScene(scene({{LayerKind::Height}}));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas, test::patience));
        QCOMPARE(canvas.grabImage().size(), canvas.size());
    }
};

QTEST_MAIN(CanvasBackendsTest)
#include "tst_canvas_backends.moc"
