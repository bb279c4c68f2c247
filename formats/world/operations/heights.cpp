#include "formats/core/code.h"
#include "formats/world/operations/apply_parts.h"
#include "formats/world/operations/restack.h"
#include "formats/world/patches.h"

#include <algorithm>

namespace chartroom::world {

namespace {

/// Writes cells of one entry of the stack; only chunks with a cell that changes are rebuilt (W11, W12).
class HeightPainter
{
public:
    HeightPainter(Draft& draft, std::string id)
        : m_draft(draft)
        , m_id(std::move(id))
    {}

    core::Result<void> set(Tile tile, char16_t cell)
    {
        const TileAddress at = addressOf(tile, m_draft.info().chunkSize);
        const auto base = m_draft.read(at.chunk);
        if (!base)
            return base.error();
        const HeightPatch* old = (*base)->patch(m_id);
        if ((old ? cellAt(*old, at.localX, at.localY) : u' ') == cell)
            return {};
        auto chunk = m_draft.edit(at.chunk);
        if (!chunk)
            return chunk.error();
        setCell(patchOf(**chunk), at.localX, at.localY, cell);
        restack(**chunk, m_draft.stack(), EmptyPatches::Drop);
        return {};
    }

private:
    HeightPatch& patchOf(Chunk& chunk)
    {
        const auto found =
            std::ranges::find_if(chunk.patches, [this](const auto& patch) { return patch->id == m_id; });
        if (found != chunk.patches.end())
            return found->edit();
        const StackEntry& entry = m_draft.stack()[*findEntry(m_draft.stack(), m_id)];
        return chunk.patches.emplace_back(newPatch(entry.id, entry.name, entry.z)).edit();
    }

    Draft& m_draft;
    std::string m_id;
};

core::Result<void> requireEntry(Draft& draft, const std::string& id)
{
    if (findEntry(draft.stack(), id))
        return {};
    return refusal(core::Code::EditHeightUnknown, "id", id);
}

core::Result<void> setOne(Draft& draft, const std::string& id, Tile tile, char16_t cell)
{
    if (auto known = requireEntry(draft, id); !known)
        return known;
    return HeightPainter(draft, id).set(tile, cell);
}

} // namespace

core::Result<void> applyOne(const PaintHeight& paint, Draft& draft)
{
    return setOne(draft, paint.id, paint.tile, paint.symbol);
}

core::Result<void> applyOne(const EraseHeight& erase, Draft& draft)
{
    return setOne(draft, erase.id, erase.tile, u' ');
}

core::Result<void> applyOne(const StrokeHeight& stroke, Draft& draft)
{
    if (auto known = requireEntry(draft, stroke.id); !known)
        return known;
    HeightPainter painter(draft, stroke.id);
    for (const Tile tile : stroke.cells) {
        if (auto done = painter.set(tile, stroke.symbol); !done)
            return done;
    }
    return {};
}

} // namespace chartroom::world
