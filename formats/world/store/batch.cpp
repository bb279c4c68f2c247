#include "formats/world/store/batch.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/chunking.h"

#include <algorithm>
#include <cerrno>
#include <random>
#include <set>

namespace chartroom::world {

namespace {

constexpr std::string_view heading = "chartroom-save 1";
constexpr std::string_view recordEnd = "end";
constexpr std::string_view states[] = {"prepare", "commit", "roll back"};

// A record comes from a folder that anybody may have made: only names that a save can write count.
bool isBatchName(std::string_view name)
{
    if (name == "world.json" || name == "bookmarks.json")
        return true;
    constexpr std::string_view folder = "chunks/";
    if (!name.starts_with(folder))
        return false;
    name.remove_prefix(folder.size());
    if (name.ends_with(".orig"))
        name.remove_suffix(5);
    return parseChunkFileName(name).has_value();
}

std::string newId()
{
    std::random_device random;
    std::string id;
    for (int i = 0; i < 16; ++i)
        id += "0123456789abcdef"[random() % 16];
    return id;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

double shareOf(std::size_t done, std::size_t all)
{
    return static_cast<double>(done) / static_cast<double>(all);
}

bool isMissing(int error)
{
    return error == ENOENT || error == ENOTDIR;
}

} // namespace

int Batch::places(const Record& record, std::size_t index, Places& out)
{
    FileStatus status;
    if (const int error = m_files.status(m_world / record.entries[index].name, status))
        return error;
    out.target = status.target;
    const std::string own = ".chartroom-" + record.id + '-' + std::to_string(index);
    out.fresh = status.target.parent_path() / (own + ".new");
    out.old = status.target.parent_path() / (own + ".old");
    return 0;
}

std::optional<Batch::Record> Batch::readRecord(int& error)
{
    std::string text;
    error = m_files.read(recordPath(), text);
    if (error) {
        if (isMissing(error))
            error = 0;
        return std::nullopt;
    }
    const auto lines = linesOf(text);
    const auto state = lines.size() > 2 ? std::ranges::find(states, lines[2]) : std::end(states);
    const auto isId = [](std::string_view id) {
        return id.size() == 16 && id.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    };
    if (lines.size() < 4 || lines.front() != heading || !isId(lines[1]) || state == std::end(states) ||
        lines.back() != recordEnd) {
        error = EINVAL;
        return std::nullopt;
    }
    Record record{std::string(lines[1]), static_cast<State>(state - std::begin(states)), {}};
    for (std::size_t i = 3; i + 1 < lines.size(); ++i) {
        const std::string_view name = lines[i].substr(std::min<std::size_t>(1, lines[i].size()));
        if (!isBatchName(name)) {
            error = EINVAL;
            return std::nullopt;
        }
        record.entries.push_back({std::string(name), lines[i].front() == '='});
    }
    return record;
}

int Batch::writeRecord(const Record& record)
{
    std::string text(heading);
    text.append("\n")
        .append(record.id)
        .append("\n")
        .append(states[static_cast<std::size_t>(record.state)])
        .append("\n");
    for (const Entry& entry : record.entries)
        text.append(entry.existed ? "=" : "+").append(entry.name).append("\n");
    text.append(recordEnd).append("\n");
    const auto temporary = m_world / ".chartroom-save.tmp";
    if (const int error = m_files.remove(temporary); error && !isMissing(error))
        return error;
    int error = m_files.writeNew(temporary, text, 0);
    if (!error)
        error = m_files.flush(m_world);
    if (!error)
        error = m_files.rename(temporary, recordPath());
    if (error) {
        (void)m_files.remove(temporary);
        return error;
    }
    return m_files.flush(m_world);
}

int Batch::prepare(const Record& record, const std::vector<BatchFile>& batch, std::string& at,
                   const core::Task& task)
{
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        if (task.cancelled())
            return ECANCELED;
        task.report(shareOf(i, record.entries.size()));
        at = batch[i].name;
        Places place;
        FileStatus status;
        int error = places(record, i, place);
        if (!error)
            error = m_files.status(place.target, status);
        if (!error)
            error = m_files.writeNew(place.fresh, batch[i].bytes, status.mode);
        if (error)
            return error;
        if (!record.entries[i].existed)
            continue;
        error = m_files.link(place.target, place.old);
        if (error == EPERM || error == EOPNOTSUPP || error == EMLINK || error == ENOSYS || error == EXDEV) {
            // Some file systems know no second names: a copy does as well.
            std::string bytes;
            error = m_files.read(place.target, bytes);
            if (!error)
                error = m_files.writeNew(place.old, bytes, status.mode);
        }
        if (error)
            return error;
    }
    return 0;
}

int Batch::flush(const Record& record)
{
    // Links may lead to other file systems.
    std::set<std::filesystem::path> folders{m_world};
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        Places place;
        if (const int error = places(record, i, place))
            return error;
        if (place.target.parent_path() != m_world && place.target.parent_path() != m_world / "chunks")
            folders.insert(place.target.parent_path());
    }
    for (const auto& folder : folders) {
        if (const int error = m_files.flush(folder))
            return error;
    }
    return 0;
}

