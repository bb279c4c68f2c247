#pragma once

#include <QString>

class QMessageBox;
class QWidget;

namespace chartroom::views {

/// Has a message box show its text and its informative text as they are: markup in them, as a name from a
/// file may have, is shown and not obeyed. Comes after both were set.
void showPlain(QMessageBox& box);

/// Says in a box why something was not done, and returns when it was read. The sentence is shown as it is.
void warn(QWidget* parent, const QString& title, const QString& sentence);

} // namespace chartroom::views
