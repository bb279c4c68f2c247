#include "formats/core/code.h"
#include "formats/world/json/number.h"
#include "formats/world/operations/apply_parts.h"
#include "formats/world/operations/restack.h"
#include "formats/world/patches.h"

#include <algorithm>

namespace chartroom::world {

namespace {

std::optional<std::string> nameOrNone(const std::optional<std::string>& name)
{
    return name && name->empty() ? std::nullopt : name;
}

core::Result<std::size_t> entryOf(Draft& draft, const std::string& id)
{
    if (const auto index = findEntry(draft.stack(), id))
        return *index;
    return refusal(core::Code::EditHeightUnknown, "id", id);
}

core::Result<void> requireNew(Draft& draft, const std::string& id)
{
    if (!findEntry(draft.stack(), id))
        return {};
    return refusal(core::Code::EditHeightExists, "id", id);
}

// Chunks with patches.
const ChunkFilter withPatches{{}, true};

// After an edit of the stack's order or length: every entry's z is its place, and every piece carries it
// (W11).
core::Result<void> renumber(Draft& draft)
{
    HeightStack& stack = draft.editStack();
    for (std::size_t i = 0; i < stack.size(); ++i)
        stack[i].z = static_cast<std::int64_t>(i) + 1;
    return inChunks(
        draft, withPatches, [](const Chunk& chunk) { return !chunk.patches.empty(); },
        [&stack](Chunk& chunk) -> core::Result<void> {
            restack(chunk, stack, EmptyPatches::Keep);
            return {};
        });
}

} // namespace

core::Result<void> applyOne(const AddHeightLayer& add, Draft& draft)
{
    if (auto free = requireNew(draft, add.id); !free)
        return free;
    HeightStack& stack = draft.editStack();
    std::int64_t z = 0;
    for (const StackEntry& entry : stack)
        z = std::max(z, entry.z);
    stack.push_back({add.id, nameOrNone(add.label), std::min(z + 1, json::integerLimit)});
    return {};
}

core::Result<void> applyOne(const RenameHeightLayer& rename, Draft& draft)
{
    const auto index = entryOf(draft, rename.id);
    if (!index)
        return index.error();
    const auto name = nameOrNone(rename.label);
    draft.editStack()[*index].name = name;
    return inChunks(
        draft, withPatches,
        [&](const Chunk& chunk) {
            const HeightPatch* patch = chunk.patch(rename.id);
            return patch && patch->name != name;
        },
        [&](Chunk& chunk) -> core::Result<void> {
            for (auto& patch : chunk.patches) {
                if (patch->id == rename.id)
                    setName(patch.edit(), name);
            }
            return {};
        });
}

core::Result<void> applyOne(const DuplicateHeightLayer& duplicate, Draft& draft)
{
    const auto index = entryOf(draft, duplicate.id);
    if (!index)
        return index.error();
    if (auto free = requireNew(draft, duplicate.newId); !free)
        return free;
    HeightStack& stack = draft.editStack();
    StackEntry copy = stack[*index];
    copy.id = duplicate.newId;
    stack.insert(stack.begin() + static_cast<std::ptrdiff_t>(*index) + 1, std::move(copy));
    auto copied = inChunks(
        draft, withPatches, [&](const Chunk& chunk) { return chunk.patch(duplicate.id) != nullptr; },
        [&](Chunk& chunk) -> core::Result<void> {
            HeightPatch patch = *chunk.patch(duplicate.id);
            patch.id = duplicate.newId;
            chunk.patches.emplace_back(std::move(patch));
            return {};
        });
    return copied ? renumber(draft) : copied;
}

core::Result<void> applyOne(const DeleteHeightLayer& gone, Draft& draft)
{
    const auto index = entryOf(draft, gone.id);
    if (!index)
        return index.error();
    HeightStack& stack = draft.editStack();
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(*index));
    return renumber(draft);
}

core::Result<void> applyOne(const MoveHeightLayer& move, Draft& draft)
{
    const auto index = entryOf(draft, move.id);
    if (!index)
        return index.error();
    HeightStack& stack = draft.editStack();
    if (move.index < 0 || move.index >= static_cast<std::int64_t>(stack.size()))
        return core::Message{
            core::Code::EditIndex,
            {{"found", std::to_string(move.index)}, {"expected", std::to_string(stack.size() - 1)}}};
    StackEntry entry = std::move(stack[*index]);
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(*index));
    stack.insert(stack.begin() + static_cast<std::ptrdiff_t>(move.index), std::move(entry));
    return renumber(draft);
}

core::Result<void> applyOne(const RenumberStack&, Draft& draft)
{
    return renumber(draft);
}

} // namespace chartroom::world
