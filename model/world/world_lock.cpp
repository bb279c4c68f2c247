#include "model/world/world_lock.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/world/state_folder.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace chartroom::model {

namespace {

constexpr std::size_t longestNote = 400;
constexpr auto lockName = "lock";
// Whoever only looks whether it is held shares the lock for a moment, which is as long as the machine is
// busy.
constexpr std::chrono::seconds patienceWithLookers(2);
constexpr std::chrono::milliseconds betweenTries(2);

std::string hostName()
{
    std::array<char, 256> name{};
    if (gethostname(name.data(), name.size() - 1) != 0)
        return "?";
    return name.data();
}

// Whose lock it is: three lines.
std::string ownNote()
{
    return fmt::format("{}\n{}\n{:%Y-%m-%d %H:%M}\n", getpid(), hostName(),
                       fmt::localtime(std::time(nullptr)));
}

/// Takes a lock alone. False: somebody has it, which `errno` says, or it cannot be locked.
bool takeAlone(int descriptor)
{
    const auto end = std::chrono::steady_clock::now() + patienceWithLookers;
    while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return false;
        // It can be shared with those that look, and with no editor.
        if (flock(descriptor, LOCK_SH | LOCK_NB) != 0)
            return false;
        (void)flock(descriptor, LOCK_UN);
        if (std::chrono::steady_clock::now() >= end) {
            errno = EWOULDBLOCK;
            return false;
        }
        std::this_thread::sleep_for(betweenTries);
    }
    return true;
}

core::Message lockedBy(int descriptor, const std::filesystem::path& world)
{
    std::array<char, longestNote> note{};
    const ssize_t length = pread(descriptor, note.data(), note.size(), 0);
    std::vector<std::string> lines{{}};
    for (ssize_t i = 0; i < length; ++i) {
        if (note[static_cast<std::size_t>(i)] == '\n')
            lines.emplace_back();
        else
            lines.back() += note[static_cast<std::size_t>(i)];
    }
    lines.resize(std::max<std::size_t>(lines.size(), 3));
    // Where the disk was full, the note could not be written.
    for (std::string& line : lines) {
        if (line.empty())
            line.assign(1, '?');
    }
    return {core::Code::WorldLocked,
            {{"path", core::displayPath(world)},
             {"pid", core::displayPath(lines[0])},
             {"host", core::displayPath(lines[1])},
             {"time", core::displayPath(lines[2])}}};
}

} // namespace

core::Result<WorldLock> WorldLock::take(const std::filesystem::path& stateFolder,
                                        const std::filesystem::path& world)
{
    return takeIn(worldStateFolder(stateFolder, world), world);
}

core::Result<WorldLock> WorldLock::takeIn(const std::filesystem::path& worldState,
                                          const std::filesystem::path& world)
{
    const auto file = worldState / lockName;
    const auto failed = [&](int why) {
        core::Message message = core::systemError(core::Code::WorldLockFailed, world, why);
        message.arguments.push_back({"lock", core::displayPath(file)});
        return message;
    };
    std::error_code error;
    std::filesystem::create_directories(worldState, error);
    if (error)
        return failed(error.value());
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, onlyUser);
    if (descriptor < 0)
        return failed(errno);
    WorldLock lock(descriptor);
    if (!takeAlone(descriptor))
        return errno == EWOULDBLOCK ? lockedBy(descriptor, world) : failed(errno);
    // The note is for people; the lock holds without it.
    const std::string note = ownNote();
    if (ftruncate(descriptor, 0) == 0)
        (void)!pwrite(descriptor, note.data(), note.size(), 0);
    return lock;
}

bool WorldLock::isHeld(const std::filesystem::path& worldState)
{
    const int descriptor = ::open((worldState / lockName).c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool held = flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(descriptor);
    return held;
}

WorldLock::WorldLock(WorldLock&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{}

WorldLock& WorldLock::operator=(WorldLock&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

WorldLock::~WorldLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace chartroom::model
