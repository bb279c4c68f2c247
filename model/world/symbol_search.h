#pragma once

#include "model/world/symbol_count.h"

namespace chartroom::model {

/// The next cell with a symbol after a tile, or before it: chunk after chunk as one reads, each row by row,
/// and on from the other end; the tile itself comes last. `source` gives null for a chunk that is not there.
/// Nothing where there is none, or when the task was cancelled.
[[nodiscard]] std::optional<world::Tile> findSymbol(const SymbolQuery& query,
                                                    const world::ChunkSource& source, world::ChunkSize size,
                                                    std::vector<world::Address> chunks, world::Tile from,
                                                    bool backwards, const core::Task& task = {});

} // namespace chartroom::model
