#pragma once

#include "model/blueprint/snapshot.h"
#include "model/common/place.h"

namespace chartroom::model {

/// The area that the canvas shows for a point; nothing for a point that is not finite.
[[nodiscard]] std::optional<QRectF> areaAround(blueprint::Point point);
/// The box around a path's finite points; nothing when there is none.
[[nodiscard]] std::optional<QRectF> areaOf(const blueprint::RoadPath& path);
/// Where bytes of the file lie on the map: the pixel of a grid, a town, a road's point or path, a water
/// body's centroid. Nothing for bytes that stand for no place, such as a header or a whole grid.
[[nodiscard]] std::optional<QRectF> areaOf(const Snapshot& snapshot, const core::ByteRange& range);

} // namespace chartroom::model