int Batch::rename(const Record& record, std::string& at, const core::Task& task)
{
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        task.report(shareOf(i, record.entries.size()));
        at = record.entries[i].name;
        Places place;
        if (const int error = places(record, i, place))
            return error;
        // After a crash some are renamed already.
        if (const int error = m_files.rename(place.fresh, place.target); error && !isMissing(error))
            return error;
    }
    return 0;
}

int Batch::takeBack(const Record& record)
{
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        Places place;
        FileStatus fresh;
        int error = places(record, i, place);
        if (!error)
            error = m_files.status(place.fresh, fresh);
        if (error)
            return error;
        // Where the new file still waits, the target is the old one.
        if (fresh.exists)
            continue;
        error = record.entries[i].existed ? m_files.rename(place.old, place.target)
                                          : m_files.remove(place.target);
        if (error && !isMissing(error))
            return error;
    }
    return 0;
}

int Batch::tidy(const Record& record, bool fresh)
{
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        Places place;
        if (const int error = places(record, i, place))
            return error;
        for (const auto& path : {place.old, place.fresh}) {
            if (path == place.fresh && !fresh)
                continue;
            if (const int error = m_files.remove(path); error && !isMissing(error))
                return error;
        }
    }
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
    bool madeFolder = false;
    for (const BatchFile& file : batch) {
        FileStatus status;
        if (const int error = m_files.status(m_world / file.name, status))
            return failed(file.name, error);
        if (status.exists && (!status.regular || !status.writable))
            return failed(file.name, status.regular ? EACCES : EINVAL);
        record.entries.push_back({file.name, status.exists});
    }
    const auto chunks = m_world / "chunks";
    FileStatus folder;
    if (const int error = m_files.status(chunks, folder))
        return failed("chunks", error);
    const bool needsFolder =
        std::ranges::any_of(batch, [](const auto& file) { return file.name.starts_with("chunks/"); });
    if (needsFolder && !folder.exists) {
        if (const int error = m_files.makeFolder(chunks))
            return failed("chunks", error);
        madeFolder = true;
    }
    std::string at = batch.front().name;
    int error = writeRecord(record);
    if (!error)
        error = prepare(record, batch, at, task.part(0, 0.6));
    if (!error)
        error = flush(record);
    if (!error && task.cancelled())
        error = ECANCELED;
    bool committed = false;
    if (!error) {
        record.state = State::Commit;
        // From here on the record may say "commit" even when writing it is said to have failed.
        committed = true;
        error = writeRecord(record);
    }
    if (!error)
        error = rename(record, at, task.part(0.6, 1));
    if (!error) {
        // The batch is done. What cannot be tidied up now is tidied up at the next opening.
        if (flush(record) == 0 && tidy(record, false) == 0)
            (void)m_files.flush(m_world);
        return {};
    }
    int undone = 0;
    if (committed) {
        record.state = State::RollBack;
        undone = writeRecord(record);
        if (!undone)
            undone = takeBack(record);
    }
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

core::Result<Batch::Recovery> Batch::recover()
{
    int error = 0;
    const auto record = readRecord(error);
    // A record that was not finished says nothing; the one in its place counts.
    (void)m_files.remove(m_world / ".chartroom-save.tmp");
    if (!record && !error)
        return Recovery::Nothing;
    std::string at = ".chartroom-save";
    if (record && record->state == State::Commit) {
        error = rename(*record, at);
        if (!error)
            error = flush(*record);
        if (!error)
            error = tidy(*record, false);
        if (!error)
            return Recovery::Finished;
    } else if (record) {
        if (record->state == State::RollBack)
            error = takeBack(*record);
        if (!error)
            error = tidy(*record, true);
        if (!error)
            return Recovery::TakenBack;
    }
    return core::systemError(core::Code::WorldSaveRecovery, m_world / at, error);
}

Batch::Overlay Batch::overlay()
{
    Overlay result;
    int error = 0;
    const auto record = readRecord(error);
    if (!record)
        return result;
    for (std::size_t i = 0; i < record->entries.size(); ++i) {
        const Entry& entry = record->entries[i];
        Places place;
        FileStatus fresh;
        FileStatus old;
        if (places(*record, i, place) || m_files.status(place.fresh, fresh) || m_files.status(place.old, old))
            continue;
        if (record->state == State::Commit && fresh.exists)
            result.emplace(entry.name, place.fresh);
        else if (record->state == State::RollBack && entry.existed && old.exists)
            result.emplace(entry.name, place.old);
        else if (record->state == State::RollBack && !entry.existed)
            result.emplace(entry.name, std::nullopt);
    }
    return result;
}

} // namespace chartroom::world
