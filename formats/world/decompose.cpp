#include "formats/world/compose.h"
#include "formats/world/normalize_parts.h"
#include "formats/world/patches.h"

#include <algorithm>

namespace chartroom::world {

namespace {

Tile cornerOf(const ComposedDocument& document, Address chunk, ChunkSize size)
{
    return {(chunk.x - document.origin.x) * size.width, (chunk.y - document.origin.y) * size.height};
}

// The chunk's part of a document's layer; pairs that the border cuts become pads (W8).
std::u16string cellsOf(const ComposedLayer& layer, const ComposedDocument& document, Tile corner,
                       ChunkSize size)
{
    std::u16string cells(static_cast<std::size_t>(size.cells()), u' ');
    for (std::int64_t y = 0; y < size.height; ++y) {
        const auto target = static_cast<std::size_t>(y * size.width);
        std::copy_n(layer.cells.begin() + (corner.y + y) * document.width + corner.x, size.width,
                    cells.begin() + static_cast<std::ptrdiff_t>(target));
        mendHalves(cells, target, target + static_cast<std::size_t>(size.width), padOf(layer.number));
    }
    return cells;
}

} // namespace

HeightPatch slice(const HeightPatch& patch, const ComposedDocument& document, Address chunk, ChunkSize size)
{
    const Tile corner = cornerOf(document, chunk, size);
    HeightPatch result = newPatch(patch.id, patch.name, patch.z);
    const std::int64_t top = std::max(corner.y, patch.y);
    const std::int64_t bottom =
        std::min(corner.y + size.height, patch.y + static_cast<std::int64_t>(patch.rows.size()));
    const std::int64_t left = std::max(corner.x, patch.x);
    result.x = left - corner.x;
    result.y = top - corner.y;
    for (std::int64_t y = top; y < bottom; ++y) {
        const std::u16string& row = patch.rows[static_cast<std::size_t>(y - patch.y)];
        const std::int64_t from = left - patch.x;
        const std::int64_t to =
            std::min(corner.x + size.width - patch.x, static_cast<std::int64_t>(row.size()));
        std::u16string piece;
        if (to > from)
            piece = row.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from));
        mendHalves(piece, 0, piece.size(), u' ');
        result.rows.push_back(std::move(piece));
    }
    trimPatch(result);
    return result;
}

Chunk rebuildChunk(const Chunk& before, const ComposedDocument& document, const HeightStack& stack)
{
    Chunk chunk = before;
    const Tile corner = cornerOf(document, before.address, before.size);
    for (const ComposedLayer& layer : document.layers) {
        std::u16string cells = cellsOf(layer, document, corner, before.size);
        const bool filled =
            std::ranges::any_of(cells, [&](char16_t cell) { return cell != padOf(layer.number); });
        if (!filled && !before.layer(layer.number))
            continue;
        auto& target = chunk.layers[requireLayer(chunk, layer.number)];
        if (target->cells != cells)
            target.edit().cells = std::move(cells);
    }
    chunk.patches.clear();
    for (std::size_t i = 0; i < stack.size(); ++i) {
        HeightPatch piece = slice(document.patches[i], document, before.address, before.size);
        if (isEmpty(piece))
            continue;
        const HeightPatch* old = before.patch(stack[i].id);
        HeightPatch patch = old ? *old : newPatch(stack[i].id, stack[i].name, stack[i].z);
        patch.z = stack[i].z;
        patch.x = piece.x;
        patch.y = piece.y;
        setName(patch, stack[i].name);
        patch.rows = std::move(piece.rows);
        chunk.patches.emplace_back(std::move(patch));
    }
    return chunk;
}

} // namespace chartroom::world
