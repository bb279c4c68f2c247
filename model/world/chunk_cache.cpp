#include "model/world/chunk_cache.h"

#include "formats/core/parallel.h"
#include "model/world/edit_source.h"
#include "model/world/edit_step.h"

#include <algorithm>

namespace chartroom::model {

namespace {

bool sameContent(const ChunkCache::ChunkPointer& a, const ChunkCache::ChunkPointer& b)
{
    return a == b || (a && b && *a == *b);
}

} // namespace

ReadChunk readChunk(const world::Store& store, world::Address address, world::json::Document& scratch)
{
    ReadChunk read;
    read.address = address;
    auto loaded = store.load(address, scratch, read.findings);
    read.mark = loaded.mark;
    read.newer = loaded.content.newer;
    read.lossy = loaded.content.lossy;
    if (loaded.content.chunk)
        read.content = std::make_shared<const world::Chunk>(std::move(*loaded.content.chunk));
    return read;
}

std::optional<std::vector<ReadChunk>>
readChunks(const world::Store& store, const std::vector<world::Address>& addresses, const core::Task& task)
{
    std::vector<ReadChunk> result(addresses.size());
    constexpr std::uint64_t grain = 16;
    const bool done =
        core::parallelFor(addresses.size(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
            world::json::Document scratch;
            for (std::uint64_t i = begin; i < end; ++i)
                result[i] = readChunk(store, addresses[i], scratch);
        });
    if (!done)
        return std::nullopt;
    return result;
}

ChunkCache::ChunkCache(const world::Store& store)
    : m_store(store)
{}

ChunkCache::Entry ChunkCache::entryOf(ReadChunk& read)
{
    Entry entry;
    entry.mark = read.mark;
    entry.unreadable = read.mark.exists && !read.content;
    entry.newer = read.newer;
    entry.lossy = read.lossy;
    entry.saved = std::move(read.content);
    entry.current = entry.saved;
    return entry;
}

ChunkCache::Entry& ChunkCache::entry(world::Address address)
{
    if (const auto found = m_entries.find(address); found != m_entries.end())
        return found->second;
    world::json::Document scratch;
    ReadChunk read = readChunk(m_store, address, scratch);
    noteFindings(read);
    return insert(read);
}

ChunkCache::Entry& ChunkCache::insert(ReadChunk& read)
{
    const world::Address address = read.address;
    count(countedLayers(address), -1);
    Entry& known = m_entries.emplace(address, entryOf(read)).first->second;
    count(countedLayers(address), 1);
    noteState(address, known);
    return known;
}

world::ChunkLook ChunkCache::lookAt(const Entry& entry)
{
    using State = world::ChunkLook::State;
    if (entry.unreadable)
        return {State::Unreadable, nullptr};
    if (entry.newer)
        return {State::Newer, entry.current};
    if (!entry.current || (!entry.mark.exists && world::isEmptyChunk(*entry.current)))
        return {State::Missing, nullptr};
    return {State::Editable, entry.current};
}

world::ChunkLook ChunkCache::look(world::Address address)
{
    return lookAt(entry(address));
}

std::optional<world::ChunkLook> ChunkCache::known(world::Address address) const
{
    if (const auto found = m_entries.find(address); found != m_entries.end())
        return lookAt(found->second);
    if (exists(address))
        return std::nullopt;
    return world::ChunkLook{};
}

std::unordered_map<world::Address, world::ChunkLook> ChunkCache::looks() const
{
    std::unordered_map<world::Address, world::ChunkLook> result;
    result.reserve(m_entries.size());
    for (const auto& [address, known] : m_entries)
        result.emplace(address, lookAt(known));
    return result;
}

bool ChunkCache::mayHold(world::Address address, const world::ChunkFilter& filter) const
{
    const ChunkSummary* const summary =
        m_index && !m_entries.contains(address) ? m_index->find(address) : nullptr;
    return !summary || model::mayHold(*m_index, *summary, filter);
}

std::vector<world::Address> ChunkCache::loaded() const
{
    std::vector<world::Address> result;
    result.reserve(m_entries.size());
    for (const auto& [address, known] : m_entries)
        result.push_back(address);
    return result;
}

bool ChunkCache::exists(world::Address address) const
{
    if (m_added.contains(address))
        return true;
    return std::ranges::binary_search(m_store.addresses(), address) && !m_removed.contains(address);
}

std::vector<world::Address> ChunkCache::addresses() const
{
    std::vector<world::Address> left;
    std::ranges::set_difference(m_store.addresses(), m_removed, std::back_inserter(left));
    if (m_added.empty())
        return left;
    std::vector<world::Address> result;
    std::ranges::set_union(left, m_added, std::back_inserter(result));
    return result;
}

std::vector<world::Address> ChunkCache::addressesIn(const world::AddressRange& range) const
{
    std::vector<world::Address> result;
    world::visitRange(m_store.addresses(), range, [&](world::Address address) {
        if (!m_removed.contains(address))
            result.push_back(address);
    });
    const auto listed = static_cast<std::ptrdiff_t>(result.size());
    world::visitRange(m_added, range, [&](world::Address address) { result.push_back(address); });
    std::ranges::inplace_merge(result, result.begin() + listed);
    return result;
}

std::optional<ChunkCache::ChunkPointer> ChunkCache::lost(world::Address address) const
{
    const auto found = m_entries.find(address);
    return found == m_entries.end() ? std::nullopt : found->second.lost;
}

std::optional<world::FileMark> ChunkCache::mark(world::Address address) const
{
    if (const auto found = m_entries.find(address); found != m_entries.end())
        return found->second.mark;
    if (const ChunkSummary* summary = m_index ? m_index->find(address) : nullptr)
        return summary->mark;
    return std::nullopt;
}

void ChunkCache::noteState(world::Address address, Entry& entry)
{
    const bool listed = std::ranges::binary_search(m_store.addresses(), address);
    const bool there = lookAt(entry).state != world::ChunkLook::State::Missing;
    const auto put = [address](AddressSet& set, bool in) {
        if (in)
            set.insert(address);
        else
            set.erase(address);
    };
    put(m_added, there && !listed);
    put(m_removed, !there && listed);
    put(m_unreadable, entry.unreadable);
    put(m_newer, entry.newer);
    put(m_dirty, !sameContent(entry.current, entry.saved));
    m_bytes -= entry.bytes;
    entry.bytes = sizeof(Entry) + sizeof(world::Address);
    if (entry.current)
        entry.bytes += bytesBeside(*entry.current, nullptr);
    if (entry.saved && entry.saved != entry.current)
        entry.bytes += bytesBeside(*entry.saved, entry.current.get());
    if (entry.lost && *entry.lost)
        entry.bytes += bytesBeside(**entry.lost, nullptr);
    m_bytes += entry.bytes;
}

void ChunkCache::noteFindings(const ReadChunk& read)
{
    // The index has reported on every file that is still the same.
    const ChunkSummary* summary = m_index ? m_index->find(read.address) : nullptr;
    if (m_index && (!read.mark.exists || (summary && summary->mark == read.mark)))
        return;
    m_findings.join(read.findings);
    if (!m_firstError)
        m_firstError = read.findings.firstError();
}

void ChunkCache::takeFindings(const std::set<std::string>& files, const core::FindingList& findings)
{
    m_findings.removeFiles(files);
    m_findings.join(findings);
    m_firstError = m_findings.firstError();
}

std::vector<std::int64_t> ChunkCache::countedLayers(world::Address address) const
{
    if (const auto found = m_entries.find(address); found != m_entries.end())
        return found->second.current ? layerNumbers(*found->second.current) : std::vector<std::int64_t>{};
    if (const ChunkSummary* summary = m_index ? m_index->find(address) : nullptr)
        return m_index->layerSet(*summary);
    return {};
}

void ChunkCache::count(const std::vector<std::int64_t>& layers, std::int64_t change)
{
    for (const std::int64_t number : layers) {
        if ((m_layerUse[number] += change) == 0)
            m_layerUse.erase(number);
    }
}

void ChunkCache::setCurrent(world::Address address, Entry& known, ChunkPointer chunk)
{
    count(countedLayers(address), -1);
    known.current = std::move(chunk);
    count(countedLayers(address), 1);
    noteState(address, known);
}

void ChunkCache::replace(world::Address address, ChunkPointer chunk)
{
    // Who replaces a chunk that is missing has not seen what may be there by now: a save asks about it.
    if (!isLoaded(address) && !exists(address)) {
        ReadChunk none;
        none.address = address;
        insert(none);
    }
    Entry& known = entry(address);
    // W15: a file is never deleted; without content it holds an empty chunk.
    if (!chunk && known.mark.exists)
        chunk = std::make_shared<const world::Chunk>(
            world::emptyChunk(m_store.info().id, address, m_store.info().chunkSize));
    // An empty chunk without a file is no chunk (W13).
    if (chunk && !known.mark.exists && world::isEmptyChunk(*chunk))
        chunk = nullptr;
    setCurrent(address, known, std::move(chunk));
}

std::vector<ChunkCache::Unsaved> ChunkCache::unsaved() const
{
    std::vector<Unsaved> result;
    result.reserve(m_dirty.size());
    for (const world::Address address : m_dirty)
        result.push_back({address, nullptr, {}, false});
    // What takes time is to find them in memory.
    constexpr std::uint64_t grain = 1024;
    core::parallelFor(result.size(), grain, {}, [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end; ++i) {
            const Entry& known = m_entries.at(result[i].address);
            result[i] = {result[i].address, known.current, known.mark, known.lossy};
        }
    });
    return result;
}

