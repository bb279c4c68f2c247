#include "views/common/sentence_label.h"

#include "model/common/short_text.h"
#include "model/common/tip_text.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace chartroom::views {

namespace {
/// Letters that are laid out, again and again until they fit. Names in a sentence could be of any length.
constexpr qsizetype mostLetters = 2000;
} // namespace

SentenceLabel::SentenceLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

void SentenceLabel::setSentence(const QString& sentence)
{
    m_whole = sentence;
    m_laidOut = model::shortText(sentence, mostLetters);
    setAccessibleName(sentence);
    setText(m_laidOut);
    m_hint = QLabel::sizeHint();
    m_minimum = QLabel::minimumSizeHint();
    fit();
}

void SentenceLabel::setMostLines(int lines)
{
    if (std::exchange(m_mostLines, lines) == lines)
        return;
    updateGeometry();
    fit();
}

int SentenceLabel::heightOf(const QString& text, int width) const
{
    return fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text).height();
}

int SentenceLabel::heightFor(int width, int mostLines) const
{
    return limited(text() == m_laidOut ? QLabel::heightForWidth(width) : heightOf(m_laidOut, width),
                   mostLines);
}

int SentenceLabel::heightForWidth(int width) const
{
    return heightFor(width, m_mostLines);
}

int SentenceLabel::limited(int height, int lines) const
{
    return lines > 0 ? std::min(height, lines * fontMetrics().lineSpacing()) : height;
}

// What is cut for want of room is asked for still.
QSize SentenceLabel::sizeHint() const
{
    return {m_hint.width(), limited(m_hint.height(), m_mostLines)};
}

QSize SentenceLabel::minimumSizeHint() const
{
    return {m_minimum.width(), limited(m_minimum.height(), m_mostLines)};
}

void SentenceLabel::fit()
{
    const QSize room(contentsRect().width(), limited(contentsRect().height(), m_mostLines));
    QString shown = m_laidOut;
    for (qsizetype end = m_laidOut.size();
         end > 0 && isVisible() && heightOf(shown, room.width()) > room.height();) {
        end = m_laidOut.lastIndexOf(QLatin1Char(' '), end - 1);
        shown = m_laidOut.left(std::max<qsizetype>(end, 0)) + QChar(u'…');
    }
    if (shown != text())
        setText(shown);
    setToolTip(shown == m_whole ? QString() : model::tipText(m_whole));
}

void SentenceLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void SentenceLabel::showEvent(QShowEvent* event)
{
    QLabel::showEvent(event);
    // It may have been given its size before.
    fit();
}

void SentenceLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setSentence(QString(m_whole));
}

} // namespace chartroom::views
