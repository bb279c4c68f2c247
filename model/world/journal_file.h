#pragma once

#include "model/world/journal_disk.h"
#include "model/world/journal_text.h"

#include <filesystem>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>

namespace chartroom::model {

/// When the last step in some journals was done, as the time of the newest tells; those that are not there
/// are passed over. Nothing: none is.
[[nodiscard]] std::optional<std::filesystem::file_time_type>
lastStepTime(std::initializer_list<std::filesystem::path> journals);
/// Has a journal that was written anew tell when its last step was done. Nothing: it is from now.
void setLastStepTime(const std::filesystem::path& journal,
                     std::optional<std::filesystem::file_time_type> time);

/// The file of a recovery journal and the text that it has still to take. For one thread at a time; every
/// call that writes returns 0 or the system's error number.
class JournalFile
{
public:
    /// The file is not touched before the first line.
    JournalFile(std::filesystem::path path, std::unique_ptr<JournalDisk> disk)
        : m_path(std::move(path))
        , m_disk(std::move(disk))
    {}

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Begins the journal of a world anew: the next write puts a new file in the place of the old one.
    void begin(const std::filesystem::path& world, const std::string& id);
    /// Where lines are added, after begin().
    [[nodiscard]] JournalText& text() { return *m_text; }
    /// Hands the lines that were added to the system. What cannot be written is kept, and tried again with
    /// what comes next.
    int write();
    /// Puts a new file with the lines since begin() in the place of the old one; they are on the disk first.
    /// The last step in it is as old as it was in that, and in the journal `replaced` beside it; empty: none.
    int restart(const std::string& replaced = {});
    /// Forgets what was begun, where no line of it was written.
    void forget();
    /// Removes the file and forgets its text.
    int remove();
    /// Waits until everything is on the disk. May be called from another thread.
    int flush() { return m_disk->flush(); }
    /// Whether all lines but those of a text() that was not written since were handed to the system.
    [[nodiscard]] bool isWritten() const { return m_pending.empty(); }
    /// Bytes of the file.
    [[nodiscard]] std::size_t length() const { return m_length; }

private:
    std::filesystem::path m_path;
    std::unique_ptr<JournalDisk> m_disk;
    std::optional<JournalText> m_text;
    bool m_started = false; // whether the file is that of the text
    std::string m_pending;  // what could not be written yet
    std::size_t m_length = 0;
};

} // namespace chartroom::model
