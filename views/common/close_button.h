#pragma once

#include <QString>

class QToolButton;

namespace chartroom::views {

/// The flat button at the end of a bar that closes it. `toolTip` names what it closes, to the eye and to a
/// screen reader. Belongs to the layout that it is put into.
[[nodiscard]] QToolButton* closeButton(const QString& toolTip);

} // namespace chartroom::views
