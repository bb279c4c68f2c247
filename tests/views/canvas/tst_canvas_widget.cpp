// Gestures and keys on a canvas, as a user makes them.
#include "tests/support/wheel.h"
#include "tests/views/canvas/made_source.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/canvas/widgets/gl_probe.h"
#include "views/canvas/widgets/minimap.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <tuple>

namespace test = chartroom::test;
using namespace chartroom::canvas;
using chartroom::test::MadeSource;

namespace {

Scene scene(const QRect& bounds = QRect(0, 0, 8192, 8192))
{
    Scene made;
    made.source = std::make_shared<MadeSource>(bounds, 13);
    made.layers = {{LayerKind::Height}, {LayerKind::Relief}};
    return made;
}

struct Shown
{
    explicit Shown(const QRect& bounds = QRect(0, 0, 8192, 8192), QSize size = QSize(800, 600))
    {
        canvas.resize(size);
        canvas.setScene(scene(bounds));
        canvas.show();
        canvas.setFocus();
        canvas.activateWindow();
        // Keys go to the active window.
        std::ignore = QTest::qWaitForWindowActive(&canvas, test::patience);
    }
    CanvasWidget canvas{nullptr, CanvasWidget::Backend::Raster};
};

void wheel(CanvasWidget& canvas, QPointF at, int angle, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    test::turnWheel(canvas, at, {0, angle}, modifiers);
}

bool near(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) < 1e-6 && std::abs(a.y() - b.y()) < 1e-6;
}

class Recorder : public PointerHandler
{
public:
    bool pointerPressed(const PointerEvent& event) override
    {
        presses.push_back(event);
        return takes;
    }
    bool pointerMoved(const PointerEvent& event) override
    {
        moves.push_back(event);
        return takes;
    }
    bool pointerReleased(const PointerEvent& event) override
    {
        releases.push_back(event);
        return takes;
    }
    bool wheelTurned(double notches, Qt::KeyboardModifiers) override
    {
        turned += notches;
        return true;
    }
    void gestureLost() override { ++lost; }

    bool takes = true;
    std::vector<PointerEvent> presses;
    std::vector<PointerEvent> moves;
    std::vector<PointerEvent> releases;
    double turned = 0;
    int lost = 0;
};

} // namespace

class CanvasWidgetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsWithTheWholeMap()
    {
        Shown shown;
        QCOMPARE(shown.canvas.camera().scale(), shown.canvas.camera().fitScale());
        shown.canvas.resize(500, 300);
        QCOMPARE(shown.canvas.camera().scale(), shown.canvas.camera().fitScale());
        QCOMPARE(shown.canvas.backend(), CanvasWidget::Backend::Raster);
    }

    void theWheelZoomsAtThePointer()
    {
        Shown shown;
        shown.canvas.lookAt({4000, 4000}, 1);
        const QPointF at(123, 456);
        const QPointF before = shown.canvas.mapAt(at);
        wheel(shown.canvas, at, 120);
        const double coarse = shown.canvas.camera().scale();
        QVERIFY(coarse > 1.2);
        QVERIFY(near(shown.canvas.mapAt(at), before));
        shown.canvas.lookAt({4000, 4000}, 1);
        wheel(shown.canvas, at, 120, Qt::ControlModifier);
        QVERIFY(shown.canvas.camera().scale() > 1 && shown.canvas.camera().scale() < coarse);
        for (int i = 0; i < 200; ++i)
            wheel(shown.canvas, at, -120);
        QCOMPARE(shown.canvas.camera().scale(), shown.canvas.camera().minScale());
        for (int i = 0; i < 200; ++i)
            wheel(shown.canvas, at, 120);
        QCOMPARE(shown.canvas.camera().scale(), Camera::maxScale);
        QCOMPARE(shown.canvas.grabImage().size(), QSize(800, 600));
    }

    void aSwappedWheelScrolls()
    {
        Shown shown;
        shown.canvas.setWheelSwapped(true);
        shown.canvas.lookAt({4000, 4000}, 1);
        wheel(shown.canvas, {10, 10}, 120);
        QVERIFY(near(shown.canvas.camera().centre(), {4000, 3880}));
        wheel(shown.canvas, {10, 10}, 120, Qt::ControlModifier);
        QVERIFY(shown.canvas.camera().scale() > 1);
    }

    // The first click was on something that went with it, such as the card that opened the map.
    void aDoubleClickThatBeganElsewhereIsNoPress()
    {
        Shown shown;
        Recorder recorder;
        shown.canvas.setPointerHandler(&recorder);
        const QPoint at(100, 100);
        const auto secondClick = [&] {
            QTest::mouseDClick(&shown.canvas, Qt::LeftButton, {}, at);
            QTest::mouseRelease(&shown.canvas, Qt::LeftButton, {}, at);
        };
        secondClick();
        QVERIFY(recorder.presses.empty());
        QVERIFY(recorder.releases.empty());
        // Both clicks on the map: two presses.
        QTest::mouseClick(&shown.canvas, Qt::LeftButton, {}, at);
        secondClick();
        QCOMPARE(recorder.presses.size(), std::size_t{2});
        QCOMPARE(recorder.releases.size(), std::size_t{2});
        // Hidden meanwhile, as by the start page.
        shown.canvas.hide();
        shown.canvas.show();
        secondClick();
        QCOMPARE(recorder.presses.size(), std::size_t{2});
        shown.canvas.setPointerHandler(nullptr);
    }

    void dragsPan_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<bool>("space");
        QTest::newRow("middle") << int(Qt::MiddleButton) << false;
        QTest::newRow("space and left") << int(Qt::LeftButton) << true;
        QTest::newRow("left") << int(Qt::LeftButton) << false;
    }

    void dragsPan()
    {
        QFETCH(int, button);
        QFETCH(bool, space);
        Shown shown;
        Recorder recorder;
        recorder.takes = false;
        shown.canvas.setPointerHandler(&recorder);
        shown.canvas.lookAt({4000, 4000}, 2);
        if (space)
            QTest::keyPress(&shown.canvas, Qt::Key_Space);
        QTest::mousePress(&shown.canvas, Qt::MouseButton(button), {}, {400, 300});
        QTest::mouseMove(&shown.canvas, {420, 300});
        QTest::mouseMove(&shown.canvas, {440, 280});
        QTest::mouseRelease(&shown.canvas, Qt::MouseButton(button), {}, {440, 280});
        if (space)
            QTest::keyRelease(&shown.canvas, Qt::Key_Space);
        QVERIFY(near(shown.canvas.camera().centre(), {3980, 4010}));
        QTest::mouseMove(&shown.canvas, {100, 100});
        QVERIFY(near(shown.canvas.camera().centre(), {3980, 4010}));
        // Only a plain left press is the tool's to refuse.
        QCOMPARE(recorder.presses.size(), std::size_t(button == int(Qt::LeftButton) && !space ? 1 : 0));
        shown.canvas.setPointerHandler(nullptr);
    }

    void spaceCountsOnTheFirstPressWhereverTheFocusIs()
    {
        QWidget window;
        auto* const canvas = new CanvasWidget(&window, CanvasWidget::Backend::Raster);
        auto* const other = new QWidget(&window);
        auto* const text = new QLineEdit(&window);
        other->setFocusPolicy(Qt::StrongFocus);
        canvas->setGeometry(0, 0, 400, 300);
        other->setGeometry(0, 300, 400, 20);
        text->setGeometry(0, 320, 400, 20);
        window.resize(400, 340);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, test::patience));
        canvas->setScene(scene());
        canvas->lookAt({4000, 4000}, 1);
        other->setFocus();
        QTest::mouseMove(canvas, {200, 150});
        QEvent enter(QEvent::Enter);
        QApplication::sendEvent(canvas, &enter);
        canvas->setAttribute(Qt::WA_UnderMouse);
        const auto dragWithSpace = [canvas](QWidget* keys) {
            QTest::keyPress(keys, Qt::Key_Space);
            QTest::mousePress(canvas, Qt::LeftButton, {}, {200, 150});
            QTest::mouseMove(canvas, {210, 150});
            QTest::mouseRelease(canvas, Qt::LeftButton, {}, {210, 150});
            QTest::keyRelease(keys, Qt::Key_Space);
        };
        dragWithSpace(other);
        QVERIFY(near(canvas->camera().centre(), {3990, 4000}));
        // A row of a list can be edited, and the list is no text for all that.
        QListWidget list(&window);
        (new QListWidgetItem(QStringLiteral("one"), &list))->setFlags(Qt::ItemIsEnabled | Qt::ItemIsEditable);
        list.show();
        list.setFocus();
        list.setCurrentRow(0);
        QVERIFY(list.testAttribute(Qt::WA_InputMethodEnabled));
        dragWithSpace(&list);
        QVERIFY(near(canvas->camera().centre(), {3980, 4000}));
        text->setFocus();
        QTest::keyClick(text, Qt::Key_Space);
        QCOMPARE(text->text(), QStringLiteral(" "));
    }

    void arrowKeysPan()
    {
        Shown shown;
        shown.canvas.lookAt({4000, 4000}, 1);
        QTest::keyClick(&shown.canvas, Qt::Key_Right);
        const double step = shown.canvas.camera().centre().x() - 4000;
        QVERIFY(step > 10);
        QTest::keyClick(&shown.canvas, Qt::Key_Left);
        QVERIFY(near(shown.canvas.camera().centre(), {4000, 4000}));
        QTest::keyClick(&shown.canvas, Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(shown.canvas.camera().centre().y() - 4000 > 2 * step);
        QTest::keyClick(&shown.canvas, Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(shown.canvas.camera().centre().y() - 4000 > 2 * step);
    }

    void shiftDragZoomsToABox()
    {
        Shown shown;
        shown.canvas.lookAt({4000, 4000}, 1);
        QTest::mousePress(&shown.canvas, Qt::LeftButton, Qt::ShiftModifier, {100, 100});
        QTest::mouseMove(&shown.canvas, {200, 150});
        QTest::mouseRelease(&shown.canvas, Qt::LeftButton, Qt::ShiftModifier, {200, 150});
        QVERIFY(shown.canvas.camera().scale() > 7.5 && shown.canvas.camera().scale() <= 8.01);
        QVERIFY(std::abs(shown.canvas.camera().centre().x() - (4000 - 400 + 150)) < 2);
        QVERIFY(std::abs(shown.canvas.camera().centre().y() - (4000 - 300 + 125)) < 2);
    }

    void theMouseGoesBackAndForward()
    {
        Shown shown;
        const double whole = shown.canvas.camera().scale();
        shown.canvas.lookAt({1000, 1000}, 4);
        QTest::mouseClick(&shown.canvas, Qt::BackButton, {}, {5, 5});
        QCOMPARE(shown.canvas.camera().scale(), whole);
        QTest::mouseClick(&shown.canvas, Qt::ForwardButton, {}, {5, 5});
        QCOMPARE(shown.canvas.camera().scale(), 4.0);
        QVERIFY(near(shown.canvas.camera().centre(), {1000, 1000}));
    }

    void hoverAndClickNamePixels()
    {
        Shown shown;
        shown.canvas.lookAt({100.5, 200.5}, 16);
        QSignalSpy hovered(&shown.canvas, &CanvasWidget::hovered);
        QSignalSpy left(&shown.canvas, &CanvasWidget::left);
        QSignalSpy clicked(&shown.canvas, &CanvasWidget::clicked);
        QTest::mouseMove(&shown.canvas, {400, 300});
        QCOMPARE(hovered.size(), 1);
        QCOMPARE(hovered[0][0].toPoint(), QPoint(100, 200));
        QTest::mouseMove(&shown.canvas, {402, 301});
        QCOMPARE(hovered.size(), 1);
        QTest::mouseMove(&shown.canvas, {420, 301});
        QCOMPARE(hovered[1][0].toPoint(), QPoint(101, 200));
        QTest::mouseClick(&shown.canvas, Qt::LeftButton, {}, {420, 301});
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toPoint(), QPoint(101, 200));
        shown.canvas.lookAt({0, 0}, 16);
        QTest::mouseMove(&shown.canvas, {10, 10});
        QCOMPARE(left.size(), 1);
    }

    void toolsGetWhatIsTheirs()
    {
        Shown shown;
        Recorder recorder;
        shown.canvas.setPointerHandler(&recorder);
        shown.canvas.setZoomBoxEnabled(false);
        shown.canvas.lookAt({100.5, 200.5}, 16);
        QTest::mousePress(&shown.canvas, Qt::LeftButton, Qt::ShiftModifier, {400, 300});
        QTest::mousePress(&shown.canvas, Qt::RightButton, Qt::ShiftModifier, {400, 300});
        QTest::mouseMove(&shown.canvas, {440, 300});
        QTest::mouseRelease(&shown.canvas, Qt::RightButton, Qt::ShiftModifier, {440, 300});
        QCOMPARE(recorder.releases.size(), std::size_t{0});
        QTest::mouseRelease(&shown.canvas, Qt::LeftButton, Qt::ShiftModifier, {440, 300});
        QCOMPARE(recorder.presses.size(), std::size_t{1});
        QCOMPARE(recorder.presses[0].pixel, std::optional(QPoint(100, 200)));
        QCOMPARE(recorder.releases.size(), std::size_t{1});
        QCOMPARE(recorder.releases[0].pixel, std::optional(QPoint(103, 200)));
        QVERIFY(near(shown.canvas.camera().centre(), {100.5, 200.5}));
        wheel(shown.canvas, {10, 10}, 240, Qt::ShiftModifier);
        QCOMPARE(recorder.turned, 2.0);
        // Esc takes a gesture away; the release after it is nobody's.
        QTest::mousePress(&shown.canvas, Qt::LeftButton, {}, {400, 300});
        QTest::keyClick(&shown.canvas, Qt::Key_Escape);
        QTest::mouseRelease(&shown.canvas, Qt::LeftButton, {}, {400, 300});
        QCOMPARE(recorder.lost, 1);
        QCOMPARE(recorder.releases.size(), std::size_t{1});
        shown.canvas.setPointerHandler(nullptr);
    }

    void extremeMapsAndSizes()
    {
        for (const QRect bounds : {QRect(0, 0, 32768, 32768), QRect(0, 0, 1, 32768), QRect(0, 0, 1, 1)}) {
            Shown shown(bounds, QSize(1, 1));
            for (const QSize size : {QSize(1, 1), QSize(3, 900), QSize(800, 600)}) {
                shown.canvas.resize(size);
                shown.canvas.fit();
                const QImage image = shown.canvas.grabImage();
                QCOMPARE(image.size(), size);
                const QRectF seen = shown.canvas.camera().visibleRect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
                QVERIFY(seen.contains(QRectF(bounds)));
            }
        }
        CanvasWidget empty(nullptr, CanvasWidget::Backend::Raster);
        empty.resize(50, 40);
        empty.fit();
        QCOMPARE(empty.grabImage().pixel(3, 3), Shading().surround);
        QVERIFY(!empty.pixelAt({3, 3}));
    }

    void theMinimapGoesThere()
    {
        Shown shown;
        auto* const minimap = shown.canvas.findChild<Minimap*>();
        QVERIFY(minimap);
        // Where the whole map is seen, it would only lie in the way.
        QVERIFY(!minimap->isVisible());
        QVERIFY(shown.canvas.isMinimapVisible());
        shown.canvas.lookAt({4000, 4000}, 1);
        QVERIFY(minimap->isVisible());
        QTest::mouseClick(minimap, Qt::LeftButton, {},
                          QPoint(minimap->width() / 4, minimap->height() * 3 / 4));
        QVERIFY(std::abs(shown.canvas.camera().centre().x() - 2048) < 60);
        QVERIFY(std::abs(shown.canvas.camera().centre().y() - 6144) < 60);
        shown.canvas.setMinimapVisible(false);
        QVERIFY(!minimap->isVisible());
    }

    void layersAndTilesChangeThePicture()
    {
        Shown shown;
        const QImage before = shown.canvas.grabImage();
        shown.canvas.setLayers({{LayerKind::Category}});
        const QImage categories = shown.canvas.grabImage();
        QVERIFY(categories != before);
        shown.canvas.setLayers({{LayerKind::Height}, {LayerKind::Relief}});
        QCOMPARE(shown.canvas.grabImage(), before);
        shown.canvas.setGrid({true, 0, 8});
        QVERIFY(shown.canvas.grabImage() != before);
        shown.canvas.setGrid({});
        Shading shading = shown.canvas.scene().shading;
        shading.relief.azimuth = 90;
        shown.canvas.setShading(shading);
        QVERIFY(shown.canvas.grabImage() != before);
    }

    void softwareRenderersAreKnown()
    {
        QVERIFY(isSoftwareRenderer(QStringLiteral("llvmpipe (LLVM 15.0.6, 256 bits)")));
        QVERIFY(isSoftwareRenderer(QStringLiteral("Software Rasterizer")));
        QVERIFY(!isSoftwareRenderer(QStringLiteral("Mesa Intel(R) UHD Graphics 620 (KBL GT2)")));
        // This test runs without a display: asking for OpenGL gives raster, not a crash.
        CanvasWidget canvas(nullptr, CanvasWidget::Backend::OpenGl);
        QCOMPARE(canvas.backend(), CanvasWidget::Backend::Raster);
    }
};

QTEST_MAIN(CanvasWidgetTest)
#include "tst_canvas_widget.moc"
