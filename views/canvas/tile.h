#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace chartroom::canvas {

/// Cells along one side of a tile. A cell of level k is 2^k × 2^k map pixels; levels below 0 magnify.
inline constexpr int tileSize = 256;

/// Which tile: it covers the cells [x * tileSize, (x + 1) * tileSize) × [y * tileSize, …) of its level. Cell
/// (0, 0) starts at map pixel (0, 0), whatever the map's bounds; tiles west and north of it have negative
/// numbers.
struct TileKey
{
    int level = 0;
    int x = 0;
    int y = 0;
    friend bool operator==(const TileKey&, const TileKey&) = default;
};

struct TileKeyHash
{
    [[nodiscard]] std::size_t operator()(const TileKey& key) const
    {
        const auto part = [](int value) { return static_cast<std::size_t>(static_cast<unsigned>(value)); };
        return std::hash<std::size_t>()((part(key.x) << 32U) ^ (part(key.y) << 6U) ^ part(key.level));
    }
};

/// One value a cell, row by row (y outer, x inner), seen where it lies. `data` points at cell (0, 0) of the
/// tile.
template<class T>
struct Plane
{
    const T* data = nullptr;
    std::ptrdiff_t stride = 0; ///< values from one row to the next

    [[nodiscard]] bool present() const { return data != nullptr; }
    [[nodiscard]] const T* row(int y) const { return data + y * stride; }
};

/// A tile's values. Planes that the source does not have are absent. Tiles at the map's edge are smaller.
/// Heights and ids have one more cell on each side (x -1 and width, y -1 and height): the neighbouring
/// tile's, or at the map's edge the nearest cell's own, so that a tile can be shaded alone.
struct Tile
{
    int width = 0;                  ///< cells
    int height = 0;                 ///< cells
    Plane<float> heights;           ///< raw units; NaN where there is none, never infinite
    bool gaps = true;               ///< whether heights may be missing; shading is quicker where none is
    Plane<std::uint8_t> categories; ///< biome ordinals
    Plane<std::uint16_t> ids;       ///< water bodies; 0 is none
    Plane<std::uint16_t> surfaces;  ///< quantised water levels (see SurfaceScale); 0 is none
    Plane<std::uint32_t> pictures;  ///< 0xAARRGGBB, premultiplied
    /// Where the tile was made of another one (TileSource::patch()): that one's address, only to be compared,
    /// and the rows that are other ones.
    const Tile* patchOf = nullptr;
    int firstChanged = 0;
    int lastChanged = -1;              ///< below the first: none
    std::shared_ptr<const void> owner; ///< keeps the values
    std::size_t bytes = 0;             ///< memory that goes with this tile alone
};

/// Whether a height is missing in a tile of `width` × `height` cells or in the cells around it.
[[nodiscard]] bool hasGaps(const Plane<float>& heights, int width, int height);

} // namespace chartroom::canvas
