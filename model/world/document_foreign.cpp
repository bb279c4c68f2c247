// What a document does when its files are changed by somebody else.
#include "model/world/document.h"

#include <algorithm>
#include <set>

namespace chartroom::model {

namespace {

template<class T>
void notePair(std::optional<EditStep::Pair<T>>& pair, const T& before, const T& after)
{
    if (!(before == after))
        pair = {before, after};
}

/// Of a `world.json` or `bookmarks.json`.
template<class T>
bool isNewer(const T& content)
{
    return content.schemaVersion > world::knownSchema;
}

/// Whether a chunk can only be looked at, if at all, as its file is.
bool isHeld(const ChunkCache& chunks, world::Address address)
{
    return chunks.inState(ChunkSummary::State::Unreadable).contains(address) ||
           chunks.inState(ChunkSummary::State::Newer).contains(address);
}

} // namespace

void WorldDocument::reloadChunk(ReadChunk read, Foreign how, EditStep& step, Reloaded& result)
{
    const world::Address address = read.address;
    if (m_cache.mark(address) == read.mark)
        return;
    const bool dirty = m_cache.isDirty(address);
    // Unsaved work does not give way to what nobody can read, and is not written over what is newer (W5).
    const bool damaged = read.mark.exists && !read.content;
    if (dirty && (how == Foreign::Undecided || (how == Foreign::TakeTheirs && damaged) ||
                  (how == Foreign::KeepMine && read.newer))) {
        result.undecided.chunks.push_back(std::move(read));
        return;
    }
    if (!dirty && !read.mark.exists && m_cache.exists(address))
        result.deleted.push_back(address);
    // What nobody could edit is no content that a step could lead to, or back to.
    const bool lasts = !damaged && !read.newer;
    const auto lost = m_cache.lost(address);
    const bool seen = lost || (m_cache.isLoaded(address) && !isHeld(m_cache, address));
    auto before = lost ? *lost : seen ? m_cache.current(address) : nullptr;
    m_cache.renew(std::move(read), how == Foreign::TakeTheirs);
    result.change.chunks.push_back(address);
    auto after = m_cache.current(address);
    const bool isMended = lost && (before == after || (before && after && *before == *after));
    if (seen && lasts && before != after && !isMended)
        step.chunks.push_back({address, std::move(before), std::move(after)});
}

bool WorldDocument::canTake(const ReadPart<world::WorldInfo>& read) const
{
    return read.content && read.content->id == m_now.info.id &&
           read.content->chunkSize == m_now.info.chunkSize &&
           (!isNewer(*read.content) || isNewer(m_now.info));
}

void WorldDocument::reloadInfo(ReadPart<world::WorldInfo> read, Foreign how, EditStep& step, Reloaded& result)
{
    m_newer = read.content && isNewer(*read.content);
    if (read.mark == m_infoMark)
        return;
    const bool take = how == Foreign::TakeTheirs || !infoDirty();
    if (how == Foreign::KeepMine ? m_newer || isNewer(m_now.info) : !(take && canTake(read))) {
        result.undecided.info = std::move(read);
        return;
    }
    m_infoMark = read.mark;
    m_saved.info = read.content.value_or(world::WorldInfo{});
    result.change.info = true;
    if (how == Foreign::KeepMine)
        return;
    notePair(step.info, m_now.info, m_saved.info);
    m_now.info = m_saved.info;
}

void WorldDocument::reloadBookmarks(ReadPart<world::Bookmarks> read, Foreign how, EditStep& step,
                                    Reloaded& result)
{
    if (read.mark == m_bookmarksMark)
        return;
    const bool damaged = read.mark.exists && !read.content;
    if (damaged && !m_bookmarksEditable) {
        // It could not be read before, and still is not.
        m_bookmarksMark = read.mark;
        return;
    }
    // W5: what is newer is shown, and is not written over.
    const bool newer = read.content && isNewer(*read.content);
    const bool take = how == Foreign::TakeTheirs || !bookmarksDirty();
    if (newer ? !take : how != Foreign::KeepMine && (!take || damaged)) {
        result.undecided.bookmarks = std::move(read);
        return;
    }
    m_bookmarksMark = read.mark;
    m_saved.bookmarks = read.content ? std::move(*read.content) : world::noBookmarks(m_now.info.id);
    result.change.bookmarks = true;
    if (how == Foreign::KeepMine && !newer)
        return;
    const auto before = m_bookmarksEditable ? std::optional(m_now.bookmarks) : m_lostBookmarks;
    m_bookmarksEditable = !newer;
    m_now.bookmarks = m_saved.bookmarks;
    m_lostBookmarks = newer ? before : std::nullopt;
    if (before && !newer)
        notePair(step.bookmarks, *before, m_now.bookmarks);
}

// N40: patches of ids that nobody knew belong to new entries.
void WorldDocument::extendStack(const std::vector<world::Address>& chunks, EditStep& step)
{
    world::HeightStack stack = m_now.stack;
    for (const world::Address address : chunks) {
        const auto chunk = m_cache.current(address);
        if (!chunk)
            continue;
        for (const auto& patch : chunk->patches) {
            if (world::findEntry(stack, patch->id))
                continue;
            const auto place =
                std::ranges::find_if(stack, [&](const auto& entry) { return entry.z > patch->z; });
            stack.insert(place, {patch->id, patch->name, patch->z});
        }
    }
    notePair(step.stack, m_now.stack, stack);
}

bool WorldDocument::isInHistory(const EditStep& step) const
{
    std::set<world::Address> changed;
    for (const auto& pair : step.chunks)
        changed.insert(pair.address);
    bool found = false;
    m_history.forEach([&](const EditStep& earlier) {
        found = found || (step.info && earlier.info) || (step.bookmarks && earlier.bookmarks) ||
                (step.stack && earlier.stack) || std::ranges::any_of(earlier.chunks, [&](const auto& pair) {
                    return changed.contains(pair.address);
                });
    });
    return found;
}

WorldDocument::Reloaded WorldDocument::reload(ForeignFiles files, Foreign how)
{
    endGesture();
    Reloaded result;
    EditStep step;
    step.operation = "reload";
    const auto layers = m_cache.roomLayers();
    std::ranges::sort(files.chunks, {}, &ReadChunk::address);
    core::FindingList findings;
    for (ReadChunk& read : files.chunks) {
        const std::size_t changed = result.change.chunks.size();
        const core::FindingList said = read.findings;
        reloadChunk(std::move(read), how, step, result);
        if (result.change.chunks.size() > changed)
            findings.join(said);
    }
    // What was said about the files as they were is said no more.
    std::set<std::string> names;
    std::ranges::transform(result.change.chunks, std::inserter(names, names.end()), world::chunkPath);
    m_cache.takeFindings(names, findings);
    if (files.info)
        reloadInfo(std::move(*files.info), how, step, result);
    if (files.bookmarks)
        reloadBookmarks(std::move(*files.bookmarks), how, step, result);
    if (!result.change.chunks.empty())
        m_stackOfFiles.reset();
    extendStack(result.change.chunks, step);
    if (step.stack)
        m_now.stack = step.stack->after;
    result.change.stack = step.stack.has_value();
    result.change.layers = layers != m_cache.roomLayers();
    if (!step.empty() && (how == Foreign::TakeTheirs || isInHistory(step)))
        m_history.push(std::move(step));
    return result;
}

} // namespace chartroom::model
