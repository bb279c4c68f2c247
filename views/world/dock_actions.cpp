#include "views/world/dock_actions.h"

#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_action_info.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"

namespace chartroom::views {

void declareDockActions(ActionRegistry& actions)
{
    actions.declare({
        worldAction("addHeightLayer", QT_TRANSLATE_NOOP("Action", "Add Hei&ght Layer"), Icon::Height),
        worldAction("addRoomLayer", QT_TRANSLATE_NOOP("Action", "Add &Room Layer"), Icon::Add),
        worldAction("duplicateLayer", QT_TRANSLATE_NOOP("Action", "&Duplicate Layer"), Icon::Copy,
                    {Qt::CTRL | Qt::SHIFT | Qt::Key_D}),
        worldAction("renameLayer", QT_TRANSLATE_NOOP("Action", "Re&name Layer"), {}, {Qt::Key_F2}),
        worldAction("deleteLayer", QT_TRANSLATE_NOOP("Action", "D&elete Layer"), Icon::Delete),
        worldAction("raiseLayer", QT_TRANSLATE_NOOP("Action", "Move Layer &Up"), Icon::Up,
                    {Qt::CTRL | Qt::SHIFT | Qt::Key_Up}),
        worldAction("lowerLayer", QT_TRANSLATE_NOOP("Action", "Move Layer Do&wn"), Icon::Down,
                    {Qt::CTRL | Qt::SHIFT | Qt::Key_Down}),
        worldAction("renumberStack", QT_TRANSLATE_NOOP("Action", "Renu&mber the Stack")),
        worldAction("addBookmark", QT_TRANSLATE_NOOP("Action", "&Add Bookmark"), Icon::Bookmark,
                    {Qt::CTRL | Qt::Key_B}),
        worldAction("showBookmarks", QT_TRANSLATE_NOOP("Action", "&Show Bookmarks"), {},
                    {Qt::CTRL | Qt::SHIFT | Qt::Key_B}),
        worldAction("replaceSymbols", QT_TRANSLATE_NOOP("Action", "&Find and Replace Symbols…"), Icon::Search,
                    {Qt::CTRL | Qt::Key_F}),
        worldAction("findNext", QT_TRANSLATE_NOOP("Action", "Find &Next"), {}, {Qt::Key_F3}),
        worldAction("findPrevious", QT_TRANSLATE_NOOP("Action", "Find &Previous"), {},
                    {Qt::SHIFT | Qt::Key_F3}),
        worldAction("review", QT_TRANSLATE_NOOP("Action", "Re&view and Save…"), {},
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
        const bool inside = layers.view().hasFocus();
        WorldDocks::reveal(layers);
        layers.renameCurrent(!inside);
    });
    on("deleteLayer", [&layers] { layers.deleteCurrent(); });
    on("raiseLayer", [&layers] { layers.moveCurrent(-1); });
    on("lowerLayer", [&layers] { layers.moveCurrent(1); });
    on("renumberStack", [&docks] { docks.edit({world::RenumberStack{}}); });
    on("addBookmark", [&docks] { docks.addBookmark(); });
    on("showBookmarks", [&docks] { WorldDocks::reveal(*docks.bookmarks); });
}

} // namespace chartroom::views
