#include "model/world/finding_place.h"

#include "formats/core/code.h"

#include <charconv>
#include <string_view>

namespace chartroom::model {

namespace {

/// The index behind a list's name in a pointer such as `/instances/2/x`.
std::optional<std::size_t> indexBehind(std::string_view pointer, std::string_view list)
{
    if (!pointer.starts_with(list))
        return std::nullopt;
    pointer.remove_prefix(list.size());
    std::size_t index = 0;
    const auto read = std::from_chars(pointer.data(), pointer.data() + pointer.size(), index);
    return read.ec == std::errc() ? std::optional(index) : std::nullopt;
}

} // namespace

std::optional<world::Tile> placeOf(const core::Finding& finding, const world::Chunk& chunk)
{
    const world::Tile origin = world::originOf(chunk.address, chunk.size);
    if (const auto index = indexBehind(finding.pointer, "/instances/");
        index && *index < chunk.instances->size()) {
        const world::Instance& instance = (*chunk.instances)[*index];
        return world::Tile{origin.x + instance.x, origin.y + instance.y};
    }
    if (const auto index = indexBehind(finding.pointer, "/heightLayers/");
        index && *index < chunk.patches.size()) {
        const world::HeightPatch& patch = *chunk.patches[*index];
        return world::Tile{origin.x + patch.x, origin.y + patch.y};
    }
    return std::nullopt;
}

} // namespace chartroom::model
