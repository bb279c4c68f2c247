#include "views/world/docks/recent_symbols.h"

#include "model/common/tip_text.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace chartroom::views {

namespace {
constexpr int pictureSide = 24;
}

RecentSymbols::RecentSymbols(Describe describe, QWidget* parent)
    : QWidget(parent)
    , m_describe(std::move(describe))
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addStretch(1);
    setAccessibleName(tr("Used last"));
}

void RecentSymbols::setSymbols(const QList<char16_t>& symbols)
{
    m_symbols = symbols.mid(0, kept);
    refresh();
}

void RecentSymbols::refresh()
{
    while (m_layout->count() - 1 < m_symbols.size()) {
        auto* button = new QToolButton;
        button->setAutoRaise(true);
        button->setIconSize({pictureSide, pictureSide});
        const auto place = m_layout->count() - 1;
        connect(button, &QToolButton::clicked, this, [this, place] { Q_EMIT chosen(m_symbols[place]); });
        m_layout->insertWidget(place, button);
    }
    for (int i = 0; i < m_symbols.size(); ++i) {
        auto* button = static_cast<QToolButton*>(m_layout->itemAt(i)->widget());
        const auto [picture, name] = m_describe(m_symbols[i]);
        button->setIcon(QIcon(picture));
        button->setToolTip(model::tipText(name));
        button->setAccessibleName(name);
    }
}

} // namespace chartroom::views
