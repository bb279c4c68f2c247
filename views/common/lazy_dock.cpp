#include "views/common/lazy_dock.h"

#include <utility>

namespace chartroom::views {

void LazyDock::fill()
{
    if (!std::exchange(m_made, true))
        makeContent();
}

void LazyDock::showEvent(QShowEvent* event)
{
    if (!m_held)
        fill();
    QDockWidget::showEvent(event);
}

} // namespace chartroom::views
