// How a session saves.
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/common/disk_path.h"
#include "model/common/drop_later.h"
#include "model/world/session.h"

#include <QStringList>

#include <cerrno>
#include <set>

namespace chartroom::model {

/// A save on its way; a worker fills it.
struct WorldSession::SaveRun
{
    WorldSave save;
    std::optional<core::Result<world::Store::Written>> planned;
    QStringList files;     ///< that are written
    std::size_t noted = 0; ///< chunks that the document knows to be saved
    /// Those of the files of which there was something to say, and what there is to say of them now.
    std::set<std::string> told;
    core::FindingList ofChunks = core::FindingList();
    core::FindingList ofOthers = core::FindingList();

    [[nodiscard]] const WrittenMarks& marks() const { return (*planned)->marks; }
    void noteTold(const core::FindingList& findings);
    /// Reads the files that were told of. One that is another one's by then is not spoken of: it is about to
    /// be read as such.
    void lookAgain();
};

void WorldSession::SaveRun::noteTold(const core::FindingList& findings)
{
    for (const core::Finding& finding : findings.findings()) {
        if (marks().contains(finding.file))
            told.insert(finding.file);
    }
}

void WorldSession::SaveRun::lookAgain()
{
    if (told.empty())
        return;
    QSet<QString> names;
    for (const std::string& name : told)
        names.insert(qtPath(name));
    TouchedFiles touched;
    touched.add(names);
    const ForeignFiles now = readForeign(*save.store, touched, nullptr, {});
    const auto isOurs = [this](const std::string& name, const world::FileMark& mark) {
        const auto written = marks().find(name);
        return written != marks().end() && written->second == mark;
    };
    for (const ReadChunk& chunk : now.chunks) {
        if (isOurs(world::chunkPath(chunk.address), chunk.mark))
            ofChunks.join(chunk.findings);
    }
    for (const core::Finding& finding : now.findings.findings()) {
        if ((now.info && finding.file == "world.json" && isOurs(finding.file, now.info->mark)) ||
            (now.bookmarks && finding.file == "bookmarks.json" && isOurs(finding.file, now.bookmarks->mark)))
            ofOthers.add(finding);
    }
}

bool WorldSession::saveAll()
{
    if (isSaving() || readOnly())
        return false;
    if (m_folderGone) {
        // It may be back.
        lookAtFiles();
        Q_EMIT saveFailed(core::systemError(core::Code::FileWrite, m_document->store().folder(), ENOENT));
        return false;
    }
    if (const auto undecided = conflicts(); !undecided.empty()) {
        const auto path = m_document->store().folder() / diskPath(undecided.front().file);
        Q_EMIT saveFailed({core::Code::WorldConflict, {{"path", core::displayPath(path)}}});
        return false;
    }
    m_saveWaits = isEditing();
    if (m_saveWaits)
        Q_EMIT stateChanged();
    else
        startSave();
    return true;
}

void WorldSession::startWaitingSave()
{
    // The journal tells of the steps of a recovery only when all of them are done.
    if (!isEditing() && std::exchange(m_saveWaits, false))
        startSave();
}

void WorldSession::startSave()
{
    if (inGesture()) {
        // The stroke goes on behind the save.
        m_document->endGesture();
        m_document->beginGesture(m_gestureLabel);
    }
    if (m_journal)
        m_journal->beginSave();
    auto run = std::make_shared<SaveRun>();
    run->save = m_document->unsaved();
    // A save that was too late to stop must be heard of.
    m_saveJob.startWriting(
        [run](const core::Task& task) {
            run->planned = run->save.plan(task.part(0, 0.5));
            if (*run->planned) {
                for (const world::BatchFile& file : (*run->planned)->files)
                    run->files << qtPath(file.name);
            }
            return true;
        },
        [this, run](bool) { write(run); });
    Q_EMIT stateChanged();
}

void WorldSession::write(const std::shared_ptr<SaveRun>& run)
{
    if (!*run->planned) {
        endSave(run->planned->error());
        dropLater(run);
        return;
    }
    // It was too late for the plan; what is started now would not know of it.
    if (m_saveJob.isCancelled()) {
        endSave({core::Code::TaskCancelled, {}});
        dropLater(run);
        return;
    }
    run->noteTold(m_findings);
    run->noteTold(m_document->chunks().findings());
    std::shared_future<void> journalled;
    if (m_journal)
        journalled = m_journal->willWrite({run, &(*run->planned)->marks});
    m_saveJob.startWriting(
        [run, journalled](const core::Task& task) {
            if (journalled.valid())
                journalled.wait();
            auto done = run->save.store->write(**run->planned, task.part(0.5, 1));
            if (done)
                run->lookAgain();
            return done;
        },
        [this, run](const core::Result<void>& done) {
            if (!done) {
                endSave(done.error());
                dropLater(run);
                return;
            }
            m_saved = run;
            takeSaved();
        });
}

void WorldSession::takeSaved()
{
    const std::shared_ptr<SaveRun> run = m_saved;
    if (!run)
        return;
    const std::size_t all = run->save.chunks.size();
    QElapsedTimer clock;
    clock.start();
    WorldChange change;
    do {
        const std::size_t count = isSlow(all) ? chunksATurn : all;
        change.join(m_document->savedPart(run->save, **run->planned, run->noted, count));
        run->noted += std::min(count, all - run->noted);
    } while (run->noted < all && clock.elapsed() < m_options.turnMilliseconds);
    if (run->noted < all) {
        Q_EMIT changed(change);
        QTimer::singleShot(0, this, &WorldSession::takeSaved);
        return;
    }
    m_saved.reset();
    if (!run->told.empty()) {
        takeFindings(run->told, run->ofOthers);
        m_document->takeFindings(run->told, run->ofChunks);
    }
    dropLater(
        std::exchange(m_written, std::make_shared<const WrittenMarks>(std::move((*run->planned)->marks))));
    tell(change);
    if (m_journal)
        m_journal->savedAll();
    if (!run->told.empty())
        Q_EMIT filesRead();
    Q_EMIT saved(run->files);
    Q_EMIT stateChanged();
    readTouched();
    recoverWaiting();
    dropLater(run);
}

void WorldSession::endSave(const core::Message& why)
{
    if (m_journal)
        m_journal->saveFailed();
    // What it was that changed is found by looking at everything that is unsaved.
    if (why.code == core::Code::WorldConflict)
        lookAtFiles();
    Q_EMIT saveFailed(why);
}

void WorldSession::cancelSave()
{
    m_saveJob.cancel();
    if (!std::exchange(m_saveWaits, false))
        return;
    Q_EMIT saveFailed({core::Code::TaskCancelled, {}});
    Q_EMIT stateChanged();
}

} // namespace chartroom::model
