#pragma once

class QApplication;
class QPalette;

namespace chartroom::app {

/// The palette with a colour for faint text that can be read: some desktops give dark palettes whose faint
/// text is that of a light one.
[[nodiscard]] QPalette withReadableFaintText(const QPalette& palette);
/// Keeps the application's faint text readable, also when the desktop changes its colours.
void keepFaintTextReadable(QApplication& application);

} // namespace chartroom::app
