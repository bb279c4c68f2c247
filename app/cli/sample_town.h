#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::cli {

/// What one symbol of the sample town stands for.
struct SampleTile
{
    char symbol;
    std::string_view id;
    std::string_view name;
    std::uint32_t colour; ///< 0xRRGGBB
};

/// All symbols of the sample town.
[[nodiscard]] const std::vector<SampleTile>& sampleTiles();

/// The made-up town of the sample world: what stands on every tile, worked out from the coordinates and a
/// seed alone. Tiles are world tiles.
class SampleTown
{
public:
    /// Tiles along one side of a chunk.
    static constexpr std::int64_t chunkSize = 32;
    /// The chunks have addresses from `-chunkReach` to `chunkReach`.
    static constexpr std::int64_t chunkReach = 3;
    /// Height layers above the rooms: upper walls, upper floor, roofs, the church's spire.
    static constexpr int heights = 4;

    explicit SampleTown(std::uint32_t seed)
        : m_seed(seed)
    {}

    /// The symbol of room layer 0 (ground), 1 (walls and trees) or 2 (furniture and flowers); a space for
    /// none.
    [[nodiscard]] char room(int layer, std::int64_t x, std::int64_t y) const;
    /// The symbol of a height layer, 0 to `heights - 1`; a space for none.
    [[nodiscard]] char height(int layer, std::int64_t x, std::int64_t y) const;
    /// Where the streets of the middle block's house meet its door, and what else is worth a bookmark.
    struct Place
    {
        std::string_view id;
        std::string_view label;
        std::int64_t x;
        std::int64_t y;
    };
    [[nodiscard]] static std::vector<Place> bookmarks();

private:
    struct Block;
    [[nodiscard]] Block blockAt(std::int64_t x, std::int64_t y) const;
    [[nodiscard]] std::uint32_t noise(std::int64_t x, std::int64_t y, std::uint32_t salt) const;

    std::uint32_t m_seed;
};

} // namespace chartroom::cli
