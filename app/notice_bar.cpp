#include "app/notice_bar.h"

#include "views/common/close_button.h"
#include "views/common/status_colours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace chartroom::app {

namespace {

constexpr qsizetype shownSentences = 4;

}

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_sign(new QLabel)
    , m_text(new QLabel)
{
    setAutoFillBackground(true);
    m_sign->setContentsMargins(0, 3, 0, 0);
    m_text->setContentsMargins(0, 3, 0, 3);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = views::closeButton(tr("Close this notice"));
    connect(close, &QToolButton::clicked, this, &NoticeBar::clear);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_sign, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    colour();
    hide();
}

void NoticeBar::add(const QStringList& sentences)
{
    for (const QString& sentence : sentences) {
        m_sentences.removeAll(sentence);
        m_sentences.append(sentence);
    }
    showText();
}

void NoticeBar::clear()
{
    m_sentences.clear();
    showText();
}

void NoticeBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        colour();
}

void NoticeBar::showText()
{
    QStringList lines = m_sentences.mid(0, shownSentences);
    const qsizetype more = m_sentences.size() - lines.size();
    if (more > 0)
        lines << tr("and %1 more").arg(more);
    m_text->setText(lines.join(QLatin1Char('\n')));
    m_text->setToolTip(more > 0 ? QStringLiteral("<p>%1</p>")
                                      .arg(m_sentences.join(QLatin1Char('\n'))
                                               .left(4000)
                                               .toHtmlEscaped()
                                               .replace(QLatin1Char('\n'), QStringLiteral("<br>")))
                                : QString());
    setVisible(!m_sentences.isEmpty());
}

void NoticeBar::colour()
{
    const views::StatusColours colours = views::StatusColours::caution(QGuiApplication::palette());
    QPalette own = QGuiApplication::palette();
    own.setColor(QPalette::Window, colours.background);
    setPalette(own);
    m_sign->setPixmap(
        views::icon(views::Icon::Warning, colours.sign).pixmap(QSize(16, 16), devicePixelRatioF()));
}

} // namespace chartroom::app
