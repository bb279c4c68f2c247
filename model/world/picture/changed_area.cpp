#include "model/world/picture/changed_area.h"

#include <algorithm>

namespace chartroom::model {

namespace {

/// A growing rectangle of local cells.
struct Box
{
    std::int64_t left = 0;
    std::int64_t top = 0;
    std::int64_t right = 0; ///< beyond the last cell
    std::int64_t bottom = 0;

    void add(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height)
    {
        if (width <= 0 || height <= 0)
            return;
        const bool none = right <= left;
        left = none ? x : std::min(left, x);
        top = none ? y : std::min(top, y);
        right = none ? x + width : std::max(right, x + width);
        bottom = none ? y + height : std::max(bottom, y + height);
    }
};

void addCells(Box& box, const std::u16string& before, const std::u16string& after, std::int64_t width)
{
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] != after[i])
            box.add(static_cast<std::int64_t>(i) % width, static_cast<std::int64_t>(i) / width, 1, 1);
    }
}

void addPatch(Box& box, const world::HeightPatch& patch)
{
    std::size_t width = 0;
    for (const std::u16string& row : patch.rows)
        width = std::max(width, row.size());
    box.add(patch.x, patch.y, static_cast<std::int64_t>(width), static_cast<std::int64_t>(patch.rows.size()));
}

void addLayers(Box& box, const world::Chunk& before, const world::Chunk& after)
{
    const auto numbers = [](const world::Chunk& chunk) {
        std::vector<std::int64_t> result;
        for (const auto& layer : chunk.layers)
            result.push_back(layer->number);
        return result;
    };
    std::vector<std::int64_t> all = numbers(before);
    std::ranges::copy(numbers(after), std::back_inserter(all));
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    for (const std::int64_t number : all) {
        const world::RoomLayer* a = before.layer(number);
        const world::RoomLayer* b = after.layer(number);
        if (a == b)
            continue;
        const std::u16string pad(static_cast<std::size_t>(after.size.cells()), world::padOf(number));
        addCells(box, a ? a->cells : pad, b ? b->cells : pad, after.size.width);
    }
}

void addPatches(Box& box, const world::Chunk& before, const world::Chunk& after)
{
    const auto compare = [&box](const world::Chunk& from, const world::Chunk& other) {
        for (const auto& patch : from.patches) {
            const world::HeightPatch* match = other.patch(patch->id);
            if (&*patch != match && (!match || !(*match == *patch)))
                addPatch(box, *patch);
        }
    };
    compare(before, after);
    compare(after, before);
}

} // namespace

CellArea areaOf(world::Address address, world::ChunkSize size)
{
    const world::Tile origin = world::originOf(address, size);
    return {origin.x, origin.y, size.width, size.height};
}

CellArea changedArea(world::Address address, world::ChunkSize size, const world::Chunk* before,
                     const world::Chunk* after)
{
    if (before == after)
        return {};
    Box box;
    if (!before || !after || before->backgroundTileId != after->backgroundTileId) {
        box.add(0, 0, size.width, size.height);
    } else {
        addLayers(box, *before, *after);
        addPatches(box, *before, *after);
    }
    const world::Tile origin = world::originOf(address, size);
    return {origin.x + box.left, origin.y + box.top, box.right - box.left, box.bottom - box.top};
}

} // namespace chartroom::model
