#include "views/common/screen_room.h"

#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr double screenShare = 0.9;

/// Follows the layout of its window.
class SentenceRoom : public QObject
{
public:
    explicit SentenceRoom(QWidget& window)
        : QObject(&window)
        , m_window(window)
    {
        window.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest && watched == &m_window && m_window.isVisible())
            grow();
        return false;
    }

private:
    void grow()
    {
        const QLayout* const layout = m_window.layout();
        if (!layout->hasHeightForWidth())
            return;
        const int most = qRound(m_window.screen()->availableGeometry().height() * screenShare);
        const int needed = std::min(layout->totalMinimumHeightForWidth(m_window.width()), most);
        if (needed > m_window.height())
            resizeOnScreen(m_window, {m_window.width(), needed});
    }

    QWidget& m_window;
};

} // namespace

void resizeOnScreen(QWidget& window, QSize wanted)
{
    const QRect screen = window.screen()->availableGeometry();
    window.resize(wanted.boundedTo(screen.size() * screenShare));
    if (!window.isVisible())
        return;
    const QRect frame = window.frameGeometry();
    window.move(std::max(screen.left(), std::min(frame.left(), screen.right() + 1 - frame.width())),
                std::max(screen.top(), std::min(frame.top(), screen.bottom() + 1 - frame.height())));
}

void growWithSentences(QWidget& window)
{
    new SentenceRoom(window);
}

} // namespace chartroom::views
