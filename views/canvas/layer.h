#pragma once

#include <cstdint>

namespace chartroom::canvas {

/// How a layer turns a tile's values into colour.
enum class LayerKind : std::uint8_t {
    Height,    ///< heights through the height colour map; no height: transparent
    Relief,    ///< brightens and darkens what lies under it by the slope towards the sun
    Category,  ///< biome colours
    WaterBody, ///< one stable colour an id
    Surface,   ///< water level through the level colour map
    Depth,     ///< water level less height through the depth colour map
    Outline,   ///< rims of the water bodies
    Picture    ///< the source's own colours
};

/// One layer of a scene. Layers are drawn in the order of the scene's list, the first at the bottom.
struct Layer
{
    LayerKind kind = LayerKind::Height;
    bool visible = true;
    double opacity = 1; ///< 0 to 1

    friend bool operator==(const Layer&, const Layer&) = default;
};

} // namespace chartroom::canvas
