#include "app/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>

namespace chartroom::app {

namespace {

/// Logical pixels: of the coloured line, and of the line inside that sets it off.
constexpr int outer = 2;
constexpr int inner = 1;

/// Lies over the window and lets everything through.
class Frame : public QWidget
{
public:
    explicit Frame(QWidget* window)
        : QWidget(window)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QColor line = palette().color(QPalette::Highlight);
        const QColor gap = palette().color(QPalette::Base);
        for (int i = 0; i < outer + inner; ++i) {
            painter.setPen(i < outer ? line : gap);
            painter.drawRect(rect().adjusted(i, i, -i - 1, -i - 1));
        }
    }
    void resizeEvent(QResizeEvent*) override
    {
        const int width = outer + inner;
        setMask(QRegion(rect()) - rect().adjusted(width, width, -width, -width));
    }
};

} // namespace

FocusRing::FocusRing()
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

FocusRing::~FocusRing()
{
    delete m_frame;
}

const QWidget* FocusRing::target() const
{
    return m_target && m_frame && !m_frame->isHidden() ? m_target.data() : nullptr;
}

void FocusRing::follow(QWidget* focus)
{
    // Another program's window is in front: the focus comes back to where it was.
    if (!focus)
        return;
    // Menus and windows as a whole are seen well enough.
    const bool framed = m_byKeys && !focus->isWindow() && !qobject_cast<QMenuBar*>(focus);
    m_target = framed ? focus : nullptr;
    place();
}

void FocusRing::place()
{
    if (!m_target || !m_target->isVisible()) {
        if (m_frame)
            m_frame->hide();
        return;
    }
    QWidget* window = m_target->window();
    if (!m_frame || m_frame->parentWidget() != window) {
        delete m_frame;
        m_frame = new Frame(window);
    }
    const QRect area(m_target->mapTo(window, QPoint()), m_target->size());
    // Around what is small, but never beyond the window.
    m_frame->setGeometry(area.adjusted(-outer, -outer, outer, outer) & window->rect());
    m_frame->show();
    m_frame->raise();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        m_byKeys = true;
        break;
    case QEvent::MouseButtonPress:
        m_byKeys = false;
        m_target = nullptr;
        place();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
        if (m_target && watched->isWidgetType() &&
            (watched == m_target || static_cast<QWidget*>(watched)->isAncestorOf(m_target)))
            QMetaObject::invokeMethod(this, &FocusRing::place, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace chartroom::app
