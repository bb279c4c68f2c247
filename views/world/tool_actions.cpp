#include "views/world/tool_actions.h"

#include "views/world/tools/stamp_tool.h"
#include "views/world/world_action_info.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace chartroom::views {

namespace {

struct ToolAction
{
    ToolKind kind;
    const char* id;
    const char* text;
    Icon icon;
    QKeySequence key;
    const char* help = nullptr;
};

constexpr const char* brushHelp = QT_TRANSLATE_NOOP(
    "Action",
    "Shift and a click draw a line from the last point, Ctrl+Shift and a click a circle around it.");
constexpr const char* selectHelp = QT_TRANSLATE_NOOP(
    "Action",
    "Shift adds to the selection, Ctrl subtracts from it, both intersect. From inside, a drag moves it.");

constexpr const char* findHelp = QT_TRANSLATE_NOOP(
    "Action",
    "Looks in the chunks around the view, 9 × 9 at most. Shift adds to the selection, Ctrl subtracts "
    "from it, both intersect. From inside, a drag moves it.");

const std::array<ToolAction, 12>& toolActions()
{
    static const std::array<ToolAction, 12> actions{{
        {ToolKind::Brush, "tool.brush", QT_TRANSLATE_NOOP("Action", "&Brush"), Icon::Brush, Qt::Key_B,
         brushHelp},
        {ToolKind::Eraser, "tool.eraser", QT_TRANSLATE_NOOP("Action", "&Eraser"), Icon::Eraser, Qt::Key_E,
         brushHelp},
        {ToolKind::Hole, "tool.hole", QT_TRANSLATE_NOOP("Action", "&Hole"), Icon::Hole, Qt::SHIFT | Qt::Key_E,
         brushHelp},
        {ToolKind::Rectangle, "tool.rectangle", QT_TRANSLATE_NOOP("Action", "Rectan&gle"), Icon::Rectangle,
         Qt::Key_P, QT_TRANSLATE_NOOP("Action", "With Shift a square.")},
        {ToolKind::Fill, "tool.fill", QT_TRANSLATE_NOOP("Action", "&Fill"), Icon::Fill, Qt::Key_F},
        {ToolKind::Picker, "tool.picker", QT_TRANSLATE_NOOP("Action", "&Picker"), Icon::Picker, Qt::Key_K},
        {ToolKind::Stamp, "tool.stamp", QT_TRANSLATE_NOOP("Action", "S&tamp"), Icon::Stamp, Qt::Key_T,
         QT_TRANSLATE_NOOP("Action", "A drag with the right button, in any paint tool, captures a stamp.")},
        {ToolKind::Select, "tool.select", QT_TRANSLATE_NOOP("Action", "Select &Rectangle"), Icon::Select,
         Qt::Key_R, selectHelp},
        {ToolKind::Wand, "tool.wand", QT_TRANSLATE_NOOP("Action", "Select Connected (&Wand)"), Icon::Wand,
         Qt::Key_W, findHelp},
        {ToolKind::SameSymbol, "tool.same", QT_TRANSLATE_NOOP("Action", "Select &Same Symbol"), Icon::Same,
         Qt::Key_S, findHelp},
        {ToolKind::Instance, "tool.instance", QT_TRANSLATE_NOOP("Action", "&Instances"), Icon::Instance,
         Qt::Key_I},
        {ToolKind::Chunks, "tool.chunks", QT_TRANSLATE_NOOP("Action", "&Chunks"), Icon::Chunk, Qt::Key_C,
         QT_TRANSLATE_NOOP(
             "Action", "Shift adds chunks, Ctrl takes one in or out. A drag moves them, with Ctrl a copy.")},
    }};
    return actions;
}

/// What the keyboard does on the map. Keys with Shift go farther; to the tool they are the pointer's.
void declareCellCursor(ActionRegistry& actions)
{
    const auto far = [](Qt::Key key) {
        return QList<QKeySequence>{Qt::CTRL | key, Qt::ALT | Qt::SHIFT | key};
    };
    actions.declare({
        worldAction("cursor.up", QT_TRANSLATE_NOOP("Action", "Cursor &Up"), {}, far(Qt::Key_Up)),
        worldAction("cursor.down", QT_TRANSLATE_NOOP("Action", "Cursor &Down"), {}, far(Qt::Key_Down)),
        worldAction("cursor.left", QT_TRANSLATE_NOOP("Action", "Cursor &Left"), {}, far(Qt::Key_Left)),
        worldAction("cursor.right", QT_TRANSLATE_NOOP("Action", "Cursor &Right"), {}, far(Qt::Key_Right)),
        worldAction("cursor.use", QT_TRANSLATE_NOOP("Action", "U&se Tool at the Cursor"), {},
                    {Qt::Key_Return, Qt::Key_Enter, Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::Key_Return,
                     Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::ALT | Qt::Key_Return}),
        worldAction("cursor.hold", QT_TRANSLATE_NOOP("Action", "&Hold Tool Down"), {}, {Qt::Key_Q}),
    });
}

} // namespace

