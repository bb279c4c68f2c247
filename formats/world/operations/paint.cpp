#include "formats/world/compose.h"
#include "formats/world/normalize_parts.h"
#include "formats/world/operations/apply_parts.h"
#include "formats/world/operations/cell_painter.h"

#include <algorithm>

namespace chartroom::world {

namespace {

core::Result<void> setOne(Draft& draft, std::int64_t layer, Tile tile, char16_t cell)
{
    CellPainter painter(draft, layer);
    auto done = painter.set(tile, cell);
    painter.finish();
    return done;
}

} // namespace

core::Result<void> applyOne(const Paint& paint, Draft& draft)
{
    return setOne(draft, paint.layer, paint.tile, paint.symbol);
}

core::Result<void> applyOne(const Erase& erase, Draft& draft)
{
    return setOne(draft, erase.layer, erase.tile, padOf(erase.layer));
}

core::Result<void> applyOne(const Hole& hole, Draft& draft)
{
    return setOne(draft, 0, hole.tile, u' ');
}

core::Result<void> applyOne(const Rectangle& rectangle, Draft& draft)
{
    if (auto fits = checkSpan(rectangle.tile, rectangle.width, rectangle.height, draft.info().chunkSize);
        !fits)
        return fits;
    CellPainter painter(draft, rectangle.layer);
    for (std::int64_t y = 0; y < rectangle.height; ++y) {
        for (std::int64_t x = 0; x < rectangle.width; ++x) {
            if (auto done = painter.set({rectangle.tile.x + x, rectangle.tile.y + y}, rectangle.symbol);
                !done)
                return done;
        }
    }
    painter.finish();
    return {};
}

core::Result<void> applyOne(const Stroke& stroke, Draft& draft)
{
    CellPainter painter(draft, stroke.layer);
    const char16_t cell = stroke.symbol == u' ' ? padOf(stroke.layer) : stroke.symbol;
    for (const Tile tile : stroke.cells) {
        if (auto done = painter.set(tile, cell); !done)
            return done;
    }
    painter.finish();
    return {};
}

core::Result<void> applyOne(const Stamp& stamp, Draft& draft)
{
    for (const StampLayer& layer : stamp.layers) {
        CellPainter painter(draft, layer.layer);
        for (std::size_t y = 0; y < layer.rows.size(); ++y) {
            const std::u16string& row = layer.rows[y];
            for (std::size_t x = 0; x < row.size(); ++x) {
                if (stamp.transparent && row[x] == u' ')
                    continue;
                const Tile tile{stamp.tile.x + static_cast<std::int64_t>(x),
                                stamp.tile.y + static_cast<std::int64_t>(y)};
                if (auto done = painter.set(tile, row[x]); !done)
                    return done;
            }
        }
        painter.finish();
    }
    return {};
}

core::Result<void> applyOne(const Replace& replace, Draft& draft)
{
    const ChunkSize size = draft.info().chunkSize;
    const char16_t cell = replace.to == u' ' ? padOf(replace.layer) : replace.to;
    std::optional<AddressRange> range;
    if (const auto& area = replace.area)
        range = chunksOf(area->tile, area->width, area->height, size);
    std::vector<Tile> found;
    for (const Address address : draft.candidates({replace.layer}, range)) {
        if (draft.isGivenUp())
            return givenUp();
        const Tile origin = originOf(address, size);
        Tile from{0, 0};
        Tile to{size.width, size.height};
        if (const auto& area = replace.area) {
            from = {std::max<std::int64_t>(0, area->tile.x - origin.x),
                    std::max<std::int64_t>(0, area->tile.y - origin.y)};
            to = {std::min(size.width, area->tile.x + area->width - origin.x),
                  std::min(size.height, area->tile.y + area->height - origin.y)};
        }
        const auto look = draft.look(address);
        const bool editable = look.state == ChunkLook::State::Editable;
        const RoomLayer* const layer = editable ? look.chunk->layer(replace.layer) : nullptr;
        if (!layer)
            continue;
        // They are changed when all are found: the layer may be replaced by a copy at the first.
        found.clear();
        for (std::int64_t y = from.y; y < to.y; ++y) {
            for (std::int64_t x = from.x; x < to.x; ++x) {
                if (layer->cells[static_cast<std::size_t>(y * size.width + x)] == replace.from)
                    found.push_back({origin.x + x, origin.y + y});
            }
        }
        CellPainter painter(draft, replace.layer);
        for (const Tile tile : found) {
            if (auto done = painter.set(tile, cell); !done)
                return done;
        }
        painter.finish();
    }
    return {};
}

} // namespace chartroom::world
