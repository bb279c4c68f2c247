#include "views/world/world_actions.h"

#include "views/world/dock_actions.h"
#include "views/world/tool_actions.h"
#include "views/world/world_action_info.h"

#include <QActionGroup>
#include <QMenu>
#include <QSet>

namespace chartroom::views {

void declareWorldActions(ActionRegistry& actions)
{
    actions.declare({
        worldAction("save", QT_TRANSLATE_NOOP("Action", "&Save"), Icon::Save, {Qt::CTRL | Qt::Key_S}),
        worldAction("undo", QT_TRANSLATE_NOOP("Action", "&Undo"), Icon::Undo, {Qt::CTRL | Qt::Key_Z}),
        worldAction("redo", QT_TRANSLATE_NOOP("Action", "&Redo"), Icon::Redo,
                    {Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z}),
        worldAction("cut", QT_TRANSLATE_NOOP("Action", "Cu&t"), {}, {Qt::CTRL | Qt::Key_X}),
        worldAction("copy", QT_TRANSLATE_NOOP("Action", "&Copy"), Icon::Copy, {Qt::CTRL | Qt::Key_C}),
        worldAction("paste", QT_TRANSLATE_NOOP("Action", "&Paste"), {}, {Qt::CTRL | Qt::Key_V}),
        worldAction("delete", QT_TRANSLATE_NOOP("Action", "&Delete"), {}, {Qt::Key_Delete}),
        worldAction("selectAll", QT_TRANSLATE_NOOP("Action", "Select &All in View"), {},
                    {Qt::CTRL | Qt::Key_A}),
        worldAction("selectNone", QT_TRANSLATE_NOOP("Action", "Select &None"), {},
                    {Qt::CTRL | Qt::SHIFT | Qt::Key_A}),
        worldAction("invertSelection", QT_TRANSLATE_NOOP("Action", "&Invert Selection"), {},
                    {Qt::CTRL | Qt::Key_I, Qt::CTRL | Qt::Key_U}),
        worldAction("putDown", QT_TRANSLATE_NOOP("Action", "Put Selection D&own")),
        worldAction("cancel", QT_TRANSLATE_NOOP("Action", "Cance&l"), {}, {Qt::Key_Escape}),
        worldAction("copyCoordinates", QT_TRANSLATE_NOOP("Action", "Copy &Coordinates"), {},
                    {Qt::ALT | Qt::Key_C}),
        worldAction("export", QT_TRANSLATE_NOOP("Action", "&Export Picture of the View…"), Icon::Export,
                    {Qt::CTRL | Qt::Key_E, Qt::CTRL | Qt::SHIFT | Qt::Key_E}),
        worldAction("zoomIn", QT_TRANSLATE_NOOP("Action", "Zoom &In"), Icon::ZoomIn,
                    {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}),
        worldAction("zoomOut", QT_TRANSLATE_NOOP("Action", "Zoom &Out"), Icon::ZoomOut,
                    {Qt::CTRL | Qt::Key_Minus}),
        worldAction("oneToOne", QT_TRANSLATE_NOOP("Action", "&1:1"), Icon::ZoomOriginal,
                    {Qt::CTRL | Qt::Key_0}),
        worldAction("fit", QT_TRANSLATE_NOOP("Action", "&Fit Map"), Icon::Fit, {Qt::CTRL | Qt::Key_Slash}),
        worldAction("goto", QT_TRANSLATE_NOOP("Action", "&Go to Tile…"), Icon::Goto,
                    {Qt::CTRL | Qt::Key_G, Qt::CTRL | Qt::SHIFT | Qt::Key_G})
            .tiled({Qt::CTRL | Qt::SHIFT | Qt::Key_G}),
        worldAction("spawn", QT_TRANSLATE_NOOP("Action", "Go to &Spawn"), {}, {Qt::Key_Home}),
        worldAction("back", QT_TRANSLATE_NOOP("Action", "&Back"), Icon::Back, {Qt::ALT | Qt::Key_Left}),
        worldAction("forward", QT_TRANSLATE_NOOP("Action", "Fo&rward"), Icon::Forward,
                    {Qt::ALT | Qt::Key_Right}),
        worldAction("minimap", QT_TRANSLATE_NOOP("Action", "&Minimap"), Icon::Minimap, {}, true),
        worldAction("grid", QT_TRANSLATE_NOOP("Action", "&Grid"), Icon::Grid, {Qt::Key_G}, true)
            .tiled({Qt::CTRL | Qt::Key_G}),
        worldAction("borders", QT_TRANSLATE_NOOP("Action", "Chunk Bor&ders"), Icon::Chunk, {}, true),
        worldAction("instances", QT_TRANSLATE_NOOP("Action", "&Instances on the Map"), Icon::Instance, {},
                    true),
        worldAction("places", QT_TRANSLATE_NOOP("Action", "Spawn and Boo&kmarks"), {}, {}, true),
        worldAction("relief", QT_TRANSLATE_NOOP("Action", "Heights with &Relief"), Icon::Height, {}, true),
        worldAction("hideDocks", QT_TRANSLATE_NOOP("Action", "Hide D&ocks"), {}, {Qt::Key_Tab}, true),
        worldAction("highlight", QT_TRANSLATE_NOOP("Action", "&Highlight Active Layer"), {}, {Qt::Key_H},
                    true),
        worldAction("backendOpenGl", QT_TRANSLATE_NOOP("Action", "Draw with Open&GL"), {}, {}, true),
        worldAction("backendRaster", QT_TRANSLATE_NOOP("Action", "Draw with the &Processor"), {}, {}, true),
        worldAction("layerUp", QT_TRANSLATE_NOOP("Action", "Layer &Above"), {},
                    {Qt::Key_PageUp, Qt::CTRL | Qt::Key_PageUp})
            .tiled({Qt::CTRL | Qt::Key_PageUp}),
        worldAction("layerDown", QT_TRANSLATE_NOOP("Action", "Layer &Below"), {},
                    {Qt::Key_PageDown, Qt::CTRL | Qt::Key_PageDown})
            .tiled({Qt::CTRL | Qt::Key_PageDown}),
        worldAction("layerHide", QT_TRANSLATE_NOOP("Action", "&Show or Hide Layer"), Icon::Eye,
                    {Qt::CTRL | Qt::Key_H}),
        worldAction("layerSolo", QT_TRANSLATE_NOOP("Action", "Show &Only This Layer"), {},
                    {Qt::CTRL | Qt::SHIFT | Qt::Key_H}),
        worldAction("layerLock", QT_TRANSLATE_NOOP("Action", "&Lock or Unlock Layer"), Icon::Lock,
                    {Qt::CTRL | Qt::Key_L}),
    });
    for (int place = 1; place <= 9; ++place) {
        actions.declare(worldAction(QStringLiteral("layer.%1").arg(place),
                                    QT_TRANSLATE_NOOP("Action", "Choose Layer"), {},
                                    {Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + place)}));
    }
    declareToolActions(actions);
    declareDockActions(actions);
}

