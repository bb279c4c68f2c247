#pragma once

#include <QSize>

class QWidget;

namespace chartroom::views {

/// Makes a window so large (logical pixels), but no larger than its screen has room for: a tenth is left for
/// the desktop's own bars and frames. One that is shown already is moved where it would reach beyond the
/// screen.
void resizeOnScreen(QWidget& window, QSize wanted);

/// Lets a window grow, as far as its screen has room, whenever its sentences come to take more lines than it
/// has room for: its layout would take the height from the fields. It never gets lower by itself. To be said
/// once, after its layout was set.
void growWithSentences(QWidget& window);

} // namespace chartroom::views
