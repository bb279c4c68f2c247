#pragma once

#include "views/canvas/scene.h"
#include "views/world/scene/world_tile_source.h"

namespace chartroom::views {

/// The scene of a world without overlays: its tiles on its background colour.
[[nodiscard]] canvas::Scene worldScene(std::shared_ptr<const WorldTileSource> source,
                                       const std::string& backgroundColor);

/// Lines along the borders of the chunks of a rectangle of world tiles.
[[nodiscard]] canvas::Overlay chunkLines(const QRect& tiles, world::ChunkSize size);

} // namespace chartroom::views
