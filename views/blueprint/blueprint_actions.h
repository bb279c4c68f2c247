#pragma once

#include "views/common/action_lists.h"
#include "views/common/workbench.h"

#include <map>
#include <memory>

namespace chartroom::views {

class ActionRegistry;

/// Makes the actions of the blueprint workbench known, with their shortcuts.
void declareBlueprintActions(ActionRegistry& actions);

/// The actions of one blueprint workbench, by id, and the menus that they stand in.
class BlueprintActions : public QObject
{
    Q_OBJECT

public:
    BlueprintActions(ActionRegistry& registry, QWidget& workbench);

    /// An action that was declared above, such as `blueprint.fit`.
    [[nodiscard]] QAction* operator[](const QString& id) const { return m_actions.at(id); }
    [[nodiscard]] QList<QAction*> menu(Workbench::Menu menu) const;
    /// Enables or disables what needs a map.
    void setMapThere(bool there);

private:
    [[nodiscard]] QList<QAction*> list(std::initializer_list<const char*> ids) const;

    std::map<QString, QAction*> m_actions;
    std::unique_ptr<ActionLists> m_lists;
};

} // namespace chartroom::views
