// The docks on their own: layers and their order, shading, empty states, names for screen readers.
#include "tests/support/files.h"
#include "tests/views/blueprint/workbench_fixture.h"
#include "views/blueprint/layers_dock.h"
#include "views/blueprint/map_key.h"
#include "views/blueprint/parameters_dock.h"
#include "views/blueprint/pixel_dock.h"
#include "views/blueprint/plots_dock.h"
#include "views/common/empty_state.h"
#include "views/common/findings_dock.h"
#include "views/common/table_dock.h"
#include "views/plots/line_plot.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QToolTip>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorkbenchFixture;

class BlueprintDocksTest : public QObject
{
    Q_OBJECT

private:
    WorkbenchFixture m_fixture;

    static QStringList ids(const LayerList& list)
    {
        QStringList result;
        for (const auto& entry : list.entries())
            result << entry.id;
        return result;
    }

private Q_SLOTS:
    // As the command line does: how many findings may be gone when the first is mended.
    void whatMayFollowFromTheFirstErrorIsSaid()
    {
        const auto damaged = m_fixture.open(m_fixture.unpack("e-section-cut"));
        QVERIFY(damaged);
        const auto* remark = damaged->docks().problems->findChild<QLabel*>(QStringLiteral("remark"));
        QVERIFY(remark->isVisible());
        QCOMPARE(damaged->document().followingFindings(), std::uint64_t{6});
        QVERIFY(remark->text().startsWith(QLatin1String("6 ")));
        QVERIFY(remark->text().contains(QLatin1String("blueprint.section.length")));
        // No grid could be read: nothing to point at, and no layer to fade.
        QVERIFY(!damaged->docks().layers->findChild<QSlider*>()->isEnabled());
        const auto* state = damaged->docks().pixel->findChild<EmptyState*>();
        QVERIFY(state->text().contains(QLatin1String("no map")));
        const auto sound = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(sound);
        QVERIFY(sound->docks().problems->findChild<QLabel*>(QStringLiteral("remark"))->isHidden());
    }

    void layersAreDrawnFromTheBottomOfTheList()
    {
        LayerList list;
        const auto layers = list.layers();
        const auto entries = list.entries();
        QCOMPARE(layers.front().kind, *entries.back().layer);
        QCOMPARE(layers.size(), 7U);
    }

    void layersMoveAmongThemselvesOnly()
    {
        LayerList list;
        const QStringList before = ids(list);
        list.setCurrentItem(list.topLevelItem(list.topLevelItemCount() - 1));
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        const QStringList after = ids(list);
        QCOMPARE(after.indexOf(before.last()), 4);
        QCOMPARE(after.mid(0, 4), before.mid(0, 4));
        list.setCurrentItem(list.topLevelItem(0));
        list.moveCurrent(1);
        QCOMPARE(ids(list), after);
    }

    // Grid lines are either there or not: nothing to fade, and nothing that says so.
    void theGridHasNoOpacity()
    {
        LayersDock dock;
        LayerList& list = dock.list();
        for (int pass = 0; pass < 2; ++pass) {
            for (int row = 0; row < list.topLevelItemCount(); ++row) {
                const LayerList::Entry entry = list.entries()[static_cast<std::size_t>(row)];
                list.setCurrentItem(list.topLevelItem(row));
                const bool grid = entry.id == QLatin1String("grid");
                QCOMPARE(list.topLevelItem(row)->text(1).isEmpty(), grid);
                QCOMPARE(dock.findChild<QSlider*>()->isEnabled(), !grid);
            }
            // Also with what another session left.
            QVariantMap options = list.options();
            options[QStringLiteral("grid")] = QVariantList{true, 0.5};
            list.setOptions(options);
        }
    }

