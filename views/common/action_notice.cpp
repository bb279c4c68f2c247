#include "views/common/action_notice.h"

#include "model/common/tip_text.h"
#include "views/common/flow_layout.h"
#include "views/common/gaps.h"
#include "views/common/sentence_label.h"
#include "views/common/status_colours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace chartroom::views {

namespace {
/// Characters in a line of a sentence that has buttons beside it.
constexpr int shortestLine = 45;

/// Buttons that are in one row where there is room for it, and have none in the way of a small window.
class Answers : public QWidget
{
public:
    using QWidget::QWidget;

    [[nodiscard]] QSize sizeHint() const override
    {
        QSize row(0, 0);
        for (int i = 0; i < layout()->count(); ++i) {
            const QSize button = layout()->itemAt(i)->sizeHint();
            row = {row.width() + button.width() + (i > 0 ? narrowGap : 0),
                   qMax(row.height(), button.height())};
        }
        return row;
    }
};

} // namespace

ActionNotice::ActionNotice(QWidget* parent)
    : QFrame(parent)
    , m_sign(new QLabel(this))
    , m_sentence(new SentenceLabel(this))
    , m_buttons(new Answers(this))
{
    setAutoFillBackground(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_buttons->setLayout(new FlowLayout(nullptr, narrowGap));
    colour();
    hide();
}

void ActionNotice::say(Icon sign, const QString& sentence, std::vector<Answer> answers)
{
    m_icon = sign;
    m_sentence->setSentence(sentence);
    auto* buttons = static_cast<FlowLayout*>(m_buttons->layout());
    QList<QPushButton*> before;
    while (QLayoutItem* item = buttons->takeAt(0)) {
        before << static_cast<QPushButton*>(item->widget());
        delete item;
    }
    // The window may not be active: a dialog that an answer opened has the keys.
    const auto focused = std::ranges::find(before, window()->focusWidget());
    const bool isHeld = isVisible() && focused != before.end();
    QPushButton* same = nullptr;
    m_undecided = -1;
    for (Answer& answer : answers) {
        auto* button = new QPushButton(answer.text);
        button->setToolTip(model::tipText(answer.explanation));
        connect(button, &QPushButton::clicked, this, std::move(answer.act));
        buttons->insertWidget(buttons->count(), button);
        button->show();
        if (isHeld && answer.text == (*focused)->text())
            same = button;
        if (m_undecided < 0 && !answer.decides)
            m_undecided = buttons->count() - 1;
    }
    // Whoever is at an answer stays there, and does not come to that of another notice, or decides something
    // unawares.
    if (same)
        same->setFocus();
    else if (isHeld)
        focusUndecided();
    for (QPushButton* button : before) {
        button->hide();
        button->deleteLater();
    }
    m_buttons->setVisible(!answers.empty());
    colour();
    show();
    // The layout outside knows the parts of before.
    updateGeometry();
    arrange();
}

void ActionNotice::setMostLines(int lines)
{
    if (std::exchange(m_mostLines, lines) == lines)
        return;
    m_sentence->setMostLines(lines);
    updateGeometry();
    arrange();
}

bool ActionNotice::hasAnswers() const
{
    return m_buttons->layout()->count() > 0;
}

ActionNotice::Places ActionNotice::placesIn(int width, int mostLines) const
{
    Places places;
    const QSize sign = m_sign->sizeHint();
    const QSize row = hasAnswers() ? m_buttons->sizeHint() : QSize(0, 0);
    const int left = sign.width() + 4 * narrowGap;
    const int inner = std::max(0, width - left - 2 * narrowGap);
    if (width >= row.width() + shortestLine * m_sentence->fontMetrics().averageCharWidth()) {
        const int line = hasAnswers() ? std::max(0, inner - row.width() - 2 * narrowGap) : inner;
        const int height = std::max({m_sentence->heightFor(line, mostLines), row.height(), sign.height()});
        places.sign = QRect(QPoint(2 * narrowGap, narrowGap + (height - sign.height()) / 2), sign);
        places.sentence = QRect(left, narrowGap, line, height);
        places.buttons =
            QRect(QPoint(left + inner - row.width(), narrowGap + (height - row.height()) / 2), row);
        places.height = height + 2 * narrowGap;
        return places;
    }
    // The sign stands beside the sentence, not beside the buttons below it.
    places.sign = QRect(QPoint(2 * narrowGap, narrowGap), sign);
    places.sentence =
        QRect(left, narrowGap, inner, std::max(m_sentence->heightFor(inner, mostLines), sign.height()));
    places.height = places.sentence.bottom() + 1 + narrowGap;
    if (hasAnswers()) {
        places.buttons = QRect(left, places.height, inner, m_buttons->layout()->heightForWidth(inner));
        places.height += places.buttons.height() + narrowGap;
    }
    return places;
}

int ActionNotice::heightFor(int width, int mostLines) const
{
    return placesIn(width, mostLines).height;
}

QSize ActionNotice::sizeHint() const
{
    const int width = m_sentence->sizeHint().width() + m_buttons->sizeHint().width() +
                      m_sign->sizeHint().width() + 8 * narrowGap;
    return {width, heightForWidth(width)};
}

QSize ActionNotice::minimumSizeHint() const
{
    const int inner = std::max(m_sentence->minimumSizeHint().width(), m_buttons->minimumSizeHint().width());
    return {inner + m_sign->sizeHint().width() + 6 * narrowGap,
            std::max(m_sentence->fontMetrics().lineSpacing(), m_sign->sizeHint().height()) + 2 * narrowGap};
}

void ActionNotice::arrange()
{
    Places places = placesIn(width(), m_mostLines);
    // What there is more or less room than that is the sentence's: answers are never cut for it.
    const int more = height() - places.height;
    const bool below = places.buttons.top() > places.sentence.bottom();
    places.sentence.setHeight(std::max(0, places.sentence.height() + more));
    if (below) {
        places.buttons.translate(0, more);
    } else {
        places.buttons.translate(0, more / 2);
        places.sign.translate(0, more / 2);
    }
    const auto put = [this](QWidget* part, const QRect& place) {
        part->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    };
    put(m_sign, places.sign);
    put(m_sentence, places.sentence);
    put(m_buttons, places.buttons);
}

bool ActionNotice::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QFrame::event(event);
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

void ActionNotice::focusUndecided()
{
    if (m_undecided >= 0)
        focusAnswer(m_undecided);
    else
        m_sentence->setFocus(Qt::OtherFocusReason);
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
