#include "app/status_area.h"

#include "views/common/elided_label.h"
#include "views/common/workbench.h"

#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

namespace chartroom::app {

using views::Workbench;

namespace {

constexpr int messageMilliseconds = 5000;
/// What the bar leaves free around a message, and its size grip.
constexpr int messageMargin = 40;
/// Where a message begins, as the bar itself has it, and how far from the place its words end.
constexpr int messageLeft = 6;
constexpr int messageGap = 8;
/// Where the bar puts the first of its widgets.
constexpr int barLeft = 2;
/// The share of the bar that the place keeps beside a message, and beside what a press does.
constexpr int placeShare = 3;
constexpr int placeShareOfMode = 2;

} // namespace

StatusArea::StatusArea(QStatusBar* bar)
    : QObject(bar)
    , m_bar(bar)
    , m_what(new QLabel)
    , m_progress(new QProgressBar)
    , m_cancel(new QToolButton)
    , m_mode(new views::ElidedLabel)
    , m_place(new views::ElidedLabel)
    , m_message(new views::ElidedLabel(bar))
{
    m_what->setTextFormat(Qt::PlainText);
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(160);
    m_progress->setTextVisible(false);
    m_cancel->setText(tr("Cancel"));
    m_mode->setObjectName(QStringLiteral("mode"));
    m_mode->setElideMode(Qt::ElideRight);
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setElideMode(Qt::ElideRight);
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // Figures of one width, so that the text does not dance under a moving pointer.
    QFont figures = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    figures.setPointSizeF(m_place->font().pointSizeF());
    m_place->setFont(figures);
    bar->addWidget(m_what);
    bar->addWidget(m_progress);
    bar->addWidget(m_cancel);
    bar->addWidget(m_mode, 1);
    bar->addPermanentWidget(m_place);
    // A message and what it covers begin at one place. (Before it is in the bar a label loses its margins
    // there.)
    m_mode->setContentsMargins(messageLeft - barLeft, 0, 0, 0);
    m_what->setContentsMargins(messageLeft - barLeft, 0, 0, 0);
    // The bar cuts a sentence that has no room wherever the room ends. This lies over it, with its margins
    // too: the bar's own room is a little wider than that of the words here.
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setElideMode(Qt::ElideRight);
    m_message->setContentsMargins(messageLeft, 0, messageGap, 0);
    m_message->setAutoFillBackground(true);
    m_message->hide();
    connect(bar, &QStatusBar::messageChanged, this, &StatusArea::showMessage);
    bar->installEventFilter(this);
    m_place->installEventFilter(this);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (m_own.share < 1)
            Q_EMIT ownWorkCancelled();
        else if (m_front)
            m_front->cancelWork();
    });
    refresh();
}

void StatusArea::follow(Workbench* workbench)
{
    connect(workbench, &Workbench::busyChanged, this, [this, workbench](const QString& what, double share) {
        m_busy[workbench] = {what, share};
        refresh();
    });
    connect(workbench, &Workbench::placeTextChanged, this, [this, workbench](const QString& text) {
        m_places[workbench] = text;
        refresh();
    });
    connect(workbench, &Workbench::modeTextChanged, this,
            [this, workbench](const QString& text, const QString& more) {
                m_modes[workbench] = {text, more};
                refresh();
            });
    connect(workbench, &Workbench::messageShown, this, [this, workbench](const QString& text) {
        if (workbench == m_front)
            m_bar->showMessage(text, messageMilliseconds);
    });
    connect(workbench, &Workbench::messageOver, this, [this, workbench](const QString& text) {
        if (workbench == m_front && m_bar->currentMessage() == text)
            m_bar->clearMessage();
    });
    connect(workbench, &QObject::destroyed, this, [this, workbench] {
        m_busy.remove(workbench);
        m_modes.remove(workbench);
        m_places.remove(workbench);
        refresh();
    });
}

void StatusArea::setFront(Workbench* workbench)
{
    m_front = workbench;
    m_bar->clearMessage();
    refresh();
}

void StatusArea::showMessage(const QString& message)
{
    m_message->setFullText(message);
    m_message->setVisible(!message.isEmpty());
    makeRoom();
}

void StatusArea::makeRoom()
{
    const QString message = m_bar->currentMessage();
    const QString& beside = message.isEmpty() ? m_mode->fullText() : message;
    // A long place gives way, but is never gone: who draws looks at it.
    const int left = m_bar->width() - m_bar->fontMetrics().horizontalAdvance(beside) - messageMargin;
    const int share = message.isEmpty() ? placeShareOfMode : placeShare;
    m_place->setMaximumWidth(beside.isEmpty() ? QWIDGETSIZE_MAX : std::max(left, m_bar->width() / share));
    layMessage();
}

void StatusArea::layMessage()
{
    m_message->setGeometry(0, 0, m_place->x(), m_bar->height());
    m_message->raise();
}

bool StatusArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_bar && event->type() == QEvent::Resize)
        makeRoom();
    else if (watched == m_place && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        layMessage();
    return QObject::eventFilter(watched, event);
}

void StatusArea::showOwnWork(const QString& what, double share)
{
    m_own = {what, share};
    refresh();
}

void StatusArea::refresh()
{
    const Busy busy = m_own.share < 1 ? m_own : m_busy.value(m_front);
    const bool shown = busy.share < 1;
    for (QWidget* widget :
         {static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel)})
        widget->setVisible(shown);
    if (shown) {
        m_what->setText(
            tr("%1 %2 %").arg(busy.what).arg(static_cast<int>(qBound(0.0, busy.share, 1.0) * 100)));
        m_progress->setValue(static_cast<int>(qBound(0.0, busy.share, 1.0) * 1000));
    }
    const Mode mode = m_modes.value(m_front);
    m_mode->setFullText(mode.text);
    m_mode->setMore(mode.more);
    const QString place = m_places.value(m_front);
    m_place->setTextInteractionFlags(place.isEmpty() ? Qt::NoTextInteraction : Qt::TextSelectableByMouse);
    m_place->setFullText(place);
    makeRoom();
}

} // namespace chartroom::app
