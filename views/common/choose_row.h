#pragma once

class QAbstractItemView;
class QModelIndex;

namespace chartroom::views {

/// Makes a cell of a list, or its row, the current one and all that is chosen. QAbstractItemView's
/// setCurrentIndex() adds it to what is chosen, where several can be, while a shortcut's Ctrl or Shift is
/// held.
void chooseOnly(QAbstractItemView& view, const QModelIndex& index);

} // namespace chartroom::views
