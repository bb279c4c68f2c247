#pragma once

#include "formats/world/compose.h"

#include <map>
#include <string>
#include <vector>

namespace chartroom::model {

/// The name of a chunk's room layer; empty where it has none, or the chunk no such layer.
[[nodiscard]] std::string roomName(const world::Chunk& chunk, std::int64_t number);
/// Adds the names of a chunk's room layers that are not known yet.
void addRoomNames(const world::Chunk& chunk, std::map<std::int64_t, std::string>& names);
/// The names of the room layers of some chunks, by number; layers without a name are left out. A name is the
/// same in every chunk that has the layer (N43).
[[nodiscard]] std::map<std::int64_t, std::string> roomNames(const world::ChunkSource& source,
                                                            const std::vector<world::Address>& chunks);

} // namespace chartroom::model
