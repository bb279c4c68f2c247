#pragma once

#include "formats/world/transform.h"

#include <string>
#include <string_view>

// Edits of whole chunks. describe() names the fields of a script's line once, for reading and for writing.
namespace chartroom::world {

/// Moves a chunk's content, instances included; the source becomes empty (N52, W14).
struct MoveChunk
{
    static constexpr std::string_view name = "moveChunk";
    Address from;
    Address to;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("from", self.from);
        archive.address("to", self.to);
    }
};

/// Copies a chunk's content without its instances (N52, W14).
struct DuplicateChunk
{
    static constexpr std::string_view name = "duplicateChunk";
    Address from;
    Address to;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("from", self.from);
        archive.address("to", self.to);
    }
};

/// Turns or flips a chunk (N52).
struct TransformChunk
{
    static constexpr std::string_view name = "transformChunk";
    Address at;
    Transform transform = Transform::Rotate90;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("at", self.at);
        archive.transform("transform", self.transform);
    }
};

/// Makes a chunk a fresh empty one (N52, W14).
struct ClearChunk
{
    static constexpr std::string_view name = "clearChunk";
    Address at;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("at", self.at);
    }
};

/// Sets a chunk's background tile; its layer 0 becomes dots (N52).
struct FillBackground
{
    static constexpr std::string_view name = "fillBackground";
    Address at;
    std::string tileId;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.address("at", self.at);
        archive.text("tileId", self.tileId);
    }
};

} // namespace chartroom::world
