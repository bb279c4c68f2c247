#include "views/canvas/camera.h"
#include "views/canvas/frame_plan.h"
#include "views/canvas/view_history.h"

#include <QTest>

#include <cmath>

using namespace chartroom::canvas;

namespace {

Camera cameraFor(const QRect& bounds, QSize viewport)
{
    Camera camera;
    camera.setViewport(viewport);
    camera.setBounds(bounds);
    camera.fit();
    return camera;
}

bool near(QPointF a, QPointF b, double within = 1e-6)
{
    return std::abs(a.x() - b.x()) < within && std::abs(a.y() - b.y()) < within;
}

} // namespace

class CameraTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitShowsTheWholeMap_data()
    {
        QTest::addColumn<QSize>("map");
        QTest::addColumn<QSize>("viewport");
        for (const QSize map :
             {QSize(32768, 32768), QSize(1, 32768), QSize(32768, 1), QSize(1, 1), QSize(600, 400)}) {
            for (const QSize viewport : {QSize(1920, 1080), QSize(1, 1), QSize(7, 900)})
                QTest::addRow("%dx%d in %dx%d", map.width(), map.height(), viewport.width(),
                              viewport.height())
                    << map << viewport;
        }
    }

    void fitShowsTheWholeMap()
    {
        QFETCH(QSize, map);
        QFETCH(QSize, viewport);
        Camera camera = cameraFor(QRect(QPoint(), map), viewport);
        camera.zoomAt({0, 0}, 1000);
        camera.zoomAt({0.5, 0.5}, 0.3);
        camera.fit();
        QVERIFY(
            camera.visibleRect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(QRectF(QPointF(), QSizeF(map))));
        const bool fills = camera.scale() * map.width() > viewport.width() - 0.5 ||
                           camera.scale() * map.height() > viewport.height() - 0.5 ||
                           camera.scale() == Camera::maxScale;
        QVERIFY(fills);
        // And it can be reached by zooming out, from everywhere.
        camera.zoomAt({0, 0}, 1e6);
        camera.zoomAt(QPointF(viewport.width(), viewport.height()), 1e-9);
        QCOMPARE(camera.scale(), camera.minScale());
        QVERIFY(camera.visibleRect()
                    .adjusted(-1e-6, -1e-6, 1e-6, 1e-6)
                    .contains(QRectF(QPointF(), QSizeF(map))) ||
                camera.scale() == 1.0);
    }

    void zoomKeepsThePointUnderThePointer()
    {
        Camera camera = cameraFor(QRect(0, 0, 8192, 8192), QSize(1920, 1080));
        camera.lookAt({4000, 4100}, 1.7);
        const QPointF pointer(311, 702);
        const QPointF before = camera.toMap(pointer);
        for (const double factor : {1.26, 1.26, 0.7, 3.0, 0.5, 1.01}) {
            camera.zoomAt(pointer, factor);
            QVERIFY(near(camera.toMap(pointer), before));
            QVERIFY(near(camera.toScreen(before), pointer));
        }
    }

    void twoHundredStepsOutAndIn()
    {
        Camera camera = cameraFor(QRect(0, 0, 32768, 32768), QSize(1, 1));
        for (int i = 0; i < 200; ++i)
            camera.zoomAt({0.3, 0.9}, 1 / 1.26);
        QCOMPARE(camera.scale(), camera.minScale());
        for (int i = 0; i < 200; ++i)
            camera.zoomAt({0.3, 0.9}, 1.26);
        QCOMPARE(camera.scale(), Camera::maxScale);
        QVERIFY(std::isfinite(camera.centre().x()) && std::isfinite(camera.centre().y()));
        QVERIFY(camera.pixelAt({0.5, 0.5}).has_value());
        for (int i = 0; i < 200; ++i)
            camera.zoomAt({0.3, 0.9}, 1 / 1.26);
        QCOMPARE(camera.scale(), camera.minScale());
    }

    void pixelsAreFoundExactly()
    {
        Camera camera = cameraFor(QRect(0, 0, 32768, 32768), QSize(1920, 1080));
        camera.lookAt({32767.5, 32767.5}, 64);
        QCOMPARE(camera.pixelAt(camera.toScreen({32767.01, 32767.01})), std::optional(QPoint(32767, 32767)));
        QCOMPARE(camera.pixelAt(camera.toScreen({32767.99, 32767.99})), std::optional(QPoint(32767, 32767)));
        QCOMPARE(camera.pixelAt(camera.toScreen({32768.01, 32767.5})), std::optional<QPoint>());
        QCOMPARE(camera.pixelAt(camera.toScreen({32766.99, 32767.5})), std::optional(QPoint(32766, 32767)));
        camera.lookAt({0, 0}, 64);
        QCOMPARE(camera.pixelAt(camera.toScreen({-0.01, 0.5})), std::optional<QPoint>());
        QCOMPARE(camera.pixelAt({std::nan(""), 3}), std::optional<QPoint>());
    }

    void negativeBounds()
    {
        Camera camera = cameraFor(QRect(-100, -33, 50, 40), QSize(500, 400));
        QVERIFY(near(camera.toScreen({-100, -33}), {0, 0}));
        camera.lookAt({-100, -33}, 16);
        QCOMPARE(camera.pixelAt({250, 200}), std::optional(QPoint(-100, -33)));
    }

    void panningStaysOnTheMap()
    {
        Camera camera = cameraFor(QRect(0, 0, 1000, 1000), QSize(400, 300));
        camera.oneToOne();
        QCOMPARE(camera.scale(), 1.0);
        camera.pan({100, -50});
        QVERIFY(near(camera.centre(), {400, 550}));
        camera.pan({1e9, 1e9});
        QVERIFY(near(camera.centre(), {0, 0}));
        camera.pan({-1e9, -1e9});
        QVERIFY(near(camera.centre(), {1000, 1000}));
    }

    void showsARectangle()
    {
        Camera camera = cameraFor(QRect(0, 0, 8192, 8192), QSize(800, 600));
        camera.show({100, 200, 80, 30});
        QCOMPARE(camera.scale(), 10.0);
        QVERIFY(near(camera.centre(), {140, 215}));
        camera.show({5, 5, 0.1, 0.1});
        QCOMPARE(camera.scale(), Camera::maxScale);
        camera.show({5, 5, 0, 10});
        QCOMPARE(camera.scale(), Camera::maxScale);
    }

    void theViewportsMiddleStays()
    {
        Camera camera = cameraFor(QRect(0, 0, 8192, 8192), QSize(800, 600));
        camera.lookAt({3000, 2000}, 2);
        camera.setViewport({1000, 300});
        QVERIFY(near(camera.centre(), {3000, 2000}));
        QCOMPARE(camera.scale(), 2.0);
    }

    void aViewportThatSlidesMovesNothing()
    {
        // The whole map, of which a part would lie out of sight then, and has room to spare.
        for (const QSize map : {QSize(1000, 1000), QSize(1000, 600), QSize(3000, 600)}) {
            Camera camera = cameraFor(QRect(QPoint(0, 0), map), QSize(800, 600));
            const Camera before = camera;
            const QPointF place(10, 20);
            const QPointF seen = camera.toScreen(place);
            // The upper edge comes down, and goes again.
            camera.slideViewport({800, 400}, {0, 100});
            QCOMPARE(camera.scale(), before.scale());
            QVERIFY(near(camera.toScreen(place), seen - QPointF(0, 200)));
            camera.slideViewport({800, 600}, {0, -100});
            QCOMPARE(camera.scale(), before.scale());
            QVERIFY(near(camera.centre(), before.centre()));
            // A map that was fitted into less is not made larger.
            camera.setViewport({800, 400});
            camera.fit();
            const double small = camera.scale();
            camera.slideViewport({800, 600}, {0, -100});
            QCOMPARE(camera.scale(), small);
            // Nor by a wheel that is turned outwards.
            camera.zoomAt({400, 300}, 0.5);
            QCOMPARE(camera.scale(), small);
            camera.zoomAt({400, 300}, 4);
            camera.zoomAt({400, 300}, 1e-6);
            QCOMPARE(camera.scale(), camera.minScale());
        }
    }

    void whoeverZoomsOutAfterASlideSeesNothingLarger()
    {
        Camera camera = cameraFor(QRect(0, 0, 1000, 1000), QSize(800, 400));
        const double small = camera.scale();
        // A notice above the map goes.
        camera.slideViewport({800, 600}, {0, -100});
        QVERIFY(small < camera.minScale());
        const QPointF seen = camera.toScreen({10, 20});
        camera.zoomAt({300, 200}, 1 / 1.26);
        QCOMPARE(camera.scale(), small);
        QVERIFY(near(camera.toScreen({10, 20}), seen));
        // A little in, and out again.
        camera.zoomAt({300, 200}, 1.2);
        QCOMPARE(camera.scale(), 1.2 * small);
        camera.zoomAt({300, 200}, 1 / 1.26);
        QCOMPARE(camera.scale(), small);
        // Once it is as large as the whole map is now, that is the least again.
        camera.zoomAt({300, 200}, 1.26 * 1.26);
        QVERIFY(camera.scale() >= camera.minScale());
        camera.zoomAt({300, 200}, 1e-6);
        QCOMPARE(camera.scale(), camera.minScale());
    }

    void levelsForScales()
    {
        QCOMPARE(levelForScale(1, 0, 10), 0);
        QCOMPARE(levelForScale(64, 0, 10), 0);
        QCOMPARE(levelForScale(0.5, 0, 10), 1);
        QCOMPARE(levelForScale(0.13, 0, 10), 3);
        QCOMPARE(levelForScale(1e-6, 0, 10), 10);
        QCOMPARE(levelForScale(32, -5, 10), -5);
    }

    void historyGoesBackAndForward()
    {
        ViewHistory history;
        QVERIFY(!history.canGoBack() && !history.canGoForward());
        const ViewPlace a{{1, 1}, 1};
        const ViewPlace b{{2, 2}, 2};
        const ViewPlace c{{3, 3}, 3};
        history.visit(a);
        history.visit(a);
        QVERIFY(!history.canGoBack());
        history.visit(b);
        history.visit(c);
        QCOMPARE(history.back(), b);
        QCOMPARE(history.back(), a);
        QVERIFY(!history.canGoBack());
        QCOMPARE(history.forward(), b);
        history.visit(a);
        QVERIFY(!history.canGoForward());
        QCOMPARE(history.back(), b);
        for (int i = 0; i < 1000; ++i)
            history.visit({{double(i), 0}, 5});
        int steps = 0;
        while (history.canGoBack()) {
            history.back();
            ++steps;
        }
        QVERIFY(steps > 100 && steps < 1000);
    }
};

QTEST_GUILESS_MAIN(CameraTest)
#include "tst_camera.moc"
