#include "views/common/byte_goto_bar.h"

#include "model/common/number_text.h"
#include "views/common/byte_offset.h"
#include "views/common/close_button.h"
#include "views/common/gaps.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace chartroom::views {

ByteGotoBar::ByteGotoBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
    , m_status(new QLabel(this))
{
    auto* const label = new QLabel(tr("&Offset"), this);
    label->setBuddy(m_text);
    m_text->setPlaceholderText(tr("For example 1234, 0x4D2, +16 or -16"));
    auto* const closer = closeButton(tr("Close (Esc)"));
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(label);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_status, 1);
    layout->addWidget(closer);
    connect(m_text, &QLineEdit::textEdited, this, &ByteGotoBar::check);
    connect(closer, &QToolButton::clicked, this, &ByteGotoBar::close);
}

void ByteGotoBar::setPlace(std::uint64_t caret, std::uint64_t size)
{
    m_caret = caret;
    m_size = size;
}

void ByteGotoBar::open()
{
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    check();
}

void ByteGotoBar::close()
{
    hide();
    Q_EMIT closed();
}

void ByteGotoBar::check()
{
    const bool good = m_text->text().trimmed().isEmpty() || parseOffset(m_text->text(), m_caret, m_size);
    m_status->setText(good ? QString()
                           : tr("No offset between 0 and %1 (0x%2).")
                                 .arg(model::countText(m_size), QString::number(m_size, 16).toUpper()));
}

void ByteGotoBar::go()
{
    const auto offset = parseOffset(m_text->text(), m_caret, m_size);
    if (!offset)
        return;
    Q_EMIT goToRequested(*offset);
    close();
}

void ByteGotoBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        go();
    else if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace chartroom::views
