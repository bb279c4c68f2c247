#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace chartroom::world {

/// What there is at a path, symbolic links followed.
struct FileStatus
{
    bool exists = false;
    bool regular = false;
    bool folder = false;
    /// 0, or the error number that says why it cannot be written.
    int denied = 0;
    mode_t mode = 0;
    /// Where links lead in the end; the path itself where there are none.
    std::filesystem::path target;
};

/// The few things that a world's store asks of the system. Every call returns 0 or the system's error number.
/// Tests stand in between and let any call fail, or the program die at it.
class FileSystem
{
public:
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    virtual ~FileSystem() = default;
    /// All bytes of a file. EISDIR for a folder, EINVAL for what is neither file nor folder, EFBIG where
    /// there are more bytes than the limit: nothing is allocated for them.
    virtual int read(const std::filesystem::path& path, std::string& bytes,
                     std::uint64_t limit = unlimited) = 0;
    /// Names of a folder's entries, without `.` and `..`, in no order. A link to what is not there is left
    /// out: it is where a file would be.
    virtual int list(const std::filesystem::path& folder, std::vector<std::string>& names) = 0;
    virtual int status(const std::filesystem::path& path, FileStatus& status) = 0;
    /// Makes a file that must not exist, with this mode (0: as the process makes files).
    virtual int writeNew(const std::filesystem::path& path, std::string_view bytes, mode_t mode) = 0;
    virtual int makeFolder(const std::filesystem::path& path) = 0;
    virtual int removeFolder(const std::filesystem::path& path) = 0;
    /// A second name for a file.
    virtual int link(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    /// Puts a file in another's place, in one step.
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    virtual int remove(const std::filesystem::path& path) = 0;
    /// Writes everything of the folder's file system to the disk.
    virtual int flush(const std::filesystem::path& folder) = 0;
};

/// The system's own files. Has no state: one is enough for the whole program.
[[nodiscard]] FileSystem& systemFiles();

} // namespace chartroom::world
