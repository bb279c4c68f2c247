#include "formats/world/chunk.h"

#include <algorithm>

namespace chartroom::world {

std::span<const std::string_view> fieldNames(LayerField)
{
    static constexpr std::array<std::string_view, 4> names{"", "layer", "rows", "instanceIds"};
    return names;
}

std::span<const std::string_view> fieldNames(PatchField)
{
    static constexpr std::array<std::string_view, 7> names{"", "id", "name", "z", "x", "y", "rows"};
    return names;
}

std::span<const std::string_view> fieldNames(InstanceField)
{
    static constexpr std::array<std::string_view, 7> names{"",  "id", "templateId", "layer",
                                                           "x", "y",  "record"};
    return names;
}

std::span<const std::string_view> fieldNames(ChunkField)
{
    static constexpr std::array<std::string_view, 11> names{
        "",       "schemaVersion",    "worldId",    "chunkX",       "chunkY",   "width",
        "height", "backgroundTileId", "roomLayers", "heightLayers", "instances"};
    return names;
}

const RoomLayer* Chunk::layer(std::int64_t number) const
{
    const auto found =
        std::ranges::find_if(layers, [number](const auto& layer) { return layer->number == number; });
    return found == layers.end() ? nullptr : &**found;
}

const HeightPatch* Chunk::patch(std::string_view id) const
{
    const auto found = std::ranges::find_if(patches, [id](const auto& patch) { return patch->id == id; });
    return found == patches.end() ? nullptr : &**found;
}

RoomLayer emptyLayer(std::int64_t number, ChunkSize size)
{
    RoomLayer layer;
    layer.number = number;
    layer.cells.assign(static_cast<std::size_t>(size.cells()), padOf(number));
    for (const auto field : {LayerField::Layer, LayerField::Rows, LayerField::InstanceIds})
        layer.members.append(field);
    return layer;
}

Chunk emptyChunk(const std::string& worldId, Address address, ChunkSize size)
{
    Chunk chunk;
    chunk.worldId = worldId;
    chunk.address = address;
    chunk.size = size;
    for (std::size_t i = 1; i < fieldNames(ChunkField{}).size(); ++i)
        chunk.members.append(static_cast<ChunkField>(i));
    for (const std::int64_t number : {0, 1})
        chunk.layers.emplace_back(emptyLayer(number, size));
    return chunk;
}

std::size_t requireLayer(Chunk& chunk, std::int64_t number)
{
    const auto at =
        std::ranges::find_if(chunk.layers, [number](const auto& layer) { return layer->number >= number; });
    const auto index = static_cast<std::size_t>(at - chunk.layers.begin());
    if (at == chunk.layers.end() || (*at)->number != number)
        chunk.layers.insert(at, emptyLayer(number, chunk.size));
    return index;
}

const Instance* findInstance(const Chunk& chunk, std::string_view id)
{
    const auto found = std::ranges::find(*chunk.instances, id, &Instance::id);
    return found == chunk.instances->end() ? nullptr : &*found;
}

} // namespace chartroom::world
