#pragma once

#include "formats/world/normalize.h"

// The parts of the chunk normalizer; nobody else includes this.
namespace chartroom::world {

/// Room layers (N23-N25) and the layers of instances (N26); nothing when there are too many (`chunk.layers`).
[[nodiscard]] bool normalizeLayers(const json::Value& root, const ChunkContext& context, Chunk& chunk,
                                   Report& report);
/// Instances (N26).
void normalizeInstances(const json::Value& root, const ChunkContext& context, Chunk& chunk, Report& report);
/// Height patches (N28).
void normalizePatches(const json::Value& root, const ChunkContext& context, Chunk& chunk, Report& report);
/// `instanceIds` (N27); layers and instances are there already.
void reportInstanceIds(const json::Value& root, const Chunk& chunk, Report& report);

/// How a value that already is this integer is spelled, empty for the usual way; nothing when it is not.
[[nodiscard]] std::optional<std::string_view> spellingOf(const json::Value& value, std::int64_t number);
/// Whether a number already is this integer, whatever its spelling.
[[nodiscard]] bool isInteger(const json::Value& value, std::int64_t number);
/// Makes lone surrogate halves of a row pads (W8) and returns how many there were.
std::size_t mendHalves(std::u16string& cells, std::size_t begin, std::size_t end, char16_t pad);

} // namespace chartroom::world
