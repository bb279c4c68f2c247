#include "formats/core/code.h"
#include "tests/views/canvas/made_source.h"
#include "views/canvas/label_pictures.h"
#include "views/canvas/picture_export.h"
#include "views/canvas/png_stream.h"
#include "views/canvas/raster_renderer.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace chartroom;
using namespace chartroom::canvas;
using test::MadeSource;

namespace {

Scene scene()
{
    Scene made;
    made.source = std::make_shared<MadeSource>(QRect(0, 0, 1000, 777));
    made.layers = {{LayerKind::Height}, {LayerKind::Relief}};
    made.shading.high = 0.4F;
    return made;
}

Camera camera(const Scene& made, QSize viewport)
{
    Camera result;
    result.setViewport(viewport);
    result.setBounds(made.source->bounds());
    result.fit();
    return result;
}

} // namespace

class PictureExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pngReadsBack_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("rowsAtOnce");
        QTest::addColumn<bool>("grey");
        QTest::newRow("one pixel") << 1 << 1 << 1 << false;
        QTest::newRow("one piece") << 37 << 21 << 21 << false;
        QTest::newRow("row by row") << 37 << 21 << 1 << false;
        QTest::newRow("many pieces") << 700 << 900 << 900 << false;
        QTest::newRow("strips of many pieces") << 700 << 900 << 401 << false;
        QTest::newRow("grey") << 700 << 900 << 401 << true;
    }

    void pngReadsBack()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, rowsAtOnce);
        QFETCH(bool, grey);
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("a.png")).toStdString();
        std::vector<QRgb> pixels;
        for (int i = 0; i < width * height; ++i) {
            // Even above and varied below: both ways of compressing, in one stream.
            const auto h = i < width * height / 2 ? 0x12345678U : static_cast<unsigned>(i) * 2654435761U;
            pixels.push_back(grey ? qRgb(int(h >> 24U), int(h >> 24U), int(h >> 24U))
                                  : (0xff000000U | h >> 8U));
        }
        auto file = core::AtomicFile::create(path);
        QVERIFY(file.ok());
        PngStream png(*file, width, height, grey);
        const std::span<const QRgb> all(pixels);
        for (int row = 0; row < height; row += rowsAtOnce) {
            const int rows = std::min(rowsAtOnce, height - row);
            QVERIFY(png.writeRows(all.subspan(std::size_t(row) * std::size_t(width),
                                              std::size_t(rows) * std::size_t(width)))
                        .ok());
        }
        QVERIFY(file->commit().ok());
        QImage image;
        QVERIFY(image.load(QString::fromStdString(path.string()), "PNG"));
        QCOMPARE(image.size(), QSize(width, height));
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x)
                QCOMPARE(image.pixel(x, y), pixels[std::size_t(y) * std::size_t(width) + std::size_t(x)]);
        }
    }

    void aPictureIsWhatTheCanvasShows()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("b.PNG"));
        const Scene made = scene();
        const Camera view = camera(made, {640, 480});
        QVERIFY(exportPicture(made, view, path.toStdString()).ok());
        TileCache cache;
        cache.setSource(made.source);
        RasterRenderer renderer;
        const QImage expected =
            renderer.render(planFrame(view, cache), makeShadePlan(made.layers, made.shading), {640, 480});
        QCOMPARE(QImage(path).convertToFormat(QImage::Format_RGB32), expected);
    }

    void largePicturesAreWrittenInStrips()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c.png"));
        Scene made = scene();
        const auto lines = std::make_shared<LineSet>();
        lines->add({{10, 10}, {900, 700}});
        made.overlays.push_back({QStringLiteral("line"), true, 1, {lines}, {}, {}});
        const Camera view = camera(made, {6000, 4662});
        QVERIFY(exportPicture(made, view, path.toStdString()).ok());
        const QImage image = QImage(path).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(image.size(), QSize(6000, 4662));
        TileCache cache;
        cache.setSource(made.source);
        RasterRenderer renderer;
        QImage expected =
            renderer.render(planFrame(view, cache), makeShadePlan(made.layers, made.shading), image.size());
        QPainter painter(&expected);
        LabelPictures labels;
        paintOverlays(painter, view, made.overlays, made.grid, 1, labels);
        painter.end();
        int different = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                different += image.pixel(x, y) != expected.pixel(x, y) ? 1 : 0;
        }
        QVERIFY2(different < 600, qPrintable(QString::number(different)));
    }

    // As a view is on a screen of many pixels: strips of it have nothing of the map, or only its edge.
    void stripsBesideTheMapStayThere()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f.png"));
        const Scene made = scene();
        Camera view;
        view.setBounds(made.source->bounds());
        view.setViewport({6000, 4662});
        view.fit();
        view.zoomAt({3000, 2331}, 0.1);
        // The whole map, away from the middle.
        view.pan({700, 900});
        QVERIFY(view.visibleRect().contains(QRectF(made.source->bounds())));
        QVERIFY(exportPicture(made, view, path.toStdString()).ok());
        const QImage image = QImage(path).convertToFormat(QImage::Format_RGB32);
        TileCache cache;
        cache.setSource(made.source);
        RasterRenderer renderer;
        const QImage expected =
            renderer.render(planFrame(view, cache), makeShadePlan(made.layers, made.shading), image.size());
        QCOMPARE(image.size(), expected.size());
        int different = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                different += image.pixel(x, y) != expected.pixel(x, y) ? 1 : 0;
        }
        QVERIFY2(different < 600, qPrintable(QString::number(different)));
    }

    void refusalsSayWhyAndLeaveNothing()
    {
        QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        const Scene made = scene();
        const Camera view = camera(made, {64, 48});
        const auto xyz = exportPicture(made, view, root / "map.xyz");
        QCOMPARE(xyz.error().code, core::Code::PictureFormat);
        std::filesystem::create_directory(root / "folder.png");
        QVERIFY(!exportPicture(made, view, root / "folder.png").ok());
        const auto missing = exportPicture(made, view, root / "no" / "such" / "a.png");
        QCOMPARE(missing.error().code, core::Code::FileWrite);
        QVERIFY(missing.error().text().find("a.png") != std::string::npos);
        const auto unsound = exportPicture(made, view, root / "d.png", {}, [] {
            return core::Result<void>(core::Message{core::Code::FileChanged, {}});
        });
        QCOMPARE(unsound.error().code, core::Code::FileChanged);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(exportPicture(made, view, root / "e.png", {stop.get_token(), {}}).error().code,
                 core::Code::TaskCancelled);
        QStringList left =
            QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(left, QStringList{QStringLiteral("folder.png")});
    }
};

QTEST_MAIN(PictureExportTest)
#include "tst_picture_export.moc"
