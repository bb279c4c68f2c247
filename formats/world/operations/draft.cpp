#include "formats/world/operations/draft.h"

#include "formats/core/code.h"

#include <algorithm>
#include <set>

namespace chartroom::world {

bool isEmptyChunk(const Chunk& chunk)
{
    return chunk.layers.size() == 2 && chunk.patches.empty() && chunk.instances->empty() &&
           chunk == emptyChunk(chunk.worldId, chunk.address, chunk.size);
}

std::string placeText(Address address)
{
    return '(' + std::to_string(address.x) + ", " + std::to_string(address.y) + ')';
}

ChunkLook Draft::look(Address address)
{
    const auto found = m_chunks.find(address);
    if (found == m_chunks.end())
        return m_source.look(address);
    return {ChunkLook::State::Editable, found->second};
}

std::vector<Address> Draft::candidates(const ChunkFilter& filter, const std::optional<AddressRange>& range)
{
    std::set<Address> all;
    for (const Address address : range ? m_source.addressesIn(*range) : m_source.addresses()) {
        if (m_source.isGivenUp())
            return {};
        if (m_source.mayHold(address, filter))
            all.insert(all.end(), address);
    }
    if (range) {
        visitRange(m_chunks, *range, [&all](Address address) { all.insert(address); });
    } else {
        for (const auto& [address, chunk] : m_chunks)
            all.insert(address);
    }
    return {all.begin(), all.end()};
}

std::vector<std::int64_t> Draft::roomLayers()
{
    if (m_chunks.empty())
        return m_source.roomLayers();
    // Inside a group, earlier edits may have taken the last layer of a number away.
    std::set<std::int64_t> numbers;
    const auto take = [&numbers](const Chunk& chunk) {
        for (const auto& layer : chunk.layers)
            numbers.insert(layer->number);
    };
    for (const Address address : m_source.addresses()) {
        if (const ChunkLook known = look(address); known.chunk)
            take(*known.chunk);
    }
    for (const auto& [address, chunk] : m_chunks)
        take(*chunk);
    return {numbers.begin(), numbers.end()};
}

bool Draft::usesRoomLayer(std::int64_t layer)
{
    const auto has = [layer](const Chunk& chunk) { return chunk.layer(layer) != nullptr; };
    if (std::ranges::any_of(m_chunks, [&has](const auto& entry) { return has(*entry.second); }))
        return true;
    if (!std::ranges::binary_search(m_source.roomLayers(), layer))
        return false;
    if (m_chunks.empty())
        return true;
    // Earlier edits of a group may have taken the last one away.
    return std::ranges::any_of(candidates({layer}), [&](Address address) {
        const ChunkLook known = look(address);
        return known.chunk && has(*known.chunk);
    });
}

core::Result<std::shared_ptr<const Chunk>> Draft::read(Address address)
{
    if (address.x < -addressLimit || address.x > addressLimit || address.y < -addressLimit ||
        address.y > addressLimit)
        return core::Message{core::Code::EditRange,
                             {{"chunk", placeText(address)}, {"expected", std::to_string(addressLimit)}}};
    ChunkLook known = look(address);
    switch (known.state) {
    case ChunkLook::State::Editable:
        return std::move(known.chunk);
    case ChunkLook::State::Newer:
        return core::Message{core::Code::EditChunkNewer, {{"chunk", placeText(address)}}};
    case ChunkLook::State::Unreadable:
        return core::Message{core::Code::EditChunkUnreadable, {{"chunk", placeText(address)}}};
    case ChunkLook::State::Missing:
        break;
    }
    return std::shared_ptr<const Chunk>(
        std::make_shared<Chunk>(emptyChunk(info().id, address, info().chunkSize)));
}

core::Result<Chunk*> Draft::edit(Address address)
{
    if (const auto found = m_chunks.find(address); found != m_chunks.end())
        return found->second.get();
    const auto base = read(address);
    if (!base)
        return base.error();
    return m_chunks.emplace(address, std::make_shared<Chunk>(**base)).first->second.get();
}

HeightStack& Draft::editStack()
{
    if (!m_stack)
        m_stack = m_source.stack();
    return *m_stack;
}

} // namespace chartroom::world
