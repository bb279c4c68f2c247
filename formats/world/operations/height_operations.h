#pragma once

#include "formats/world/chunking.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Edits of the height stack and its cells. Coordinates are world tiles. describe() names the fields of a
// script's line once, for reading and for writing.
namespace chartroom::world {

/// Writes a cell of a height layer (N51).
struct PaintHeight
{
    static constexpr std::string_view name = "paintHeight";
    std::string id;
    Tile tile;
    char16_t symbol = u'A';
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.tile(self.tile);
        archive.symbol("symbol", self.symbol);
    }
};

/// Empties a cell of a height layer (N51).
struct EraseHeight
{
    static constexpr std::string_view name = "eraseHeight";
    std::string id;
    Tile tile;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.tile(self.tile);
    }
};

/// Paints many cells of a height layer. A space erases.
struct StrokeHeight
{
    static constexpr std::string_view name = "strokeHeight";
    std::string id;
    char16_t symbol = u'A';
    std::vector<Tile> cells;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.brush("symbol", self.symbol);
        archive.cells("cells", self.cells);
    }
};

/// Puts a new entry on top of the height stack (W11, W18).
struct AddHeightLayer
{
    static constexpr std::string_view name = "addHeightLayer";
    std::string id;
    std::optional<std::string> label;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.text("name", self.label);
    }
};

/// Renames an entry of the height stack; an empty name removes it (W18).
struct RenameHeightLayer
{
    static constexpr std::string_view name = "renameHeightLayer";
    std::string id;
    std::string label;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.text("name", self.label);
    }
};

/// Copies an entry of the height stack, directly above it (W18).
struct DuplicateHeightLayer
{
    static constexpr std::string_view name = "duplicateHeightLayer";
    std::string id;
    std::string newId;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.identifier("newId", self.newId);
    }
};

/// Removes an entry of the height stack with all its cells.
struct DeleteHeightLayer
{
    static constexpr std::string_view name = "deleteHeightLayer";
    std::string id;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
    }
};

/// Moves an entry of the height stack; `index` is its place afterwards, 0 lowest (W18).
struct MoveHeightLayer
{
    static constexpr std::string_view name = "moveHeightLayer";
    std::string id;
    std::int64_t index = 0;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.integer("index", self.index);
    }
};

/// Gives every piece of every height layer its place in the stack as z (N40, W11).
struct RenumberStack
{
    static constexpr std::string_view name = "renumberStack";
    template<class Self, class Archive>
    static void describe(Self&, Archive&)
    {}
};

} // namespace chartroom::world
