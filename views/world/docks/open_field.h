#pragma once

#include <QString>

class QWidget;

namespace chartroom::views {

/// Ends the typing in a field of one of a window's docks, as leaving the field does: what was typed counts.
/// The keys stay where they were.
void finishTyping(const QWidget& window);
/// What the field of a window's docks is called that the keys are in, in the user's words: its label, or the
/// row and the column of a list. Empty: the keys are in none.
[[nodiscard]] QString openFieldName(const QWidget& window);

} // namespace chartroom::views
