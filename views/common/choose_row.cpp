#include "views/common/choose_row.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace chartroom::views {

void chooseOnly(QAbstractItemView& view, const QModelIndex& index)
{
    QItemSelectionModel::SelectionFlags how = QItemSelectionModel::ClearAndSelect;
    if (view.selectionBehavior() == QAbstractItemView::SelectRows)
        how |= QItemSelectionModel::Rows;
    view.selectionModel()->setCurrentIndex(index, how);
}

} // namespace chartroom::views
