#include "views/world/docks/list_view.h"

#include <QResizeEvent>
#include <QScrollBar>

namespace chartroom::views {

namespace {

/// More than are in sight.
constexpr int mostLookedFor = 500;

} // namespace

void ListView::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                           const QList<int>& roles)
{
    // A tree view asks each row where it is before it draws those in sight.
    if (bottomRight.row() - topLeft.row() > mostLookedFor)
        viewport()->update();
    else
        QTreeView::dataChanged(topLeft, bottomRight, roles);
}

void ListView::resizeEvent(QResizeEvent* event)
{
    const QRect row = visualRect(currentIndex());
    const bool wasInSight = row.isValid() && row.bottom() >= 0 && row.top() < event->oldSize().height();
    QTreeView::resizeEvent(event);
    if (!wasInSight)
        return;
    // Upwards and downwards only: which columns are seen is not asked here.
    const int across = horizontalScrollBar()->value();
    scrollTo(currentIndex());
    horizontalScrollBar()->setValue(across);
}

} // namespace chartroom::views
