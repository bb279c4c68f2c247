// The blueprint workbench's bytes and profile, and what it shows of a file that others change, as a user
// drives it.
#include "tests/support/files.h"
#include "tests/support/wheel.h"
#include "tests/views/blueprint/workbench_fixture.h"
#include "views/blueprint/bytes_dock.h"
#include "views/blueprint/height_profile_dock.h"
#include "views/blueprint/scene/file_ahead.h"
#include "views/blueprint/scene/view_ahead.h"
#include "views/common/byte_panel.h"
#include "views/common/empty_state.h"
#include "views/common/findings_dock.h"
#include "views/common/table_dock.h"
#include "views/common/verdict_bar.h"

#include <QSignalSpy>
#include <QTableView>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorkbenchFixture;

namespace {

void doubleClick(QAbstractItemView& view, const QModelIndex& index)
{
    view.scrollTo(index);
    const QPoint at = view.visualRect(index).center();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
}

/// Where the middle of a map pixel is on the canvas.
QPoint onCanvas(canvas::CanvasWidget& canvas, QPointF pixel)
{
    return (canvas.camera().toScreen(pixel + QPointF(0.5, 0.5)) / canvas.devicePixelRatioF()).toPoint();
}

} // namespace

class BlueprintToolsTest : public QObject
{
    Q_OBJECT

private:
    WorkbenchFixture m_fixture;

private Q_SLOTS:
    void aSectionsBytes()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        BytesDock& bytes = *workbench->docks().bytes;
        TableDock& sections = *workbench->docks().sections;
        sections.raise();
        QTRY_VERIFY(sections.view().isVisible());
        QVERIFY(bytes.visibleRegion().isEmpty() && !bytes.widget());
        const QModelIndex row = sections.view().model()->index(3, 0);
        const core::ByteRange range = *sections.model().place(row).range;
        doubleClick(sections.view(), row);
        QTRY_VERIFY(!bytes.panel().visibleRegion().isEmpty());
        QCOMPARE(bytes.panel().view().selection(), range);
        const auto field = bytes.panel().view().fieldAt(range.offset);
        QVERIFY(field && field->name.startsWith(row.data().toString()));
        QVERIFY(!bytes.grab().isNull());
    }

    // A problem that is on the map is shown there, and its bytes wait; another one's bytes come to the front.
    void aProblemsBytes()
    {
        const auto onMap = m_fixture.open(m_fixture.unpack("e-biome"));
        QVERIFY(onMap);
        auto* view = onMap->docks().problems->findChild<QTreeView*>();
        doubleClick(*view, view->model()->index(0, 0));
        QCOMPARE(onMap->docks().bytes->panel().view().selection(), (core::ByteRange{292241, 1}));
        QVERIFY(onMap->docks().bytes->panel().visibleRegion().isEmpty());

        const auto inHeader = m_fixture.open(m_fixture.unpack("e-section-length"));
        QVERIFY(inHeader);
        view = inHeader->docks().problems->findChild<QTreeView*>();
        doubleClick(*view, view->model()->index(0, 0));
        QTRY_VERIFY(!inHeader->docks().bytes->panel().visibleRegion().isEmpty());
        const core::Finding first = inHeader->document().findings().findings().front();
        QCOMPARE(inHeader->docks().bytes->panel().view().selection(), first.range);
    }

    void bytesAreFoundFromTheMenu()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        workbench->actionsById()[QStringLiteral("blueprint.findBytes")]->trigger();
        QTRY_VERIFY(!workbench->docks().bytes->panel().visibleRegion().isEmpty());
        workbench->actionsById()[QStringLiteral("blueprint.gotoOffset")]->trigger();
        QVERIFY(workbench->docks().bytes->isVisible());
    }

    void aProfileIsDrawn()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        HeightProfileDock& dock = *workbench->docks().profile;
        canvas::CanvasWidget& canvas = workbench->map().canvas();
        const auto scale = canvas.camera().scale();
        QAction* const profile = workbench->actionsById()[QStringLiteral("blueprint.profile")];
        profile->trigger();
        QVERIFY(profile->isChecked());
        QTRY_VERIFY(dock.isVisible());
        QCOMPARE(dock.summary(), QString());
        // What to do is said as in all docks.
        const auto* const state = dock.findChild<EmptyState*>();
        QVERIFY(state && state->isEmpty());
        const QPoint from = onCanvas(canvas, {40, 60});
        const QPoint to = onCanvas(canvas, {200, 60});
        const QPointF centre = canvas.camera().centre();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&canvas, (from + to) / 2);
        QTest::mouseMove(&canvas, to);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
        QVERIFY2(dock.summary().startsWith(QStringLiteral("(40, 60) to (200, 60): 160")),
                 qPrintable(dock.summary()));
        QVERIFY(!state->isEmpty());
        // The tool's drag moved no map.
        QCOMPARE(canvas.camera().centre(), centre);
        QCOMPARE(canvas.camera().scale(), scale);
        Q_EMIT dock.pointChosen({100.5, 60.5});
        QVERIFY((canvas.camera().centre() - QPointF(100.5, 60.5)).manhattanLength() < 1);
        // A picture has no line on it.
        for (const canvas::Overlay& overlay : workbench->map().pictureScene().overlays)
            QVERIFY(overlay.id != QLatin1String("line"));
        profile->trigger();
        QVERIFY(state->isEmpty());
        QCOMPARE(dock.summary(), QString());
        QTest::mousePress(&canvas, Qt::LeftButton, {}, {50, 50});
        QTest::mouseMove(&canvas, {150, 150});
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, {150, 150});
        QCOMPARE(dock.summary(), QString());
    }

    // The verdict does not stay green over a file that is no longer whole.
    void theVerdictFollowsTheFile()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench);
        QVERIFY(!workbench->rejected());
        QVERIFY(QFile::resize(path, 3000));
        QTRY_VERIFY(workbench->verdictBar().sentence().startsWith(QStringLiteral("Cut short")));
        QCOMPARE(workbench->verdictBar().state(), VerdictBar::State::Bad);
        QVERIFY(workbench->rejected());
        workbench->reload();
        QTRY_VERIFY(workbench->complete() &&
                    workbench->verdictBar().sentence().startsWith(QStringLiteral("The server will refuse")));
        test::writeAll(path, test::goldenBlueprint(QStringLiteral("v2-full-curve5")));
        QTRY_VERIFY(workbench->verdictBar().sentence().startsWith(QStringLiteral("Changed since")));
        QCOMPARE(workbench->verdictBar().state(), VerdictBar::State::Caution);
    }

    // The docks wait for the map; whatever keeps it from coming, they are filled in the end.
    void docksAreFilledAfterThePicture()
    {
        const auto workbench = m_fixture.start(m_fixture.unpack("v2-full-curve5"));
        BlueprintDocks& docks = workbench->docks();
        QVERIFY(!docks.sections->widget());
        QSignalSpy pictured(&workbench->map(), &MapPage::pictured);
        QVERIFY(pictured.wait(test::patience));
        QVERIFY(docks.sections->widget());
        QVERIFY(docks.sections->model().rowCount() > 0);
        // The map that was seen first had no names on it yet; now it has.
        QVERIFY(!workbench->map().canvas().scene().overlays.empty());
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(pictured.size(), 1);
    }

    void docksAreFilledWithoutAMap_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("empty") << QStringLiteral("e-empty");
        QTest::newRow("not one") << QStringLiteral("e-format");
        QTest::newRow("no grid") << QStringLiteral("e-mapsize-1");
    }
    void docksAreFilledWithoutAMap()
    {
        QFETCH(QString, name);
        const auto workbench = m_fixture.open(m_fixture.unpack(qPrintable(name)));
        QVERIFY(workbench);
        QVERIFY(workbench->docks().problems->widget());
        QVERIFY(!workbench->map().hasMap());
    }

    void docksAreFilledWhenCancelled()
    {
        const auto workbench = m_fixture.start(m_fixture.unpack("v2-full-curve5"));
        workbench->cancelWork();
        QVERIFY(workbench->docks().sections->widget());
    }

    // A window that nobody sees never paints: it is completed all the same.
    void aWindowThatIsNotShown()
    {
        BlueprintWorkbench workbench(m_fixture.unpack("v2-full-curve5"), m_fixture.context());
        QTRY_VERIFY(workbench.document().report());
        QVERIFY(workbench.docks().sections->model().rowCount() > 0);
    }

    // Begun once, taken once: whoever comes second, or asks for another file, works out a view of its own.
    void aViewAhead()
    {
        const auto opened = [this](const char* name) {
            auto snapshot = model::openSnapshot(QFile::encodeName(m_fixture.unpack(name)).toStdString(),
                                                model::defaultNamedPalette());
            return snapshot ? *snapshot : nullptr;
        };
        const model::SnapshotPtr snapshot = opened("v2-full-curve5");
        const model::SnapshotPtr other = opened("v2-full-curve1");
        ViewAhead ahead;
        QVERIFY(!ahead.takeDone(snapshot));
        ahead.begin(snapshot);
        QVERIFY(!ahead.takeDone(other));
        std::optional<BlueprintView> view;
        QVERIFY(
            QTest::qWaitFor([&] { return (view = ahead.takeDone(snapshot)).has_value(); }, test::patience));
        QVERIFY(!ahead.takeDone(snapshot));
        QCOMPARE(ahead.take(snapshot).scene.shading.high, view->scene.shading.high);
        // Another file's is never handed out, and the one that was begun is gone then.
        ahead.begin(snapshot);
        QCOMPARE(ahead.take(other).scene.shading.high, firstView(other).scene.shading.high);
        QVERIFY(!ahead.takeDone(snapshot));
    }

    // A file that is read before there is a window: what the window takes is what it would have read itself.
    void aFileAhead()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        auto begun = std::make_shared<const FileAhead>(path);
        QVERIFY(!begun->take(path + QStringLiteral("x")));
        const auto taken = begun->take(path);
        QVERIFY(taken && *taken);
        const BlueprintSample sample = begun->sampleOf(**taken).get();
        const BlueprintSample own = firstSample(***taken);
        QCOMPARE(sample.level, own.level);
        QCOMPARE(sample.heights->high, own.heights->high);
        QVERIFY(!begun->sampleOf(model::SnapshotPtr()).valid());

        const std::weak_ptr<const FileAhead> left = begun;
        const model::SnapshotPtr snapshot = **taken;
        BlueprintWorkbench workbench(path, m_fixture.context(), std::exchange(begun, nullptr));
        workbench.show();
        QVERIFY(QTest::qWaitFor([&] { return workbench.complete(); }, test::patience));
        QCOMPARE(workbench.document().snapshot(), snapshot);
        // It would keep the file open.
        QVERIFY(left.expired());
        workbench.reload();
        QVERIFY(QTest::qWaitFor(
            [&] { return workbench.document().snapshot() != snapshot && workbench.complete(); },
            test::patience));
    }

    // What was changed after it was begun is read anew; what cannot be read is refused as ever.
    void aFileAheadThatIsOutdated()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        const auto begun = std::make_shared<const FileAhead>(path);
        const auto before = begun->take(path);
        QVERIFY(before && *before);
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("x");
        file.close();
        QVERIFY(!begun->take(path));
        BlueprintWorkbench workbench(path, m_fixture.context(), begun);
        workbench.show();
        QVERIFY(QTest::qWaitFor([&] { return workbench.complete(); }, test::patience));
        QVERIFY(workbench.document().snapshot());
        QVERIFY(workbench.document().snapshot() != **before);

        const QString missing = path + QStringLiteral(".missing");
        const auto nothing = std::make_shared<const FileAhead>(missing);
        const auto refused = nothing->take(missing);
        QVERIFY(refused && !*refused);
        BlueprintWorkbench empty(missing, m_fixture.context(), nothing);
        QTRY_VERIFY(empty.verdictBar().sentence().contains(QLatin1String(".missing")));
    }

    // Two hundred steps of the wheel in a window of one pixel.
    void theSmallestWindow()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        canvas::CanvasWidget& canvas = workbench->map().canvas();
        for (const QSize size : {QSize(1, 1), QSize(1, 300), QSize(300, 1), QSize(0, 0)}) {
            canvas.setMinimumSize(0, 0);
            canvas.resize(size);
            for (int step = 0; step < 200; ++step) {
                const int notch = step % 40 < 20 ? 120 : -120;
                test::turnWheel(canvas, {0, 0}, {0, notch});
                (void)canvas.grabImage();
                QVERIFY(std::isfinite(canvas.camera().scale()) && canvas.camera().scale() > 0);
                QVERIFY(std::isfinite(canvas.camera().centre().x()));
            }
        }
        canvas.resize(400, 300);
        canvas.fit();
        QVERIFY(canvas.camera().visibleRect().contains(QRectF(0, 0, 256, 256)));
    }

    // Closed while it is being read, fifty times, at fifty moments.
    void closedWhileItIsRead()
    {
        const QString path = m_fixture.unpack("v2-full-curve5");
        for (int i = 0; i < 50; ++i) {
            const auto workbench = m_fixture.start(path);
            QTest::qWait(i % 25);
            workbench->shutDown();
        }
        const auto workbench = m_fixture.open(path);
        QVERIFY(workbench && !workbench->rejected());
    }
};

QTEST_MAIN(BlueprintToolsTest)
#include "tst_blueprint_tools.moc"
