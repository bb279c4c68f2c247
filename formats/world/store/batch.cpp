#include "formats/world/store/batch.h"

#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/core/system_error.h"
#include "formats/world/store/read_error.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <mutex>
#include <random>
#include <set>

namespace chartroom::world {

namespace {

// How many new files a thread writes before it looks for more; a save of no more takes no second thread.
constexpr std::uint64_t filesAtOnce = 64;

std::string newId()
{
    std::random_device random;
    std::string id;
    for (int i = 0; i < 16; ++i)
        id += "0123456789abcdef"[random() % 16];
    return id;
}

} // namespace

int Batch::locate(const Record& record, std::size_t index, Entry& entry, FileStatus& status)
{
    if (const int error = m_files.status(m_world / entry.name, status))
        return error;
    entry.target = status.target;
    entry.mode = status.mode;
    const auto folder = status.target.parent_path();
    const std::string own = ".chartroom-" + record.id + '-' + std::to_string(index);
    entry.fresh = folder / (own + ".new");
    entry.old = folder / (own + ".old");
    return 0;
}

template<class Do>
int Batch::forEach(const Record& record, std::string& at, const core::Task& task, const Do& act)
{
    std::mutex mutex;
    std::size_t failedAt = record.entries.size();
    int failure = 0;
    std::atomic<bool> stop = false;
    const bool done = core::parallelFor(record.entries.size(), filesAtOnce, task,
                                        [&](std::uint64_t begin, std::uint64_t end) {
                                            for (std::uint64_t i = begin; i < end && !stop; ++i) {
                                                const int error = act(i);
                                                if (!error)
                                                    continue;
                                                const std::lock_guard lock(mutex);
                                                stop = true;
                                                if (i < failedAt) {
                                                    failedAt = i;
                                                    failure = error;
                                                }
                                            }
                                        });
    if (failure)
        at = record.entries[failedAt].name;
    return done || failure ? failure : ECANCELED;
}

int Batch::prepareOne(const Entry& entry, const std::string& bytes)
{
    if (const int error = m_files.writeNew(entry.fresh, bytes, entry.mode))
        return error;
    if (!entry.existed)
        return 0;
    const int error = m_files.link(entry.target, entry.old);
    if (error != EPERM && error != EOPNOTSUPP && error != EMLINK && error != ENOSYS && error != EXDEV)
        return error;
    // Some file systems know no second names: a copy does as well.
    std::string old;
    if (const int unread = m_files.read(entry.target, old))
        return unread;
    return m_files.writeNew(entry.old, old, entry.mode);
}

int Batch::prepare(const Record& record, const std::vector<BatchFile>& batch, std::string& at,
                   const core::Task& task)
{
    return forEach(record, at, task,
                   [&](std::size_t i) { return prepareOne(record.entries[i], batch[i].bytes); });
}

int Batch::flush(const Record& record)
{
    // Links may lead to other file systems.
    std::set<std::filesystem::path> folders{m_world};
    for (const Entry& entry : record.entries) {
        auto folder = entry.target.parent_path();
        if (folder != m_world && folder != m_world / "chunks")
            folders.insert(std::move(folder));
    }
    for (const auto& folder : folders) {
        if (const int error = m_files.flush(folder))
            return error;
    }
    return 0;
}

int Batch::commit(Record& record)
{
    record.state = State::Commit;
    // One flush for the new files and for the record that says that they are there.
    if (const int error = writeRecord(record))
        return error;
    return flush(record);
}

int Batch::rename(const Record& record, Pass pass, std::string& at, const core::Task& task)
{
    // It is too late to be stopped.
    const core::Task whole{{}, task.progress};
    return forEach(record, at, whole, [&](std::size_t i) {
        const Entry& entry = record.entries[i];
        const int error = m_files.rename(entry.fresh, entry.target);
        // After a crash some are renamed already; before, what is missing was taken away by somebody.
        return pass == Pass::AfterCrash && isMissing(error) ? 0 : error;
    });
}

int Batch::takeBack(const Record& record)
{
    for (const Entry& entry : record.entries) {
        FileStatus fresh;
        int error = m_files.status(entry.fresh, fresh);
        if (error)
            return error;
        // Where the new file still waits, the target is the old one.
        if (fresh.exists)
            continue;
        // Nor is what somebody else has put there since.
        bool isNewContent = true;
        error = isNew(entry, isNewContent);
        if (error)
            return error;
        if (!isNewContent)
            continue;
        error = entry.existed ? m_files.rename(entry.old, entry.target) : m_files.remove(entry.target);
        if (error && !isMissing(error))
            return error;
    }
    return 0;
}

int Batch::rollBack(Record& record)
{
    record.state = State::RollBack;
    int error = writeRecord(record);
    if (!error)
        error = m_files.flush(m_world);
    if (!error)
        error = takeRecord();
    if (!error)
        error = m_files.flush(m_world);
    if (!error)
        error = takeBack(record);
    return error ? error : flush(record);
}

int Batch::tidy(const Record& record, bool fresh)
{
    std::string at;
    const int failure = forEach(record, at, {}, [&](std::size_t i) {
        const Entry& entry = record.entries[i];
        const int error = m_files.remove(entry.old);
        if (!fresh || (error && !isMissing(error)))
            return isMissing(error) ? 0 : error;
        const int other = m_files.remove(entry.fresh);
        return isMissing(other) ? 0 : other;
    });
    if (failure)
        return failure;
    if (const int error = m_files.remove(recordPath()); error && !isMissing(error))
        return error;
    return 0;
}

core::Message Batch::failed(const std::string& name, int error) const
{
    return core::systemError(core::Code::WorldSaveFailed, m_world / name, error);
}

core::Result<void> Batch::write(const std::vector<BatchFile>& batch, const core::Task& task)
{
    if (batch.empty())
        return {};
    Record record{newId(), State::Prepare, {}};
    record.entries.reserve(batch.size());
    for (const BatchFile& file : batch) {
        Entry entry;
        entry.name = file.name;
        FileStatus status;
        if (const int error = locate(record, record.entries.size(), entry, status))
            return failed(file.name, error);
        if (status.exists && (!status.regular || status.denied))
            return failed(file.name, status.regular ? status.denied : EINVAL);
        if (status.exists != file.before.exists)
            return core::Message{core::Code::WorldConflict,
                                 {{"path", core::displayPath(m_world / file.name)}}};
        entry.existed = status.exists;
        entry.hashes = {file.before.hash, markOf(file.bytes).hash};
        record.entries.push_back(std::move(entry));
    }
    const auto chunks = m_world / "chunks";
    FileStatus folder;
    if (const int error = m_files.status(chunks, folder))
        return failed("chunks", error);
    const bool needsFolder =
        std::ranges::any_of(batch, [](const auto& file) { return file.name.starts_with("chunks/"); });
    bool madeFolder = false;
    if (needsFolder && !folder.exists) {
        if (const int error = m_files.makeFolder(chunks))
            return failed("chunks", error);
        madeFolder = true;
    }
    std::string at = batch.front().name;
    // What this record says need not be on the disk yet, but what is there under its name must be whole.
    int error = writeRecord(record);
    if (!error)
        error = m_files.flush(m_world);
    if (!error)
        error = takeRecord();
    if (!error)
        error = prepare(record, batch, at, task.part(0, 0.6));
    if (!error)
        error = commit(record);
    if (!error && task.cancelled())
        error = ECANCELED;
    bool committed = false;
    if (!error) {
        // From here on the record may say "commit" even when putting it there is said to have failed.
        committed = true;
        error = takeRecord();
    }
    if (!error)
        error = m_files.flush(m_world);
    if (!error)
        error = rename(record, Pass::First, at, task.part(0.6, 1));
    if (!error) {
        // The batch is done. What cannot be tidied up now is tidied up at the next opening; so is what a
        // crash brings back, so that nothing waits for the disk here.
        if (flush(record) == 0)
            (void)tidy(record, false);
        return {};
    }
    (void)m_files.remove(freshRecordPath());
    int undone = committed ? rollBack(record) : 0;
    if (!undone)
        undone = tidy(record, true);
    if (undone)
        return core::systemError(core::Code::WorldSaveInterrupted, m_world / at, error);
    if (madeFolder)
        (void)m_files.removeFolder(chunks);
    if (error == ECANCELED)
        return core::Message{core::Code::TaskCancelled, {}};
    return failed(at, error);
}

} // namespace chartroom::world
