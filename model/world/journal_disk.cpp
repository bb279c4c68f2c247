#include "model/world/journal_disk.h"

#include "model/world/state_folder.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace chartroom::model {

namespace {

int writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return errno;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

} // namespace

SystemJournalDisk::~SystemJournalDisk()
{
    close();
}

void SystemJournalDisk::close()
{
    const std::lock_guard lock(m_mutex);
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    m_descriptor = -1;
}

int SystemJournalDisk::start(const std::filesystem::path& path, std::string_view text, bool durable)
{
    std::error_code failed;
    std::filesystem::create_directories(path.parent_path(), failed);
    if (failed)
        return failed.value();
    const auto fresh = path.string() + ".new";
    const int descriptor =
        ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, onlyUser);
    if (descriptor < 0)
        return errno;
    int error = writeAll(descriptor, text);
    if (!error && durable && fdatasync(descriptor) != 0)
        error = errno;
    if (!error && ::rename(fresh.c_str(), path.c_str()) != 0)
        error = errno;
    if (error) {
        ::close(descriptor);
        (void)::unlink(fresh.c_str());
        return error;
    }
    close();
    const std::lock_guard lock(m_mutex);
    m_descriptor = descriptor;
    m_path = path;
    m_length = text.size();
    return 0;
}

int SystemJournalDisk::append(std::string_view text)
{
    if (m_descriptor < 0)
        return EBADF;
    if (const int error = writeAll(m_descriptor, text)) {
        // Half a line would make the reader stop there.
        (void)!ftruncate(m_descriptor, static_cast<off_t>(m_length));
        return error;
    }
    m_length += text.size();
    return 0;
}

int SystemJournalDisk::flush()
{
    int copy = -1;
    {
        const std::lock_guard lock(m_mutex);
        if (m_descriptor < 0)
            return 0;
        copy = dup(m_descriptor);
    }
    if (copy < 0)
        return errno;
    const int error = fdatasync(copy) == 0 ? 0 : errno;
    ::close(copy);
    return error;
}

int SystemJournalDisk::remove()
{
    close();
    if (m_path.empty())
        return 0;
    const int error = ::unlink(m_path.c_str()) == 0 || errno == ENOENT ? 0 : errno;
    m_path.clear();
    return error;
}

} // namespace chartroom::model
