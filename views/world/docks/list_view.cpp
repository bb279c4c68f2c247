#include "views/world/docks/list_view.h"

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

} // namespace chartroom::views
