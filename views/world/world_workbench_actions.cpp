// What the workbench's actions do.
#include "model/common/short_text.h"
#include "model/world/world_text.h"
#include "views/common/display_text.h"
#include "views/common/text_question.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/template_chooser.h"
#include "views/world/tool_actions.h"
#include "views/world/tool_options_bar.h"
#include "views/world/tools/chunk_tool.h"
#include "views/world/tools/instance_tool.h"
#include "views/world/tools/select_tool.h"
#include "views/world/view_picture.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace chartroom::views {

using canvas::CanvasWidget;

namespace {

constexpr int mostDigits = 10; ///< of a coordinate
/// Letters of a tile's name in a menu.
constexpr qsizetype longestName = 40;

/// Two whole numbers with a blank, a comma or a semicolon between them.
std::optional<world::Tile> parseTile(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(-?\\d{1,%1})(?:\\s*[,;]\\s*|\\s+)(-?\\d{1,%1})\\s*$").arg(mostDigits));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return world::Tile{match.captured(1).toLongLong(), match.captured(2).toLongLong()};
}

/// What is wrong with a text that should be a tile; empty: it is one.
QString tileProblem(const QString& text)
{
    static const QRegularExpression tooLong(QStringLiteral("\\d{%1}").arg(mostDigits + 1));
    if (parseTile(text))
        return {};
    return tooLong.match(text).hasMatch()
               ? WorldWorkbench::tr("No world reaches so far: x and y have %1 digits at most.")
                     .arg(mostDigits)
               : WorldWorkbench::tr("These are not two whole numbers, such as 12, -7.");
}

} // namespace

void WorldWorkbench::connectViewActions()
{
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[id], &QAction::triggered, this, slot);
    };
    CanvasWidget* canvas = &m_page->canvas();
    on("zoomIn", [canvas] { canvas->zoomIn(); });
    on("zoomOut", [canvas] { canvas->zoomOut(); });
    on("oneToOne", [this, canvas] {
        const QPointF centre = canvas->camera().centre();
        canvas->lookAt(centre,
                       static_cast<double>(m_session->document().info().tileSize) * devicePixelRatioF());
    });
    on("fit", [canvas] { canvas->fit(); });
    on("back", [canvas] { canvas->goBack(); });
    on("forward", [canvas] { canvas->goForward(); });
    on("goto", [this] { askForTile(); });
    on("spawn", [this] { m_page->goTo(m_session->document().info().spawn); });
    on("minimap", [canvas](bool visible) { canvas->setMinimapVisible(visible); });
    const auto showBackend = [this, canvas] {
        const bool gl = canvas->backend() == CanvasWidget::Backend::OpenGl;
        (*m_actions)["backendOpenGl"]->setChecked(gl);
        (*m_actions)["backendRaster"]->setChecked(!gl);
        (*m_actions)["backendOpenGl"]->setToolTip(canvas->backendDescription());
    };
    connect(canvas, &CanvasWidget::backendChanged, this, showBackend);
    connect(canvas, &CanvasWidget::backendRefused, this, &Workbench::messageShown);
    // What is chosen marks itself, or takes its mark away, whatever comes of it.
    const auto choose = [canvas, showBackend](CanvasWidget::Backend backend) {
        canvas->setBackend(backend);
        showBackend();
    };
    on("backendOpenGl", [choose] { choose(CanvasWidget::Backend::OpenGl); });
    on("backendRaster", [choose] { choose(CanvasWidget::Backend::Raster); });
    showBackend();
    const auto toggle = [&on, this](const char* id, bool WorldDisplay::*member) {
        on(id, [this, member](bool value) {
            WorldDisplay display = m_state->display();
            display.*member = value;
            m_state->setDisplay(display);
        });
    };
    on("hideDocks", [this](bool hide) { hideDocks(hide); });
    toggle("grid", &WorldDisplay::grid);
    toggle("borders", &WorldDisplay::borders);
    toggle("instances", &WorldDisplay::instances);
    toggle("places", &WorldDisplay::places);
    toggle("relief", &WorldDisplay::relief);
    toggle("highlight", &WorldDisplay::highlight);
    connect(m_state, &WorldViewState::displayChanged, this, &WorldWorkbench::showDisplay);
    showDisplay();
}

