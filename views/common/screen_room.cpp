#include "views/common/screen_room.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr double screenShare = 0.9;

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

} // namespace chartroom::views
