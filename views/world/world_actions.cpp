#include "views/world/world_actions.h"

#include "views/common/action_registry.h"
#include "views/world/dock_actions.h"

#include <QActionGroup>
#include <QSet>

namespace chartroom::views {

namespace {

using Keys = QList<QKeySequence>;

ActionInfo action(const char* id, const char* text, std::optional<Icon> icon = {}, const Keys& shortcuts = {},
                  bool checkable = false)
{
    ActionInfo info;
    info.id = QStringLiteral("world.") + QLatin1String(id);
    info.context = QStringLiteral("world");
    info.text = text;
    info.icon = icon;
    info.shortcuts = shortcuts;
    info.checkable = checkable;
    return info;
}

struct ToolAction
{
    ToolKind kind;
    const char* id;
    const char* text;
    Icon icon;
    QKeySequence key;
};

const std::array<ToolAction, 12>& toolActions()
{
    static const std::array<ToolAction, 12> actions{{
        {ToolKind::Brush, "tool.brush", QT_TRANSLATE_NOOP("Action", "&Brush"), Icon::Brush, Qt::Key_B},
        {ToolKind::Eraser, "tool.eraser", QT_TRANSLATE_NOOP("Action", "&Eraser"), Icon::Eraser, Qt::Key_E},
        {ToolKind::Hole, "tool.hole", QT_TRANSLATE_NOOP("Action", "&Hole"), Icon::Hole,
         Qt::SHIFT | Qt::Key_E},
        {ToolKind::Rectangle, "tool.rectangle", QT_TRANSLATE_NOOP("Action", "Rectan&gle"), Icon::Rectangle,
         Qt::Key_P},
        {ToolKind::Fill, "tool.fill", QT_TRANSLATE_NOOP("Action", "&Fill"), Icon::Fill, Qt::Key_F},
        {ToolKind::Picker, "tool.picker", QT_TRANSLATE_NOOP("Action", "&Picker"), Icon::Picker, Qt::Key_K},
        {ToolKind::Stamp, "tool.stamp", QT_TRANSLATE_NOOP("Action", "S&tamp"), Icon::Stamp, Qt::Key_T},
        {ToolKind::Select, "tool.select", QT_TRANSLATE_NOOP("Action", "Select &Rectangle"), Icon::Select,
         Qt::Key_R},
        {ToolKind::Wand, "tool.wand", QT_TRANSLATE_NOOP("Action", "Select Connected (&Wand)"), Icon::Wand,
         Qt::Key_W},
        {ToolKind::SameSymbol, "tool.same", QT_TRANSLATE_NOOP("Action", "Select &Same Symbol"), Icon::Same,
         Qt::Key_S},
        {ToolKind::Instance, "tool.instance", QT_TRANSLATE_NOOP("Action", "&Instances"), Icon::Instance,
         Qt::Key_I},
        {ToolKind::Chunks, "tool.chunks", QT_TRANSLATE_NOOP("Action", "&Chunks"), Icon::Chunk, Qt::Key_C},
    }};
    return actions;
}

void declareTools(ActionRegistry& actions)
{
    for (const ToolAction& tool : toolActions())
        actions.declare(action(tool.id, tool.text, tool.icon, {tool.key}, true));
    actions.declare({
        action("flipHorizontal", QT_TRANSLATE_NOOP("Action", "Mirror Left to &Right"), Icon::MirrorHorizontal,
               {Qt::Key_X}),
        action("flipVertical", QT_TRANSLATE_NOOP("Action", "Mirror Top to &Bottom"), Icon::MirrorVertical,
               {Qt::Key_Y}),
        action("turnRight", QT_TRANSLATE_NOOP("Action", "&Turn Clockwise"), Icon::TurnRight, {Qt::Key_Z}),
        action("turnLeft", QT_TRANSLATE_NOOP("Action", "Turn &Back"), Icon::TurnLeft,
               {Qt::SHIFT | Qt::Key_Z}),
        action("duplicateChunks", QT_TRANSLATE_NOOP("Action", "&Duplicate Chunks"), Icon::Copy,
               {Qt::CTRL | Qt::Key_D}),
        action("fillBackground", QT_TRANSLATE_NOOP("Action", "Fill Chunk Back&ground")),
        action("brushLarger", QT_TRANSLATE_NOOP("Action", "&Larger Brush"), Icon::BrushLarger,
               {Qt::Key_BracketRight})
            .tiled({Qt::CTRL | Qt::Key_BracketRight}),
        action("brushSmaller", QT_TRANSLATE_NOOP("Action", "S&maller Brush"), Icon::BrushSmaller,
               {Qt::Key_BracketLeft})
            .tiled({Qt::CTRL | Qt::Key_BracketLeft}),
        action("brushRound", QT_TRANSLATE_NOOP("Action", "R&ound Brush"), Icon::BrushRound, {}, true),
        action("random", QT_TRANSLATE_NOOP("Action", "Paint at Rando&m"), Icon::Random, {Qt::Key_D}, true),
        action("outlined", QT_TRANSLATE_NOOP("Action", "Outline Onl&y"), Icon::Outline, {}, true),
        action("nextSymbol", QT_TRANSLATE_NOOP("Action", "&Next Symbol"), {},
               {Qt::CTRL | Qt::Key_BracketRight})
            .tiled({Qt::Key_BracketRight}),
        action("previousSymbol", QT_TRANSLATE_NOOP("Action", "Pre&vious Symbol"), {},
               {Qt::CTRL | Qt::Key_BracketLeft})
            .tiled({Qt::Key_BracketLeft}),
        action("selectReplace", QT_TRANSLATE_NOOP("Action", "Select Ane&w"), Icon::Select, {}, true),
        action("selectAdd", QT_TRANSLATE_NOOP("Action", "Add to t&he Selection"), Icon::SelectAdd, {}, true),
        action("selectSubtract", QT_TRANSLATE_NOOP("Action", "&Subtract from the Selection"),
               Icon::SelectSubtract, {}, true),
        action("selectIntersect", QT_TRANSLATE_NOOP("Action", "Int&ersect with the Selection"),
               Icon::SelectIntersect, {}, true),
        action("allLayers", QT_TRANSLATE_NOOP("Action", "Selections Take All La&yers"), Icon::Layers, {},
               true),
    });
    for (int slot = 0; slot < StampTool::slotCount; ++slot) {
        const auto digit = static_cast<Qt::Key>(Qt::Key_1 + slot);
        ActionInfo recall = action("", QT_TRANSLATE_NOOP("Action", "Take Stamp"), {}, {digit});
        recall.id = QStringLiteral("world.stamp.take.%1").arg(slot + 1);
        ActionInfo store = action("", QT_TRANSLATE_NOOP("Action", "Keep Stamp"), {}, {Qt::CTRL | digit});
        store.id = QStringLiteral("world.stamp.keep.%1").arg(slot + 1);
        actions.declare({recall, store});
    }
}

} // namespace

void declareWorldActions(ActionRegistry& actions)
{
    actions.declare({
        action("save", QT_TRANSLATE_NOOP("Action", "&Save"), Icon::Save, {Qt::CTRL | Qt::Key_S}),
        action("undo", QT_TRANSLATE_NOOP("Action", "&Undo"), Icon::Undo, {Qt::CTRL | Qt::Key_Z}),
        action("redo", QT_TRANSLATE_NOOP("Action", "&Redo"), Icon::Redo,
               {Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z}),
        action("cut", QT_TRANSLATE_NOOP("Action", "Cu&t"), {}, {Qt::CTRL | Qt::Key_X}),
        action("copy", QT_TRANSLATE_NOOP("Action", "&Copy"), Icon::Copy, {Qt::CTRL | Qt::Key_C}),
        action("paste", QT_TRANSLATE_NOOP("Action", "&Paste"), {}, {Qt::CTRL | Qt::Key_V}),
        action("delete", QT_TRANSLATE_NOOP("Action", "&Delete"), {}, {Qt::Key_Delete}),
        action("selectAll", QT_TRANSLATE_NOOP("Action", "Select &All in View"), {}, {Qt::CTRL | Qt::Key_A}),
        action("selectNone", QT_TRANSLATE_NOOP("Action", "Select &None"), {},
               {Qt::CTRL | Qt::SHIFT | Qt::Key_A}),
        action("invertSelection", QT_TRANSLATE_NOOP("Action", "&Invert Selection"), {},
               {Qt::CTRL | Qt::Key_I, Qt::CTRL | Qt::Key_U}),
        action("putDown", QT_TRANSLATE_NOOP("Action", "Put Selection D&own"), {},
               {Qt::Key_Return, Qt::Key_Enter}),
        action("cancel", QT_TRANSLATE_NOOP("Action", "Cance&l"), {}, {Qt::Key_Escape}),
        action("copyCoordinates", QT_TRANSLATE_NOOP("Action", "Copy &Coordinates"), {},
               {Qt::ALT | Qt::Key_C}),
        action("export", QT_TRANSLATE_NOOP("Action", "&Export Picture of the View…"), Icon::Export,
               {Qt::CTRL | Qt::Key_E, Qt::CTRL | Qt::SHIFT | Qt::Key_E}),
        action("zoomIn", QT_TRANSLATE_NOOP("Action", "Zoom &In"), Icon::ZoomIn,
               {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}),
        action("zoomOut", QT_TRANSLATE_NOOP("Action", "Zoom &Out"), Icon::ZoomOut,
               {Qt::CTRL | Qt::Key_Minus}),
        action("oneToOne", QT_TRANSLATE_NOOP("Action", "&1:1"), Icon::ZoomOriginal, {Qt::CTRL | Qt::Key_0}),
        action("fit", QT_TRANSLATE_NOOP("Action", "&Fit Map"), Icon::Fit, {Qt::CTRL | Qt::Key_Slash}),
        action("goto", QT_TRANSLATE_NOOP("Action", "&Go to Tile…"), Icon::Goto,
               {Qt::CTRL | Qt::Key_G, Qt::CTRL | Qt::SHIFT | Qt::Key_G})
            .tiled({Qt::CTRL | Qt::SHIFT | Qt::Key_G}),
        action("spawn", QT_TRANSLATE_NOOP("Action", "Go to &Spawn"), {}, {Qt::Key_Home}),
        action("back", QT_TRANSLATE_NOOP("Action", "&Back"), Icon::Back, {Qt::ALT | Qt::Key_Left}),
        action("forward", QT_TRANSLATE_NOOP("Action", "Fo&rward"), Icon::Forward, {Qt::ALT | Qt::Key_Right}),
        action("minimap", QT_TRANSLATE_NOOP("Action", "&Minimap"), Icon::Minimap, {}, true),
        action("grid", QT_TRANSLATE_NOOP("Action", "&Grid"), Icon::Grid, {Qt::Key_G}, true)
            .tiled({Qt::CTRL | Qt::Key_G}),
        action("borders", QT_TRANSLATE_NOOP("Action", "Chunk Bor&ders"), Icon::Chunk, {}, true),
        action("instances", QT_TRANSLATE_NOOP("Action", "&Instances on the Map"), Icon::Instance, {}, true),
        action("places", QT_TRANSLATE_NOOP("Action", "Spawn and Boo&kmarks"), {}, {}, true),
        action("relief", QT_TRANSLATE_NOOP("Action", "Heights with &Relief"), Icon::Height, {}, true),
        action("hideDocks", QT_TRANSLATE_NOOP("Action", "Hide D&ocks"), {}, {Qt::Key_Tab}, true),
        action("highlight", QT_TRANSLATE_NOOP("Action", "&Highlight Active Layer"), {}, {Qt::Key_H}, true),
        action("backendOpenGl", QT_TRANSLATE_NOOP("Action", "Draw with Open&GL"), {}, {}, true),
        action("backendRaster", QT_TRANSLATE_NOOP("Action", "Draw with the &Processor"), {}, {}, true),
        action("layerUp", QT_TRANSLATE_NOOP("Action", "Layer &Above"), {},
               {Qt::Key_PageUp, Qt::CTRL | Qt::Key_PageUp})
            .tiled({Qt::CTRL | Qt::Key_PageUp}),
        action("layerDown", QT_TRANSLATE_NOOP("Action", "Layer &Below"), {},
               {Qt::Key_PageDown, Qt::CTRL | Qt::Key_PageDown})
            .tiled({Qt::CTRL | Qt::Key_PageDown}),
        action("layerHide", QT_TRANSLATE_NOOP("Action", "&Show or Hide Layer"), Icon::Eye,
               {Qt::CTRL | Qt::Key_H}),
        action("layerSolo", QT_TRANSLATE_NOOP("Action", "Show &Only This Layer"), {},
               {Qt::CTRL | Qt::SHIFT | Qt::Key_H}),
        action("layerLock", QT_TRANSLATE_NOOP("Action", "&Lock Layer"), Icon::Lock, {Qt::CTRL | Qt::Key_L}),
    });
    for (int place = 1; place <= 9; ++place) {
        ActionInfo choose = action("", QT_TRANSLATE_NOOP("Action", "Choose Layer"), {},
                                   {Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + place)});
        choose.id = QStringLiteral("world.layer.%1").arg(place);
        actions.declare(choose);
    }
    declareTools(actions);
    declareDockActions(actions);
}

