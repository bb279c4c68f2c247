#include "views/common/verdict_bar.h"

#include "views/common/sentence_label.h"
#include "views/common/status_colours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace chartroom::views {

namespace {
constexpr int mostLines = 3;
constexpr int briefLines = 2;
} // namespace

VerdictBar::VerdictBar(QWidget* parent)
    : QFrame(parent)
    , m_sign(new QLabel)
    , m_sentence(new SentenceLabel)
    , m_show(new QToolButton)
{
    setAutoFillBackground(true);
    m_sentence->setMostLines(mostLines);
    m_show->setText(tr("Show"));
    m_show->setToolTip(tr("Go to the first problem"));
    m_show->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_sign);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_show);
    connect(m_show, &QToolButton::clicked, this, &VerdictBar::showRequested);
    colour();
}

void VerdictBar::setVerdict(State state, const QString& sentence, bool canShow)
{
    m_state = state;
    m_show->setVisible(canShow);
    m_sentence->setSentence(sentence);
    // A text that can be selected takes a hundred times as long to lay out, which the window that opens would
    // wait for; that nothing is known yet nobody wants to copy.
    m_sentence->setTextInteractionFlags(state == State::Pending
                                            ? Qt::NoTextInteraction
                                            : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    colour();
}

void VerdictBar::setBrief(bool brief)
{
    m_sentence->setMostLines(brief ? briefLines : mostLines);
}

QString VerdictBar::sentence() const
{
    return m_sentence->sentence();
}

bool VerdictBar::event(QEvent* event)
{
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
        event->type() == QEvent::LayoutRequest) {
        const int wanted = heightForWidth(width());
        if (std::exchange(m_wanted, wanted) != wanted)
            Q_EMIT heightWanted(wanted);
    }
    return done;
}

void VerdictBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    // Setting our own palette sends this event too; only the application's change matters.
    if (event->type() == QEvent::ApplicationPaletteChange)
        colour();
}

void VerdictBar::colour()
{
    const QPalette base = QGuiApplication::palette();
    StatusColours colours = StatusColours::neutral(base);
    Icon sign = Icon::Recent;
    switch (m_state) {
    case State::Pending:
        break;
    case State::Good:
        colours = StatusColours::good(base);
        sign = Icon::Ok;
        break;
    case State::Caution:
        colours = StatusColours::caution(base);
        sign = Icon::Warning;
        break;
    case State::Bad:
        colours = StatusColours::bad(base);
        sign = Icon::Error;
        break;
    }
    QPalette own = base;
    own.setColor(QPalette::Window, colours.background);
    setPalette(own);
    m_sign->setPixmap(icon(sign, colours.sign).pixmap(QSize(16, 16), devicePixelRatioF()));
}

} // namespace chartroom::views
