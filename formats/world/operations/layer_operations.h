#pragma once

#include "formats/world/chunking.h"

#include <string>
#include <string_view>

// Edits of room layers as such, in every chunk that has them. describe() names the fields of a script's line
// once, for reading and for writing.
namespace chartroom::world {

/// Removes a room layer above 0, its cells and its instances, everywhere (N43).
struct DeleteRoomLayer
{
    static constexpr std::string_view name = "deleteRoomLayer";
    std::int64_t layer = 0;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
    }
};

/// Moves a room layer to the place of another (N53).
struct MoveRoomLayer
{
    static constexpr std::string_view name = "moveRoomLayer";
    std::int64_t layer = 0;
    std::int64_t to = 0;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.layer("to", self.to);
    }
};

/// Names a room layer in every chunk that has it; an empty name removes it (N43, W18).
struct RenameRoomLayer
{
    static constexpr std::string_view name = "renameRoomLayer";
    std::int64_t layer = 0;
    std::string label;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.text("name", self.label);
    }
};

/// Copies a room layer's cells, not its instances, to a number that is not in use, in every chunk that has
/// it.
struct DuplicateRoomLayer
{
    static constexpr std::string_view name = "duplicateRoomLayer";
    std::int64_t layer = 0;
    std::int64_t to = 0;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.layer("layer", self.layer);
        archive.layer("to", self.to);
    }
};

} // namespace chartroom::world
