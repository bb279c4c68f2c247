#pragma once

class QAction;
class QKeySequence;
class QWidget;

namespace chartroom::app {

/// From where a key is looked for.
enum class KeyPlace {
    Focus, ///< the widget has the keys
    Window ///< its window is meant: what only single widgets do with a key does not count
};

/// The action that a key stands for at a widget: one of its own, of what it lies in up to its window, or of
/// that window's menus. Null where there is none that can be triggered.
[[nodiscard]] QAction* actionAt(const QWidget& widget, const QKeySequence& keys, KeyPlace place);

} // namespace chartroom::app
