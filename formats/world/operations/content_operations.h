#pragma once

#include "formats/world/chunking.h"

#include <optional>
#include <string>
#include <string_view>

// Edits of instances, bookmarks and the world's own fields. describe() names the fields of a script's line
// once, for reading and for writing.
namespace chartroom::world {

/// Adds an instance; its id is made up (N26). `record` is a JSON object.
struct PlaceInstance
{
    static constexpr std::string_view name = "placeInstance";
    std::string templateId;
    std::int64_t layer = 1;
    Tile tile;
    std::optional<std::string> record;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.text("templateId", self.templateId);
        archive.layer("layer", self.layer);
        archive.tile(self.tile);
        archive.object("record", self.record);
    }
};

/// Moves an instance, also into another chunk (W19).
struct MoveInstance
{
    static constexpr std::string_view name = "moveInstance";
    Address at;
    std::string id;
    Tile tile;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("at", self.at);
        archive.identifier("id", self.id);
        archive.tile(self.tile);
    }
};

/// Removes an instance.
struct DeleteInstance
{
    static constexpr std::string_view name = "deleteInstance";
    Address at;
    std::string id;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("at", self.at);
        archive.identifier("id", self.id);
    }
};

/// Sets what is named of an instance.
struct EditInstance
{
    static constexpr std::string_view name = "editInstance";
    Address at;
    std::string id;
    std::optional<std::string> templateId;
    std::optional<std::int64_t> layer;
    std::optional<std::string> record;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("at", self.at);
        archive.identifier("id", self.id);
        archive.text("templateId", self.templateId);
        archive.layer("layer", self.layer);
        archive.object("record", self.record);
    }
};

/// Adds a bookmark or sets one; without a label it keeps the one it has, or gets its id.
struct SetBookmark
{
    static constexpr std::string_view name = "setBookmark";
    std::string id;
    std::optional<std::string> label;
    Tile tile;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
        archive.text("label", self.label);
        archive.tile(self.tile);
    }
};

/// Removes a bookmark.
struct DeleteBookmark
{
    static constexpr std::string_view name = "deleteBookmark";
    std::string id;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.identifier("id", self.id);
    }
};

/// Sets fields of `world.json` (N12-N15 apply). `fields` is a JSON object; `spawn` and `editor` keep members
/// that it does not name.
struct SetWorld
{
    static constexpr std::string_view name = "setWorld";
    std::string fields;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.object("fields", self.fields);
    }
};

} // namespace chartroom::world