    // A town of a tier that nobody knows does not look like a city, on the map or in the legend.
    void unknownTiersHaveASignOfTheirOwn()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("e-tier"));
        QVERIFY(workbench);
        std::map<bool, std::set<canvas::MarkerSet::Sign>> signs;
        std::size_t shown = 0;
        for (const canvas::Overlay& overlay : workbench->map().canvas().scene().overlays) {
            if (overlay.id != QLatin1String("towns"))
                continue;
            for (const auto& set : overlay.markers) {
                for (const auto& marker : set->markers)
                    signs[marker.label.contains(QLatin1String("unknown"))].insert(set->sign);
                ++shown;
            }
        }
        QVERIFY(!signs[true].empty());
        for (const auto sign : signs[true])
            QVERIFY(!signs[false].contains(sign));

        QStringList names;
        const MapKey* const key = workbench->docks().key;
        QVERIFY(key->isVisibleTo(workbench->docks().legend));
        for (const QLabel* label : key->findChildren<QLabel*>()) {
            if (!label->text().isEmpty())
                names << label->text();
        }
        QVERIFY2(names.contains(QStringLiteral("unknown town tier")), qPrintable(names.join(u' ')));
        QVERIFY(names.size() >= static_cast<qsizetype>(shown));
        // In a low window the biomes have the room.
        workbench->resize(800, 420);
        QTRY_VERIFY(!key->isVisible());
        workbench->resize(1200, 900);
        QTRY_VERIFY(key->isVisible());
        const auto sound = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(sound);
        for (const QLabel* label : sound->docks().key->findChildren<QLabel*>())
            QVERIFY(!label->text().contains(QLatin1String("unknown")));
    }

    // In a small window the docks give way, in a large one they have their sizes back.
    void theMapKeepsTheLargerPart()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        workbench->resize(1600, 900);
        QCoreApplication::processEvents();
        const auto sizes = [&] {
            const auto& docks = workbench->docks();
            return QList<int>{docks.layers->width(), docks.parameters->width(), docks.problems->height()};
        };
        const QList<int> before = sizes();
        // With the main window's menus, tabs and status bar that is 800 × 500.
        workbench->resize(800, 420);
        QTRY_VERIFY2(workbench->map().canvas().width() >= 340,
                     qPrintable(QString::number(workbench->map().canvas().width())));
        QVERIFY2(workbench->map().canvas().height() >= 200,
                 qPrintable(QString::number(workbench->map().canvas().height())));
        QCOMPARE(workbench->size(), QSize(800, 420));
        // Values keep their part beside the names.
        const auto* const parameters = workbench->docks().parameters->findChild<QTreeView*>();
        QVERIFY(parameters->columnWidth(model::ParametersModel::Value) >=
                parameters->viewport()->width() / 3);
        workbench->resize(1600, 900);
        QTRY_COMPARE(sizes(), before);
    }

    // Other names come with another palette: columns follow them until the user gives them widths.
    void columnsAreAsWideAsTheirTexts()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        QTableView& view = workbench->docks().towns->view();
        workbench->docks().towns->raise();
        const int tier = 1;
        const int before = view.columnWidth(tier);
        const QString palette = m_fixture.file("long.json");
        const auto choose = [&](int length) {
            QByteArray tiers;
            for (int i = 0; i < 4; ++i)
                tiers += QByteArray(i == 0 ? "" : ",") + "{\"name\":\"" + QByteArray(length, 'm') + "\"}";
            QByteArray biomes;
            for (int i = 0; i < 16; ++i)
                biomes += QByteArray(i == 0 ? "" : ",") + "{\"name\":\"b\",\"color\":\"#102030\"}";
            test::writeAll(palette, "{\"biomes\":[" + biomes + "],\"townTiers\":[" + tiers + "]}");
            QVERIFY(workbench->document().setPalette(palette).ok());
            QTRY_VERIFY(workbench->complete());
        };
        choose(16);
        const int wider = view.columnWidth(tier);
        QVERIFY(wider > before);
        QVERIFY(wider >= static_cast<QAbstractItemView&>(view).sizeHintForColumn(tier));

        // A drag of the border behind the column.
        QHeaderView* const header = view.horizontalHeader();
        const QPoint border(header->sectionViewportPosition(tier) + wider - 1, header->height() / 2);
        QTest::mousePress(header->viewport(), Qt::LeftButton, {}, border);
        QTest::mouseMove(header->viewport(), border - QPoint(40, 0));
        QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, border - QPoint(40, 0));
        const int chosen = view.columnWidth(tier);
        QVERIFY(chosen < wider);
        choose(20);
        QCOMPARE(view.columnWidth(tier), chosen);
        // What does not fit is said by the tool tip.
        const QRect cell = view.visualRect(view.model()->index(0, tier));
        QHelpEvent asked(QEvent::ToolTip, cell.center(), view.viewport()->mapToGlobal(cell.center()));
        QCoreApplication::sendEvent(view.viewport(), &asked);
        QCOMPARE(QToolTip::text(), view.model()->index(0, tier).data().toString());
        QToolTip::hideText();
    }

    // A narrow legend leaves out numbers, not names.
    void aNarrowLegendKeepsItsNames()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("e-biome"));
        QVERIFY(workbench);
        TableDock* const legend = workbench->docks().legend;
        const QTableView& view = legend->view();
        for (const int width : {400, 230, 400}) {
            workbench->resizeDocks({legend}, {width}, Qt::Horizontal);
            QTRY_VERIFY(std::abs(legend->width() - width) < 60);
            QVERIFY2(view.columnWidth(0) >= static_cast<const QAbstractItemView&>(view).sizeHintForColumn(0),
                     qPrintable(QString::number(legend->width())));
            QVERIFY(view.horizontalHeader()->length() <= view.viewport()->width());
            QCOMPARE(view.isColumnHidden(3), width < 300);
            QVERIFY(!view.isColumnHidden(1));
        }
        QCOMPARE(
            view.model()->index(view.model()->rowCount() - 1, 0).data(Qt::DecorationRole).value<QColor>(),
            QColor(workbench->map().canvas().scene().shading.unknownCategory));
    }

    void opacityBelongsToTheSelectedLayer()
    {
        LayersDock dock;
        LayerList& list = dock.list();
        QSignalSpy changed(&list, &LayerList::changed);
        auto* slider = dock.findChild<QSlider*>();
        list.setCurrentItem(list.topLevelItem(2));
        slider->setValue(30);
        QCOMPARE(list.entries()[2].opacity, 0.3);
        QVERIFY(!changed.isEmpty());
        QVERIFY(list.entries()[3].opacity != 0.3);
    }

    void shadingFollowsTheMapOrTheUser()
    {
        ShadingPanel panel;
        panel.setHeightRange(-0.25F, 1.5F, 0.15F);
        canvas::Shading shading;
        panel.apply(shading);
        QCOMPARE(shading.low, -0.25F);
        QCOMPARE(shading.high, 1.5F);
        QCOMPARE(shading.relief, canvas::ReliefStyle());
        panel.setHeightRange(0.5F, 0.5F, 0.15F);
        panel.apply(shading);
        QVERIFY(shading.high > shading.low);
        QVariantMap options = panel.options();
        options[QStringLiteral("azimuth")] = 90;
        panel.setOptions(options);
        panel.apply(shading);
        QCOMPARE(shading.relief.azimuth, 90.0);
    }

    void emptyDocksSayWhatIsMissing()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-no-optional"));
        QVERIFY(workbench);
        const auto state = [](QWidget* dock) { return dock->findChild<EmptyState*>(); };
        QVERIFY(state(workbench->docks().bodies)->isEmpty());
        QCOMPARE(state(workbench->docks().bodies)->text(), QStringLiteral("This file has no water bodies."));
        QVERIFY(!state(workbench->docks().towns)->isEmpty());
        QVERIFY(state(workbench->docks().pixel)->isEmpty());
        const auto damaged = m_fixture.open(m_fixture.unpack("e-section-cut"));
        QVERIFY(damaged);
        QVERIFY(state(damaged->docks().towns)->text().contains(QStringLiteral("could not be read")));
    }

    void heightsArePlotted()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        for (LinePlot* plot : workbench->docks().plots->findChildren<LinePlot*>())
            QVERIFY(!plot->isEmpty());
        const auto bare = m_fixture.open(m_fixture.unpack("e-missing-heights"));
        QVERIFY(bare);
        for (LinePlot* plot : bare->docks().plots->findChildren<LinePlot*>())
            QVERIFY(plot->isEmpty());
    }

    void everythingHasANameAndCanBeReachedByKeys()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        for (QDockWidget* dock : workbench->findChildren<QDockWidget*>()) {
            QVERIFY(!dock->objectName().isEmpty());
            QVERIFY(!dock->windowTitle().isEmpty());
        }
        for (QAbstractItemView* view : workbench->findChildren<QAbstractItemView*>()) {
            // Headers and the lists of combo boxes belong to the widgets around them.
            if (qobject_cast<QHeaderView*>(view) || view->window() != workbench.get())
                continue;
            QVERIFY2(!view->accessibleName().isEmpty(), view->metaObject()->className());
            QVERIFY(view->focusPolicy() & Qt::TabFocus);
        }
        QVERIFY(workbench->map().canvas().focusPolicy() & Qt::TabFocus);
        QVERIFY(!workbench->map().canvas().accessibleName().isEmpty());
    }

    void menusHoldEveryAction()
    {
        const auto workbench = m_fixture.open(m_fixture.unpack("v2-full-curve5"));
        QVERIFY(workbench);
        QSet<QAction*> inMenus;
        for (const auto menu : {Workbench::Menu::File, Workbench::Menu::Edit, Workbench::Menu::View,
                                Workbench::Menu::Layer, Workbench::Menu::Map, Workbench::Menu::Tools}) {
            for (QAction* action : workbench->menuActions(menu))
                inMenus << action;
        }
        for (QAction* action : workbench->actions())
            QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
    }

    void noTwoActionsShareAShortcut()
    {
        ActionRegistry registry;
        declareBlueprintActions(registry);
        for (const ActionInfo& info : registry.actions()) {
            for (const QKeySequence& shortcut : registry.shortcuts(info.id))
                QVERIFY2(registry.conflicts(info.id, shortcut).isEmpty(), qPrintable(info.id));
        }
    }
};

QTEST_MAIN(BlueprintDocksTest)
#include "tst_blueprint_docks.moc"
