#include "views/world/docks/name_input.h"

#include <QAbstractItemView>

namespace chartroom::views {

void openName(QAbstractItemView& view, const QModelIndex& index, const std::function<void()>& done)
{
    view.edit(index);
    QWidget* const field = view.indexWidget(index);
    if (!field)
        return;
    using Delegate = QAbstractItemDelegate;
    QObject::connect(view.itemDelegateForIndex(index), &Delegate::closeEditor, field,
                     [&view, field, done](const QWidget* closed, Delegate::EndEditHint hint) {
                         // The list, which heard of it before, has the keys that the field had.
                         if (closed == field && view.hasFocus() && hint != Delegate::EditNextItem &&
                             hint != Delegate::EditPreviousItem)
                             done();
                     });
}

} // namespace chartroom::views
