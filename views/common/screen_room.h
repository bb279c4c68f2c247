#pragma once

#include <QSize>

class QWidget;

namespace chartroom::views {

/// Makes a window so large (logical pixels), but no larger than its screen has room for: a tenth is left for
/// the desktop's own bars and frames. One that is shown already is moved where it would reach beyond the
/// screen.
void resizeOnScreen(QWidget& window, QSize wanted);

} // namespace chartroom::views
