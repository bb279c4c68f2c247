#include "model/world/edit_step.h"

#include <algorithm>

namespace chartroom::model {

namespace {

// What an allocation costs beside its content, and the block that a shared value lives in.
constexpr std::size_t blockBytes = 16;
constexpr std::size_t sharedBytes = blockBytes + 16;

std::size_t heapOf(const std::string& text)
{
    return text.capacity() > 15 ? text.capacity() + 1 + blockBytes : 0;
}

std::size_t heapOf(const std::u16string& text)
{
    return text.capacity() > 7 ? (text.capacity() + 1) * sizeof(char16_t) + blockBytes : 0;
}

template<class Field>
std::size_t heapOf(const world::Members<Field>& members)
{
    const auto& stored = members.stored();
    if (stored.empty())
        return 0;
    std::size_t sum = stored.capacity() * sizeof(world::Member<Field>) + blockBytes;
    for (const auto& member : stored)
        sum += heapOf(member.text);
    return sum;
}

std::size_t bytesOf(const world::RoomLayer& layer)
{
    return sizeof layer + sharedBytes + heapOf(layer.cells) + heapOf(layer.members);
}

std::size_t bytesOf(const world::HeightPatch& patch)
{
    std::size_t sum = sizeof patch + sharedBytes + heapOf(patch.id) + heapOf(patch.members);
    sum += patch.rows.capacity() * sizeof(std::u16string) + blockBytes;
    for (const auto& row : patch.rows)
        sum += heapOf(row);
    return sum + (patch.name ? heapOf(*patch.name) : 0);
}

std::size_t bytesOf(const std::vector<world::Instance>& instances)
{
    std::size_t sum = sizeof instances + sharedBytes + instances.capacity() * sizeof(world::Instance);
    for (const auto& instance : instances)
        sum += heapOf(instance.id) + heapOf(instance.templateId) + heapOf(instance.record) +
               heapOf(instance.members);
    return sum;
}

template<class T>
std::size_t unshared(const std::vector<world::Cow<T>>& list, const std::vector<world::Cow<T>>* other)
{
    std::size_t sum = list.capacity() * sizeof(world::Cow<T>) + blockBytes;
    for (const auto& item : list) {
        const auto same = [&item](const world::Cow<T>& known) { return &*known == &*item; };
        if (!other || std::ranges::none_of(*other, same))
            sum += bytesOf(*item);
    }
    return sum;
}

template<class T>
void joinPair(std::optional<EditStep::Pair<T>>& first, std::optional<EditStep::Pair<T>>&& next)
{
    if (!next)
        return;
    if (first)
        first->after = std::move(next->after);
    else
        first = std::move(next);
}

template<class T>
void dropSame(std::optional<EditStep::Pair<T>>& pair)
{
    if (pair && pair->before == pair->after)
        pair.reset();
}

} // namespace

std::size_t bytesBeside(const world::Chunk& chunk, const world::Chunk* other)
{
    std::size_t sum = sizeof chunk + sharedBytes + heapOf(chunk.worldId) + heapOf(chunk.backgroundTileId) +
                      heapOf(chunk.members);
    sum += unshared(chunk.layers, other ? &other->layers : nullptr);
    sum += unshared(chunk.patches, other ? &other->patches : nullptr);
    if (!other || &*other->instances != &*chunk.instances)
        sum += bytesOf(*chunk.instances);
    return sum;
}

void EditStep::join(EditStep next)
{
    for (ChunkPair& pair : next.chunks) {
        const auto place = std::ranges::lower_bound(chunks, pair.address, {}, &ChunkPair::address);
        if (place != chunks.end() && place->address == pair.address)
            place->after = std::move(pair.after);
        else
            chunks.insert(place, std::move(pair));
    }
    joinPair(info, std::move(next.info));
    joinPair(bookmarks, std::move(next.bookmarks));
    joinPair(stack, std::move(next.stack));
}

void EditStep::tidy()
{
    std::erase_if(chunks, [](const ChunkPair& pair) {
        return pair.before == pair.after || (pair.before && pair.after && *pair.before == *pair.after);
    });
    dropSame(info);
    dropSame(bookmarks);
    dropSame(stack);
}

std::size_t EditStep::bytes() const
{
    std::size_t sum = sizeof *this + blockBytes + chunks.capacity() * sizeof(ChunkPair);
    for (const ChunkPair& pair : chunks) {
        // The content afterwards is the next step's content before, or the document's.
        if (pair.before)
            sum += bytesBeside(*pair.before, pair.after.get());
    }
    if (info)
        sum += info->before.json.size() + info->after.json.size();
    if (bookmarks)
        sum += 3 * (bookmarks->before.json.size() + bookmarks->after.json.size());
    if (stack)
        sum += (stack->before.size() + stack->after.size()) * sizeof(world::StackEntry);
    return sum;
}

} // namespace chartroom::model
