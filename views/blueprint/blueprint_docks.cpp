#include "views/blueprint/blueprint_docks.h"

#include "model/blueprint/biome_rows.h"
#include "model/blueprint/map_area.h"
#include "model/blueprint/road_rows.h"
#include "model/blueprint/section_rows.h"
#include "model/blueprint/town_rows.h"
#include "model/blueprint/water_body_rows.h"
#include "views/blueprint/bytes_dock.h"
#include "views/blueprint/height_profile_dock.h"
#include "views/blueprint/layers_dock.h"
#include "views/blueprint/map_key.h"
#include "views/blueprint/parameters_dock.h"
#include "views/blueprint/pixel_dock.h"
#include "views/blueprint/plots_dock.h"
#include "views/common/dock_room.h"
#include "views/common/finding_text.h"
#include "views/common/findings_dock.h"
#include "views/common/table_dock.h"

#include <QEvent>
#include <QMainWindow>
#include <QTimer>

#include <climits>

namespace chartroom::views {

namespace {
constexpr QSize usualWindow(1600, 920);
constexpr int leftWidth = 346;
constexpr int rightWidth = 336;
constexpr int bottomHeight = 230;
// The upper docks' heights at the side fit their rows; the lower ones scroll anyway.
constexpr int layersHeight = 560;
constexpr int legendHeight = 320;
constexpr int pixelHeight = 210;
constexpr int parametersHeight = 670;
/// What the map and the verdict above it keep of the workbench, however small the window is.
constexpr double mapWidth = 0.45;
constexpr double mapHeight = 0.6;
} // namespace

BlueprintDocks::BlueprintDocks(QMainWindow& window, const model::BlueprintDocument& document)
    : QObject(&window)
    , layers(new LayersDock(&window))
    , legend(new TableDock(QStringLiteral("legend"), tr("Legend"),
                           tr("The biomes of an open blueprint appear here."), &window))
    , pixel(new PixelDock(&window))
    , parameters(new ParametersDock(&window))
    , problems(new FindingsDock(&window))
    , sections(new TableDock(QStringLiteral("sections"), tr("Sections"),
                             tr("The sections of an open blueprint appear here."), &window))
    , towns(new TableDock(QStringLiteral("towns"), tr("Towns"),
                          tr("The towns of an open blueprint appear here."), &window))
    , roads(new TableDock(QStringLiteral("roads"), tr("Roads"),
                          tr("The roads of an open blueprint appear here."), &window))
    , bodies(new TableDock(QStringLiteral("bodies"), tr("Water Bodies"),
                           tr("The water bodies of an open blueprint appear here."), &window))
    , plots(new PlotsDock(&window))
    , profile(new HeightProfileDock(&window))
    , bytes(new BytesDock(&window))
    , key(new MapKey(*legend))
    , m_window(window)
    , m_document(document)
    , m_room(new DockRoom(window, mapWidth, mapHeight))
{
    for (LazyDock* dock : lazy())
        dock->holdBack();
    arrange(window);
    window.installEventFilter(this);
    connect(&document, &model::BlueprintDocument::snapshotChanged, this, &BlueprintDocks::takeSnapshot);
    connect(&document, &model::BlueprintDocument::reportChanged, this, &BlueprintDocks::takeFindings);
    connect(&document, &model::BlueprintDocument::statisticsChanged, this, &BlueprintDocks::takeStatistics);
    for (TableDock* table : {legend, sections, towns, roads, bodies})
        connect(table, &TableDock::placeRequested, this, &BlueprintDocks::placeRequested);
    // A section is bytes before it is anything on the map.
    connect(sections, &TableDock::placeRequested, this, &BlueprintDocks::showBytes);
    connect(parameters, &ParametersDock::placeRequested, this, &BlueprintDocks::placeRequested);
    connect(problems, &FindingsDock::jumpRequested, this, [this](const core::Finding& finding) {
        const auto area =
            m_document.snapshot() ? model::areaOf(*m_document.snapshot(), finding.range) : std::nullopt;
        Q_EMIT placeRequested({finding.range, area});
    });
}

QList<LazyDock*> BlueprintDocks::lazy() const
{
    return {layers, legend, pixel, parameters, problems, sections, towns, roads, bodies, plots, profile};
}

void BlueprintDocks::fill()
{
    if (std::exchange(m_filled, true))
        return;
    // What comes into the docks must not change their sizes.
    const QList<QDockWidget*> docks{layers, legend, pixel, parameters, problems};
    QList<int> heights;
    QList<int> widths;
    for (const QDockWidget* dock : docks) {
        heights << dock->height();
        widths << dock->width();
    }
    for (LazyDock* dock : lazy())
        dock->fill();
    if (m_document.snapshot())
        takeSnapshot();
    else
        plots->setStatistics({}, {});
    m_window.resizeDocks(docks, heights, Qt::Vertical);
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    // Only now is it known how small they can be.
    if (m_window.isVisible())
        m_room->start();
}

bool BlueprintDocks::eventFilter(QObject* watched, QEvent* event)
{
    // The docks have their sizes once the window is laid out; before they are filled, the first picture would
    // wait for it.
    if (event->type() == QEvent::Show && m_filled)
        QTimer::singleShot(0, m_room, &DockRoom::start);
    return QObject::eventFilter(watched, event);
}

QByteArray BlueprintDocks::state() const
{
    return m_room->save();
}

bool BlueprintDocks::restore(const QByteArray& state)
{
    return m_room->restore(state);
}

void BlueprintDocks::showNothing()
{
    const QString unread = tr("The file could not be opened.");
    for (TableDock* table : {legend, sections, towns, roads, bodies})
        table->setEmptyText(unread);
    problems->setEmptyText(unread);
    parameters->setEmptyText(unread);
    pixel->clear(false);
    layers->list().setAvailable({});
    layers->shading().setEnabled(false);
}

void BlueprintDocks::showBytes()
{
    bytes->show();
    bytes->raise();
}

void BlueprintDocks::arrange(QMainWindow& window)
{
    legend->setFilterVisible(false);
    legend->setFittedToWidth();
    legend->setFooter(key);
    window.setDockNestingEnabled(true);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    // Long rows and many tabs need the width more than the parameters need the height.
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    window.addDockWidget(Qt::LeftDockWidgetArea, layers);
    window.splitDockWidget(layers, legend, Qt::Vertical);
    window.addDockWidget(Qt::RightDockWidgetArea, pixel);
    window.splitDockWidget(pixel, parameters, Qt::Vertical);
    window.addDockWidget(Qt::BottomDockWidgetArea, problems);
    const QList<QDockWidget*> below{sections, towns, roads, bodies, plots, profile, bytes};
    for (QDockWidget* dock : below)
        window.tabifyDockWidget(problems, dock);
    problems->raise();
    window.setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    // Docks are given their sizes within the window's: it must be as large as a usual one.
    window.resize(usualWindow);
    window.resizeDocks({layers, pixel}, {leftWidth, rightWidth}, Qt::Horizontal);
    window.resizeDocks({layers, legend}, {layersHeight, legendHeight}, Qt::Vertical);
    window.resizeDocks({pixel, parameters}, {pixelHeight, parametersHeight}, Qt::Vertical);
    window.resizeDocks({problems}, {bottomHeight}, Qt::Vertical);
}

QString BlueprintDocks::absence(const QString& what, bool broken) const
{
    return broken ? tr("The %1 could not be read. The problems say why.").arg(what)
                  : tr("This file has no %1.").arg(what);
}

void BlueprintDocks::takeSnapshot()
{
    if (!m_filled)
        return;
    const model::SnapshotPtr& snapshot = m_document.snapshot();
    const blueprint::Blueprint& map = snapshot->blueprint;
    // An empty list was read; a list that is not there may have been refused.
    const bool damaged = snapshot->structureFindings.firstError().has_value();
    towns->setEmptyText(absence(tr("towns"), damaged && !map.towns));
    roads->setEmptyText(absence(tr("roads"), damaged && std::ranges::none_of(map.roads, [](const auto& list) {
                                                 return list.has_value();
                                             })));
    bodies->setEmptyText(absence(tr("water bodies"), damaged && !map.waterBodies));
    sections->setEmptyText(absence(tr("sections"), damaged));
    legend->setEmptyText(absence(tr("biomes"), damaged && !map.biomes));

    sections->setSource(std::make_shared<model::SectionRows>(snapshot));
    towns->setSource(std::make_shared<model::TownRows>(snapshot));
    roads->setSource(std::make_shared<model::RoadRows>(snapshot));
    bodies->setSource(std::make_shared<model::WaterBodyRows>(snapshot));
    legend->setRemark(snapshot->palette->path.isEmpty()
                          ? tr("Names and colours: the program's own palette, an assumption.")
                          : tr("Names and colours: the palette you chose, an assumption."));
    bodies->setRemark(tr("Levels are transitional, salinity is provisional: see the notes in Parameters."));
    parameters->setGroups(model::parameterGroups(*snapshot));
    bytes->setSnapshot(snapshot);
    profile->clear();
    pixel->clear(snapshot->hasGrids());
    std::set<QString> available;
    if (snapshot->hasGrids())
        available.insert(QStringLiteral("grid"));
    // Without a grid there is no map to draw them on.
    if (snapshot->hasGrids() && map.towns)
        available.insert(QStringLiteral("towns"));
    if (snapshot->hasGrids() &&
        std::ranges::any_of(map.roads, [](const auto& list) { return list.has_value(); }))
        available.insert(QStringLiteral("roads"));
    if (snapshot->hasGrids() && map.waterBodies)
        available.insert(QStringLiteral("bodies"));
    if (map.heights)
        available.insert({QStringLiteral("height"), QStringLiteral("relief")});
    if (map.biomes)
        available.insert(QStringLiteral("biome"));
    if (map.waterIds)
        available.insert({QStringLiteral("water"), QStringLiteral("outline")});
    if (map.waterSurface)
        available.insert(QStringLiteral("surface"));
    if (map.waterSurface && map.heights)
        available.insert(QStringLiteral("depth"));
    layers->list().setAvailable(available);
    layers->shading().setEnabled(map.heights.has_value());
    takeFindings();
    takeStatistics();
}

void BlueprintDocks::takeFindings()
{
    if (!m_filled)
        return;
    const core::FindingList findings = m_document.findings();
    const std::uint64_t following = m_document.followingFindings();
    problems->setFindings(findings);
    problems->setRemark(
        following == 0 ? QString()
                       : tr("%Ln finding(s) may only follow from the first error (%1): behind a wrong length "
                            "everything is read in the wrong place. Mend the first one first.",
                            nullptr, static_cast<int>(std::min<std::uint64_t>(following, INT_MAX)))
                             .arg(codeName(*findings.firstError())));
    bytes->setFindings(findings);
    problems->setEmptyText(m_document.report()
                               ? tr("No problems: the server will load this file.")
                               : tr("The problems of the file appear here when the check has run."));
}

void BlueprintDocks::takeStatistics()
{
    if (!m_filled || !m_document.snapshot())
        return;
    legend->setSource(std::make_shared<model::BiomeRows>(m_document.snapshot(), m_document.statistics(),
                                                         QColor(canvas::Shading().unknownCategory)));
    plots->setStatistics(m_document.snapshot(), m_document.statistics());
}

} // namespace chartroom::views
