#pragma once

#include "views/common/action_lists.h"
#include "views/common/workbench.h"
#include "views/world/state/world_view_state.h"
#include "views/world/tools/stamp_tool.h"

#include <map>
#include <memory>

class QMenu;

namespace chartroom::views {

class ActionRegistry;

/// Makes the actions of the world workbench known, with their shortcuts.
void declareWorldActions(ActionRegistry& actions);

/// The actions of one world workbench, by id without `world.`, and the menus that they stand in.
class WorldActions : public QObject
{
    Q_OBJECT

public:
    /// Keys work wherever the focus is in the workbench; those that lists and fields have too only in
    /// `canvas`.
    WorldActions(ActionRegistry& registry, QWidget& workbench, QWidget& canvas);

    /// An action, such as `fit`.
    [[nodiscard]] QAction* operator[](const char* id) const;
    [[nodiscard]] QAction* tool(ToolKind kind) const;
    [[nodiscard]] QList<QAction*> menu(Workbench::Menu menu) const;
    /// All tools, for a tool bar.
    [[nodiscard]] QList<QAction*> tools() const;
    /// What a tool can be set to, for a tool bar of its own.
    [[nodiscard]] QList<QAction*> options(ToolKind kind) const;
    /// Enables everything when the world is there, and nothing before.
    void setWorldThere(bool there);

private:
    [[nodiscard]] QList<QAction*> list(std::initializer_list<const char*> ids) const;

    std::map<QString, QAction*> m_actions;
    std::unique_ptr<ActionLists> m_lists;
    QMenu* m_cursorMenu;
    QMenu* m_stampsMenu;
};

} // namespace chartroom::views
