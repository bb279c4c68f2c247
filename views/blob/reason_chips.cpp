#include "views/blob/reason_chips.h"

#include "model/common/number_text.h"
#include "views/common/flow_layout.h"
#include "views/common/gaps.h"

#include <QButtonGroup>
#include <QToolButton>

namespace chartroom::views {

ReasonChips::ReasonChips(QWidget* parent)
    : QWidget(parent)
    , m_layout(new FlowLayout(this, narrowGap))
    , m_buttons(new QButtonGroup(this))
{
    // The rows it needs, and no more.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_buttons->setExclusive(true);
    // The empty name means all; it is there from the beginning.
    chip(QString())->setChecked(true);
}

QToolButton* ReasonChips::chip(const QString& group)
{
    QToolButton*& button = m_chips[group];
    if (button != nullptr)
        return button;
    button = new QToolButton;
    button->setCheckable(true);
    m_buttons->addButton(button);
    int place = 0;
    for (const auto& [name, other] : m_chips) {
        if (name == group)
            break;
        ++place;
    }
    m_layout->insertWidget(place, button);
    connect(button, &QToolButton::clicked, this, [this, group] {
        m_group = group;
        Q_EMIT groupChosen(group);
    });
    return button;
}

void ReasonChips::setGroups(const std::map<QString, int>& groups)
{
    int all = 0;
    for (const auto& [group, count] : groups)
        all += count;
    chip(QString())->setText(tr("All %1").arg(model::countText(static_cast<std::uint64_t>(all))));
    for (const auto& [group, count] : groups) {
        const QString name = group == QLatin1String("accepted") ? tr("accepted") : group;
        chip(group)->setText(
            QStringLiteral("%1 %2").arg(name, model::countText(static_cast<std::uint64_t>(count))));
    }
    for (const auto& [group, button] : m_chips) {
        const auto found = groups.find(group);
        button->setVisible(group.isEmpty() || (found != groups.end() && found->second > 0));
    }
}

} // namespace chartroom::views
