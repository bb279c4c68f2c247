#include "views/common/action_notice.h"

#include "views/common/status_colours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace chartroom::views {

ActionNotice::ActionNotice(QWidget* parent)
    : QFrame(parent)
    , m_sign(new QLabel)
    , m_sentence(new QLabel)
    , m_buttons(new QHBoxLayout)
{
    setAutoFillBackground(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_buttons->setSpacing(4);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_sign);
    layout->addWidget(m_sentence, 1);
    layout->addLayout(m_buttons);
    colour();
    hide();
}

void ActionNotice::say(Icon sign, const QString& sentence, std::vector<Answer> answers)
{
    m_icon = sign;
    m_sentence->setText(sentence);
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (Answer& answer : answers) {
        auto* button = new QPushButton(answer.text);
        button->setToolTip(answer.explanation);
        connect(button, &QPushButton::clicked, this, std::move(answer.act));
        m_buttons->addWidget(button);
    }
    colour();
    show();
}

void ActionNotice::clear()
{
    m_sentence->clear();
    hide();
}

QString ActionNotice::sentence() const
{
    return m_sentence->text();
}

void ActionNotice::answer(int index)
{
    if (QLayoutItem* item = m_buttons->itemAt(index))
        static_cast<QPushButton*>(item->widget())->click();
}

void ActionNotice::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        colour();
}

void ActionNotice::colour()
{
    const StatusColours colours = StatusColours::caution(QGuiApplication::palette());
    QPalette own = QGuiApplication::palette();
    own.setColor(QPalette::Window, colours.background);
    setPalette(own);
    m_sign->setPixmap(icon(m_icon, colours.sign).pixmap(QSize(16, 16), devicePixelRatioF()));
}

} // namespace chartroom::views
