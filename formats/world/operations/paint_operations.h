#pragma once

#include "formats/world/compose.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Edits of cells of room layers. Coordinates are world tiles. describe() names the fields of a script's line
// once, for reading and for writing.
namespace chartroom::world {

/// Writes a symbol into one cell of a room layer (N50).
struct Paint
{
    static constexpr std::string_view name = "paint";
    std::int64_t layer = 0;
    Tile tile;
    char16_t symbol = u'A';
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.tile(self.tile);
        archive.symbol("symbol", self.symbol);
    }
};

/// Empties one cell: a dot on layer 0, a space above (N50).
struct Erase
{
    static constexpr std::string_view name = "erase";
    std::int64_t layer = 0;
    Tile tile;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.tile(self.tile);
    }
};

/// Cuts a hole into layer 0 (N50).
struct Hole
{
    static constexpr std::string_view name = "hole";
    Tile tile;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.tile(self.tile);
    }
};

/// Paints a filled rectangle.
struct Rectangle
{
    static constexpr std::string_view name = "rect";
    std::int64_t layer = 0;
    Tile tile;
    std::int64_t width = 1;
    std::int64_t height = 1;
    char16_t symbol = u'A';
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.tile(self.tile);
        archive.integer("width", self.width, 1);
        archive.integer("height", self.height, 1);
        archive.symbol("symbol", self.symbol);
    }
};

/// Fills what is 4-connected with a cell and alike, inside a neighbourhood.
struct Fill
{
    static constexpr std::string_view name = "fill";
    std::int64_t layer = 0;
    Tile tile;
    char16_t symbol = u'A';
    Neighbourhood where;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.tile(self.tile);
        archive.symbol("symbol", self.symbol);
        archive.address("center", self.where.centre);
        archive.integer("radius", self.where.radius, 0, maximumRadius);
    }
};

/// Paints many cells of one layer: a brush stroke. A space erases.
struct Stroke
{
    static constexpr std::string_view name = "stroke";
    std::int64_t layer = 0;
    char16_t symbol = u'A';
    std::vector<Tile> cells;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.brush("symbol", self.symbol);
        archive.cells("cells", self.cells);
    }
};

/// Rows of one layer of a stamp.
struct StampLayer
{
    std::int64_t layer = 0;
    std::vector<std::u16string> rows;
};

/// Writes a block of cells, several layers at once, as they are. Transparent: spaces leave what is there.
struct Stamp
{
    static constexpr std::string_view name = "stamp";
    Tile tile;
    std::vector<StampLayer> layers;
    bool transparent = false;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.tile(self.tile);
        archive.stampLayers("layers", self.layers);
        archive.flag("transparent", self.transparent);
    }
};

/// A rectangle of world tiles.
struct Area
{
    Tile tile;
    std::int64_t width = 1;
    std::int64_t height = 1;
};

/// Replaces one symbol by another on a layer, in an area or in the whole world; by a space it erases.
struct Replace
{
    static constexpr std::string_view name = "replace";
    std::int64_t layer = 0;
    char16_t from = u'A';
    char16_t to = u'A';
    std::optional<Area> area;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.symbol("from", self.from);
        archive.brush("to", self.to);
        archive.area("area", self.area);
    }
};

} // namespace chartroom::world
