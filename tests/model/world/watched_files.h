#pragma once

#include "formats/world/store/file_system.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <string>
#include <thread>

namespace chartroom::test {

/// The system's files, with a note of who reads what: the thread that made this object, or another one.
class WatchedFiles final : public world::FileSystem
{
public:
    /// Files that this object's own thread read.
    [[nodiscard]] int ownReads() const { return m_ownReads; }
    /// Files that it asked the status of.
    [[nodiscard]] int ownStatuses() const { return m_ownStatuses; }
    /// Names of files that anybody read since forget().
    [[nodiscard]] std::set<std::string> names()
    {
        const std::lock_guard lock(m_mutex);
        return m_names;
    }
    void forget()
    {
        const std::lock_guard lock(m_mutex);
        m_names.clear();
        m_ownReads = 0;
        m_ownStatuses = 0;
    }
    /// Makes every read take at least this long, so that work is still running when a test looks.
    void setDelay(std::chrono::microseconds delay) { m_delay = delay; }

    int read(const std::filesystem::path& path, std::string& bytes, std::uint64_t limit) override
    {
        {
            const std::lock_guard lock(m_mutex);
            m_names.insert(path.filename());
        }
        if (std::this_thread::get_id() == m_owner)
            ++m_ownReads;
        else
            std::this_thread::sleep_for(m_delay.load());
        return m_files.read(path, bytes, limit);
    }
    int list(const std::filesystem::path& folder, std::vector<std::string>& names) override
    {
        return m_files.list(folder, names);
    }
    int status(const std::filesystem::path& path, world::FileStatus& status) override
    {
        if (std::this_thread::get_id() == m_owner)
            ++m_ownStatuses;
        return m_files.status(path, status);
    }
    int writeNew(const std::filesystem::path& path, std::string_view bytes, mode_t mode) override
    {
        return m_files.writeNew(path, bytes, mode);
    }
    int makeFolder(const std::filesystem::path& path) override { return m_files.makeFolder(path); }
    int removeFolder(const std::filesystem::path& path) override { return m_files.removeFolder(path); }
    int link(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return m_files.link(from, to);
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return m_files.rename(from, to);
    }
    int remove(const std::filesystem::path& path) override { return m_files.remove(path); }
    int flush(const std::filesystem::path& folder) override { return m_files.flush(folder); }

private:
    world::FileSystem& m_files = world::systemFiles();
    const std::thread::id m_owner = std::this_thread::get_id();
    std::atomic<int> m_ownReads = 0;
    std::atomic<int> m_ownStatuses = 0;
    std::atomic<std::chrono::microseconds> m_delay{};
    std::mutex m_mutex;
    std::set<std::string> m_names;
};

} // namespace chartroom::test
