// What a session does with files that others changed: what can be taken is, the rest waits for a decision.
#include "formats/core/code.h"
#include "model/common/disk_path.h"
#include "model/common/drop_later.h"
#include "model/world/session.h"

#include <algorithm>
#include <set>

namespace chartroom::model {

namespace {

// Beside the chunks, which are counted where they are.
const std::set<std::string> ownFiles{"world.json", "bookmarks.json", "tiles.json"};

/// What of a file that was rejected is the reason.
std::optional<core::Message> problemIn(const core::FindingList& findings, const std::string& file)
{
    for (const core::Finding& finding : findings.findings()) {
        if (finding.level == core::Level::Error && finding.file == file)
            return finding;
    }
    return std::nullopt;
}

/// A file as far as its mark, its findings and its version tell.
WorldConflict conflictOf(const std::string& name, const world::FileMark& mark, bool rejected, bool newer,
                         const core::FindingList& findings)
{
    WorldConflict conflict;
    conflict.file = qtPath(name);
    if (!mark.exists) {
        conflict.theirs = WorldConflict::Theirs::Gone;
    } else if (rejected) {
        conflict.theirs = WorldConflict::Theirs::Damaged;
        conflict.takeable = false;
        conflict.problem = problemIn(findings, name);
    } else if (newer) {
        conflict.theirs = WorldConflict::Theirs::Newer;
    }
    return conflict;
}

/// Takes files that were read anew out of those that have to be decided upon.
void remove(ForeignFiles& all, const ForeignFiles& read)
{
    std::set<world::Address> addresses;
    std::ranges::transform(read.chunks, std::inserter(addresses, addresses.end()), &ReadChunk::address);
    std::erase_if(all.chunks,
                  [&addresses](const ReadChunk& known) { return addresses.contains(known.address); });
    if (read.info)
        all.info.reset();
    if (read.bookmarks)
        all.bookmarks.reset();
}

/// Adds files, none of which is among them; both are in order.
void merge(ForeignFiles& all, ForeignFiles more)
{
    const auto before = static_cast<std::ptrdiff_t>(all.chunks.size());
    std::ranges::move(more.chunks, std::back_inserter(all.chunks));
    std::ranges::inplace_merge(all.chunks, all.chunks.begin() + before, {}, &ReadChunk::address);
    if (more.info)
        all.info = std::move(more.info);
    if (more.bookmarks)
        all.bookmarks = std::move(more.bookmarks);
}

} // namespace

std::optional<core::Finding> WorldSession::damagedFile() const
{
    const auto damaged = std::ranges::find_if(m_findings.findings(), [](const core::Finding& finding) {
        return finding.level == core::Level::Error && ownFiles.contains(finding.file);
    });
    return damaged == m_findings.findings().end() ? std::nullopt : std::optional(*damaged);
}

void WorldSession::takeForeign(ForeignFiles files, WorldDocument::Foreign how)
{
    const auto before = conflicts();
    const bool editableBefore = m_document->editable();
    takeFindings(files.looked, files.findings);
    // A file may come to be again as the last save left it.
    if (!files.chunks.empty())
        dropLater(std::move(m_written));
    // What was read anew is decided anew.
    remove(m_conflicts, files);
    const auto reloaded = m_document->reload(std::move(files), how);
    merge(m_conflicts, reloaded.undecided);
    if (!reloaded.change.empty()) {
        if (m_journal)
            m_journal->rebase();
        tell(reloaded.change);
    } else if (m_document->editable() != editableBefore) {
        Q_EMIT stateChanged();
    }
    Q_EMIT filesRead();
    if (conflicts() != before)
        Q_EMIT conflictsChanged();
    // What a decision of this program takes away is no news.
    const bool isNews = how == WorldDocument::Foreign::Undecided;
    tellDeleted(isNews ? reloaded.deleted : std::vector<world::Address>{});
}

void WorldSession::tellDeleted(const std::vector<world::Address>& deleted)
{
    const ChunkCache& known = m_document->chunks();
    const auto isBack = [&known](world::Address address) { return known.exists(address); };
    const bool someAreBack = std::erase_if(m_toldDeleted, isBack) > 0;
    m_toldDeleted.insert(deleted.begin(), deleted.end());
    if (someAreBack || !deleted.empty())
        Q_EMIT chunksDeleted(static_cast<int>(m_toldDeleted.size()));
}

// A folder that goes loses its files one by one, one that is copied back gets them so, and what is replaced
// is not there for a while: a clean chunk counts as deleted when it is still not there after that.
void WorldSession::holdDeletions(ForeignFiles& files, const std::set<world::Address>& believed)
{
    const ChunkCache& known = m_document->chunks();
    bool more = false;
    std::erase_if(files.chunks, [&](const ReadChunk& read) {
        const bool held = !read.mark.exists && known.exists(read.address) && !known.isDirty(read.address) &&
                          !believed.contains(read.address);
        if (held) {
            more |= m_deleted.insert(read.address).second;
        } else {
            m_deleted.erase(read.address);
            // One that is back as it was known to be is passed over, and somebody waits for it.
            if (m_absent.erase(read.address) > 0)
                m_wanted.push_back(read.address);
        }
        return held;
    });
    if (more)
        m_deletion.start();
}

void WorldSession::lookAtDeleted()
{
    const auto deleted = std::exchange(m_deleted, {});
    m_touched.add(std::vector<world::Address>(deleted.begin(), deleted.end()));
    m_believed.insert(deleted.begin(), deleted.end());
    readTouched();
}

// An edit was refused for it. The system may not tell of the deletion, or only later.
void WorldSession::lookAtMissed(world::Address chunk)
{
    m_touched.add(std::vector<world::Address>{chunk});
    readTouched();
}

std::vector<WorldConflict> WorldSession::conflicts() const
{
    std::vector<WorldConflict> result;
    const auto isNewer = [](const auto& content) {
        return content && content->schemaVersion > world::knownSchema;
    };
    if (const auto& info = m_conflicts.info) {
        result.push_back(
            conflictOf("world.json", info->mark, !info->content, isNewer(info->content), m_findings));
        WorldConflict& conflict = result.back();
        conflict.takeable = m_document->canTake(*info);
        if (conflict.theirs == WorldConflict::Theirs::Readable && !conflict.takeable)
            conflict.theirs = WorldConflict::Theirs::Unlike;
    }
    if (const auto& bookmarks = m_conflicts.bookmarks)
        result.push_back(conflictOf("bookmarks.json", bookmarks->mark, !bookmarks->content,
                                    isNewer(bookmarks->content), m_findings));
    for (const ReadChunk& chunk : m_conflicts.chunks)
        result.push_back(conflictOf(world::chunkPath(chunk.address), chunk.mark, !chunk.content, chunk.newer,
                                    chunk.findings));
    return result;
}

void WorldSession::resolveConflicts(WorldDocument::Foreign how)
{
    // What is taken is a step: it cannot be one in the middle of another.
    if (isEditing()) {
        m_decision = how;
        return;
    }
    // Those that cannot be decided so stay, and that is told once, or not at all where it is all of them.
    takeForeign(ForeignFiles(m_conflicts), how);
}

void WorldSession::resolveWaiting()
{
    if (const auto how = std::exchange(m_decision, std::nullopt))
        resolveConflicts(*how);
}

WorldCopies WorldSession::copies() const
{
    const bool all = m_folderGone;
    const bool unsaved = !m_document->editable();
    WorldCopies copies;
    copies.own = m_document->store().folder();
    if (all || m_conflicts.info)
        copies.info = m_document->info().json;
    if (m_conflicts.bookmarks || (unsaved && m_document->bookmarksDirty()) ||
        (all && (m_document->bookmarksMark().exists || m_document->bookmarksDirty())))
        copies.bookmarks = m_document->bookmarks().json;
    std::set<world::Address> chunks;
    const auto add = [&chunks](const std::vector<world::Address>& more) {
        chunks.insert(more.begin(), more.end());
    };
    if (all)
        add(m_document->chunks().addresses());
    else
        std::ranges::transform(m_conflicts.chunks, std::inserter(chunks, chunks.end()), &ReadChunk::address);
    if (unsaved)
        add(m_document->dirtyChunks());
    for (const world::Address address : chunks) {
        const auto look = chunk(address);
        if (look && look->chunk)
            copies.chunks.push_back(look->chunk);
        else
            copies.missing += all ? 1 : 0;
    }
    return copies;
}

} // namespace chartroom::model
