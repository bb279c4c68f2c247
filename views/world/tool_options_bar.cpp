#include "views/world/tool_options_bar.h"

#include "views/world/template_chooser.h"
#include "views/world/world_actions.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

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

QString boldText(const QString& text)
{
    return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

} // namespace

ToolOptionsBar::ToolOptionsBar(const WorldActions& actions, WorldViewState& state, QWidget* parent)
    : QToolBar(tr("Tool Options"), parent)
    , m_actions(actions)
    , m_state(state)
    , m_templates(new TemplateChooser(state))
    , m_name(new QLabel)
    , m_hint(new QLabel)
{
    setObjectName(QStringLiteral("settings"));
    setIconSize(QSize(iconSide, iconSide));
    m_name->setObjectName(QStringLiteral("toolName"));
    for (QLabel* label : {m_name, m_hint})
        label->setMargin(margin);
    auto* words = new QWidget;
    auto* layout = new QHBoxLayout(words);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_name);
    layout->addWidget(m_hint);
    m_wordsAction = addWidget(words);
    m_templatesAction = addWidget(m_templates);
    keepHeight();
    connect(&state, &WorldViewState::toolChanged, this, [this] { fill(m_state.tool()); });
    fill(m_state.tool());
}

void ToolOptionsBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fill(m_state.tool());
}

void ToolOptionsBar::showName(ToolKind tool)
{
    // Tools that begin with the same button have the same settings, or some of them.
    const QAction* const first = m_actions.options(tool).value(0);
    m_name->setMinimumWidth(0);
    int widest = 0;
    for (int kind = 0; kind <= static_cast<int>(ToolKind::Chunks); ++kind) {
        const auto other = static_cast<ToolKind>(kind);
        if (m_actions.options(other).value(0) != first)
            continue;
        m_name->setText(boldText(m_actions.tool(other)->iconText()));
        widest = std::max(widest, m_name->sizeHint().width());
    }
    m_name->setMinimumWidth(first ? widest : 0);
    m_name->setText(boldText(m_actions.tool(tool)->iconText()));
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
    showName(tool);
    const QString hint = hintOf(tool);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    addAction(m_wordsAction);
    widgetForAction(m_wordsAction)->show();
    addActions(m_actions.options(tool));
    if (tool == ToolKind::Instance) {
        addAction(m_templatesAction);
        m_templates->show();
    }
}

} // namespace chartroom::views
