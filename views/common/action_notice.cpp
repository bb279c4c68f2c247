#include "views/common/action_notice.h"

#include "views/common/flow_layout.h"
#include "views/common/sentence_label.h"
#include "views/common/status_colours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace chartroom::views {

namespace {
constexpr int spacing = 4;
/// Characters in a line of a sentence that has buttons beside it.
constexpr int shortestLine = 45;

/// Buttons that are in one row where there is room for it, and have none in the way of a small window.
class Answers : public QWidget
{
public:
    [[nodiscard]] QSize sizeHint() const override
    {
        QSize row(0, 0);
        for (int i = 0; i < layout()->count(); ++i) {
            const QSize button = layout()->itemAt(i)->sizeHint();
            row = {row.width() + button.width() + (i > 0 ? spacing : 0), qMax(row.height(), button.height())};
        }
        return row;
    }
};

} // namespace

ActionNotice::ActionNotice(QWidget* parent)
    : QFrame(parent)
    , m_sign(new QLabel)
    , m_sentence(new SentenceLabel)
    , m_buttons(new Answers)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setAutoFillBackground(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_buttons->setLayout(new FlowLayout(nullptr, spacing));
    m_parts->setSpacing(2 * spacing);
    m_parts->addWidget(m_sentence, 1);
    m_parts->addWidget(m_buttons);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * spacing, spacing, 2 * spacing, spacing);
    layout->setSpacing(2 * spacing);
    layout->addWidget(m_sign);
    layout->addLayout(m_parts, 1);
    colour();
    hide();
}

void ActionNotice::say(Icon sign, const QString& sentence, std::vector<Answer> answers)
{
    m_icon = sign;
    m_sentence->setSentence(sentence);
    auto* buttons = static_cast<FlowLayout*>(m_buttons->layout());
    while (QLayoutItem* item = buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (Answer& answer : answers) {
        auto* button = new QPushButton(answer.text);
        button->setToolTip(answer.explanation);
        connect(button, &QPushButton::clicked, this, std::move(answer.act));
        buttons->insertWidget(buttons->count(), button);
    }
    m_buttons->setVisible(!answers.empty());
    // The layout outside knows the buttons of before.
    m_buttons->updateGeometry();
    colour();
    show();
    arrange();
}

void ActionNotice::arrange()
{
    const bool beside = width() >= m_buttons->sizeHint().width() +
                                       shortestLine * m_sentence->fontMetrics().averageCharWidth();
    m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setSpacing(beside ? 2 * spacing : spacing);
    // The sign stands beside the sentence, not beside the buttons below it.
    layout()->setAlignment(m_sign, beside ? Qt::AlignVCenter : Qt::AlignTop);
}

void ActionNotice::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void ActionNotice::clear()
{
    m_sentence->setSentence({});
    hide();
}

QString ActionNotice::sentence() const
{
    return m_sentence->sentence();
}

void ActionNotice::answer(int index)
{
    if (QLayoutItem* item = m_buttons->layout()->itemAt(index))
        static_cast<QPushButton*>(item->widget())->click();
}

void ActionNotice::focusAnswer(int index)
{
    if (QLayoutItem* item = m_buttons->layout()->itemAt(index))
        item->widget()->setFocus(Qt::OtherFocusReason);
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
