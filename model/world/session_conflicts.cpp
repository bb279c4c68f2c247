// What a session does with files that others changed: what can be taken is, the rest waits for a decision.
#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "model/common/drop_later.h"
#include "model/world/session.h"

#include <QFile>

#include <algorithm>
#include <set>
#include <span>

namespace chartroom::model {

namespace {

// Beside the chunks, which are counted where they are.
const std::set<std::string> ownFiles{"world.json", "bookmarks.json", "tiles.json"};

QString qtName(const std::string& name)
{
    return QFile::decodeName(QByteArray::fromStdString(name));
}

/// What of a file that was rejected is the reason.
std::optional<core::Message> problemIn(const core::FindingList& findings, const std::string& file)
{
    for (const core::Finding& finding : findings.findings()) {
        if (finding.level == core::Level::Error && finding.file == file)
            return finding;
    }
    return std::nullopt;
}

/// A file as far as its mark and its findings tell.
WorldConflict conflictOf(const std::string& name, const world::FileMark& mark, bool rejected,
                         const core::FindingList& findings)
{
    WorldConflict conflict;
    conflict.file = qtName(name);
    if (!mark.exists) {
        conflict.theirs = WorldConflict::Theirs::Gone;
    } else if (rejected) {
        conflict.theirs = WorldConflict::Theirs::Damaged;
        conflict.takeable = false;
        conflict.problem = problemIn(findings, name);
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

/// Why copies must not come to be in a folder: there they would be files of a world.
std::optional<core::Message> copiesRefusal(const std::filesystem::path& target,
                                           const std::filesystem::path& own)
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    const auto refused = [&target](core::Argument reason) {
        return core::Message{core::Code::FileWrite, {{"path", core::displayPath(target)}, std::move(reason)}};
    };
    // However it is reached: through links, or as a folder within.
    const fs::path there = fs::weakly_canonical(fs::absolute(target, ignored), ignored);
    for (fs::path folder = there;; folder = folder.parent_path()) {
        if (fs::equivalent(folder, own, ignored) || fs::equivalent(folder, own / "chunks", ignored))
            return refused(core::phrase(
                "reason", QT_TRANSLATE_NOOP("Message", "it belongs to this world, whose files stay as they "
                                                       "are until you choose")));
        if (folder == folder.parent_path())
            break;
    }
    for (const fs::path& folder : {there, there.parent_path()}) {
        if (fs::exists(fs::symlink_status(folder / "world.json", ignored)))
            return refused(
                core::phrase("reason", QT_TRANSLATE_NOOP("Message", "it belongs to another world")));
    }
    return std::nullopt;
}

/// Makes a folder that was not there, so that nothing in it can be overwritten.
core::Result<std::filesystem::path> makeCopiesFolder(const std::filesystem::path& target,
                                                     const std::filesystem::path& own)
{
    std::error_code error;
    const std::string name = std::filesystem::weakly_canonical(own, error).filename().string() + "-copies";
    std::filesystem::create_directories(target, error);
    for (int number = 1; !error; ++number) {
        const auto folder = target / (number == 1 ? name : name + "-" + std::to_string(number));
        std::error_code ignored;
        if (!std::filesystem::exists(std::filesystem::symlink_status(folder, ignored)) &&
            std::filesystem::create_directory(folder, error))
            return folder;
    }
    return core::systemError(core::Code::FileWrite, target, error.value());
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
    }
    Q_EMIT filesRead();
    if (conflicts() != before)
        Q_EMIT conflictsChanged();
}
std::vector<WorldConflict> WorldSession::conflicts() const
{
    std::vector<WorldConflict> result;
    if (const auto& info = m_conflicts.info) {
        result.push_back(conflictOf("world.json", info->mark, !info->content, m_findings));
        WorldConflict& conflict = result.back();
        conflict.takeable = m_document->canTake(*info);
        if (info->content && !conflict.takeable)
            conflict.theirs = WorldConflict::Theirs::Unlike;
    }
    if (const auto& bookmarks = m_conflicts.bookmarks)
        result.push_back(conflictOf("bookmarks.json", bookmarks->mark, !bookmarks->content, m_findings));
    for (const ReadChunk& chunk : m_conflicts.chunks)
        result.push_back(
            conflictOf(world::chunkPath(chunk.address), chunk.mark, !chunk.content, chunk.findings));
    return result;
}

void WorldSession::resolveConflicts(WorldDocument::Foreign how)
{
    // What is taken is a step: it cannot be one in the middle of another.
    if (isEditing()) {
        m_decision = how;
        return;
    }
    const auto before = conflicts();
    takeForeign(std::exchange(m_conflicts, {}), how);
    if (conflicts() != before)
        Q_EMIT conflictsChanged();
}

void WorldSession::resolveWaiting()
{
    if (const auto how = std::exchange(m_decision, std::nullopt))
        resolveConflicts(*how);
}

core::Result<QString> WorldSession::saveCopies(const QString& folder) const
{
    const std::filesystem::path chosen = QFile::encodeName(folder).toStdString();
    const std::filesystem::path& own = m_document->store().folder();
    if (auto refusal = copiesRefusal(chosen, own))
        return std::move(*refusal);
    const auto target = makeCopiesFolder(chosen, own);
    if (!target)
        return target.error();
    const auto copy = [&target](const std::string& name, const std::string& content) -> core::Result<void> {
        const auto path = *target / name;
        std::error_code error;
        std::filesystem::create_directories(path.parent_path(), error);
        const auto document = world::json::OwnedDocument::of(content);
        const std::string text = world::json::print(document.root(), world::json::Layout::fresh());
        return core::writeFile(path, std::as_bytes(std::span(text)));
    };
    core::Result<void> done;
    if (m_conflicts.info)
        done = copy("world.json", m_document->info().json);
    if (done && m_conflicts.bookmarks)
        done = copy("bookmarks.json", m_document->bookmarks().json);
    for (const ReadChunk& chunk : m_conflicts.chunks) {
        const auto look = this->chunk(chunk.address);
        if (done && look && look->chunk)
            done = copy(world::chunkPath(chunk.address), world::toJson(*look->chunk));
    }
    if (!done)
        return done.error();
    return qtName(target->string());
}

} // namespace chartroom::model
