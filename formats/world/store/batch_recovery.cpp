// What becomes of a batch that a crash interrupted.
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/store/batch.h"
#include "formats/world/store/read_error.h"

#include <cerrno>

namespace chartroom::world {

core::Message Batch::recordProblem(int error) const
{
    const bool foreign = error == EINVAL || error == EISDIR || error == EFBIG;
    return core::systemError(foreign ? core::Code::WorldSaveRecord : core::Code::WorldSaveRecovery,
                             recordPath(), error);
}

int Batch::isNew(const Entry& entry, bool& result)
{
    result = true;
    if (!entry.hashes)
        return 0;
    std::string bytes;
    const int error = m_files.read(entry.target, bytes, FileSystem::unlimited);
    result = !error && markOf(bytes).hash == entry.hashes->second;
    // What is no file any more is somebody else's.
    return isMissing(error) || error == EISDIR || error == EINVAL ? 0 : error;
}

bool Batch::isChangedByOthers(const Record& record)
{
    bool isWaiting = false;
    bool isChanged = false;
    for (const Entry& entry : record.entries) {
        FileStatus fresh;
        if (!entry.hashes || m_files.status(entry.fresh, fresh))
            return false;
        isWaiting |= fresh.exists;
        std::string bytes;
        const int error = m_files.read(entry.target, bytes, FileSystem::unlimited);
        if (fresh.exists && !entry.existed)
            isChanged |= !isMissing(error);
        else
            isChanged |=
                error || markOf(bytes).hash != (fresh.exists ? entry.hashes->first : entry.hashes->second);
    }
    return isWaiting && isChanged;
}

core::Result<Batch::Recovery> Batch::recover()
{
    int error = 0;
    auto record = readRecord(error);
    // A record that was not finished says nothing; the one in its place counts.
    (void)m_files.remove(freshRecordPath());
    if (!record && !error)
        return Recovery::Nothing;
    if (!record)
        return recordProblem(error);
    std::string at = ".chartroom-save";
    if (record->state == State::Commit && isChangedByOthers(*record)) {
        error = rollBack(*record);
        if (!error)
            error = tidy(*record, true);
        if (!error)
            return Recovery::TakenBackAround;
    } else if (record->state == State::Commit) {
        error = rename(*record, Pass::AfterCrash, at);
        if (!error)
            error = flush(*record);
        if (!error)
            error = tidy(*record, false);
        if (!error)
            return Recovery::Finished;
    } else {
        if (record->state == State::RollBack)
            error = takeBack(*record);
        if (!error)
            error = flush(*record);
        if (!error)
            error = tidy(*record, true);
        if (!error)
            return Recovery::TakenBack;
    }
    return core::systemError(core::Code::WorldSaveRecovery, m_world / at, error);
}

Batch::Outlook Batch::outlook()
{
    Outlook result;
    int error = 0;
    const auto record = readRecord(error);
    if (!record && error)
        result.problem = recordProblem(error);
    if (!record)
        return result;
    const bool isAround = record->state == State::Commit && isChangedByOthers(*record);
    const bool finishes = record->state == State::Commit && !isAround;
    const bool takesBack = record->state == State::RollBack || isAround;
    result.recovery = finishes   ? Recovery::Finished
                      : isAround ? Recovery::TakenBackAround
                                 : Recovery::TakenBack;
    Overlay& overlay = result.overlay;
    for (const Entry& entry : record->entries) {
        FileStatus fresh;
        FileStatus old;
        bool isNewContent = false;
        if (m_files.status(entry.fresh, fresh) || m_files.status(entry.old, old))
            continue;
        if (finishes && fresh.exists)
            overlay.emplace(entry.name, entry.fresh);
        if (!takesBack || fresh.exists || isNew(entry, isNewContent) || !isNewContent)
            continue;
        if (entry.existed && old.exists)
            overlay.emplace(entry.name, entry.old);
        else if (!entry.existed)
            overlay.emplace(entry.name, std::nullopt);
    }
    return result;
}

} // namespace chartroom::world
