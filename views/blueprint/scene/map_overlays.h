#pragma once

#include "model/blueprint/snapshot.h"
#include "views/canvas/overlay.h"

#include <QImage>

namespace chartroom::views {

/// Ids of a blueprint scene's overlays.
inline const QString roadsOverlay = QStringLiteral("roads");
inline const QString townsOverlay = QStringLiteral("towns");
inline const QString bodiesOverlay = QStringLiteral("bodies"); ///< names; their rims are the Outline layer

/// Roads (one line set a tier), towns (one marker set a tier; all tiers that the palette does not know have
/// one of their own) and water bodies' names. Only looks at the file's lists.
[[nodiscard]] canvas::Overlay roads(const model::Snapshot& snapshot);
[[nodiscard]] canvas::Overlay towns(const model::Snapshot& snapshot);
[[nodiscard]] canvas::Overlay bodies(const model::Snapshot& snapshot);

/// What a sign on the map means.
struct MapKeyEntry
{
    QString name;
    QImage picture; ///< drawn as the map draws it
};
/// The signs of the towns and roads among the overlays. `size` of the pictures in logical pixels, of which
/// each has `ratio` screen pixels.
[[nodiscard]] std::vector<MapKeyEntry> mapKey(const std::vector<canvas::Overlay>& overlays, QSize size,
                                              double ratio);

} // namespace chartroom::views
