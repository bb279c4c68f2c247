// What a cache has of the index, and how it forgets chunks that are there.
#include "model/world/chunk_cache.h"

#include <algorithm>

namespace chartroom::model {

void ChunkCache::adopt(WorldIndex index)
{
    m_index = std::make_shared<WorldIndex>(std::move(index));
    // It has read every file anew, and says what there is to say about each. What was read or written since
    // is not as the index found it.
    std::set<std::string> others;
    for (const auto& [address, known] : m_entries) {
        const ChunkSummary* const summary = m_index->find(address);
        if (summary ? summary->mark != known.mark : known.mark.exists)
            others.insert(world::chunkPath(address));
    }
    const core::FindingList before = std::exchange(m_findings, m_index->findings());
    m_findings.removeFiles(others);
    for (const core::Finding& finding : before.findings()) {
        if (others.contains(finding.file))
            m_findings.add(finding);
    }
    world::Report report(m_findings);
    m_index->stack().reportDisagreements(report);
    m_firstError = m_findings.firstError();
    m_layerUse.clear();
    for (const auto& [address, summary] : m_index->chunks()) {
        // What was read since counts, not what the index found then.
        if (m_entries.contains(address))
            continue;
        count(m_index->layerSet(summary), 1);
        if (summary.state == ChunkSummary::State::Unreadable)
            m_unreadable.insert(address);
        else if (summary.state == ChunkSummary::State::Newer)
            m_newer.insert(address);
    }
    for (const auto& [address, known] : m_entries)
        count(countedLayers(address), 1);
}

WorldIndex& ChunkCache::ownIndex()
{
    // An edit in the background reads it as it was.
    if (m_index.use_count() > 1)
        m_index = std::make_shared<WorldIndex>(*m_index);
    return *m_index;
}

bool ChunkCache::isSummarized(world::Address address, const Entry& known) const
{
    const ChunkSummary* const summary = m_index ? m_index->find(address) : nullptr;
    return !m_index || (summary ? summary->mark : world::FileMark{}) == known.mark;
}

// What the index says about a file that was written since is out of date.
void ChunkCache::summarize(world::Address address, const Entry& known)
{
    if (isSummarized(address, known))
        return;
    if (known.mark.exists && known.current)
        ownIndex().set(address, summaryOf(*known.current, known.mark, known.newer),
                       layerNumbers(*known.current));
    else if (!known.mark.exists)
        ownIndex().remove(address);
}

void ChunkCache::shrink(std::size_t budget, const std::function<bool(world::Address)>& keep, std::size_t most)
{
    auto it = m_entries.find(m_lookedAt);
    for (std::size_t left = std::min(most, m_entries.size()); left > 0 && m_bytes > budget; --left) {
        if (it == m_entries.end())
            it = m_entries.begin();
        const world::Address address = it->first;
        Entry& known = it->second;
        // The index of a large world is not copied for this: what an edit in the background holds it for is
        // over soon.
        const bool mustWait = m_index.use_count() > 1 && !isSummarized(address, known);
        if (mustWait || m_dirty.contains(address) || keep(address)) {
            ++it;
            continue;
        }
        summarize(address, known);
        m_bytes -= known.bytes;
        it = m_entries.erase(it);
    }
    m_lookedAt = it == m_entries.end() ? world::Address{} : it->first;
}

} // namespace chartroom::model