void declareToolActions(ActionRegistry& actions)
{
    for (const ToolAction& tool : toolActions()) {
        ActionInfo info = worldAction(tool.id, tool.text, tool.icon, {tool.key}, true);
        info.help = tool.help;
        actions.declare(info);
    }
    actions.declare({
        worldAction("flipHorizontal", QT_TRANSLATE_NOOP("Action", "Mirror Left to &Right"),
                    Icon::MirrorHorizontal, {Qt::Key_X}),
        worldAction("flipVertical", QT_TRANSLATE_NOOP("Action", "Mirror Top to &Bottom"),
                    Icon::MirrorVertical, {Qt::Key_Y}),
        worldAction("turnRight", QT_TRANSLATE_NOOP("Action", "&Turn Clockwise"), Icon::TurnRight,
                    {Qt::Key_Z}),
        worldAction("turnLeft", QT_TRANSLATE_NOOP("Action", "Turn &Back"), Icon::TurnLeft,
                    {Qt::SHIFT | Qt::Key_Z}),
        worldAction("duplicateChunks", QT_TRANSLATE_NOOP("Action", "&Duplicate Chunks"), Icon::Copy,
                    {Qt::CTRL | Qt::Key_D}),
        worldAction("fillBackground", QT_TRANSLATE_NOOP("Action", "Fill Chunk Back&ground")),
        worldAction("brushLarger", QT_TRANSLATE_NOOP("Action", "&Larger Brush"), Icon::BrushLarger,
                    {Qt::Key_BracketRight})
            .tiled({Qt::CTRL | Qt::Key_BracketRight}),
        worldAction("brushSmaller", QT_TRANSLATE_NOOP("Action", "S&maller Brush"), Icon::BrushSmaller,
                    {Qt::Key_BracketLeft})
            .tiled({Qt::CTRL | Qt::Key_BracketLeft}),
        worldAction("brushRound", QT_TRANSLATE_NOOP("Action", "R&ound Brush"), Icon::BrushRound, {}, true),
        worldAction("random", QT_TRANSLATE_NOOP("Action", "Paint at Rando&m"), Icon::Random, {Qt::Key_D},
                    true),
        worldAction("outlined", QT_TRANSLATE_NOOP("Action", "Outline Onl&y"), Icon::Outline, {}, true),
        worldAction("nextSymbol", QT_TRANSLATE_NOOP("Action", "&Next Symbol"), {},
                    {Qt::CTRL | Qt::Key_BracketRight})
            .tiled({Qt::Key_BracketRight}),
        worldAction("previousSymbol", QT_TRANSLATE_NOOP("Action", "Pre&vious Symbol"), {},
                    {Qt::CTRL | Qt::Key_BracketLeft})
            .tiled({Qt::Key_BracketLeft}),
        worldAction("selectReplace", QT_TRANSLATE_NOOP("Action", "Select Ane&w"), Icon::Select, {}, true),
        worldAction("selectAdd", QT_TRANSLATE_NOOP("Action", "Add to t&he Selection"), Icon::SelectAdd, {},
                    true),
        worldAction("selectSubtract", QT_TRANSLATE_NOOP("Action", "&Subtract from the Selection"),
                    Icon::SelectSubtract, {}, true),
        worldAction("selectIntersect", QT_TRANSLATE_NOOP("Action", "Int&ersect with the Selection"),
                    Icon::SelectIntersect, {}, true),
        worldAction("allLayers", QT_TRANSLATE_NOOP("Action", "Selections Take All La&yers"), Icon::Layers, {},
                    true),
    });
    for (int slot = 0; slot < StampTool::slotCount; ++slot) {
        const auto digit = static_cast<Qt::Key>(Qt::Key_1 + slot);
        actions.declare({
            worldAction(QStringLiteral("stamp.take.%1").arg(slot + 1),
                        QT_TRANSLATE_NOOP("Action", "Take Stamp"), {}, {digit}),
            worldAction(QStringLiteral("stamp.keep.%1").arg(slot + 1),
                        QT_TRANSLATE_NOOP("Action", "Keep Stamp"), {}, {Qt::CTRL | digit}),
        });
    }
    declareCellCursor(actions);
}

QString fillBackgroundText(const QString& tile)
{
    if (tile.isEmpty())
        return QCoreApplication::translate("Action", "Fill Chunk Back&ground");
    QString name = tile;
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    return QCoreApplication::translate("Action", "Fill Chunk Back&ground with %1").arg(name);
}

const char* toolActionId(ToolKind kind)
{
    return std::ranges::find(toolActions(), kind, &ToolAction::kind)->id;
}

} // namespace chartroom::views
