#include "views/world/dock_actions.h"

#include "views/common/action_registry.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"

namespace chartroom::views {

namespace {

ActionInfo action(const char* id, const char* text, std::optional<Icon> icon = {},
                  const QList<QKeySequence>& shortcuts = {})
{
    ActionInfo info;
    info.id = QStringLiteral("world.") + QLatin1String(id);
    info.context = QStringLiteral("world");
    info.text = text;
    info.icon = icon;
    info.shortcuts = shortcuts;
    return info;
}

} // namespace

void declareDockActions(ActionRegistry& actions)
{
    actions.declare({
        action("addHeightLayer", QT_TRANSLATE_NOOP("Action", "Add Hei&ght Layer"), Icon::Height),
        action("addRoomLayer", QT_TRANSLATE_NOOP("Action", "Add &Room Layer"), Icon::Add),
        action("duplicateLayer", QT_TRANSLATE_NOOP("Action", "&Duplicate Layer"), Icon::Copy,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_D}),
        action("renameLayer", QT_TRANSLATE_NOOP("Action", "Re&name Layer"), {}, {Qt::Key_F2}),
        action("deleteLayer", QT_TRANSLATE_NOOP("Action", "D&elete Layer"), Icon::Delete),
        action("raiseLayer", QT_TRANSLATE_NOOP("Action", "Move Layer &Up"), Icon::Up,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_Up}),
        action("lowerLayer", QT_TRANSLATE_NOOP("Action", "Move Layer Do&wn"), Icon::Down,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_Down}),
        action("renumberStack", QT_TRANSLATE_NOOP("Action", "Renu&mber the Stack")),
        action("addBookmark", QT_TRANSLATE_NOOP("Action", "&Add Bookmark"), Icon::Bookmark,
               {Qt::CTRL | Qt::Key_B}),
        action("showBookmarks", QT_TRANSLATE_NOOP("Action", "&Show Bookmarks"), {},
               {Qt::CTRL | Qt::SHIFT | Qt::Key_B}),
        action("replaceSymbols", QT_TRANSLATE_NOOP("Action", "&Find and Replace Symbols…"), Icon::Search,
               {Qt::CTRL | Qt::Key_F}),
        action("review", QT_TRANSLATE_NOOP("Action", "Re&view and Save…"), {},
               {Qt::CTRL | Qt::SHIFT | Qt::Key_S}),
    });
}

void connectDockActions(WorldActions& actions, WorldDocks& docks)
{
    WorldLayersDock& layers = *docks.layers;
    const auto on = [&](const char* id, auto function) {
        QObject::connect(actions[id], &QAction::triggered, &docks, function);
    };
    on("addHeightLayer", [&layers] { layers.addHeightLayer(); });
    on("addRoomLayer", [&layers] { layers.addRoomLayer(); });
    on("duplicateLayer", [&layers] { layers.duplicateCurrent(); });
    on("renameLayer", [&layers] {
        WorldDocks::reveal(layers);
        layers.renameCurrent();
    });
    on("deleteLayer", [&layers] { layers.deleteCurrent(); });
    on("raiseLayer", [&layers] { layers.moveCurrent(-1); });
    on("lowerLayer", [&layers] { layers.moveCurrent(1); });
    on("renumberStack", [&docks] { docks.edit({world::RenumberStack{}}); });
    on("addBookmark", [&docks] { docks.addBookmark(); });
    on("showBookmarks", [&docks] { WorldDocks::reveal(*docks.bookmarks); });
}

} // namespace chartroom::views
