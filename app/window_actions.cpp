#include "app/window_actions.h"

#include "views/common/action_registry.h"

namespace chartroom::app {

namespace {

using views::Icon;

views::ActionInfo action(const char* id, const char* text, std::optional<Icon> icon = {},
                         const QList<QKeySequence>& shortcuts = {}, bool checkable = false)
{
    return {QLatin1String(id), QStringLiteral("window"), text, icon, shortcuts, {}, checkable};
}

} // namespace

void declareWindowActions(views::ActionRegistry& actions)
{
    actions.declare({
        action("window.open", QT_TRANSLATE_NOOP("Action", "&Open File…"), Icon::Open, {Qt::CTRL | Qt::Key_O}),
        action("window.openFolder", QT_TRANSLATE_NOOP("Action", "Open World &Folder…"), Icon::OpenFolder,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_O}),
        action("window.openSample", QT_TRANSLATE_NOOP("Action", "Open S&ample"), Icon::Sample),
        action("window.quickOpen", QT_TRANSLATE_NOOP("Action", "Open in Pro&ject…"), Icon::Search,
               {Qt::CTRL | Qt::Key_P}),
        action("window.recoveredWork", QT_TRANSLATE_NOOP("Action", "Reco&vered Work…"), Icon::History),
        action("window.newWorld", QT_TRANSLATE_NOOP("Action", "New &World…"), Icon::World,
               {Qt::CTRL | Qt::Key_N}),
        action("window.newContentFolder", QT_TRANSLATE_NOOP("Action", "New &Content Folder…"), Icon::Add),
        action("window.clearRecent", QT_TRANSLATE_NOOP("Action", "&Clear This List")),
        action("window.reload", QT_TRANSLATE_NOOP("Action", "&Reload"), Icon::Reload,
               {Qt::Key_F5, Qt::CTRL | Qt::Key_R}),
        action("window.closeTab", QT_TRANSLATE_NOOP("Action", "&Close Tab"), Icon::Close,
               {Qt::CTRL | Qt::Key_W}),
        action("window.reopenTab", QT_TRANSLATE_NOOP("Action", "Reopen Closed &Tab"), Icon::Recent,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_T}),
        action("window.settings", QT_TRANSLATE_NOOP("Action", "&Settings…"), Icon::Settings,
               {Qt::CTRL | Qt::Key_Comma}),
        action("window.quit", QT_TRANSLATE_NOOP("Action", "&Quit"), Icon::Quit, {Qt::CTRL | Qt::Key_Q}),
        action("window.fullScreen", QT_TRANSLATE_NOOP("Action", "&Full Screen"), Icon::FullScreen,
               {Qt::Key_F11}, true),
        action("window.nextTab", QT_TRANSLATE_NOOP("Action", "&Next Tab"), Icon::Forward,
               {Qt::CTRL | Qt::Key_Tab}),
        action("window.previousTab", QT_TRANSLATE_NOOP("Action", "&Previous Tab"), Icon::Back,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab}),
        action("window.nextPane", QT_TRANSLATE_NOOP("Action", "Next P&ane"), {}, {Qt::Key_F6}),
        action("window.previousPane", QT_TRANSLATE_NOOP("Action", "Previous Pan&e"), {},
               {Qt::SHIFT | Qt::Key_F6}),
        action("window.resetDocks", QT_TRANSLATE_NOOP("Action", "&Reset Docks")),
        action("window.findAction", QT_TRANSLATE_NOOP("Action", "&Find Action…"), Icon::Search,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_P}),
        action("window.shortcuts", QT_TRANSLATE_NOOP("Action", "&Keyboard Shortcuts…")),
        action("window.about", QT_TRANSLATE_NOOP("Action", "&About Chartroom"), Icon::About),
        action("window.aboutQt", QT_TRANSLATE_NOOP("Action", "About &Qt")),
    });
}

} // namespace chartroom::app
