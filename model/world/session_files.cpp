// The part of a session that deals with its world's files: recovery, changes by others.
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/common/disk_path.h"
#include "model/common/drop_later.h"
#include "model/world/kept_work.h"
#include "model/world/session.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

#include <algorithm>
#include <tuple>

namespace chartroom::model {

void WorldSession::recover()
{
    if (!m_offer)
        return;
    // The journal of a save that runs does not know of steps that are done without it.
    if (!isIndexed() || isEditing() || isSaving()) {
        m_recoverWaits = true;
        return;
    }
    interruptGesture();
    m_replayOnUntouched = m_document->undoCount() == 0 && !m_document->dirty();
    m_document->setListener(nullptr);
    m_replay.emplace(*std::exchange(m_offer, std::nullopt));
    continueReplay();
}

void WorldSession::recoverWaiting()
{
    if (std::exchange(m_recoverWaits, false))
        recover();
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
    // One that was moved aside stays, and its old name may be another one's by then.
    const std::string taken = done.stopped ? std::string() : offer.nameWhenDone();
    if (m_journal && m_replayOnUntouched)
        m_journal->goOnFrom(done.operations, done.steps, taken);
    else if (m_journal)
        m_journal->rebase(taken);
    if (m_journal && !done.stopped)
        m_journal->whenWritten([this, offer] { removeTaken(offer); });
    else if (!done.stopped)
        removeTaken(offer);
    m_notes.insert(m_notes.end(), done.notes.begin(), done.notes.end());
    tell(done.change);
    Q_EMIT editEnded();
    Q_EMIT recovered();
    startWaitingSave();
    resolveWaiting();
    readTouched();
}

// On any thread: the journal, whose worker comes here, ends before the session.
void WorldSession::removeTaken(const RecoveryOffer& offer)
{
    const std::error_code error = offer.removeTaken();
    if (!error)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, file = QString::fromStdString(core::displayPath(offer.journal)),
         reason = QString::fromStdString(error.message())] { Q_EMIT journalLeft(file, reason); },
        Qt::QueuedConnection);
}

bool WorldSession::declineRecovery()
{
    m_recoverWaits = false;
    const auto offer = std::exchange(m_offer, std::nullopt);
    return !offer || offer->putAside() != offer->journal;
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
    std::ignore = declineRecovery();
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
        names.insert(qtPath(finding.file));
    m_touched.add(names);
    const ChunkCache& known = m_document->chunks();
    m_touched.add(known.loaded());
    // What cannot be read is seldom looked at, and may be mended.
    const auto& unreadable = known.inState(ChunkSummary::State::Unreadable);
    m_touched.add(std::vector<world::Address>(unreadable.begin(), unreadable.end()));
    readTouched();
}

/// What is looked at, which has to be looked at again where nothing can be made of it.
struct WorldSession::Look
{
    TouchedFiles touched;
    bool atAll = false;
    std::set<world::Address> believed;
};

void WorldSession::readTouched()
{
    // All can be looked at only when it is known what there is.
    const bool atAll = m_lookAtAll && isIndexed();
    // A stroke and a save are left to end first: their own changes are not looked at half done.
    // What is touched while the world is opened anew may have been read before it.
    if ((m_touched.empty() && !atAll) || !ready() || inGesture() || isEditing() || isSaving() ||
        m_foreignJob.isRunning() || m_openJob.isRunning())
        return;
    const Look look{std::exchange(m_touched, {}), atAll, std::exchange(m_believed, {})};
    ForeignLook how;
    how.wasGone = m_folderGone;
    if (atAll) {
        how.whole = m_document->chunks().index();
        m_lookAtAll = false;
    }
    m_foreignJob.start(
        [store = m_document->sharedStore(), touched = look.touched, written = m_written,
         how](const core::Task& task) { return lookAtForeign(*store, touched, written, how, task); },
        [this, look](ForeignFiles files) { takeLooked(std::move(files), look); });
}

void WorldSession::takeLooked(ForeignFiles files, const Look& look)
{
    if (files.folderGone || m_folderGone) {
        const bool back = !files.folderGone;
        if (m_folderGone && !back)
            Q_EMIT folderStillGone();
        setFolderGone(files.folderGone);
        // Nothing is known of what happened meanwhile.
        m_lookAtAll = back;
        if (back)
            lookAtFiles();
    } else if (inGesture() || isEditing() || isSaving()) {
        m_touched.add(look.touched);
        m_lookAtAll |= look.atAll;
        m_believed.insert(look.believed.begin(), look.believed.end());
    } else {
        holdDeletions(files, look.believed);
        if (look.touched.contains(QStringLiteral("tiles.json")))
            reloadCatalog();
        takeForeign(std::move(files), WorldDocument::Foreign::Undecided);
        if (!m_readJob.isRunning())
            startReading();
    }
}

void WorldSession::setFolderGone(bool gone)
{
    if (std::exchange(m_folderGone, gone) == gone)
        return;
    // What is read of a folder that is gone is not as a save left it.
    dropLater(std::move(m_written));
    // What seemed to be deleted went with the folder.
    m_deletion.stop();
    m_deleted.clear();
    m_believed.clear();
    m_wanted.insert(m_wanted.end(), m_absent.begin(), m_absent.end());
    m_absent.clear();
    Q_EMIT folderChanged();
    if (!m_readJob.isRunning())
        startReading();
}

void WorldSession::takeFindings(const std::set<std::string>& files, const core::FindingList& findings)
{
    m_findings.removeFiles(files);
    m_findings.join(findings);
    m_firstError = m_findings.firstError();
}

} // namespace chartroom::model
