#include "views/common/elided_label.h"

#include "model/common/short_text.h"
#include "model/common/tip_text.h"
#include "views/common/display_text.h"

#include <QEvent>
#include <QResizeEvent>

namespace chartroom::views {

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    updateGeometry();
    elide();
}

void ElidedLabel::setMore(const QString& lines)
{
    m_more = lines;
    elide();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    elide();
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QSize words(fontMetrics().averageCharWidth() * static_cast<int>(qMin(qsizetype(8), m_text.size())),
                      fontMetrics().height());
    return words.grownBy(contentsMargins());
}

QSize ElidedLabel::sizeHint() const
{
    const QSize words(fontMetrics().horizontalAdvance(singleLine(model::shortText(m_text))) + 2,
                      fontMetrics().height());
    return words.grownBy(contentsMargins());
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        elide();
}

void ElidedLabel::elide()
{
    const QString line = singleLine(m_text);
    const QString shown = fontMetrics().elidedText(model::shortText(line), m_mode, contentsRect().width());
    setText(shown);
    QStringList tip;
    if (shown != line)
        tip << line;
    if (!m_more.isEmpty())
        tip << m_more;
    setToolTip(tip.isEmpty() ? QString() : model::tipText(tip.join(QLatin1Char('\n'))));
}

} // namespace chartroom::views
