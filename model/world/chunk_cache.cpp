#include "model/world/chunk_cache.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <mutex>

namespace chartroom::model {

ChunkCache::ChunkCache(const world::Store& store)
    : m_store(store)
{}

ChunkCache::Entry ChunkCache::entryOf(world::LoadedChunk loaded)
{
    Entry entry;
    entry.mark = loaded.mark;
    entry.unreadable = loaded.mark.exists && !loaded.content.chunk;
    entry.newer = loaded.content.newer;
    entry.lossy = loaded.content.lossy;
    if (loaded.content.chunk)
        entry.saved = std::make_shared<const world::Chunk>(std::move(*loaded.content.chunk));
    entry.current = entry.saved;
    return entry;
}

ChunkCache::Entry& ChunkCache::entry(world::Address address)
{
    if (const auto found = m_entries.find(address); found != m_entries.end())
        return found->second;
    world::json::Document scratch;
    core::FindingList findings;
    Entry entry = entryOf(m_store.load(address, scratch, findings));
    // index() has reported on every file.
    if (!m_indexed) {
        for (const core::Finding& finding : findings.findings())
            m_findings.add(finding);
    }
    return m_entries.emplace(address, std::move(entry)).first->second;
}

world::ChunkLook ChunkCache::look(world::Address address)
{
    using State = world::ChunkLook::State;
    const Entry& known = entry(address);
    if (known.unreadable)
        return {State::Unreadable, nullptr};
    if (known.newer)
        return {State::Newer, known.current};
    if (!known.current || (!known.mark.exists && world::isEmptyChunk(*known.current)))
        return {State::Missing, nullptr};
    return {State::Editable, known.current};
}

std::vector<world::Address> ChunkCache::addresses()
{
    std::vector<world::Address> result = m_store.addresses();
    for (const auto& [address, known] : m_entries) {
        if (known.mark.exists || (known.current && !world::isEmptyChunk(*known.current)))
            result.push_back(address);
    }
    std::ranges::sort(result);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

void ChunkCache::count(const ChunkPointer& chunk, std::int64_t change)
{
    if (!chunk)
        return;
    for (const auto& layer : chunk->layers) {
        if ((m_layerUse[layer->number] += change) == 0)
            m_layerUse.erase(layer->number);
    }
}

void ChunkCache::replace(world::Address address, ChunkPointer chunk)
{
    Entry& known = entry(address);
    // W15: a file is never deleted; without content it holds an empty chunk.
    if (!chunk && known.mark.exists)
        chunk = std::make_shared<const world::Chunk>(
            world::emptyChunk(m_store.info().id, address, m_store.info().chunkSize));
    // An empty chunk without a file is no chunk (W13).
    if (chunk && !known.mark.exists && world::isEmptyChunk(*chunk))
        chunk = nullptr;
    if (m_indexed) {
        count(known.current, -1);
        count(chunk, 1);
    }
    known.current = std::move(chunk);
}

bool ChunkCache::isDirty(world::Address address, const Entry& entry)
{
    (void)address;
    if (entry.current == entry.saved)
        return false;
    return !entry.saved || !entry.current || !(*entry.current == *entry.saved);
}

bool ChunkCache::isDirty(world::Address address) const
{
    const auto found = m_entries.find(address);
    return found != m_entries.end() && isDirty(address, found->second);
}

std::vector<world::Address> ChunkCache::dirty() const
{
    std::vector<world::Address> result;
    for (const auto& [address, known] : m_entries) {
        if (isDirty(address, known))
            result.push_back(address);
    }
    std::ranges::sort(result);
    return result;
}

world::Store::Target ChunkCache::target(world::Address address) const
{
    const Entry& known = m_entries.at(address);
    return {world::chunkPath(address), world::toJson(*known.current), known.mark, known.lossy};
}

void ChunkCache::saved(world::Address address, std::string_view bytes)
{
    Entry& known = m_entries.at(address);
    known.mark = world::markOf(bytes);
    known.saved = known.current;
    known.lossy = false;
}

bool ChunkCache::index(const core::Task& task)
{
    std::vector<world::Address> missing;
    for (const world::Address address : m_store.addresses()) {
        if (!m_entries.contains(address))
            missing.push_back(address);
    }
    // Each thread has a part of the answer; what they found is put together in the order of the chunks.
    struct Part
    {
        std::uint64_t begin = 0;
        world::StackCollector stack;
        std::map<std::int64_t, std::int64_t> layers;
        core::FindingList findings;
    };
    std::mutex mutex;
    std::vector<Part> parts;
    const auto take = [](Part& part, const world::Chunk& chunk) {
        part.stack.add(chunk);
        for (const auto& layer : chunk.layers)
            ++part.layers[layer->number];
    };
    constexpr std::uint64_t grain = 64;
    const bool done =
        core::parallelFor(missing.size(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
            Part part;
            part.begin = begin;
            world::json::Document scratch;
            for (std::uint64_t i = begin; i < end; ++i) {
                const auto loaded = m_store.load(missing[i], scratch, part.findings);
                if (loaded.content.chunk)
                    take(part, *loaded.content.chunk);
            }
            const std::lock_guard lock(mutex);
            parts.push_back(std::move(part));
        });
    if (!done)
        return false;
    Part known;
    for (const auto& [address, entry] : m_entries) {
        // The stack is that of the files; layers in use are those of now.
        if (entry.saved)
            known.stack.add(*entry.saved);
    }
    std::ranges::sort(parts, {}, &Part::begin);
    for (const Part& part : parts) {
        known.stack.join(part.stack);
        for (const auto& [number, uses] : part.layers)
            m_layerUse[number] += uses;
        for (const core::Finding& finding : part.findings.findings())
            m_findings.add(finding);
    }
    m_stack = known.stack.stack();
    world::Report report(m_findings);
    known.stack.reportDisagreements(report);
    m_indexed = true;
    for (const auto& [address, entry] : m_entries)
        count(entry.current, 1);
    return true;
}

std::vector<std::int64_t> ChunkCache::roomLayers() const
{
    std::vector<std::int64_t> result;
    for (const auto& [number, uses] : m_layerUse)
        result.push_back(number);
    return result;
}

} // namespace chartroom::model
