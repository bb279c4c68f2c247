#include "formats/core/opened_file.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace chartroom::core {

namespace {

bool sameTime(const timespec& a, const timespec& b)
{
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

} // namespace

Result<OpenedFile> OpenedFile::open(const std::filesystem::path& path)
{
    OpenedFile file;
    file.m_path = path;
    // Without O_NONBLOCK opening a named pipe would wait for a writer.
    file.m_descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file.m_descriptor < 0)
        return systemError(errno == ENOENT ? Code::FileMissing : Code::FileOpen, path, errno);
    struct stat status = {};
    if (fstat(file.m_descriptor, &status) != 0)
        return systemError(Code::FileOpen, path, errno);
    if (!S_ISREG(status.st_mode))
        return Message{Code::FileKind, {{"path", displayPath(path)}}};
    file.m_size = static_cast<std::uint64_t>(status.st_size);
    file.m_modified = status.st_mtim;
    return file;
}

OpenedFile::OpenedFile(OpenedFile&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size)
    , m_modified(other.m_modified)
{}

OpenedFile& OpenedFile::operator=(OpenedFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    std::swap(m_modified, other.m_modified);
    return *this;
}

OpenedFile::~OpenedFile()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

std::uint64_t OpenedFile::sizeNow() const
{
    struct stat status = {};
    return fstat(m_descriptor, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

FileState OpenedFile::state() const
{
    struct stat status = {};
    if (fstat(m_descriptor, &status) != 0 || static_cast<std::uint64_t>(status.st_size) < m_size)
        return FileState::Truncated;
    if (static_cast<std::uint64_t>(status.st_size) != m_size || !sameTime(status.st_mtim, m_modified))
        return FileState::Changed;
    return FileState::Intact;
}

Message OpenedFile::stateMessage(FileState state) const
{
    return {state == FileState::Truncated ? Code::FileTruncated : Code::FileChanged,
            {{"path", displayPath(m_path)},
             {"expected", std::to_string(m_size)},
             {"found", std::to_string(sizeNow())}}};
}

std::size_t OpenedFile::read(std::span<std::byte> buffer) const
{
    std::size_t filled = 0;
    while (filled < buffer.size()) {
        const ssize_t count =
            pread(m_descriptor, buffer.data() + filled, buffer.size() - filled, static_cast<off_t>(filled));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    return filled;
}

} // namespace chartroom::core