WorldActions::WorldActions(ActionRegistry& registry, QWidget& workbench, QWidget& canvas)
    : QObject(&workbench)
    , m_lists(std::make_unique<ActionLists>(*this, [this](const char* id) { return (*this)[id]; }))
    , m_cursorMenu(new QMenu(tr("&Keyboard on the Map"), &workbench))
    , m_stampsMenu(new QMenu(tr("Kept Stam&ps"), &workbench))
{
    // What the docks' lists and fields do with these keys is their own.
    static const QSet<QString> canvasOnly{
        QStringLiteral("world.cut"),         QStringLiteral("world.copy"),
        QStringLiteral("world.paste"),       QStringLiteral("world.delete"),
        QStringLiteral("world.selectAll"),   QStringLiteral("world.cancel"),
        QStringLiteral("world.cursor.up"),   QStringLiteral("world.cursor.down"),
        QStringLiteral("world.cursor.left"), QStringLiteral("world.cursor.right"),
        QStringLiteral("world.cursor.use"),  QStringLiteral("world.cursor.hold"),
        QStringLiteral("world.layerUp"),     QStringLiteral("world.layerDown"),
        QStringLiteral("world.spawn"),       QStringLiteral("world.selectNone"),
        QStringLiteral("world.hideDocks")};
    for (const ActionInfo& info : registry.actions()) {
        if (info.context != QLatin1String("world"))
            continue;
        QAction* made = registry.create(info.id, &workbench);
        m_actions[info.id] = made;
        if (canvasOnly.contains(info.id)) {
            made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
            canvas.addAction(made);
        } else {
            workbench.addAction(made);
        }
    }
    const auto exclusive = [this](const QList<QAction*>& choices) {
        auto* group = new QActionGroup(this);
        for (QAction* choice : choices)
            group->addAction(choice);
    };
    for (QMenu* menu : {m_cursorMenu, m_stampsMenu}) {
        menu->setIcon(iconOrBlank({}));
        menu->setToolTipsVisible(true);
    }
    m_cursorMenu->addActions(
        list({"cursor.use", "cursor.hold", "", "cursor.up", "cursor.down", "cursor.left", "cursor.right"}));
    for (const char* what : {"take", "keep"}) {
        m_stampsMenu->addSeparator();
        for (int slot = 1; slot <= StampTool::slotCount; ++slot)
            m_stampsMenu->addAction(
                (*this)[QStringLiteral("stamp.%1.%2").arg(QLatin1String(what)).arg(slot).toLatin1()]);
    }
    exclusive(tools());
    exclusive(list({"selectReplace", "selectAdd", "selectSubtract", "selectIntersect"}));
}