void WorldWorkbench::connectPicture()
{
    connect((*m_actions)["export"], &QAction::triggered, this, [this] {
        const QDir folder(m_session->contentFolder());
        m_picture->ask(folder.filePath(fileNameText(m_session->folder()) + QStringLiteral(".png")));
    });
    connect(m_picture, &ViewPicture::progressed, this,
            [this](double share) { Q_EMIT busyChanged(tr("Drawing the picture"), share); });
    connect(m_picture, &ViewPicture::said, this, &Workbench::messageShown);
    // Nobody expects the file then.
    connect(m_picture, &ViewPicture::writtenTooLate, m_notices,
            [this](const QString& target) { m_notices->tell(tooLateText(target)); });
    connect(m_picture, &ViewPicture::ended, this, [this] { Q_EMIT busyChanged({}, 1.0); });
}

void WorldWorkbench::hideDocks(bool hide)
{
    if (hide)
        m_docksBefore = dockState();
    else if (restoreDocks(std::exchange(m_docksBefore, {})))
        return;
    // Without a state to go back to they were hidden when the window was closed.
    for (QDockWidget* dock : m_docks->all())
        dock->setVisible(!hide);
}

void WorldWorkbench::showDisplay()
{
    const WorldDisplay& display = m_state->display();
    (*m_actions)["grid"]->setChecked(display.grid);
    (*m_actions)["borders"]->setChecked(display.borders);
    (*m_actions)["instances"]->setChecked(display.instances);
    (*m_actions)["places"]->setChecked(display.places);
    (*m_actions)["relief"]->setChecked(display.relief);
    (*m_actions)["highlight"]->setChecked(display.highlight);
    (*m_actions)["minimap"]->setChecked(m_page->canvas().isMinimapVisible());
}

void WorldWorkbench::connectEditActions()
{
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[id], &QAction::triggered, this, slot);
    };
    on("save", [this] { save(); });
    on("undo", [this] { undo(); });
    on("redo", [this] {
        if (const auto done = m_session->redo(); !done)
            refuse(done.error());
    });
    ToolBox* tools = &m_page->tools();
    on("cut", [tools] { tools->command(ToolCommand::Cut); });
    on("copy", [tools] { tools->command(ToolCommand::Copy); });
    on("paste", [tools] { tools->paste(); });
    on("delete", [tools] { tools->command(ToolCommand::Delete); });
    on("cancel", [this, tools] {
        if (!tools->cancel())
            m_page->cursor().hide();
    });
    on("putDown", [tools] { tools->command(ToolCommand::PutDown); });
    on("selectAll", [this] {
        const QRect seen = m_page->canvas().camera().visibleRect().toAlignedRect();
        m_state->setSelection(seen & m_page->gate().cells().area());
    });
    on("selectNone", [this] { m_state->setSelection({}); });
    on("invertSelection",
       [this] { m_state->setSelection(QRegion(m_page->gate().cells().area()) - m_state->selection()); });
    const auto mode = [&on, this](const char* id, SelectionMode value) {
        on(id, [this, value] { m_state->setSelectionMode(value); });
    };
    mode("selectReplace", SelectionMode::Replace);
    mode("selectAdd", SelectionMode::Add);
    mode("selectSubtract", SelectionMode::Subtract);
    mode("selectIntersect", SelectionMode::Intersect);
    (*m_actions)["selectReplace"]->setChecked(true);
    on("allLayers", [this](bool all) { m_state->setAllLayers(all); });
    on("copyCoordinates", [this] {
        const world::Tile tile = m_page->currentTile();
        QGuiApplication::clipboard()->setText(QStringLiteral("%1, %2").arg(tile.x).arg(tile.y));
        Q_EMIT messageShown(tr("Copied %1, %2").arg(tile.x).arg(tile.y));
    });
}

