#include "model/world/picture/chunk_shelf.h"

#include <algorithm>

namespace chartroom::model {

namespace {

std::int64_t cellsOf(const world::Chunk* chunk)
{
    // What an entry costs beside its cells.
    constexpr std::int64_t least = 256;
    if (!chunk)
        return least;
    std::int64_t cells = static_cast<std::int64_t>(chunk->layers.size()) * chunk->size.cells();
    for (const auto& patch : chunk->patches) {
        for (const std::u16string& row : patch->rows)
            cells += static_cast<std::int64_t>(row.size());
    }
    return cells + least;
}

} // namespace

ChunkShelf::ChunkShelf(std::shared_ptr<const world::Store> store, std::int64_t budget)
    : m_store(std::move(store))
    , m_budget(budget)
{}

bool ChunkShelf::mayHaveFile(world::Address address) const
{
    return m_added.contains(address) || std::ranges::binary_search(m_store->addresses(), address);
}

ChunkShelf::ChunkPointer ChunkShelf::load(world::Address address) const
{
    thread_local world::json::Document scratch;
    core::FindingList findings;
    world::LoadedChunk loaded = m_store->load(address, scratch, findings);
    if (!loaded.content.chunk)
        return nullptr;
    return std::make_shared<const world::Chunk>(std::move(*loaded.content.chunk));
}

ChunkShelf::ChunkPointer ChunkShelf::get(world::Address address) const
{
    std::uint64_t updates = 0;
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_held.find(address); found != m_held.end())
            return found->second;
        if (const auto found = m_index.find(address); found != m_index.end()) {
            m_kept.splice(m_kept.begin(), m_kept, found->second);
            return found->second->chunk;
        }
        if (!mayHaveFile(address))
            return nullptr;
        updates = m_updates;
    }
    ChunkPointer chunk = load(address);
    const std::lock_guard lock(m_mutex);
    // What was read before an update must not be kept after it.
    if (updates == m_updates && !m_index.contains(address))
        keep(address, chunk);
    return chunk;
}

ChunkShelf::ChunkPointer ChunkShelf::read(world::Address address) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_held.find(address); found != m_held.end())
            return found->second;
        if (const auto found = m_index.find(address); found != m_index.end())
            return found->second->chunk;
        if (!mayHaveFile(address))
            return nullptr;
    }
    return load(address);
}

bool ChunkShelf::has(world::Address address) const
{
    const std::lock_guard lock(m_mutex);
    return m_held.contains(address) || m_index.contains(address) || !mayHaveFile(address);
}

void ChunkShelf::keep(world::Address address, ChunkPointer chunk) const
{
    const std::int64_t cells = cellsOf(chunk.get());
    m_kept.push_front({address, std::move(chunk), cells});
    m_index[address] = m_kept.begin();
    m_cells += cells;
    while (m_cells > m_budget && m_kept.size() > 1) {
        m_cells -= m_kept.back().cells;
        m_index.erase(m_kept.back().address);
        m_kept.pop_back();
    }
}

std::optional<ChunkShelf::ChunkPointer> ChunkShelf::takeOut(world::Address address)
{
    if (const auto found = m_held.find(address); found != m_held.end()) {
        ChunkPointer chunk = std::move(found->second);
        m_held.erase(found);
        return chunk;
    }
    if (const auto found = m_index.find(address); found != m_index.end()) {
        ChunkPointer chunk = std::move(found->second->chunk);
        m_cells -= found->second->cells;
        m_kept.erase(found->second);
        m_index.erase(found);
        return chunk;
    }
    if (!mayHaveFile(address))
        return ChunkPointer();
    return std::nullopt;
}

std::optional<ChunkShelf::ChunkPointer> ChunkShelf::update(world::Address address, ChunkPointer chunk,
                                                           bool held)
{
    const std::lock_guard lock(m_mutex);
    ++m_updates;
    std::optional<ChunkPointer> before = takeOut(address);
    if (held) {
        m_held[address] = std::move(chunk);
        return before;
    }
    if (chunk && !mayHaveFile(address))
        m_added.insert(address);
    keep(address, std::move(chunk));
    return before;
}

} // namespace chartroom::model
