#pragma once

#include "formats/core/task.h"
#include "formats/world/compose.h"
#include "formats/world/operations/operation.h"

#include <QRegion>

#include <optional>
#include <vector>

namespace chartroom::model {

/// Where a symbol is looked for on one room layer.
struct SymbolQuery
{
    char16_t symbol = 0;
    std::int64_t layer = 0;
    /// World tiles; nothing: everywhere.
    std::optional<QRegion> tiles;
};

/// Stands for "nothing" where a symbol is replaced: the cells are erased.
inline constexpr char16_t erased = u' ';

/// The part of a region that lies in a chunk, in the chunk's own tiles.
[[nodiscard]] QRegion tilesIn(const QRegion& tiles, world::Address chunk, world::ChunkSize size);

/// How often a symbol occurs.
struct SymbolCount
{
    std::uint64_t cells = 0;
    std::uint64_t chunks = 0; ///< that hold one of these cells

    friend bool operator==(const SymbolCount&, const SymbolCount&) = default;
};

/// Counts a symbol in some chunks. `source` gives null for a chunk that is not there. Incomplete when the
/// task was cancelled.
[[nodiscard]] SymbolCount countSymbol(const SymbolQuery& query, const world::ChunkSource& source,
                                      world::ChunkSize size, const std::vector<world::Address>& chunks,
                                      const core::Task& task = {});
/// The edit that replaces the symbol everywhere that the query means; `erased` empties the cells.
[[nodiscard]] world::Operation replaceOperation(const SymbolQuery& query, char16_t by);

} // namespace chartroom::model
