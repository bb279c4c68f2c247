#include "model/world/room_names.h"

#include "formats/world/json/reader.h"

namespace chartroom::model {

namespace {

std::string nameOf(const world::RoomLayer& layer)
{
    const auto name = layer.members.unknown("name");
    return name ? world::json::OwnedDocument::of(std::string(*name)).root().string() : std::string();
}

} // namespace

std::string roomName(const world::Chunk& chunk, std::int64_t number)
{
    const world::RoomLayer* layer = chunk.layer(number);
    return layer ? nameOf(*layer) : std::string();
}

void addRoomNames(const world::Chunk& chunk, std::map<std::int64_t, std::string>& names)
{
    for (const auto& layer : chunk.layers) {
        if (names.contains(layer->number))
            continue;
        if (std::string name = nameOf(*layer); !name.empty())
            names.emplace(layer->number, std::move(name));
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
