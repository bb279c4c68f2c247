#include "formats/world/transform.h"

#include "formats/world/normalize_parts.h"
#include "formats/world/patches.h"

#include <algorithm>
#include <array>

namespace chartroom::world {

namespace {

constexpr std::array<std::string_view, 5> names{"rotate90", "rotate180", "rotate270", "flipHorizontal",
                                                "flipVertical"};

void transformLayer(RoomLayer& layer, Transform transform, ChunkSize size)
{
    std::u16string cells(layer.cells.size(), u' ');
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            const Tile to = transformed(Tile{x, y}, transform, size);
            cells[static_cast<std::size_t>(to.y * size.width + to.x)] =
                layer.cells[static_cast<std::size_t>(y * size.width + x)];
        }
    }
    for (std::int64_t y = 0; y < size.height; ++y)
        mendHalves(cells, static_cast<std::size_t>(y * size.width),
                   static_cast<std::size_t>((y + 1) * size.width), padOf(layer.number));
    layer.cells = std::move(cells);
}

void transformPatch(HeightPatch& patch, Transform transform, ChunkSize size)
{
    PatchRows rows;
    for (std::size_t i = 0; i < patch.rows.size(); ++i) {
        const std::u16string& row = patch.rows[i];
        for (std::size_t j = 0; j < row.size(); ++j) {
            if (row[j] == u' ')
                continue;
            const Tile from{patch.x + static_cast<std::int64_t>(j), patch.y + static_cast<std::int64_t>(i)};
            const Tile to = transformed(from, transform, size);
            const auto x = static_cast<std::size_t>(to.x);
            const auto y = static_cast<std::size_t>(to.y);
            if (rows.size() <= y)
                rows.resize(y + 1);
            if (rows[y].size() <= x)
                rows[y].resize(x + 1, u' ');
            rows[y][x] = row[j];
        }
    }
    if (rows.empty()) {
        const Tile origin = transformed(Tile{patch.x, patch.y}, transform, size);
        patch.x = origin.x;
        patch.y = origin.y;
        return;
    }
    for (std::u16string& row : rows)
        mendHalves(row, 0, row.size(), u' ');
    patch.x = 0;
    patch.y = 0;
    patch.rows = std::move(rows);
    trimPatch(patch);
}

} // namespace

std::string_view name(Transform transform)
{
    return names[static_cast<std::size_t>(transform)];
}

std::optional<Transform> parseTransform(std::string_view text)
{
    const auto found = std::ranges::find(names, text);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Transform>(found - names.begin());
}

Tile transformed(Tile local, Transform transform, ChunkSize size)
{
    const std::int64_t right = size.width - 1;
    const std::int64_t bottom = size.height - 1;
    switch (transform) {
    case Transform::Rotate90:
        return {right - local.y, local.x};
    case Transform::Rotate180:
        return {right - local.x, bottom - local.y};
    case Transform::Rotate270:
        return {local.y, bottom - local.x};
    case Transform::FlipHorizontal:
        return {right - local.x, local.y};
    case Transform::FlipVertical:
        return {local.x, bottom - local.y};
    }
    return local;
}

Chunk transformed(const Chunk& chunk, Transform transform)
{
    Chunk result = chunk;
    for (auto& layer : result.layers)
        transformLayer(layer.edit(), transform, chunk.size);
    for (auto& patch : result.patches)
        transformPatch(patch.edit(), transform, chunk.size);
    const Tile origin = originOf(chunk.address, chunk.size);
    for (Instance& instance : result.instances.edit()) {
        const Tile to = transformed(Tile{instance.x, instance.y}, transform, chunk.size);
        instance.x = to.x;
        instance.y = to.y;
        instance.record = recordAt(instance.record, {origin.x + to.x, origin.y + to.y});
    }
    return result;
}

} // namespace chartroom::world
