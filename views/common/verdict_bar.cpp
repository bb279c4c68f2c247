#include "views/common/verdict_bar.h"

#include "views/common/status_colours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace chartroom::views {

namespace {
constexpr int mostLines = 3;
}

VerdictBar::VerdictBar(QWidget* parent)
    : QFrame(parent)
    , m_sign(new QLabel)
    , m_sentence(new QLabel)
    , m_show(new QToolButton)
{
    setAutoFillBackground(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
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
    m_whole = sentence;
    m_show->setVisible(canShow);
    fitSentence();
    // A text that can be selected takes a hundred times as long to lay out, which the window that opens would
    // wait for; that nothing is known yet nobody wants to copy.
    m_sentence->setTextInteractionFlags(state == State::Pending
                                            ? Qt::NoTextInteraction
                                            : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    colour();
}

QString VerdictBar::sentence() const
{
    return m_whole;
}

void VerdictBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    // The sentence is given its width after this.
    QMetaObject::invokeMethod(this, &VerdictBar::fitSentence, Qt::QueuedConnection);
}

void VerdictBar::fitSentence()
{
    const QFontMetrics metrics = m_sentence->fontMetrics();
    const auto fits = [&](const QString& text) {
        const QRect room(0, 0, m_sentence->width(), QWIDGETSIZE_MAX);
        return metrics.boundingRect(room, Qt::TextWordWrap, text).height() <=
               mostLines * metrics.lineSpacing();
    };
    QString shown = m_whole;
    for (qsizetype end = m_whole.size(); end > 0 && m_sentence->isVisible() && !fits(shown);) {
        end = m_whole.lastIndexOf(QLatin1Char(' '), end - 1);
        shown = m_whole.left(std::max<qsizetype>(end, 0)) + QChar(u'…');
    }
    m_sentence->setText(shown);
    m_sentence->setToolTip(shown == m_whole ? QString() : m_whole);
    m_sentence->setAccessibleName(m_whole);
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
