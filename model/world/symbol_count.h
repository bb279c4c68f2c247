#pragma once

#include "formats/core/task.h"
#include "formats/world/compose.h"
#include "formats/world/operations/operation.h"
#include "model/world/address_set.h"
#include "model/world/edit_step.h"

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
    std::uint64_t cells = 0;      ///< that can be replaced
    std::uint64_t chunks = 0;     ///< that hold one of these cells
    std::uint64_t keptCells = 0;  ///< in chunks that can only be looked at
    std::uint64_t keptChunks = 0; ///< that hold one of those
    std::uint64_t unreadable = 0; ///< chunks that were not looked at

    friend bool operator==(const SymbolCount&, const SymbolCount&) = default;
};

/// Counts a symbol in some chunks, of which `readOnly` can only be looked at. `source` gives null for a chunk
/// that cannot be read. Incomplete when the task was cancelled.
[[nodiscard]] SymbolCount countSymbol(const SymbolQuery& query, const world::ChunkSource& source,
                                      world::ChunkSize size, const std::vector<world::Address>& chunks,
                                      const AddressSet& readOnly, const core::Task& task = {});
/// How many cells of a room layer a step changed, in how many chunks. Incomplete when the task was cancelled.
[[nodiscard]] SymbolCount countChanged(const EditStep& step, std::int64_t layer, const core::Task& task = {});
/// The edit that replaces the symbol everywhere that the query means; `erased` empties the cells.
[[nodiscard]] world::Operation replaceOperation(const SymbolQuery& query, char16_t by);

} // namespace chartroom::model
