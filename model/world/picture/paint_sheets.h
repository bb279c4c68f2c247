#pragma once

#include "formats/world/chunk.h"
#include "model/world/picture/world_look.h"

#include <string_view>
#include <vector>

namespace chartroom::model {

/// One visible layer of a chunk, made ready for painting.
struct PaintSheet
{
    const world::RoomLayer* room = nullptr;    ///< or
    const world::HeightPatch* patch = nullptr; ///< of a height patch
    int opacity = 256;                         ///< in 256ths, above 0
    int storey = 0;                            ///< 0 for rooms, from 1 for heights

    [[nodiscard]] bool isBase() const { return room && room->number == 0; }

    /// Cells that lie next to each other, `x` local to the chunk. A space is empty.
    struct Run
    {
        std::int64_t x = 0;
        std::u16string_view cells;
    };
    /// A row of the chunk.
    [[nodiscard]] Run row(std::int64_t y, std::int64_t width) const;
};

/// The visible layers of a chunk, bottom first: rooms by number, then height patches by their place in the
/// stack. They point into the chunk.
[[nodiscard]] std::vector<PaintSheet> sheetsOf(const world::Chunk& chunk, const WorldLook& look);

} // namespace chartroom::model
