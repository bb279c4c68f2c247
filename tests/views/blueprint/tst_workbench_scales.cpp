// The workbench in a real window on an X server, with both back ends and at the scale of QT_SCALE_FACTOR: the
// pixel under the pointer is the pixel that is named, whatever the screen's scale.
#include "tests/support/wheel.h"
#include "tests/views/blueprint/workbench_fixture.h"

#include <QSignalSpy>

#include <cmath>

using namespace chartroom;
using namespace chartroom::views;
using canvas::CanvasWidget;
using chartroom::test::WorkbenchFixture;

Q_DECLARE_METATYPE(CanvasWidget::Backend)

class WorkbenchScalesTest : public QObject
{
    Q_OBJECT

private:
    WorkbenchFixture m_fixture;

    [[nodiscard]] std::unique_ptr<BlueprintWorkbench> open(CanvasWidget::Backend backend)
    {
        auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        if (!workbench)
            return nullptr;
        workbench->map().canvas().setBackend(backend);
        if (!QTest::qWaitForWindowExposed(workbench.get(), test::patience) ||
            workbench->map().canvas().backend() != backend)
            return nullptr;
        workbench->map().canvas().setFocus();
        return workbench;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const qreal wanted = qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble();
        QCOMPARE(qApp->devicePixelRatio(), wanted);
    }

    void mouseWheelAndKeys_data()
    {
        QTest::addColumn<CanvasWidget::Backend>("backend");
        QTest::newRow("raster") << CanvasWidget::Backend::Raster;
        QTest::newRow("OpenGL") << CanvasWidget::Backend::OpenGl;
    }

    void mouseWheelAndKeys()
    {
        QFETCH(CanvasWidget::Backend, backend);
        const auto workbench = open(backend);
        QVERIFY(workbench);
        CanvasWidget& canvas = workbench->map().canvas();
        const qreal ratio = canvas.devicePixelRatioF();
        QSignalSpy hovered(&canvas, &CanvasWidget::hovered);
        // The camera counts screen pixels: the whole map fits the canvas as the screen has it.
        QCOMPARE(canvas.camera().viewport(), (QSizeF(canvas.size()) * ratio).toSize());
        canvas.lookAt({100.5, 60.5}, 16);
        for (const QPoint& pixel : {QPoint(100, 60), QPoint(95, 66), QPoint(110, 55)}) {
            const QPointF at = canvas.camera().toScreen(QPointF(pixel) + QPointF(0.5, 0.5)) / ratio;
            QTest::mouseMove(&canvas, QPoint(2, 2));
            QTest::mouseMove(&canvas, at.toPoint());
            QTRY_VERIFY(!hovered.isEmpty() && hovered.last().first().toPoint() == pixel);
        }
        // The wheel keeps the pixel under the pointer.
        const QPointF at(std::floor(canvas.width() / 3.0), std::floor(canvas.height() / 2.0));
        const QPointF before = canvas.mapAt(at);
        const double scale = canvas.camera().scale();
        test::turnWheel(canvas, at, {0, 120});
        QVERIFY(canvas.camera().scale() > scale);
        QVERIFY(QLineF(canvas.mapAt(at), before).length() * canvas.camera().scale() < 1.5);
        // A drag moves the map with the pointer.
        const QPointF dragged = canvas.mapAt(QPointF(200, 200));
        QTest::mousePress(&canvas, Qt::LeftButton, {}, QPoint(200, 200));
        QTest::mouseMove(&canvas, QPoint(230, 220));
        QTest::mouseMove(&canvas, QPoint(260, 240));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, QPoint(260, 240));
        QVERIFY(QLineF(canvas.mapAt(QPointF(260, 240)), dragged).length() * canvas.camera().scale() < 1.5);
        // Keys.
        const QPointF centre = canvas.camera().centre();
        QTest::keyClick(&canvas, Qt::Key_Right);
        QVERIFY(canvas.camera().centre().x() > centre.x());
        // Without a window manager no window is active, which shortcuts need.
        workbench->actionsById()[QStringLiteral("blueprint.oneToOne")]->trigger();
        QCOMPARE(canvas.camera().scale(), 1.0);
        // What is on the screen has the screen's pixels.
        QCOMPARE(canvas.grabImage().size(), canvas.camera().viewport());
    }
};

QTEST_MAIN(WorkbenchScalesTest)
#include "tst_workbench_scales.moc"
