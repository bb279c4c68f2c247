#include "model/world/instance_moves.h"

#include <algorithm>

namespace chartroom::model {

namespace {

using world::Chunk;
using world::Instance;

/// A changed chunk in the direction that a step is gone.
struct Pair
{
    Pair(const EditStep::ChunkPair& pair, bool forward)
        : from(forward ? pair.before.get() : pair.after.get())
        , to(forward ? pair.after.get() : pair.before.get())
    {}
    const Chunk* from;
    const Chunk* to;
};

bool isLike(const Instance& one, const Instance& other)
{
    return one.templateId == other.templateId && one.layer == other.layer &&
           world::recordAt(one.record, {}) == world::recordAt(other.record, {});
}

std::optional<InstanceRow> rowOf(const Chunk& chunk, const std::string& id)
{
    std::vector<InstanceRow> rows = instanceRows(chunk);
    const auto row = std::ranges::find(rows, id, &InstanceRow::id);
    return row == rows.end() ? std::nullopt : std::optional(std::move(*row));
}

} // namespace

std::optional<InstanceRow> movedInstance(const EditStep& step, bool forward, world::Address chunk,
                                         const std::string& id)
{
    const auto own = std::ranges::lower_bound(step.chunks, chunk, {}, &EditStep::ChunkPair::address);
    if (own == step.chunks.end() || own->address != chunk)
        return std::nullopt;
    const Pair home(*own, forward);
    const Instance* before = home.from ? world::findInstance(*home.from, id) : nullptr;
    if (!before)
        return std::nullopt;
    if (const Instance* after = home.to ? world::findInstance(*home.to, id) : nullptr) {
        const bool moved = after->x != before->x || after->y != before->y;
        return moved && isLike(*before, *after) ? rowOf(*home.to, id) : std::nullopt;
    }
    std::optional<InstanceRow> found;
    for (const EditStep::ChunkPair& pair : step.chunks) {
        const Pair other(pair, forward);
        if (pair.address == chunk || !other.to)
            continue;
        for (const Instance& after : *other.to->instances) {
            const bool came = !other.from || !world::findInstance(*other.from, after.id);
            // Of several the one that kept its id.
            if ((!found || after.id == id) && came && isLike(*before, after))
                found = rowOf(*other.to, after.id);
        }
    }
    return found;
}

} // namespace chartroom::model
