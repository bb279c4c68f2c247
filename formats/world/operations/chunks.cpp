#include "formats/core/code.h"
#include "formats/world/operations/apply_parts.h"
#include "formats/world/transform.h"

#include <algorithm>

namespace chartroom::world {

namespace {

core::Result<void> requireTwo(Address from, Address to)
{
    if (from != to)
        return {};
    return refusal(core::Code::EditSamePlace, "chunk", placeText(from));
}

// A chunk's content at another place (W14): the records say where their instances are now.
Chunk movedTo(const Chunk& chunk, Address address)
{
    Chunk result = chunk;
    result.address = address;
    const Tile origin = originOf(address, chunk.size);
    if (result.instances->empty())
        return result;
    for (Instance& instance : result.instances.edit())
        instance.record = recordAt(instance.record, {origin.x + instance.x, origin.y + instance.y});
    return result;
}

} // namespace

core::Result<void> applyOne(const MoveChunk& move, Draft& draft)
{
    if (auto two = requireTwo(move.from, move.to); !two)
        return two;
    auto source = draft.edit(move.from);
    if (!source)
        return source.error();
    auto target = draft.edit(move.to);
    if (!target)
        return target.error();
    **target = movedTo(**source, move.to);
    **source = emptyChunk(draft.info().id, move.from, draft.info().chunkSize);
    return {};
}

core::Result<void> applyOne(const DuplicateChunk& duplicate, Draft& draft)
{
    if (auto two = requireTwo(duplicate.from, duplicate.to); !two)
        return two;
    const auto source = draft.read(duplicate.from);
    if (!source)
        return source.error();
    auto target = draft.edit(duplicate.to);
    if (!target)
        return target.error();
    Chunk copy = **source;
    copy.instances = std::vector<Instance>{};
    **target = movedTo(copy, duplicate.to);
    return {};
}

core::Result<void> applyOne(const TransformChunk& transform, Draft& draft)
{
    const ChunkSize size = draft.info().chunkSize;
    if (needsSquare(transform.transform) && size.width != size.height)
        return refusal(core::Code::EditSquare, "found",
                       std::to_string(size.width) + 'x' + std::to_string(size.height));
    auto chunk = draft.edit(transform.at);
    if (!chunk)
        return chunk.error();
    **chunk = transformed(**chunk, transform.transform);
    return {};
}

core::Result<void> applyOne(const ClearChunk& clear, Draft& draft)
{
    auto chunk = draft.edit(clear.at);
    if (!chunk)
        return chunk.error();
    **chunk = emptyChunk(draft.info().id, clear.at, draft.info().chunkSize);
    return {};
}

core::Result<void> applyOne(const FillBackground& fill, Draft& draft)
{
    auto chunk = draft.edit(fill.at);
    if (!chunk)
        return chunk.error();
    (*chunk)->backgroundTileId = fill.tileId;
    std::ranges::fill((*chunk)->layers.front().edit().cells, padOf(0));
    return {};
}

} // namespace chartroom::world
