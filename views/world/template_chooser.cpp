#include "views/world/template_chooser.h"

#include "views/common/display_text.h"
#include "views/common/icons.h"
#include "views/world/state/world_view_state.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace chartroom::views {

namespace {

constexpr int shownLength = 18; ///< characters of a template's id that are seen in any case
constexpr int gap = 6;

} // namespace

TemplateChooser::TemplateChooser(WorldViewState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_box(new QComboBox)
{
    m_box->setMinimumContentsLength(shownLength);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setPlaceholderText(tr("not chosen yet"));
    m_box->setAccessibleName(tr("A click places"));
    m_box->setToolTip(tr("The template that a click on an empty tile places"));
    auto* label = new QLabel(tr("A click places:"));
    label->setBuddy(m_box);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap, 0, gap, 0);
    layout->setSpacing(gap);
    layout->addWidget(label);
    layout->addWidget(m_box);
    connect(m_box, &QComboBox::activated, this, &TemplateChooser::choose);
    connect(&state, &WorldViewState::instanceTemplateChanged, this, &TemplateChooser::fill);
    fill();
}

void TemplateChooser::setTemplates(const QStringList& templates)
{
    if (templates == m_templates)
        return;
    m_templates = templates;
    fill();
}

void TemplateChooser::setEditable(bool editable)
{
    m_box->setEnabled(editable);
}

void TemplateChooser::fill()
{
    QStringList ids = m_templates;
    if (const QString& chosen = m_state.instanceTemplate(); !chosen.isEmpty() && !ids.contains(chosen))
        ids << chosen;
    ids.sort();
    m_box->clear();
    for (const QString& id : ids)
        m_box->addItem(singleLine(id), id);
    if (!ids.isEmpty())
        m_box->insertSeparator(m_box->count());
    m_box->addItem(icon(Icon::Add), tr("New template…"));
    m_box->setCurrentIndex(static_cast<int>(ids.indexOf(m_state.instanceTemplate())));
}

void TemplateChooser::choose(int index)
{
    const QVariant id = m_box->itemData(index);
    if (id.isValid()) {
        m_state.setInstanceTemplate(id.toString());
        return;
    }
    // Until a new one is named, the box tells what is placed now.
    fill();
    Q_EMIT newRequested();
}

} // namespace chartroom::views