WorldActions::WorldActions(ActionRegistry& registry, QWidget& workbench, QWidget& canvas)
    : QObject(&workbench)
{
    // What the docks' lists and fields do with these keys is their own.
    static const QSet<QString> canvasOnly{
        QStringLiteral("world.cut"),        QStringLiteral("world.copy"),
        QStringLiteral("world.paste"),      QStringLiteral("world.delete"),
        QStringLiteral("world.selectAll"),  QStringLiteral("world.cancel"),
        QStringLiteral("world.putDown"),    QStringLiteral("world.layerUp"),
        QStringLiteral("world.layerDown"),  QStringLiteral("world.spawn"),
        QStringLiteral("world.selectNone"), QStringLiteral("world.hideDocks")};
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
    exclusive(tools());
    exclusive(list({"selectReplace", "selectAdd", "selectSubtract", "selectIntersect"}));
}

QAction* WorldActions::operator[](const char* id) const
{
    return m_actions.at(QStringLiteral("world.") + QLatin1String(id));
}

QAction* WorldActions::tool(ToolKind kind) const
{
    const auto found = std::ranges::find(toolActions(), kind, &ToolAction::kind);
    return (*this)[found->id];
}

QList<QAction*> WorldActions::tools() const
{
    QList<QAction*> result;
    for (const ToolAction& tool : toolActions())
        result << (*this)[tool.id];
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
    QList<QAction*> result;
    for (const char* id : ids) {
        if (QLatin1String(id).isEmpty()) {
            auto* separator = new QAction(const_cast<WorldActions*>(this));
            separator->setSeparator(true);
            result << separator;
        } else {
            result << (*this)[id];
        }
    }
    return result;
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
        result << list({"", "brushLarger", "brushSmaller", "brushRound", "outlined", "random", "nextSymbol",
                        "previousSymbol", "", "flipHorizontal", "flipVertical", "turnRight", "turnLeft"});
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
