#pragma once

#include <QLine>
#include <QRegion>

#include <vector>

namespace chartroom::views {

/// The border of a region of tiles: level and upright lines between tile corners, none longer than it must be
/// and none broken. Takes time by the number of the region's rectangles.
[[nodiscard]] std::vector<QLine> outlineOf(const QRegion& tiles);

} // namespace chartroom::views
