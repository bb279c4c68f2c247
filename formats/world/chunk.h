#pragma once

#include "formats/world/chunking.h"
#include "formats/world/cow.h"
#include "formats/world/members.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world {

enum class LayerField : std::uint8_t { Unknown, Layer, Rows, InstanceIds };
enum class PatchField : std::uint8_t { Unknown, Id, Name, Z, X, Y, Rows };
enum class InstanceField : std::uint8_t { Unknown, Id, TemplateId, Layer, X, Y, Record };
enum class ChunkField : std::uint8_t {
    Unknown,
    SchemaVersion,
    WorldId,
    ChunkX,
    ChunkY,
    Width,
    Height,
    BackgroundTileId,
    RoomLayers,
    HeightLayers,
    Instances
};

[[nodiscard]] std::span<const std::string_view> fieldNames(LayerField);
[[nodiscard]] std::span<const std::string_view> fieldNames(PatchField);
[[nodiscard]] std::span<const std::string_view> fieldNames(InstanceField);
[[nodiscard]] std::span<const std::string_view> fieldNames(ChunkField);

/// What an untouched cell of a room layer holds: a dot on layer 0, a space above (N23).
[[nodiscard]] constexpr char16_t padOf(std::int64_t layer)
{
    return layer == 0 ? u'.' : u' ';
}

/// A dense room layer (N23). Its `instanceIds` are no part of it: they follow from the chunk's instances
/// (N27).
struct RoomLayer
{
    std::int64_t number = 0;
    std::u16string cells; ///< row after row, each as wide as the chunk
    Members<LayerField> members;

    friend bool operator==(const RoomLayer&, const RoomLayer&) = default;
};

/// Cells of a height patch, row after row, without trailing spaces; a space is empty. Rows are ragged so that
/// a patch takes no more room than its file.
using PatchRows = std::vector<std::u16string>;

/// A sparse height patch, trimmed (N28): its first row, last row and first column hold a cell that is not
/// empty, or it has no rows at all. `x` and `y` are local to the chunk.
struct HeightPatch
{
    std::string id;
    std::optional<std::string> name;
    std::int64_t z = 1;
    std::int64_t x = 0;
    std::int64_t y = 0;
    PatchRows rows;
    Members<PatchField> members;

    friend bool operator==(const HeightPatch&, const HeightPatch&) = default;
};

/// An entity of a chunk (N26). `x` and `y` are local to the chunk.
struct Instance
{
    std::string id;
    std::string templateId;
    std::int64_t layer = 1;
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::string record; ///< a JSON object, minified, its `position` the world tile
    Members<InstanceField> members;

    friend bool operator==(const Instance&, const Instance&) = default;
};

/// A normalized chunk: what the rules N20-N29 leave of a chunk file. Two chunks are equal exactly when their
/// files would have the same content, key order and spelling of numbers included (N54).
struct Chunk
{
    std::int64_t schemaVersion = 1;
    std::string worldId;
    Address address;
    ChunkSize size;
    std::string backgroundTileId;
    std::vector<Cow<RoomLayer>> layers;    ///< by number, 0 first
    std::vector<Cow<HeightPatch>> patches; ///< as stored
    Cow<std::vector<Instance>> instances;  ///< as stored
    Members<ChunkField> members;

    /// The room layer of a number, or null.
    [[nodiscard]] const RoomLayer* layer(std::int64_t number) const;
    /// The patch of an id, or null.
    [[nodiscard]] const HeightPatch* patch(std::string_view id) const;

    friend bool operator==(const Chunk&, const Chunk&) = default;
};

/// An empty room layer of a number, with the members of a new one.
[[nodiscard]] RoomLayer emptyLayer(std::int64_t number, ChunkSize size);
/// The empty chunk: layer 0 of dots, layer 1 of spaces, nothing else (N25, N30).
[[nodiscard]] Chunk emptyChunk(const std::string& worldId, Address address, ChunkSize size);
/// The index of a number's layer in `chunk.layers`; adds an empty layer at its place when there is none.
std::size_t requireLayer(Chunk& chunk, std::int64_t number);
/// The instance of an id, or null.
[[nodiscard]] const Instance* findInstance(const Chunk& chunk, std::string_view id);

/// The chunk as minified JSON.
[[nodiscard]] std::string toJson(const Chunk& chunk);

/// Appends a record with `position.x` and `position.y` set to a world tile, its other members and those of
/// `position` kept (N26). `record` is JSON; anything but an object counts as `{}`.
void appendRecordAt(std::string& out, const json::Value& record, Tile tile);
[[nodiscard]] std::string recordAt(std::string_view record, Tile tile);

} // namespace chartroom::world
