#include "views/world/tool_options_bar.h"

#include "views/world/template_chooser.h"
#include "views/world/world_actions.h"

#include <QLabel>

namespace chartroom::views {

namespace {

constexpr int margin = 6;
constexpr int iconSide = 20;

QString hintOf(ToolKind tool)
{
    switch (tool) {
    case ToolKind::Rectangle:
        return ToolOptionsBar::tr("Drag over the tiles that are to be painted.");
    case ToolKind::Fill:
        return ToolOptionsBar::tr("A click fills what is alike and connected; the map shows it first.");
    case ToolKind::Picker:
        return ToolOptionsBar::tr("A click takes the symbol of a tile.");
    default:
        return {};
    }
}

} // namespace

ToolOptionsBar::ToolOptionsBar(const WorldActions& actions, WorldViewState& state, QWidget* parent)
    : QToolBar(tr("Tool Options"), parent)
    , m_actions(actions)
    , m_state(state)
    , m_templates(new TemplateChooser(state))
    , m_hint(new QLabel)
{
    setObjectName(QStringLiteral("settings"));
    setIconSize(QSize(iconSide, iconSide));
    m_hint->setMargin(margin);
    m_hintAction = addWidget(m_hint);
    m_templatesAction = addWidget(m_templates);
    keepHeight();
    connect(&state, &WorldViewState::toolChanged, this, [this] { fill(m_state.tool()); });
    fill(m_state.tool());
}

void ToolOptionsBar::keepHeight()
{
    // A bar that grew and shrank would move the map under the pointer. What can be in it: a sentence,
    // buttons, which are alike, and the templates.
    ensurePolished();
    fill(ToolKind::Instance);
    addActions(m_actions.options(ToolKind::Brush).mid(0, 1));
    setMinimumHeight(sizeHint().height());
}

void ToolOptionsBar::fill(ToolKind tool)
{
    clear();
    const QString name = m_actions.tool(tool)->iconText();
    const QString hint = hintOf(tool);
    m_hint->setText(
        hint.isEmpty()
            ? QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped())
            : QStringLiteral("<b>%1</b>&nbsp;&nbsp; %2").arg(name.toHtmlEscaped(), hint.toHtmlEscaped()));
    addAction(m_hintAction);
    m_hint->show();
    addActions(m_actions.options(tool));
    if (tool == ToolKind::Instance) {
        addAction(m_templatesAction);
        m_templates->show();
    }
}

} // namespace chartroom::views
