#pragma once

#include <functional>

class QAbstractItemView;
class QModelIndex;

namespace chartroom::views {

/// Opens the field of a list's cell for a name. `done` is called when Return or Esc ended the typing: not
/// when a press elsewhere did, nor Tab, which leads to the next cell.
void openName(QAbstractItemView& view, const QModelIndex& index, const std::function<void()>& done);

} // namespace chartroom::views
