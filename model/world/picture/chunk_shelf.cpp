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

bool ChunkShelf::hasFile(world::Address address) const
{
    return std::ranges::binary_search(m_store->addresses(), address);
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
    std::uint64_t changes = 0;
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_set.find(address); found != m_set.end())
            return found->second;
        if (const auto found = m_index.find(address); found != m_index.end()) {
            m_kept.splice(m_kept.begin(), m_kept, found->second);
            return found->second->chunk;
        }
        changes = m_changes;
    }
    if (!hasFile(address))
        return nullptr;
    ChunkPointer chunk = load(address);
    const std::lock_guard lock(m_mutex);
    // What was read before a change of a file must not be kept after it.
    if (changes == m_changes)
        keep(address, chunk);
    return chunk;
}

ChunkShelf::ChunkPointer ChunkShelf::read(world::Address address) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_set.find(address); found != m_set.end())
            return found->second;
        if (const auto found = m_index.find(address); found != m_index.end())
            return found->second->chunk;
    }
    return hasFile(address) ? load(address) : nullptr;
}

bool ChunkShelf::has(world::Address address) const
{
    const std::lock_guard lock(m_mutex);
    return m_set.contains(address) || m_index.contains(address) || !hasFile(address);
}

void ChunkShelf::keep(world::Address address, ChunkPointer chunk) const
{
    if (m_index.contains(address))
        return;
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

void ChunkShelf::set(world::Address address, ChunkPointer chunk)
{
    const std::lock_guard lock(m_mutex);
    m_set[address] = std::move(chunk);
}

void ChunkShelf::forget(world::Address address)
{
    const std::lock_guard lock(m_mutex);
    ++m_changes;
    m_set.erase(address);
    if (const auto found = m_index.find(address); found != m_index.end()) {
        m_cells -= found->second->cells;
        m_kept.erase(found->second);
        m_index.erase(found);
    }
}

std::vector<world::Address> ChunkShelf::addresses() const
{
    std::vector<world::Address> result = m_store->addresses();
    const std::lock_guard lock(m_mutex);
    for (const auto& [address, chunk] : m_set) {
        if (chunk)
            result.push_back(address);
    }
    std::ranges::sort(result);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

} // namespace chartroom::model
