#pragma once

#include <filesystem>
#include <mutex>
#include <string_view>

namespace chartroom::model {

/// What a recovery journal asks of the system; every call returns 0 or the system's error number. Tests stand
/// in between.
class JournalDisk
{
public:
    virtual ~JournalDisk() = default;
    /// Puts a new file with this text in the place of `path`, in one step, and keeps it open. `durable`: the
    /// text is on the disk before the old file goes.
    virtual int start(const std::filesystem::path& path, std::string_view text, bool durable) = 0;
    /// Adds to the file; all of the text or nothing.
    virtual int append(std::string_view text) = 0;
    /// Waits until everything is on the disk. May be called from another thread.
    virtual int flush() = 0;
    /// Closes and removes the file, where there is one.
    virtual int remove() = 0;
};

/// The system's own files.
class SystemJournalDisk final : public JournalDisk
{
public:
    SystemJournalDisk() = default;
    SystemJournalDisk(const SystemJournalDisk&) = delete;
    SystemJournalDisk& operator=(const SystemJournalDisk&) = delete;
    ~SystemJournalDisk() override;
    int start(const std::filesystem::path& path, std::string_view text, bool durable) override;
    int append(std::string_view text) override;
    int flush() override;
    int remove() override;

private:
    void close();

    std::mutex m_mutex; // of the descriptor, which flush() copies
    std::filesystem::path m_path;
    int m_descriptor = -1;
    std::size_t m_length = 0;
};

} // namespace chartroom::model
