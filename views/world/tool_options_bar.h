#pragma once

#include <QToolBar>

namespace chartroom::views {

class WorldActions;
class WorldViewState;

/// What the tool that is taken can be set to: the brush, what a selection adds to, how a stamp is turned.
class ToolOptionsBar : public QToolBar
{
    Q_OBJECT

public:
    ToolOptionsBar(const WorldActions& actions, const WorldViewState& state, QWidget* parent = nullptr);

private:
    void refresh();

    const WorldActions& m_actions;
    const WorldViewState& m_state;
};

} // namespace chartroom::views
