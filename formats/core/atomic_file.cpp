#include "formats/core/atomic_file.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace chartroom::core {

namespace {

// Where a path leads in the end; a link to a file that does not exist yet leads to that file.
std::filesystem::path followLinks(std::filesystem::path path)
{
    std::error_code error;
    for (int i = 0; i < 40 && std::filesystem::is_symlink(path, error); ++i) {
        const auto next = std::filesystem::read_symlink(path, error);
        if (error)
            break;
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

// Lets the disk work on a large file while the rest is still being made: commit() then waits for little. Only
// a hint, so its result does not matter. A block is handed over by the write that reaches its end.
void startWriteBack(int descriptor, std::uint64_t offset, std::uint64_t written)
{
    constexpr std::uint64_t block = std::uint64_t{4} << 20U;
    const std::uint64_t first = offset / block;
    const std::uint64_t end = (offset + written) / block;
    if (end > first)
        sync_file_range(descriptor, static_cast<off_t>(first * block),
                        static_cast<off_t>((end - first) * block), SYNC_FILE_RANGE_WRITE);
}

// A file without a name, which is gone when the program ends, however it ends; -1 where the file system has
// no such files, or where they could not be given a name later.
int openNameless(const std::filesystem::path& folder)
{
    if (access("/proc/self/fd", X_OK) != 0)
        return -1;
    return open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
}

std::filesystem::path folderOf(const std::filesystem::path& target)
{
    return target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
}

// A name near the limit of 255 bytes must not make its temporary file fail: the name is not taken over.
std::string temporaryPattern(const std::filesystem::path& target)
{
    return (folderOf(target) / ".chartroom-XXXXXX").native();
}

// Gives a nameless file a name beside the target; empty, with errno set, where that fails.
std::string nameBeside(int descriptor, const std::filesystem::path& target)
{
    const std::string held = "/proc/self/fd/" + std::to_string(descriptor);
    for (int tries = 0; tries < 100; ++tries) {
        std::string name = temporaryPattern(target);
        // A name that is free: the file that claims it makes way at once.
        const int claim = mkostemp(name.data(), O_CLOEXEC);
        if (claim < 0)
            return {};
        close(claim);
        unlink(name.c_str());
        if (linkat(AT_FDCWD, held.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0)
            return name;
        if (errno != EEXIST)
            return {};
    }
    return {};
}

} // namespace

Result<AtomicFile> AtomicFile::create(const std::filesystem::path& target)
{
    AtomicFile file;
    file.m_target = followLinks(target);
    struct stat status = {};
    const bool exists = stat(file.m_target.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode))
        return systemError(Code::FileWrite, target, EISDIR);
    if (exists && !S_ISREG(status.st_mode))
        return Message{
            Code::FileWrite,
            {{"path", displayPath(target)},
             phrase("reason", QT_TRANSLATE_NOOP("Message", "it is a device or a pipe, not a file"))}};
    if (exists && access(file.m_target.c_str(), W_OK) != 0)
        return systemError(Code::FileWrite, target, errno);
    file.m_descriptor = openNameless(folderOf(file.m_target));
    if (file.m_descriptor < 0) {
        std::string name = temporaryPattern(file.m_target);
        file.m_descriptor = mkostemp(name.data(), O_CLOEXEC);
        if (file.m_descriptor < 0)
            return systemError(Code::FileWrite, target, errno);
        file.m_temporary = name;
    }
    mode_t mask = umask(0);
    umask(mask);
    if (fchmod(file.m_descriptor, exists ? status.st_mode & 07777U : 0666U & ~mask) != 0)
        return systemError(Code::FileWrite, target, errno);
    return file;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_target(std::move(other.m_target))
    , m_temporary(std::exchange(other.m_temporary, {}))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size)
{}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept
{
    if (this != &other) {
        discard();
        m_target = std::move(other.m_target);
        m_temporary = std::exchange(other.m_temporary, {});
        m_descriptor = std::exchange(other.m_descriptor, -1);
        m_size = other.m_size;
    }
    return *this;
}

AtomicFile::~AtomicFile()
{
    discard();
}

void AtomicFile::discard()
{
    if (m_descriptor >= 0)
        close(std::exchange(m_descriptor, -1));
    if (!m_temporary.empty())
        unlink(std::exchange(m_temporary, {}).c_str());
}

Result<void> AtomicFile::write(Bytes bytes)
{
    auto result = writeAt(m_size, bytes);
    if (result)
        m_size += bytes.size();
    return result;
}

std::uint64_t AtomicFile::reserve(std::uint64_t length)
{
    return std::exchange(m_size, m_size + length);
}

Result<void> AtomicFile::writeAt(std::uint64_t offset, Bytes bytes)
{
    // The kernel takes at most 2 GiB at once.
    constexpr std::size_t piece = std::size_t{1} << 30U;
    while (!bytes.empty()) {
        const ssize_t written =
            pwrite(m_descriptor, bytes.data(), std::min(bytes.size(), piece), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return systemError(Code::FileWrite, m_target, written < 0 ? errno : ENOSPC);
        startWriteBack(m_descriptor, offset, static_cast<std::uint64_t>(written));
        offset += static_cast<std::uint64_t>(written);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> AtomicFile::commit()
{
    if (fdatasync(m_descriptor) != 0)
        return systemError(Code::FileWrite, m_target, errno);
    if (m_temporary.empty()) {
        m_temporary = nameBeside(m_descriptor, m_target);
        if (m_temporary.empty())
            return systemError(Code::FileWrite, m_target, errno);
    }
    if (close(std::exchange(m_descriptor, -1)) != 0)
        return systemError(Code::FileWrite, m_target, errno);
    if (rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return systemError(Code::FileWrite, m_target, errno);
    m_temporary.clear();
    // The new name itself survives a power cut only once its folder is flushed.
    const int descriptor = open(folderOf(m_target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        fsync(descriptor);
        close(descriptor);
    }
    return {};
}

Result<void> writeFile(const std::filesystem::path& target, Bytes bytes)
{
    auto file = AtomicFile::create(target);
    if (!file)
        return file.error();
    if (auto written = file->write(bytes); !written)
        return written;
    return file->commit();
}

} // namespace chartroom::core
