#pragma once

class QDockWidget;
class QMainWindow;
class QWidget;

namespace chartroom::views {

/// Whether a widget is in a dock behind another one's tab. Qt calls it visible, and would give it the focus:
/// such docks lie beside the window.
[[nodiscard]] bool isBehindTab(const QWidget& widget);

/// Gives the focus to the next or the previous pane of a window that has something to focus: its middle, what
/// is asked above the document, then the docks, from left to right and from above. One behind another one's
/// tab is brought to the front.
void focusNextPane(QMainWindow& window, bool forward);

/// Opens a dock, brings it to the front and gives the focus to its list, else to what Tab comes to first in
/// it.
void enterDock(QDockWidget& dock);

} // namespace chartroom::views
