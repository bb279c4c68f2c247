#pragma once

class QWidget;

namespace chartroom::views {

/// Ends the typing in a field of one of a window's docks, as leaving the field does: what was typed counts.
/// The keys stay where they were.
void finishTyping(const QWidget& window);

} // namespace chartroom::views
