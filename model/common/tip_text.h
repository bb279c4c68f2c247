#pragma once

#include <QString>

namespace chartroom::model {

/// A text as a tool tip shows it: markup in it, as a name from a file may have, is shown and not obeyed, and
/// what no screen has room for is left out.
[[nodiscard]] QString tipText(const QString& text);

} // namespace chartroom::model
