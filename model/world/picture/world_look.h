#pragma once

#include "formats/world/height_stack.h"
#include "formats/world/world_info.h"
#include "model/world/layer_key.h"
#include "model/world/layer_look.h"

#include <map>
#include <string>
#include <vector>

namespace chartroom::model {

/// Choices of the viewer about a world's picture. Layers that are not named are shown in full.
struct PictureStyle
{
    std::map<LayerKey, LayerLook> layers;
    /// Whether heights are seen as heights: each storey lighter than the one below, with a shadow that grows
    /// with its place in the stack, and blurred by the world's `heightBlurStep`. Otherwise flat.
    bool relief = true;

    [[nodiscard]] LayerLook layer(const LayerKey& key) const
    {
        const auto found = layers.find(key);
        return found == layers.end() ? LayerLook() : found->second;
    }
    friend bool operator==(const PictureStyle&, const PictureStyle&) = default;
};

/// Everything beside the chunks that decides what a world looks like.
struct WorldLook
{
    world::ChunkSize chunkSize;
    std::string background; ///< the tile id that chunks inherit
    double blurStep = 0.1;
    std::vector<std::string> stack; ///< ids, lowest first; patches of other ids lie above, by their z
    PictureStyle style;

    friend bool operator==(const WorldLook&, const WorldLook&) = default;
};

[[nodiscard]] inline WorldLook lookOf(const world::WorldInfo& info, const world::HeightStack& stack,
                                      PictureStyle style = {})
{
    WorldLook look{info.chunkSize, info.defaultBackgroundTileId, info.heightBlurStep, {}, std::move(style)};
    for (const world::StackEntry& entry : stack)
        look.stack.push_back(entry.id);
    return look;
}

} // namespace chartroom::model