QAction* WorldActions::operator[](const char* id) const
{
    return m_actions.at(QStringLiteral("world.") + QLatin1String(id));
}

QAction* WorldActions::tool(ToolKind kind) const
{
    return (*this)[toolActionId(kind)];
}

QList<QAction*> WorldActions::tools() const
{
    QList<QAction*> result;
    for (int kind = static_cast<int>(ToolKind::Brush); kind <= static_cast<int>(ToolKind::Chunks); ++kind)
        result << tool(static_cast<ToolKind>(kind));
    return result;
}

QList<QAction*> WorldActions::options(ToolKind kind) const
{
    switch (kind) {
    case ToolKind::Brush:
        return list({"brushSmaller", "brushLarger", "brushRound", "", "random"});
    case ToolKind::Eraser:
    case ToolKind::Hole:
        return list({"brushSmaller", "brushLarger", "brushRound"});
    case ToolKind::Stamp:
        return list({"flipHorizontal", "flipVertical", "turnRight", "turnLeft"});
    case ToolKind::Select:
    case ToolKind::Wand:
    case ToolKind::SameSymbol:
        return list({"selectReplace", "selectAdd", "selectSubtract", "selectIntersect", "", "allLayers"});
    case ToolKind::Chunks:
        return list({"flipHorizontal", "flipVertical", "turnRight", "turnLeft", "", "duplicateChunks"});
    case ToolKind::Rectangle:
        return list({"outlined", "", "random"});
    case ToolKind::Fill:
        return list({"random"});
    case ToolKind::Picker:
    case ToolKind::Instance:
        break;
    }
    return {};
}

QList<QAction*> WorldActions::list(std::initializer_list<const char*> ids) const
{
    return m_lists->of(ids);
}

QList<QAction*> WorldActions::menu(Workbench::Menu menu) const
{
    using Menu = Workbench::Menu;
    switch (menu) {
    case Menu::File:
        return list({"save", "review", "", "export"});
    case Menu::Edit:
        return list({"undo",
                     "redo",
                     "",
                     "cut",
                     "copy",
                     "paste",
                     "delete",
                     "",
                     "selectAll",
                     "selectNone",
                     "invertSelection",
                     "",
                     "selectReplace",
                     "selectAdd",
                     "selectSubtract",
                     "selectIntersect",
                     "allLayers",
                     "",
                     "putDown",
                     "cancel",
                     "",
                     "replaceSymbols",
                     "findNext",
                     "findPrevious",
                     "",
                     "copyCoordinates"});
    case Menu::View:
        return list({"zoomIn",    "zoomOut",       "oneToOne",     "fit",       "",        "goto",
                     "spawn",     "back",          "forward",      "",          "grid",    "borders",
                     "instances", "places",        "relief",       "highlight", "minimap", "hideDocks",
                     "",          "backendOpenGl", "backendRaster"});
    case Menu::Layer:
        return list({"addHeightLayer", "addRoomLayer", "duplicateLayer", "renameLayer", "deleteLayer", "",
                     "raiseLayer", "lowerLayer", "renumberStack", "", "layerUp", "layerDown", "", "layerHide",
                     "layerSolo", "layerLock"});
    case Menu::Map:
        return list({"addBookmark", "showBookmarks", "", "duplicateChunks", "fillBackground"});
    case Menu::Tools: {
        QList<QAction*> result = tools();
        result << list({""}) << m_cursorMenu->menuAction();
        result << list({"", "brushLarger", "brushSmaller", "brushRound", "outlined", "random", "nextSymbol",
                        "previousSymbol", "", "flipHorizontal", "flipVertical", "turnRight", "turnLeft"});
        result << m_stampsMenu->menuAction();
        return result;
    }
    }
    return {};
}

void WorldActions::setWorldThere(bool there)
{
    for (const auto& [id, made] : m_actions)
        made->setEnabled(there);
}

} // namespace chartroom::views
