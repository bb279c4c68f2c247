#pragma once

#include <QToolBar>

class QLabel;

namespace chartroom::views {

class TemplateChooser;
class WorldActions;
class WorldViewState;
enum class ToolKind;

/// What the tool that is taken is, and what it can be set to: the brush, what a selection adds to, how a
/// stamp is turned, what is placed. A tool without settings has a sentence in their place, so that the bar
/// never comes and goes under the pointer. The name has the room of the longest one among the tools with the
/// same settings, whose buttons so stay where they are from tool to tool.
class ToolOptionsBar : public QToolBar
{
    Q_OBJECT

public:
    ToolOptionsBar(const WorldActions& actions, WorldViewState& state, QWidget* parent = nullptr);

    [[nodiscard]] TemplateChooser& templates() { return *m_templates; }

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Shows a tool's name, in the room of the longest one of those with the same settings.
    void showName(ToolKind tool);
    /// Takes the height that the tallest of all tools needs.
    void keepHeight();
    void fill(ToolKind tool);

    const WorldActions& m_actions;
    const WorldViewState& m_state;
    TemplateChooser* m_templates;
    QLabel* m_name;
    QLabel* m_hint;
    QAction* m_wordsAction;
    QAction* m_templatesAction;
};

} // namespace chartroom::views
