#include "formats/core/code.h"
#include "formats/world/json/edit.h"
#include "formats/world/operations/apply_parts.h"

#include <algorithm>
#include <map>

namespace chartroom::world {

namespace {

core::Result<void> requireUsed(Draft& draft, std::int64_t layer)
{
    if (draft.usesRoomLayer(layer))
        return {};
    return refusal(core::Code::EditLayerUnknown, "layer", std::to_string(layer));
}

core::Result<void> requireAboveGround(std::int64_t layer)
{
    if (layer > 0)
        return {};
    return core::Message{core::Code::EditLayerGround, {}};
}

void sortLayers(Chunk& chunk)
{
    std::ranges::sort(chunk.layers, [](const auto& a, const auto& b) { return a->number < b->number; });
}

} // namespace

core::Result<void> applyOne(const DeleteRoomLayer& gone, Draft& draft)
{
    if (auto above = requireAboveGround(gone.layer); !above)
        return above;
    if (auto used = requireUsed(draft, gone.layer); !used)
        return used;
    return inChunks(
        draft, {gone.layer}, [&](const Chunk& chunk) { return chunk.layer(gone.layer) != nullptr; },
        [&](Chunk& chunk) -> core::Result<void> {
            std::erase_if(chunk.layers, [&](const auto& layer) { return layer->number == gone.layer; });
            const auto onLayer = [&](const Instance& instance) { return instance.layer == gone.layer; };
            if (std::ranges::any_of(*chunk.instances, onLayer))
                std::erase_if(chunk.instances.edit(), onLayer);
            // N25: a layer above the ground always exists.
            if (chunk.layers.size() == 1)
                requireLayer(chunk, 1);
            return {};
        });
}

core::Result<void> applyOne(const MoveRoomLayer& move, Draft& draft)
{
    for (const std::int64_t number : {move.layer, move.to}) {
        if (auto above = requireAboveGround(number); !above)
            return above;
        if (auto used = requireUsed(draft, number); !used)
            return used;
    }
    // N53: the layer takes the other's number, those between shift by one place; the set of numbers stays.
    const auto numbers = draft.roomLayers();
    std::vector<std::int64_t> order = numbers;
    const auto placeOf = [&](std::int64_t number) {
        return std::ranges::lower_bound(numbers, number) - numbers.begin();
    };
    order.erase(order.begin() + placeOf(move.layer));
    order.insert(order.begin() + placeOf(move.to), move.layer);
    std::map<std::int64_t, std::int64_t> renamed;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != numbers[i])
            renamed.emplace(order[i], numbers[i]);
    }
    return inChunks(
        draft, {},
        [&](const Chunk& chunk) {
            return std::ranges::any_of(chunk.layers,
                                       [&](const auto& layer) { return renamed.contains(layer->number); });
        },
        [&](Chunk& chunk) -> core::Result<void> {
            for (auto& layer : chunk.layers) {
                if (const auto found = renamed.find(layer->number); found != renamed.end())
                    layer.edit().number = found->second;
            }
            sortLayers(chunk);
            for (Instance& instance : chunk.instances.edit()) {
                if (const auto found = renamed.find(instance.layer); found != renamed.end())
                    instance.layer = found->second;
            }
            return {};
        });
}

core::Result<void> applyOne(const RenameRoomLayer& rename, Draft& draft)
{
    if (auto used = requireUsed(draft, rename.layer); !used)
        return used;
    const std::string text = json::stringText(rename.label);
    // An empty name is no name (W18).
    const std::string_view wanted = rename.label.empty() ? std::string_view{} : std::string_view(text);
    return inChunks(
        draft, {rename.layer},
        [&](const Chunk& chunk) {
            const RoomLayer* layer = chunk.layer(rename.layer);
            return layer && layer->members.unknown("name").value_or("") != wanted;
        },
        [&](Chunk& chunk) -> core::Result<void> {
            auto& members = chunk.layers[requireLayer(chunk, rename.layer)].edit().members;
            if (wanted.empty())
                members.removeUnknown("name");
            else
                members.setUnknown("name", wanted);
            return {};
        });
}

core::Result<void> applyOne(const DuplicateRoomLayer& duplicate, Draft& draft)
{
    if (auto used = requireUsed(draft, duplicate.layer); !used)
        return used;
    const auto numbers = draft.roomLayers();
    if (duplicate.to == 0 || std::ranges::binary_search(numbers, duplicate.to))
        return refusal(core::Code::EditLayerExists, "layer", std::to_string(duplicate.to));
    return inChunks(
        draft, {duplicate.layer}, [&](const Chunk& chunk) { return chunk.layer(duplicate.layer) != nullptr; },
        [&](Chunk& chunk) -> core::Result<void> {
            const auto index = addLayer(chunk, duplicate.to);
            if (!index)
                return index.error();
            RoomLayer copy = *chunk.layer(duplicate.layer);
            copy.number = duplicate.to;
            if (duplicate.layer == 0)
                std::ranges::replace(copy.cells, padOf(0), padOf(duplicate.to));
            chunk.layers[*index] = std::move(copy);
            return {};
        });
}

} // namespace chartroom::world
