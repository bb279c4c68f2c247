// A world on the canvas: both back ends draw the same, and at every scale of the screen the same click hits
// the same tile. Run at several scales by CMakeLists.txt.
#include "model/world/world_fields.h"
#include "tests/app/cli/program.h"
#include "tests/views/world/world_window.h"
#include "views/canvas/widgets/gl_probe.h"

#include <cstdlib>

using namespace chartroom;
using namespace chartroom::views;
using canvas::CanvasWidget;
using chartroom::test::WorldWindow;
using model::LayerKey;

namespace {

/// Share of the pixels that are the same within 2 of 255, with one picture shifted.
double agreement(const QImage& a, const QImage& b, int shift)
{
    if (a.size() != b.size() || a.isNull())
        return 0;
    int good = 0;
    int all = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x + shift < a.width(); ++x, ++all) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x + shift, y);
            good += std::abs(qRed(p) - qRed(q)) <= 2 && std::abs(qGreen(p) - qGreen(q)) <= 2 &&
                            std::abs(qBlue(p) - qBlue(q)) <= 2
                        ? 1
                        : 0;
        }
    }
    return static_cast<double>(good) / all;
}

/// Something to see: walls, a hole, a roof, an instance, many glyphs.
void paintScene(WorldWindow& window)
{
    model::WorldSession& session = window.session();
    std::vector<world::Tile> all;
    for (int y = -16; y < 16; ++y) {
        for (int x = -16; x < 16; ++x) {
            if ((x * 7 + y * 3) % 5 == 0)
                all.push_back({x, y});
        }
    }
    QVERIFY(session.apply({world::Stroke{1, u'W', all}}).ok());
    QVERIFY(session.apply({world::Rectangle{1, {-6, -6}, 5, 4, u'x'}}).ok());
    QVERIFY(session.apply({world::Hole{{2, 2}}}).ok());
    QVERIFY(session.apply({world::StrokeHeight{"height_1", u'r', {{-1, 1}, {0, 1}, {1, 1}, {1, 2}}}}).ok());
    QVERIFY(session.apply({world::PlaceInstance{"npc", 1, {4, -3}, {}}}).ok());
}

/// A house of four storeys, each smaller than the one below, with another beside it that stands on the third;
/// what lies deep is blurred.
void paintStoreys(WorldWindow& window)
{
    model::WorldSession& session = window.session();
    QVERIFY(session.apply(model::setWorldNumber("heightBlurStep", 0.6)).ok());
    for (int storey = 2; storey <= 4; ++storey)
        QVERIFY(session.apply({world::AddHeightLayer{"height_" + std::to_string(storey), {}}}).ok());
    const char16_t walls[] = {u'W', u'r', u'g', u'x'};
    for (int storey = 1; storey <= 4; ++storey) {
        std::vector<world::Tile> tiles;
        for (int y = -9 + storey; y <= 8 - storey; ++y) {
            for (int x = -11 + storey * 2; x <= 7 - storey; ++x) {
                // A yard goes through all of them.
                if (std::abs(x) > 1 || std::abs(y) > 1)
                    tiles.push_back({x, y});
            }
        }
        if (storey >= 3) {
            for (int x = 9; x <= 13; ++x)
                tiles.push_back({x, storey});
        }
        QVERIFY(session
                    .apply({world::StrokeHeight{"height_" + std::to_string(storey), walls[storey - 1],
                                                std::move(tiles)}})
                    .ok());
    }
}

/// What the rows of a test paint.
void paint(WorldWindow& window, bool storeys)
{
    paintScene(window);
    if (storeys)
        paintStoreys(window);
}

} // namespace

class WorldCanvasTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qInfo("scale %.2f, OpenGL: %s", qApp->devicePixelRatio(), qPrintable(canvas::probeOpenGl().renderer));
        QVERIFY(canvas::probeOpenGl().usable);
    }

    void theBackEndsAgree_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("storeys");
        for (const double scale : {3.0, 8.0, 32.0, 50.0})
            QTest::addRow("%.0f pixels a tile", scale) << scale << false;
        for (const double scale : {8.0, 32.0})
            QTest::addRow("storeys, %.0f pixels a tile", scale) << scale << true;
    }

    void theBackEndsAgree()
    {
        QFETCH(double, scale);
        QFETCH(bool, storeys);
        WorldWindow window;
        QVERIFY(window.isReady());
        paint(window, storeys);
        QTRY_VERIFY(window.bench().complete());
        const auto picture = [&](CanvasWidget::Backend backend) {
            window.canvas().setBackend(backend);
            window.canvas().setView({{0.3, 0.7}, scale});
            QSignalSpy drawn(&window.canvas(), &CanvasWidget::drawn);
            window.canvas().repaintOverlays();
            const auto settled = [&] { return !drawn.isEmpty() && drawn.last().first().toBool(); };
            if (!QTest::qWaitFor(settled, test::patience) || window.canvas().backend() != backend)
                return QImage();
            // Where there is something to see: the background is the same everywhere.
            const canvas::Camera& camera = window.canvas().camera();
            const QRectF chunks(camera.toScreen({-16, -16}), camera.toScreen({16, 16}));
            const QImage whole = window.canvas().grabImage();
            return whole.copy(chunks.toAlignedRect() & whole.rect());
        };
        const QImage raster = picture(CanvasWidget::Backend::Raster);
        const QImage gl = picture(CanvasWidget::Backend::OpenGl);
        QVERIFY(agreement(raster, gl, 0) >= 0.995);
        QVERIFY(agreement(raster, gl, 1) < 0.995);
    }

    void theProgramDrawsTheSame_data()
    {
        QTest::addColumn<int>("pixels"); ///< a tile's side
        QTest::addColumn<bool>("storeys");
        QTest::newRow("4 pixels a tile") << 4 << false;
        QTest::newRow("16 pixels a tile") << 16 << false;
        QTest::newRow("storeys, 16 pixels a tile") << 16 << true;
    }

    void theProgramDrawsTheSame()
    {
        QFETCH(int, pixels);
        QFETCH(bool, storeys);
        WorldWindow window;
        QVERIFY(window.isReady());
        paint(window, storeys);
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        window.bench().save();
        QTRY_COMPARE(saved.size(), 1);
        // Only tiles: the program draws no marks.
        window.state().setDisplay({true, false, false, false, false, false});
        const QString file = window.folder() + QStringLiteral("/picture.png");
        const auto run = test::runProgram({QStringLiteral("render"), window.folder(), file,
                                           QStringLiteral("--size"), QString::number(32 * pixels)});
        QCOMPARE(run.status, 0);
        const QImage drawn = QImage(file).convertToFormat(QImage::Format_RGB32);
        // Tiles begin at whole pixels also where the middle of the view lies inside of one.
        const QSize view = window.canvas().camera().viewport();
        window.canvas().setView(
            {QPointF(view.width() % 2, view.height() % 2) * 0.5 / pixels, static_cast<double>(pixels)});
        window.bench().page().tools().pointerGone();
        QSignalSpy frames(&window.canvas(), &CanvasWidget::drawn);
        window.canvas().repaintOverlays();
        QTRY_VERIFY(!frames.isEmpty() && frames.last().first().toBool());
        const QPointF corner = window.canvas().camera().toScreen({-16, -16});
        const QImage shown = window.canvas().grabImage().copy(QRect(corner.toPoint(), drawn.size()));
        QVERIFY(agreement(shown, drawn, 0) >= 0.995);
        QVERIFY(agreement(shown, drawn, 1) < 0.995);
    }

    void theSameClickHitsTheSameTile()
    {
        for (const CanvasWidget::Backend backend :
             {CanvasWidget::Backend::Raster, CanvasWidget::Backend::OpenGl}) {
            WorldWindow window(backend);
            QVERIFY(window.isReady());
            window.state().setActiveLayer(LayerKey::room(1));
            window.state().setSymbol(u'W');
            // Logical pixels from the middle: 32 of them are a tile at the first view.
            const QPoint middle(window.canvas().width() / 2, window.canvas().height() / 2);
            for (const QPoint tile : {QPoint(0, 0), QPoint(-1, -1), QPoint(5, -4), QPoint(-8, 3)}) {
                for (const QPoint corner : {QPoint(-13, -13), QPoint(13, 13)})
                    QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, middle + tile * 32 + corner);
                QCOMPARE(window.row(1, tile.x() - 1, tile.y(), 3), QStringLiteral(" W "));
            }
            // And that is where it is seen.
            QTRY_VERIFY(window.bench().complete());
            QTest::mouseMove(&window.canvas(), QPoint(2, 2));
            const QImage shown = window.canvas().grabImage();
            const QPoint seen = ((QPointF(middle) + QPointF(5, -4) * 32 + QPointF(-12, -12)) *
                                 window.canvas().devicePixelRatioF())
                                    .toPoint();
            const QRgb wall = window.bench().page().feed().art()->of(u'W').color();
            QVERIFY(std::abs(qRed(shown.pixel(seen)) - qRed(wall)) <= 60);
            QVERIFY(qRed(shown.pixel(seen)) > qGreen(shown.pixel(seen)));
        }
    }
};

QTEST_MAIN(WorldCanvasTest)
#include "tst_world_canvas.moc"
