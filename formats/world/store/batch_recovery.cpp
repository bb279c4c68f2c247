// What becomes of a batch that a crash interrupted.
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/store/batch.h"

#include <cerrno>

namespace chartroom::world {

core::Message Batch::recordProblem(int error) const
{
    const bool foreign = error == EINVAL || error == EISDIR || error == EFBIG;
    return core::systemError(foreign ? core::Code::WorldSaveRecord : core::Code::WorldSaveRecovery,
                             recordPath(), error);
}

core::Result<Batch::Recovery> Batch::recover()
{
    int error = 0;
    const auto record = readRecord(error);
    // A record that was not finished says nothing; the one in its place counts.
    (void)m_files.remove(freshRecordPath());
    if (!record && !error)
        return Recovery::Nothing;
    if (!record)
        return recordProblem(error);
    std::string at = ".chartroom-save";
    if (record->state == State::Commit) {
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
    result.recovery = record->state == State::Commit ? Recovery::Finished : Recovery::TakenBack;
    Overlay& overlay = result.overlay;
    for (const Entry& entry : record->entries) {
        FileStatus fresh;
        FileStatus old;
        if (m_files.status(entry.fresh, fresh) || m_files.status(entry.old, old))
            continue;
        if (record->state == State::Commit && fresh.exists)
            overlay.emplace(entry.name, entry.fresh);
        else if (record->state == State::RollBack && entry.existed && old.exists)
            overlay.emplace(entry.name, entry.old);
        else if (record->state == State::RollBack && !entry.existed)
            overlay.emplace(entry.name, std::nullopt);
    }
    return result;
}

} // namespace chartroom::world
