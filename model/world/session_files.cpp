// The part of a session that deals with its world's files: recovery, changes by others.
#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "model/world/kept_work.h"
#include "model/world/session.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStringList>
#include <QTimer>

#include <algorithm>
#include <span>

namespace chartroom::model {

namespace {

QString qtName(const std::string& name)
{
    return QFile::decodeName(QByteArray::fromStdString(name));
}

/// Adds files to those that have to be decided upon; newer states replace older ones.
void merge(ForeignFiles& all, ForeignFiles more)
{
    for (ReadChunk& chunk : more.chunks) {
        const auto same = std::ranges::find(all.chunks, chunk.address, &ReadChunk::address);
        if (same == all.chunks.end())
            all.chunks.push_back(std::move(chunk));
        else
            *same = std::move(chunk);
    }
    if (more.info)
        all.info = std::move(more.info);
    if (more.bookmarks)
        all.bookmarks = std::move(more.bookmarks);
}

} // namespace

void WorldSession::recover()
{
    if (!m_offer)
        return;
    if (!isIndexed() || isEditing()) {
        m_recoverWhenIndexed = true;
        return;
    }
    interruptGesture();
    m_replayOnUntouched = m_document->undoCount() == 0 && !m_document->dirty();
    m_document->setListener(nullptr);
    m_replay.emplace(*std::exchange(m_offer, std::nullopt));
    continueReplay();
}

void WorldSession::continueReplay()
{
    constexpr qint64 sliceMs = 15;
    QElapsedTimer clock;
    clock.start();
    while (m_replay) {
        const auto line = m_replay->next(*m_document);
        if (!line) {
            endReplay();
            return;
        }
        if (const auto* operation = std::get_if<world::Operation>(&*line)) {
            const auto done = m_document->applyAtOnce(*operation, filesAtOnce, candidatesAtOnce);
            if (!done) {
                tell(m_replay->takeChange());
                startEdit([operation = *operation] { return operation; });
                return;
            }
            m_replay->took(*done, m_document->undoCount());
        } else {
            const bool back = std::get<world::Control>(*line) == world::Control::Undo;
            const std::size_t done = m_document->undoCount();
            const std::size_t goal = back ? std::max<std::size_t>(done, 1) - 1 : done + 1;
            if (isSlow(m_document->history().chunksOnTheWay(goal))) {
                tell(m_replay->takeChange());
                m_goal = goal;
                startTurns();
                return;
            }
            m_replay->took(back ? m_document->undo() : m_document->redo(), m_document->undoCount());
        }
        if (clock.elapsed() >= sliceMs) {
            tell(m_replay->takeChange());
            Q_EMIT progressed(Work::Editing, m_replay->share());
            QTimer::singleShot(0, this, &WorldSession::continueReplay);
            return;
        }
    }
}

void WorldSession::endReplay()
{
    const RecoveryOffer offer = m_replay->offer();
    const Recovered done = m_replay->finish(m_document->undoCount());
    m_replay.reset();
    m_document->setListener(m_journal.get());
    if (m_journal && m_replayOnUntouched)
        m_journal->goOnFrom(done.operations, done.steps, offer.nameWhenDone());
    else if (m_journal)
        m_journal->rebase(offer.nameWhenDone());
    if (!m_journal || m_journal->isWritten())
        offer.removeTaken();
    m_notes.insert(m_notes.end(), done.notes.begin(), done.notes.end());
    tell(done.change);
    Q_EMIT editEnded();
    Q_EMIT recovered();
    readTouched();
}

void WorldSession::declineRecovery()
{
    m_recoverWhenIndexed = false;
    if (m_offer)
        (void)std::exchange(m_offer, std::nullopt)->putAside();
}

core::Result<void> WorldSession::bringBack(const std::filesystem::path& journal)
{
    if (auto reason = readOnlyReason())
        return std::move(*reason);
    if (isEditing())
        return core::Message{core::Code::EditBusy, {}};
    auto offer = keptOffer(journal, m_document->store());
    if (!offer)
        return offer.error();
    declineRecovery();
    m_offer = std::move(*offer);
    recover();
    return {};
}

void WorldSession::noteTouched(const QSet<QString>& files)
{
    m_touched.add(files);
    readTouched();
}

void WorldSession::lookAtFiles()
{
    QSet<QString> names{QStringLiteral("world.json"), QStringLiteral("bookmarks.json"),
                        QStringLiteral("tiles.json")};
    for (const core::Finding& finding : m_findings.findings())
        names.insert(qtName(finding.file));
    m_touched.add(names);
    const ChunkCache& known = m_document->chunks();
    m_touched.add(known.loaded());
    // What cannot be read is seldom looked at, and may be mended.
    const auto& unreadable = known.inState(ChunkSummary::State::Unreadable);
    m_touched.add(std::vector<world::Address>(unreadable.begin(), unreadable.end()));
    readTouched();
}

void WorldSession::readTouched()
{
    // A stroke and a save are left to end first: their own changes are not looked at half done.
    // What is touched while the world is opened anew may have been read before it.
    if (m_touched.empty() || !ready() || inGesture() || isEditing() || isSaving() ||
        m_foreignJob.isRunning() || m_openJob.isRunning())
        return;
    const TouchedFiles touched = std::exchange(m_touched, {});
    if (touched.contains(QStringLiteral("tiles.json")))
        reloadCatalog();
    m_foreignJob.start([store = m_document->sharedStore(), touched, written = m_written](
                           const core::Task& task) { return readForeign(*store, touched, written, task); },
                       [this, touched](ForeignFiles files) {
                           if (inGesture() || isEditing() || isSaving()) {
                               m_touched.add(touched);
                               return;
                           }
                           takeFindings(files.looked, files.findings);
                           takeForeign(std::move(files), WorldDocument::Foreign::Undecided);
                       });
}

void WorldSession::takeFindings(const std::set<std::string>& files, const core::FindingList& findings)
{
    core::FindingList all;
    for (const core::Finding& finding : m_findings.findings()) {
        if (!files.contains(finding.file))
            all.add(finding);
    }
    for (const core::Finding& finding : findings.findings())
        all.add(finding);
    m_findings = std::move(all);
}

void WorldSession::takeForeign(ForeignFiles files, WorldDocument::Foreign how)
{
    const auto before = conflicts();
    // A file may come to be again as the last save left it.
    if (!files.chunks.empty())
        m_written.reset();
    // What was read anew is decided anew.
    std::erase_if(m_conflicts.chunks, [&files](const ReadChunk& known) {
        return std::ranges::count(files.chunks, known.address, &ReadChunk::address) > 0;
    });
    if (files.info)
        m_conflicts.info.reset();
    if (files.bookmarks)
        m_conflicts.bookmarks.reset();
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

std::vector<QString> WorldSession::conflicts() const
{
    std::vector<QString> names;
    if (m_conflicts.info)
        names.push_back(QStringLiteral("world.json"));
    if (m_conflicts.bookmarks)
        names.push_back(QStringLiteral("bookmarks.json"));
    for (const ReadChunk& chunk : m_conflicts.chunks)
        names.push_back(qtName(world::chunkPath(chunk.address)));
    return names;
}

void WorldSession::resolveConflicts(WorldDocument::Foreign how)
{
    const auto before = conflicts();
    takeForeign(std::exchange(m_conflicts, {}), how);
    if (conflicts() != before)
        Q_EMIT conflictsChanged();
}

core::Result<QString> WorldSession::saveCopies(const QString& folder) const
{
    const std::filesystem::path target = QFile::encodeName(folder).toStdString();
    QString first;
    const auto copy = [&](const std::string& name, const std::string& content) -> core::Result<void> {
        const auto path = target / name;
        std::error_code error;
        std::filesystem::create_directories(path.parent_path(), error);
        const auto document = world::json::OwnedDocument::of(content);
        const std::string text = world::json::print(document.root(), world::json::Layout::fresh());
        if (first.isEmpty())
            first = qtName(path.string());
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
    return first;
}

} // namespace chartroom::model
