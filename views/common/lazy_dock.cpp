#include "views/common/lazy_dock.h"

#include <utility>

namespace chartroom::views {

LazyDock::LazyDock(const QString& title, QWidget* parent)
    : LazyDock(parent)
{
    setWindowTitle(title);
}

LazyDock::LazyDock(QWidget* parent)
    : QDockWidget(parent)
{
    // Behind another one's tab it counts as shown, but not as visible.
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible && !m_held)
            fill();
    });
}

void LazyDock::fill()
{
    if (std::exchange(m_made, true))
        return;
    makeContent();
    Q_EMIT made();
}

} // namespace chartroom::views
