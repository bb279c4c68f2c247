#pragma once

#include "formats/world/store/file_system.h"

#include <atomic>
#include <cerrno>

namespace chartroom::test {

/// What a step throws at which the program "dies".
struct Killed
{};

/// The system's files, but for one step: there a call fails, or the program "dies" (where all is done on one
/// thread) and nothing more happens.
class FaultyFiles : public world::FileSystem
{
public:
    enum class Fault { None, Fail, Die };
    Fault fault = Fault::None;
    int at = -1;     // the step to fail, counted from 0
    int error = EIO; // what failing says
    // How many steps there were; a large batch makes them on several threads.
    std::atomic<int> steps = 0;
    std::atomic<bool> failed = false;
    // 0, or why nothing can be written.
    std::atomic<int> denied = 0;

    int read(const std::filesystem::path& path, std::string& bytes, std::uint64_t limit) override
    {
        return m_files.read(path, bytes, limit);
    }
    int list(const std::filesystem::path& folder, std::vector<std::string>& names) override
    {
        return m_files.list(folder, names);
    }
    int status(const std::filesystem::path& path, world::FileStatus& status) override
    {
        const int result = m_files.status(path, status);
        if (denied != 0 && status.exists)
            status.denied = denied;
        return result;
    }
    int writeNew(const std::filesystem::path& path, std::string_view bytes, mode_t mode) override
    {
        // A write that fails or is cut off may leave half a file.
        return step([&] { return m_files.writeNew(path, bytes, mode); },
                    [&] { (void)m_files.writeNew(path, bytes.substr(0, bytes.size() / 2), mode); });
    }
    int makeFolder(const std::filesystem::path& path) override
    {
        return step([&] { return m_files.makeFolder(path); });
    }
    int removeFolder(const std::filesystem::path& path) override
    {
        return step([&] { return m_files.removeFolder(path); });
    }
    int link(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return step([&] { return m_files.link(from, to); });
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return step([&] { return m_files.rename(from, to); });
    }
    int remove(const std::filesystem::path& path) override
    {
        return step([&] { return m_files.remove(path); });
    }
    int flush(const std::filesystem::path&) override
    {
        return step([] { return 0; });
    }

private:
    template<class Do>
    int step(Do&& act)
    {
        return step(act, [] {});
    }
    template<class Do, class Half>
    int step(Do&& act, Half&& half)
    {
        if (steps++ != at || fault == Fault::None)
            return act();
        half();
        failed = true;
        if (fault == Fault::Die)
            throw Killed{};
        return error;
    }

    world::FileSystem& m_files = world::systemFiles();
};

} // namespace chartroom::test
