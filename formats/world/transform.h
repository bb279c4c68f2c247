#pragma once

#include "formats/world/chunk.h"

#include <optional>
#include <string_view>

namespace chartroom::world {

/// How a chunk can be turned over (N52). Rotations are clockwise; a horizontal flip mirrors left to right
/// (W14).
enum class Transform : std::uint8_t { Rotate90, Rotate180, Rotate270, FlipHorizontal, FlipVertical };

/// The name that scripts use: `rotate90`, `flipHorizontal`, ...
[[nodiscard]] std::string_view name(Transform transform);
[[nodiscard]] std::optional<Transform> parseTransform(std::string_view name);
/// Whether it needs a square chunk.
[[nodiscard]] constexpr bool needsSquare(Transform transform)
{
    return transform == Transform::Rotate90 || transform == Transform::Rotate270;
}
/// Where a cell of a chunk goes.
[[nodiscard]] Tile transformed(Tile local, Transform transform, ChunkSize size);
/// A chunk with its rows, patches and instances turned together. A quarter turn wants a square chunk.
/// Surrogate pairs that are torn apart become pads (W8).
[[nodiscard]] Chunk transformed(const Chunk& chunk, Transform transform);

} // namespace chartroom::world
