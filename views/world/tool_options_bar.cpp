#include "views/world/tool_options_bar.h"

#include "views/world/world_actions.h"

namespace chartroom::views {

ToolOptionsBar::ToolOptionsBar(const WorldActions& actions, const WorldViewState& state, QWidget* parent)
    : QToolBar(tr("Tool Options"), parent)
    , m_actions(actions)
    , m_state(state)
{
    setObjectName(QStringLiteral("toolOptions"));
    connect(&state, &WorldViewState::toolChanged, this, &ToolOptionsBar::refresh);
    refresh();
}

void ToolOptionsBar::refresh()
{
    clear();
    addActions(m_actions.options(m_state.tool()));
}

} // namespace chartroom::views
