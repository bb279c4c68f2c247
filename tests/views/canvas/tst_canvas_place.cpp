// Where the map is on the screen while the canvas gets another size.
#include "tests/views/canvas/made_source.h"
#include "views/canvas/widgets/canvas_widget.h"

#include <QLineF>
#include <QTest>

#include <tuple>

namespace test = chartroom::test;
using namespace chartroom::canvas;

namespace {

/// A canvas in a shown window that does not lay it out, with a large map.
struct PlacedCanvas
{
    PlacedCanvas()
        : canvas(new CanvasWidget(&window, CanvasWidget::Backend::Raster))
    {
        window.resize(400, 300);
        canvas->setGeometry(0, 0, 400, 300);
        window.show();
        exposed = QTest::qWaitForWindowExposed(&window, test::patience);
        Scene scene;
        scene.source = std::make_shared<test::MadeSource>(QRect(0, 0, 8192, 8192), 13);
        scene.layers = {{LayerKind::Height}};
        canvas->setScene(scene);
    }
    /// The map point under a place of the window.
    [[nodiscard]] QPointF under() const { return canvas->mapAt(canvas->mapFrom(&window, QPointF(150, 200))); }

    QWidget window;
    CanvasWidget* canvas;
    bool exposed = false;
};

} // namespace

class CanvasPlaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNoticeAboveMovesNoTile()
    {
        PlacedCanvas placed;
        CanvasWidget* const canvas = placed.canvas;
        QVERIFY(placed.exposed);
        canvas->lookAt({4000, 4000}, 2);
        const QPointF before = placed.under();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, {150, 200});
        canvas->setGeometry(0, 51, 400, 249);
        QVERIFY(QLineF(placed.under(), before).length() < 1e-6);
        canvas->setGeometry(0, 0, 400, 300);
        QVERIFY(QLineF(placed.under(), before).length() < 1e-6);
        // Another size of the window keeps the middle.
        const QPointF middle = canvas->camera().centre();
        canvas->setGeometry(0, 0, 500, 350);
        QCOMPARE(canvas->camera().centre(), middle);
    }

    void aNoticeMovesNothingForWhoeverOnlyPointsAtTheMap()
    {
        PlacedCanvas placed;
        CanvasWidget* const canvas = placed.canvas;
        QVERIFY(placed.exposed);
        canvas->lookAt({4000, 4000}, 2);
        // Nobody has pointed at the map yet: what it is opened at stays in the middle.
        const QPointF middle = canvas->camera().centre();
        canvas->setGeometry(0, 51, 400, 249);
        QCOMPARE(canvas->camera().centre(), middle);
        QTest::mouseMove(canvas, {150, 149});
        // As soon as the new window has settled.
        const auto stays = [&placed, canvas] {
            canvas->setGeometry(0, 51, 400, 249);
            const QPointF before = placed.under();
            canvas->setGeometry(0, 0, 400, 300);
            return QLineF(placed.under(), before).length() < 1e-6;
        };
        QTRY_VERIFY(stays());
    }

    void aNoticeMovesNothingOfTheWholeMap()
    {
        PlacedCanvas placed;
        CanvasWidget* const canvas = placed.canvas;
        QVERIFY(placed.exposed);
        const QPointF before = placed.under();
        const double scale = canvas->camera().scale();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, {150, 200});
        // A notice comes, a dock gives way for it, a picture is taken, and both are as before.
        canvas->setGeometry(0, 51, 400, 209);
        canvas->setGeometry(0, 51, 400, 249);
        std::ignore = canvas->grabImage();
        QVERIFY(QLineF(placed.under(), before).length() < 1e-6);
        QCOMPARE(canvas->camera().scale(), scale);
        canvas->setGeometry(0, 0, 400, 300);
        QVERIFY(QLineF(placed.under(), before).length() < 1e-6);
        QCOMPARE(canvas->camera().scale(), scale);
        // A window of another size has all of the map again.
        canvas->setGeometry(0, 51, 400, 249);
        placed.window.resize(400, 500);
        canvas->setGeometry(0, 51, 400, 449);
        QCOMPARE(canvas->camera().scale(), canvas->camera().fitScale());
        QCOMPARE(canvas->camera().centre(), QPointF(4096, 4096));
    }
};

QTEST_MAIN(CanvasPlaceTest)
#include "tst_canvas_place.moc"
