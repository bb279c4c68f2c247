#pragma once

#include "formats/core/finding.h"
#include "formats/world/chunk.h"
#include "formats/world/json/document.h"
#include "formats/world/report.h"

#include <optional>
#include <string>

namespace chartroom::world {

/// The newest schema that is written (N11).
inline constexpr std::int64_t knownSchema = 1;
/// The largest number of cells of a chunk (N13).
inline constexpr std::int64_t maximumChunkCells = 1'048'576;
/// The largest number of room layer cells of a chunk (`chunk.layers`).
inline constexpr std::int64_t maximumLayerCells = 4'194'304;

/// What a chunk file's rules take from its world and its name.
struct ChunkContext
{
    std::string worldId;
    ChunkSize size;
    Address address;
};

/// What normalizing made of a chunk file.
struct NormalizedChunk
{
    /// Nothing when the file is rejected; the findings then hold an error.
    std::optional<Chunk> chunk;
    /// Something that is not empty was dropped (N30).
    bool lossy = false;
    /// The file's schema is newer than this program: it may be shown, not written (N11).
    bool newer = false;
};

/// The one normalizer, used at load and at save: applies N11 and N20-N30 to a parsed chunk file. Allocates in
/// proportion to the text and to the layers that it names, after their number was bounded.
[[nodiscard]] NormalizedChunk normalizeChunk(const json::Document& document, const ChunkContext& context,
                                             Report& report);

/// The size that a chunk file outside of a world gives itself (its `width` and `height`, at least 1, 32 where
/// missing).
[[nodiscard]] ChunkSize ownSize(const json::Value& root);
/// The `schemaVersion` of a file: 1 where it is missing.
[[nodiscard]] std::int64_t schemaOf(const json::Value& root);

} // namespace chartroom::world
