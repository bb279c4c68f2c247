#include "model/world/room_names.h"

#include "formats/world/json/reader.h"

namespace chartroom::model {

std::map<std::int64_t, std::string> roomNames(const world::ChunkSource& source,
                                              const std::vector<world::Address>& chunks)
{
    std::map<std::int64_t, std::string> names;
    for (const world::Address address : chunks) {
        const auto chunk = source(address);
        if (!chunk)
            continue;
        for (const auto& layer : chunk->layers) {
            const auto name = layer->members.unknown("name");
            if (!name || names.contains(layer->number))
                continue;
            std::string text = world::json::OwnedDocument::of(std::string(*name)).root().string();
            if (!text.empty())
                names.emplace(layer->number, std::move(text));
        }
    }
    return names;
}

} // namespace chartroom::model