void WorldWorkbench::connectToolActions()
{
    for (int i = static_cast<int>(ToolKind::Brush); i <= static_cast<int>(ToolKind::Chunks); ++i) {
        const auto kind = static_cast<ToolKind>(i);
        // Who takes a tool works on the map next.
        connect(m_actions->tool(kind), &QAction::triggered, this, [this, kind] {
            focusMiddle();
            m_state->setTool(kind);
        });
    }
    const auto showTool = [this] { m_actions->tool(m_state->tool())->setChecked(true); };
    connect(m_state, &WorldViewState::toolChanged, this, showTool);
    showTool();
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[id], &QAction::triggered, this, slot);
    };
    ToolBox* tools = &m_page->tools();
    on("flipHorizontal", [tools] { tools->command(ToolCommand::FlipHorizontal); });
    on("flipVertical", [tools] { tools->command(ToolCommand::FlipVertical); });
    on("turnRight", [tools] { tools->command(ToolCommand::TurnRight); });
    on("turnLeft", [tools] { tools->command(ToolCommand::TurnLeft); });
    on("duplicateChunks", [tools] { tools->command(ToolCommand::Duplicate); });
    on("fillBackground", [tools] { tools->command(ToolCommand::FillBackground); });
    const auto nameBackground = [this] {
        const auto catalog = m_session->catalog();
        const world::TileEntry* tile = catalog ? backgroundTile(*catalog, m_state->symbol()) : nullptr;
        const QString name =
            tile ? model::shortText(singleLine(model::tileName(*tile)), longestName) : QString();
        (*m_actions)["fillBackground"]->setText(fillBackgroundText(name));
    };
    connect(m_state, &WorldViewState::symbolChanged, this, nameBackground);
    connect(m_session, &model::WorldSession::opened, this, nameBackground);
    connect(m_session, &model::WorldSession::catalogChanged, this, nameBackground);
    const auto resize = [this](int by) {
        BrushForm brush = m_state->brush();
        brush.size += by;
        m_state->setBrush(brush);
    };
    on("brushLarger", [resize] { resize(1); });
    on("brushSmaller", [resize] { resize(-1); });
    on("brushRound", [this](bool round) {
        BrushForm brush = m_state->brush();
        brush.shape = round ? BrushShape::Round : BrushShape::Square;
        m_state->setBrush(brush);
    });
    connect(m_state, &WorldViewState::brushChanged, this,
            [this] { (*m_actions)["brushRound"]->setChecked(m_state->brush().shape == BrushShape::Round); });
    on("random", [this](bool random) { m_state->setRandom(random); });
    on("outlined", [this](bool outlined) { m_state->setOutlined(outlined); });
    on("nextSymbol", [this] { chooseSymbol(1); });
    on("previousSymbol", [this] { chooseSymbol(-1); });
    for (int slot = 0; slot < StampTool::slotCount; ++slot) {
        on(QStringLiteral("stamp.take.%1").arg(slot + 1).toLatin1(), [this, tools, slot] {
            focusMiddle();
            tools->recallStamp(slot);
        });
        on(QStringLiteral("stamp.keep.%1").arg(slot + 1).toLatin1(),
           [tools, slot] { tools->storeStamp(slot); });
    }
}

void WorldWorkbench::chooseSymbol(int by)
{
    const model::PaletteModel& palette = m_docks->palette->model();
    const int count = palette.rowCount();
    if (count == 0)
        return;
    const int row = palette.find(m_state->symbol());
    const int next = row < 0 ? 0 : (row + by + count) % count;
    m_state->setSymbol(palette.rows()[static_cast<std::size_t>(next)].symbol);
}

std::vector<model::LayerKey> WorldWorkbench::layers() const
{
    // Those without a cell as well.
    const model::LayersModel& model = m_docks->layers->model();
    std::vector<model::LayerKey> result = model.keys(model::LayersModel::HeightGroup);
    std::ranges::copy(model.keys(model::LayersModel::RoomGroup), std::back_inserter(result));
    std::ranges::reverse(result);
    return result;
}

