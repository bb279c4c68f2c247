#pragma once

#include "formats/core/result.h"
#include "formats/world/chunk.h"
#include "formats/world/height_stack.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace chartroom::world {

/// Largest radius of a neighbourhood (N41, W17).
inline constexpr std::int64_t maximumRadius = 4;
/// Most cells of all room layers that a composed document may hold.
inline constexpr std::int64_t maximumDocumentCells = 67'108'864;

/// A square of chunks around a centre (N41).
struct Neighbourhood
{
    Address centre;
    std::int64_t radius = 1; ///< 0 to 4

    [[nodiscard]] std::int64_t side() const { return radius * 2 + 1; }
    [[nodiscard]] Address origin() const { return {centre.x - radius, centre.y - radius}; }
    [[nodiscard]] bool contains(Address address) const
    {
        return address.x >= centre.x - radius && address.x <= centre.x + radius &&
               address.y >= centre.y - radius && address.y <= centre.y + radius;
    }
};

/// A room layer of a document: dense, `width * height` cells.
struct ComposedLayer
{
    std::int64_t number = 0;
    std::u16string cells;
};

/// An instance in a document, `x` and `y` in its coordinates, with the chunk that owns it.
struct ComposedInstance
{
    Instance instance;
    Address chunk;
};

/// A neighbourhood's working document (N41). Coordinates are those of the neighbourhood; add `offset` for
/// world tiles.
struct ComposedDocument
{
    Address origin;
    std::int64_t width = 0;  ///< tiles
    std::int64_t height = 0; ///< tiles
    Tile offset;             ///< world tile of the top left cell
    std::vector<ComposedLayer> layers;
    std::vector<HeightPatch> patches; ///< one an entry of the stack, in its order, trimmed
    std::vector<ComposedInstance> instances;
};

/// What composing reads: a readable chunk, or null for a missing or unreadable one, which counts as empty
/// (W3).
using ChunkSource = std::function<std::shared_ptr<const Chunk>(Address)>;

/// Composes a neighbourhood. Refused (`compose.radius`, `compose.size`): a radius outside of 0 to 4, a
/// document of more than maximumDocumentCells cells.
[[nodiscard]] core::Result<ComposedDocument> compose(const Neighbourhood& where, ChunkSize size,
                                                     const HeightStack& stack, const ChunkSource& chunks);
/// The document as minified JSON, with exactly the keys of the command line's `compose` (W20).
[[nodiscard]] std::string toJson(const ComposedDocument& document);

/// What of a document's patch lies in one chunk, as the chunk stores it: local, trimmed; no rows when nothing
/// does. Id, name and z are the patch's.
[[nodiscard]] HeightPatch slice(const HeightPatch& patch, const ComposedDocument& document, Address chunk,
                                ChunkSize size);
/// A chunk rebuilt from a document that holds it (N42). `before` is the chunk as it is now: its unknown
/// fields stay. `stack` gives the ids, names and z of the patches, in the order of `document.patches`.
[[nodiscard]] Chunk rebuildChunk(const Chunk& before, const ComposedDocument& document,
                                 const HeightStack& stack);

} // namespace chartroom::world
