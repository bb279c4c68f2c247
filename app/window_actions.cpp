#include "app/window_actions.h"

#include "views/common/action_maker.h"

namespace chartroom::app {

namespace {

using views::Icon;

constexpr views::ActionMaker action{"window"};

} // namespace

void declareWindowActions(views::ActionRegistry& actions)
{
    actions.declare({
        action("open", QT_TRANSLATE_NOOP("Action", "&Open File…"), Icon::Open, {Qt::CTRL | Qt::Key_O}),
        action("openFolder", QT_TRANSLATE_NOOP("Action", "Open World &Folder…"), Icon::OpenFolder,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_O}),
        action("openSample", QT_TRANSLATE_NOOP("Action", "Open S&ample"), Icon::Sample),
        action("quickOpen", QT_TRANSLATE_NOOP("Action", "Open in Pro&ject…"), Icon::Search,
               {Qt::CTRL | Qt::Key_P}),
        action("recoveredWork", QT_TRANSLATE_NOOP("Action", "Reco&vered Work…"), Icon::History),
        action("newWorld", QT_TRANSLATE_NOOP("Action", "New &World…"), Icon::World, {Qt::CTRL | Qt::Key_N}),
        action("newContentFolder", QT_TRANSLATE_NOOP("Action", "New &Content Folder…"), Icon::Add),
        action("clearRecent", QT_TRANSLATE_NOOP("Action", "&Clear This List")),
        action("reload", QT_TRANSLATE_NOOP("Action", "&Reload"), Icon::Reload,
               {Qt::Key_F5, Qt::CTRL | Qt::Key_R}),
        action("closeTab", QT_TRANSLATE_NOOP("Action", "&Close Tab"), Icon::Close, {Qt::CTRL | Qt::Key_W}),
        action("reopenTab", QT_TRANSLATE_NOOP("Action", "Reopen Closed &Tab"), Icon::Recent,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_T}),
        action("settings", QT_TRANSLATE_NOOP("Action", "&Settings…"), Icon::Settings,
               {Qt::CTRL | Qt::Key_Comma}),
        action("quit", QT_TRANSLATE_NOOP("Action", "&Quit"), Icon::Quit, {Qt::CTRL | Qt::Key_Q}),
        action("fullScreen", QT_TRANSLATE_NOOP("Action", "&Full Screen"), Icon::FullScreen, {Qt::Key_F11},
               true),
        action("nextTab", QT_TRANSLATE_NOOP("Action", "&Next Tab"), Icon::Forward, {Qt::CTRL | Qt::Key_Tab}),
        action("previousTab", QT_TRANSLATE_NOOP("Action", "&Previous Tab"), Icon::Back,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab}),
        action("nextPane", QT_TRANSLATE_NOOP("Action", "Next P&ane"), {}, {Qt::Key_F6}),
        action("previousPane", QT_TRANSLATE_NOOP("Action", "Previous Pan&e"), {}, {Qt::SHIFT | Qt::Key_F6}),
        action("resetDocks", QT_TRANSLATE_NOOP("Action", "&Reset Docks")),
        action("findAction", QT_TRANSLATE_NOOP("Action", "&Find Action…"), Icon::Search,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_P}),
        action("shortcuts", QT_TRANSLATE_NOOP("Action", "&Keyboard Shortcuts…")),
        action("about", QT_TRANSLATE_NOOP("Action", "&About Chartroom"), Icon::About),
        action("aboutQt", QT_TRANSLATE_NOOP("Action", "About &Qt")),
    });
}

} // namespace chartroom::app