void WorldWorkbench::stepLayer(int by)
{
    const std::vector<model::LayerKey> all = layers();
    const auto found = std::ranges::find(all, m_state->activeLayer());
    const auto place = found == all.end() ? 0 : static_cast<int>(found - all.begin()) + by;
    chooseLayer(std::clamp(place, 0, static_cast<int>(all.size()) - 1) + 1);
}

void WorldWorkbench::chooseLayer(int place)
{
    const std::vector<model::LayerKey> all = layers();
    if (place < 1 || place > static_cast<int>(all.size()))
        return;
    m_state->setActiveLayer(all[static_cast<std::size_t>(place) - 1]);
    Q_EMIT messageShown(tr("Active layer: %1").arg(m_docks->layers->model().nameOf(m_state->activeLayer())));
}

void WorldWorkbench::connectLayerActions()
{
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[id], &QAction::triggered, this, slot);
    };
    on("layerUp", [this] { stepLayer(1); });
    on("layerDown", [this] { stepLayer(-1); });
    on("layerHide", [this] {
        model::LayerLook look = m_state->look(m_state->activeLayer());
        look.visible = !look.visible;
        m_state->setLook(m_state->activeLayer(), look);
    });
    on("layerLock", [this] {
        model::LayerLook look = m_state->look(m_state->activeLayer());
        look.locked = !look.locked;
        m_state->setLook(m_state->activeLayer(), look);
    });
    on("layerSolo",
       [this] { m_state->setSolo(m_state->solo() ? std::nullopt : std::optional(m_state->activeLayer())); });
    for (int place = 1; place <= 9; ++place)
        on(QStringLiteral("layer.%1").arg(place).toLatin1(), [this, place] { chooseLayer(place); });
}

void WorldWorkbench::showMenu(QPoint tile, QPoint globalPosition)
{
    QMenu menu(this);
    menu.addActions({(*m_actions)["copyCoordinates"]});
    menu.addSeparator();
    menu.addActions(
        {(*m_actions)["cut"], (*m_actions)["copy"], (*m_actions)["paste"], (*m_actions)["delete"]});
    if (m_state->tool() == ToolKind::Chunks) {
        menu.addSeparator();
        menu.addActions({(*m_actions)["turnRight"], (*m_actions)["turnLeft"], (*m_actions)["flipHorizontal"],
                         (*m_actions)["flipVertical"], (*m_actions)["duplicateChunks"],
                         (*m_actions)["fillBackground"]});
    }
    menu.addSeparator();
    menu.addAction(tr("Centre &Here"), this, [this, tile] { m_page->lookAt({tile.x(), tile.y()}); });
    menu.addAction((*m_actions)["goto"]);
    menu.exec(globalPosition);
}

void WorldWorkbench::askForTile()
{
    const world::Tile at = m_page->currentTile();
    ask(this,
        {tr("Go to Tile"),
         tr("World tile, as x, y:"),
         QStringLiteral("%1, %2").arg(at.x).arg(at.y),
         {},
         tileProblem},
        [this](const QString& text) {
            if (const auto tile = parseTile(text)) {
                m_page->goTo(*tile);
                focusMiddle();
            }
        });
}

void WorldWorkbench::connectTemplates()
{
    TemplateChooser& chooser = m_options->templates();
    connect(&m_page->tools().instances(), &InstanceTool::templateNeeded, this,
            [this](QPoint tile) { askForTemplate(tile); });
    connect(&chooser, &TemplateChooser::newRequested, this, [this] { askForTemplate({}); });
    connect(m_docks, &WorldDocks::templatesChanged, &chooser, &TemplateChooser::setTemplates);
}

void WorldWorkbench::askForTemplate(const std::optional<QPoint>& tile)
{
    ask(this,
        {tile ? tr("Place Instance") : tr("New Template"),
         tile ? tr("Id of the template that is placed:") : tr("Id of the new template:"),
         {},
         tile ? m_docks->templates() : QStringList(),
         {}},
        [this, tile](const QString& text) {
            m_state->setInstanceTemplate(text.trimmed());
            if (tile)
                m_page->tools().instances().place(*tile);
        });
}

} // namespace chartroom::views
