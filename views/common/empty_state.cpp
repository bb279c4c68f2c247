#include "views/common/empty_state.h"

#include <QLabel>

namespace chartroom::views {

EmptyState::EmptyState(QWidget* content, const QString& text, QWidget* parent)
    : QStackedWidget(parent)
    , m_label(new QLabel(text))
{
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setMargin(16);
    m_label->setForegroundRole(QPalette::PlaceholderText);
    addWidget(content);
    addWidget(m_label);
    setEmpty(true);
}

void EmptyState::setText(const QString& text)
{
    m_label->setText(text);
}

QString EmptyState::text() const
{
    return m_label->text();
}

void EmptyState::setEmpty(bool empty)
{
    setCurrentIndex(empty ? 1 : 0);
}

} // namespace chartroom::views
