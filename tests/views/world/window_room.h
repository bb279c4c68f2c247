#pragma once

#include "tests/views/world/world_window.h"
#include "views/common/findings_dock.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QDockWidget>

namespace chartroom::test {

/// Makes the window another size, and gives its parts time to take theirs.
inline void resize(WorldWindow& window, int width, int height)
{
    window.bench().resize(width, height);
    QTest::qWait(50);
}

/// What the docks take of the window: the widths of those beside the map, and the height of those below it.
[[nodiscard]] inline QList<int> sizes(const views::WorldDocks& docks)
{
    return {docks.layers->width(), docks.palette->width(), docks.chunks->width(),
            static_cast<QDockWidget*>(docks.problems)->height()};
}

} // namespace chartroom::test
