// The blueprint workbench as a user drives it: mouse, wheel, keys and docks.
#include "tests/support/files.h"
#include "tests/support/wheel.h"
#include "tests/views/blueprint/workbench_fixture.h"
#include "views/blueprint/goto_dialog.h"
#include "views/blueprint/layers_dock.h"
#include "views/blueprint/pixel_dock.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/common/table_dock.h"
#include "views/common/verdict_bar.h"

#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorkbenchFixture;

namespace {

/// Moves the mouse over a map pixel's middle, as far as it is in view.
void pointAt(BlueprintWorkbench& workbench, QPoint pixel)
{
    auto& canvas = workbench.map().canvas();
    const QPointF at =
        canvas.camera().toScreen(QPointF(pixel) + QPointF(0.5, 0.5)) / canvas.devicePixelRatioF();
    // By way of another pixel: only a change is told.
    for (const QPointF& position : {QPointF(1, 1), at}) {
        QMouseEvent move(QEvent::MouseMove, position, canvas.mapToGlobal(position), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&canvas, &move);
    }
}

/// The row of a table whose first column shows a text.
QModelIndex rowWith(const QTableView& view, const QString& text, int column = 0)
{
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QModelIndex index = view.model()->index(row, column);
        if (index.data().toString() == text)
            return index;
    }
    return {};
}

void doubleClick(QAbstractItemView& view, const QModelIndex& index)
{
    view.scrollTo(index);
    const QPoint at = view.visualRect(index).center();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
}

/// Whether the view looks at a pixel so closely that it can be seen.
bool looksAt(BlueprintWorkbench& workbench, QPointF pixel)
{
    const canvas::Camera& camera = workbench.map().canvas().camera();
    const QPointF off = camera.centre() - pixel;
    return camera.scale() >= 8 && std::abs(off.x()) <= 1 && std::abs(off.y()) <= 1;
}

} // namespace

