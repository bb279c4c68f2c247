#pragma once

#include "views/common/icons.h"

#include <QKeySequence>
#include <QString>

#include <functional>

class QAbstractItemModel;
class QAction;
class QHBoxLayout;
class QLabel;
class QTreeView;
class QVBoxLayout;
class QWidget;

// What the docks of a world are made of, so that they look and work alike.
namespace chartroom::views {

/// What a list shows at least on a small screen, px.
inline constexpr int leastListHeight = 48;

/// A list of whole rows, one of which can be selected; columns as wide as their texts. F2 and a double click
/// edit a value that can be edited; Return, and a double click elsewhere, activate the row.
[[nodiscard]] QTreeView* makeListView(QAbstractItemModel* model, const QString& accessibleName);
/// An action of a list: in its context menu, by key while the list has the focus.
QAction* addListAction(QTreeView* view, Icon icon, const QString& text, const QKeySequence& key,
                       const std::function<void()>& act);
/// A small flat button for an action, to stand above or below a list.
void addButton(QHBoxLayout* layout, QAction* action);
/// A line in faint text below a list, that says what it holds.
[[nodiscard]] QLabel* makeCaption(const QString& text);
/// An empty content of a dock with the usual margins; `layout` is its layout.
[[nodiscard]] QWidget* makeContent(QVBoxLayout*& layout);

} // namespace chartroom::views