void ChunkCache::written(world::Address address, ChunkPointer content, const world::FileMark& mark)
{
    Entry& known = entry(address);
    known.mark = mark;
    known.saved = std::move(content);
    known.lossy = false;
    // W15: what was undone while it was being written is an empty chunk now.
    if (!known.current)
        replace(address, nullptr);
    else
        noteState(address, known);
}

std::vector<world::Address> ChunkCache::take(std::vector<ReadChunk> read)
{
    std::vector<world::Address> result;
    for (ReadChunk& chunk : read) {
        const world::Address address = chunk.address;
        if (take(std::move(chunk)))
            result.push_back(address);
    }
    return result;
}

bool ChunkCache::take(ReadChunk&& read)
{
    if (m_entries.contains(read.address))
        return false;
    noteFindings(read);
    insert(read);
    return true;
}

void ChunkCache::renew(ReadChunk read, bool givesUp)
{
    const world::Address address = read.address;
    const auto found = m_entries.find(address);
    if (found == m_entries.end()) {
        insert(read);
        return;
    }
    const bool keeps = isDirty(address) && !givesUp;
    Entry fresh = entryOf(read);
    Entry& known = found->second;
    const bool wasLost = known.unreadable || known.newer;
    if ((fresh.unreadable || fresh.newer) && !keeps)
        fresh.lost = wasLost ? std::move(known.lost) : std::optional(known.current);
    fresh.bytes = known.bytes;
    ChunkPointer current = keeps ? known.current : fresh.current;
    // Content that nobody saved counts, whatever became of its file.
    if (keeps)
        fresh.unreadable = false;
    // The layers are counted by the content that is there while it is replaced.
    fresh.current = known.current;
    known = std::move(fresh);
    setCurrent(address, known, std::move(current));
}

world::HeightStack ChunkCache::stack() const
{
    world::StackCollector all;
    if (m_index)
        all = m_index->stack();
    // Files that were written since the index read them count as they are now.
    for (const auto& [address, known] : m_entries) {
        const ChunkSummary* summary = m_index ? m_index->find(address) : nullptr;
        if (known.saved && (!summary || summary->mark != known.mark))
            all.add(*known.saved);
    }
    return all.stack();
}

std::vector<std::int64_t> ChunkCache::roomLayers() const
{
    std::vector<std::int64_t> result;
    for (const auto& [number, uses] : m_layerUse)
        result.push_back(number);
    return result;
}

} // namespace chartroom::model