class BlueprintWorkbenchTest : public QObject
{
    Q_OBJECT

private:
    WorkbenchFixture m_fixture;

private Q_SLOTS:
    void opensASoundFile()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        QCOMPARE(workbench->title(), QStringLiteral("v2-full-curve5.dat"));
        QCOMPARE(workbench->verdict(), std::optional(core::Verdict::Accepted));
        QVERIFY(!workbench->rejected());
        QVERIFY(
            workbench->verdictBar().sentence().startsWith(QStringLiteral("The server will load this file")));
        QVERIFY(workbench->map().hasMap());
        QVERIFY(!workbench->picture({200, 200}).isNull());
    }

    void pixelValuesAgreeWithTheFileAtEveryZoom()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        QSignalSpy places(workbench.get(), &Workbench::placeTextChanged);
        auto& canvas = workbench->map().canvas();
        const auto& snapshot = *workbench->document().snapshot();
        for (const double scale : {0.0, 0.5, 1.0, 2.0, 7.0, 64.0}) {
            for (const QPoint pixel : {QPoint(0, 0), QPoint(255, 255), QPoint(12, 200), QPoint(130, 77)}) {
                canvas.fit();
                if (scale > 0)
                    canvas.lookAt(QPointF(pixel) + QPointF(0.5, 0.5), scale);
                places.clear();
                pointAt(*workbench, pixel);
                QVERIFY(!places.isEmpty());
                // Zoomed out the pointer may be on a neighbour: the text says on which pixel it is.
                const QString text = places.last().first().toString();
                const QStringList numbers =
                    text.section(QLatin1Char('|'), 0, 0).simplified().split(QLatin1Char(' '));
                const int x = numbers[1].toInt();
                const int y = numbers[3].toInt();
                if (canvas.camera().scale() >= 1) {
                    QCOMPARE(QPoint(x, y), pixel);
                }
                const auto values = model::pixelAt(snapshot, x, y);
                QVERIFY(values);
                QCOMPARE(workbench->docks().pixel->value(0), QStringLiteral("%1, %2").arg(x).arg(y));
                const float height =
                    blueprint::heightAt(*snapshot.blueprint.heights, static_cast<std::uint32_t>(x),
                                        static_cast<std::uint32_t>(y));
                QCOMPARE(workbench->docks().pixel->value(1).toFloat(), height);
                QVERIFY(text.contains(snapshot.biomeName(*values->biome)));
            }
        }
    }

    void wheelZoomsAtThePointer()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        auto& canvas = workbench->map().canvas();
        const QPointF at(canvas.width() / 3.0, canvas.height() / 2.0);
        const QPointF before = canvas.mapAt(at);
        const double scale = canvas.camera().scale();
        test::turnWheel(canvas, at, {0, 120});
        QVERIFY(canvas.camera().scale() > scale);
        QVERIFY(QLineF(canvas.mapAt(at), before).length() < 1.0);
    }

    void keysZoomFitAndToggle()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        workbench->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(workbench.get(), test::patience));
        auto& canvas = workbench->map().canvas();
        canvas.setFocus();
        const double fitted = canvas.camera().scale();
        QTest::keyClick(&canvas, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(canvas.camera().scale() > fitted);
        QTest::keyClick(&canvas, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(canvas.camera().scale(), 1.0);
        QTest::keyClick(&canvas, Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(canvas.camera().scale(), fitted);
        QVERIFY(!canvas.scene().grid.visible);
        QTest::keyClick(&canvas, Qt::Key_G);
        QVERIFY(canvas.scene().grid.visible);
        const auto heightShown = [&] { return canvas.scene().layer(canvas::LayerKind::Height)->visible; };
        QVERIFY(heightShown());
        QTest::keyClick(&canvas, Qt::Key_1, Qt::AltModifier);
        QVERIFY(!heightShown());
    }

    void goToAsksForAPixel()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        QTimer::singleShot(0, this, [] {
            auto* dialog = qobject_cast<GotoDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* field = dialog->findChild<QLineEdit*>();
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(field, QStringLiteral("200, 31"));
            QTest::keyClick(field, Qt::Key_Return);
        });
        workbench->actionsById()[QStringLiteral("blueprint.goto")]->trigger();
        QVERIFY(looksAt(*workbench, {200.5, 31.5}));
        QCOMPARE(workbench->docks().pixel->value(0), QStringLiteral("200, 31"));
    }

    void goToUnderstandsBothForms()
    {
        QCOMPARE(GotoDialog::parse(QStringLiteral("12 34")), std::optional(QPoint(12, 34)));
        QCOMPARE(GotoDialog::parse(QStringLiteral(" 12,34 ")), std::optional(QPoint(12, 34)));
        QCOMPARE(GotoDialog::parse(QStringLiteral("12 , 34")), std::optional(QPoint(12, 34)));
        QCOMPARE(GotoDialog::parse(QStringLiteral("-1;2")), std::optional(QPoint(-1, 2)));
        for (const char* bad : {"", "12", "12 34 56", "a b", "1.5 2", "99999999999 1"})
            QVERIFY2(!GotoDialog::parse(QLatin1String(bad)), bad);
    }

    void doubleClickOnAProblemGoesToThePixel()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("e-biome"));
        QVERIFY(workbench);
        QVERIFY(workbench->rejected());
        auto* view = workbench->docks().problems->findChild<QTreeView*>();
        doubleClick(*view, view->model()->index(0, 0));
        const auto& snapshot = *workbench->document().snapshot();
        const qint64 pixel = 292241 - static_cast<qint64>(snapshot.blueprint.biomes->offset);
        QVERIFY(looksAt(*workbench,
                        {static_cast<double>(pixel / 256) + 0.5, static_cast<double>(pixel % 256) + 0.5}));
        QVERIFY(workbench->docks().pixel->value(3).contains(QStringLiteral("unknown")));
    }

    void showLeadsToTheReason()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("e-biome"));
        QVERIFY(workbench);
        auto* show = workbench->verdictBar().findChild<QToolButton*>();
        QVERIFY(show->isVisible());
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(workbench->map().canvas().camera().scale() >= 8);
    }

    void doubleClickOnTownBodyAndRoadGoesThere()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        const auto& map = workbench->document().snapshot()->blueprint;
        TableDock* towns = workbench->docks().towns;
        towns->raise();
        doubleClick(towns->view(), rowWith(towns->view(), QStringLiteral("1")));
        const auto town = map.towns->at(1);
        QVERIFY(looksAt(*workbench, {town.at.x, town.at.y}));

        TableDock* bodies = workbench->docks().bodies;
        bodies->raise();
        doubleClick(bodies->view(), rowWith(bodies->view(), QStringLiteral("2")));
        const auto body = map.waterBodies->at(1);
        QVERIFY(looksAt(*workbench, {body.centroid.x, body.centroid.y}));

        TableDock* roads = workbench->docks().roads;
        roads->raise();
        const QModelIndex road = roads->view().model()->index(0, 0);
        const QRectF area = *roads->model().place(road).area;
        doubleClick(roads->view(), road);
        QVERIFY(workbench->map().canvas().camera().visibleRect().contains(area));
    }

    void doubleClickOnASectionShowsTheWholeGrid()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        workbench->map().canvas().lookAt({10, 10}, 64);
        TableDock* sections = workbench->docks().sections;
        sections->raise();
        doubleClick(sections->view(), rowWith(sections->view(), QStringLiteral("HGTS")));
        QVERIFY(workbench->map().canvas().camera().visibleRect().contains(QRectF(0, 0, 256, 256)));
    }

    void copiesCoordinatesAndValues()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        workbench->map().canvas().lookAt({40.5, 50.5}, 16);
        pointAt(*workbench, {40, 50});
        workbench->actionsById()[QStringLiteral("blueprint.copyCoordinates")]->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("40, 50"));
        workbench->actionsById()[QStringLiteral("blueprint.copyValues")]->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().section(QLatin1Char('\n'), 0, 0),
                 QStringLiteral("x, y: 40, 50"));
    }

    void everyGoldenFileOpens()
    {
        const QDir goldens(test::dataPath(QStringLiteral("golden/blueprint")));
        int files = 0;
        for (QString name : goldens.entryList({QStringLiteral("*.dat.gz")})) {
            name.chop(7);
            const auto workbench = m_fixture.open(m_fixture.unpack(qPrintable(name)));
            QVERIFY2(workbench, qPrintable(name));
            ++files;
            const auto* report = workbench->document().report();
            QVERIFY(report);
            QCOMPARE(workbench->rejected(), report->verdict == core::Verdict::Rejected);
            QCOMPARE(workbench->docks().problems->model().rowCount() > 0,
                     !report->findings.findings().empty());
            QVERIFY(!workbench->verdictBar().sentence().isEmpty());
            QCOMPARE(workbench->actionsById()[QStringLiteral("blueprint.fit")]->isEnabled(),
                     workbench->map().hasMap());
        }
        QVERIFY(files > 80);
    }

    void optionsComeBack()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto first = m_fixture.open(path);
        QVERIFY(first);
        LayerList& list = first->docks().layers->list();
        list.setVisible(QStringLiteral("biome"), true);
        list.setOpacity(QStringLiteral("biome"), 0.25);
        list.setCurrentItem(list.topLevelItem(list.topLevelItemCount() - 1));
        list.moveCurrent(-1);
        const auto layers = first->map().canvas().scene().layers;
        const auto second = m_fixture.open(path);
        QVERIFY(second);
        QVERIFY(second->map().canvas().scene().layers != layers);
        second->setOptions(first->options());
        QCOMPARE(second->map().canvas().scene().layers, layers);
        second->setOptions({{QStringLiteral("layers"), 7}, {QStringLiteral("shading"), QStringLiteral("x")}});
        QCOMPARE(second->map().canvas().scene().layers, layers);
    }
};

QTEST_MAIN(BlueprintWorkbenchTest)
#include "tst_blueprint_workbench.moc"
