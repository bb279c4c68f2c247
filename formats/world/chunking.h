#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace chartroom::world {

/// A chunk's place in the lattice of chunks. Ordered as everything is listed: by y, then x.
struct Address
{
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend constexpr bool operator==(const Address&, const Address&) = default;
    friend constexpr std::strong_ordering operator<=>(const Address& a, const Address& b)
    {
        const auto byRow = a.y <=> b.y;
        return byRow == 0 ? a.x <=> b.x : byRow;
    }
};

/// A tile's place in the world, in tiles.
struct Tile
{
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend constexpr bool operator==(const Tile&, const Tile&) = default;
};

/// Size of a chunk in tiles; each side is at least 1 (N13).
struct ChunkSize
{
    std::int64_t width = 32;
    std::int64_t height = 32;

    [[nodiscard]] constexpr std::int64_t cells() const { return width * height; }
    friend constexpr bool operator==(const ChunkSize&, const ChunkSize&) = default;
};

/// Chunk addresses lie within these bounds, both included (N3, W3).
inline constexpr std::int64_t addressLimit = std::int64_t{1} << 31U;

/// Division that rounds towards minus infinity: the owner of a tile left of or above the origin. `divisor` >
/// 0.
[[nodiscard]] constexpr std::int64_t floorDivide(std::int64_t value, std::int64_t divisor)
{
    const std::int64_t quotient = value / divisor;
    return quotient - (value % divisor < 0 ? 1 : 0);
}

/// Where a world tile lies (the manual's address helper).
struct TileAddress
{
    Address chunk;
    std::int64_t localX = 0; ///< 0 to width - 1
    std::int64_t localY = 0; ///< 0 to height - 1
};

/// The chunk that holds a tile, and the tile's place in it. Total: any tile, any size of at least 1x1.
[[nodiscard]] constexpr TileAddress addressOf(Tile tile, ChunkSize size)
{
    const Address chunk{floorDivide(tile.x, size.width), floorDivide(tile.y, size.height)};
    return {chunk, tile.x - chunk.x * size.width, tile.y - chunk.y * size.height};
}

/// The world tile of a chunk's top left cell.
[[nodiscard]] constexpr Tile originOf(Address chunk, ChunkSize size)
{
    return {chunk.x * size.width, chunk.y * size.height};
}

/// `3:-2`, the manual's chunk key.
[[nodiscard]] std::string chunkKey(Address address);
/// `3_-2.json`, the file that holds a chunk (N20).
[[nodiscard]] std::string chunkFileName(Address address);
/// The address that a file name spells; nothing for any other name, such as `00_1.json` or `-0_1.json` (N20,
/// W3).
[[nodiscard]] std::optional<Address> parseChunkFileName(std::string_view name);

} // namespace chartroom::world

template<>
struct std::hash<chartroom::world::Address>
{
    std::size_t operator()(const chartroom::world::Address& address) const noexcept
    {
        const auto x = static_cast<std::uint64_t>(address.x) * 0x9E3779B97F4A7C15U;
        const auto y = static_cast<std::uint64_t>(address.y) * 0xC2B2AE3D27D4EB4FU;
        return static_cast<std::size_t>((x ^ (y >> 29U)) + y);
    }
};
