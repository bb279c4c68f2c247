#include "model/world/room_names.h"

#include "formats/world/json/reader.h"

namespace chartroom::model {

void addRoomNames(const world::Chunk& chunk, std::map<std::int64_t, std::string>& names)
{
    for (const auto& layer : chunk.layers) {
        const auto name = layer->members.unknown("name");
        if (!name || names.contains(layer->number))
            continue;
        std::string text = world::json::OwnedDocument::of(std::string(*name)).root().string();
        if (!text.empty())
            names.emplace(layer->number, std::move(text));
    }
}

std::map<std::int64_t, std::string> roomNames(const world::ChunkSource& source,
                                              const std::vector<world::Address>& chunks)
{
    std::map<std::int64_t, std::string> names;
    for (const world::Address address : chunks) {
        if (const auto chunk = source(address))
            addRoomNames(*chunk, names);
    }
    return names;
}

} // namespace chartroom::model
