#include "formats/world/store/file_system.h"

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace chartroom::world {

namespace {

class Descriptor
{
public:
    explicit Descriptor(int value)
        : m_value(value)
    {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_value >= 0)
            ::close(m_value);
    }
    [[nodiscard]] int get() const { return m_value; }
    /// Closes now, for those who care whether that works.
    int close()
    {
        const int result = ::close(m_value);
        m_value = -1;
        return result == 0 ? 0 : errno;
    }

private:
    int m_value;
};

/// Whether an entry of this folder is a link to what is not there.
bool leadsNowhere(int folder, const dirent& entry)
{
    if (entry.d_type != DT_LNK && entry.d_type != DT_UNKNOWN)
        return false;
    struct stat status = {};
    return fstatat(folder, entry.d_name, &status, 0) != 0 && errno == ENOENT;
}

class SystemFiles final : public FileSystem
{
public:
    int read(const std::filesystem::path& path, std::string& bytes, std::uint64_t limit) override
    {
        bytes.clear();
        const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        struct stat status = {};
        if (file.get() < 0 || fstat(file.get(), &status) != 0)
            return errno;
        if (!S_ISREG(status.st_mode))
            return S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
        if (static_cast<std::uint64_t>(status.st_size) > limit)
            return EFBIG;
        std::size_t filled = 0;
        bytes.resize(static_cast<std::size_t>(status.st_size) + 1);
        for (;;) {
            const ssize_t count = ::read(file.get(), bytes.data() + filled, bytes.size() - filled);
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0)
                return errno;
            filled += static_cast<std::size_t>(count);
            if (count == 0)
                break;
            if (filled > limit)
                return EFBIG;
            // The file may grow while it is read.
            if (filled == bytes.size())
                bytes.resize(bytes.size() * 2);
        }
        bytes.resize(filled);
        return 0;
    }

    int list(const std::filesystem::path& folder, std::vector<std::string>& names) override
    {
        names.clear();
        const auto close = [](DIR* handle) { closedir(handle); };
        const std::unique_ptr<DIR, decltype(close)> handle(opendir(folder.c_str()), close);
        if (!handle)
            return errno;
        errno = 0;
        while (const dirent* entry = readdir(handle.get())) {
            const std::string_view name = entry->d_name;
            if (name != "." && name != ".." && !leadsNowhere(dirfd(handle.get()), *entry))
                names.emplace_back(name);
            errno = 0;
        }
        return errno;
    }

    int status(const std::filesystem::path& path, FileStatus& out) override
    {
        out = {};
        out.target = path;
        struct stat status = {};
        // A link to a file that is not there yet leads to that file.
        for (int i = 0;; ++i) {
            if (::lstat(out.target.c_str(), &status) != 0)
                return errno == ENOENT || errno == ENOTDIR ? 0 : errno;
            if (!S_ISLNK(status.st_mode))
                break;
            if (i == 40)
                return ELOOP;
            std::error_code error;
            const auto next = std::filesystem::read_symlink(out.target, error);
            if (error)
                return error.value();
            out.target = next.is_absolute() ? next : out.target.parent_path() / next;
        }
        out.exists = true;
        out.regular = S_ISREG(status.st_mode);
        out.folder = S_ISDIR(status.st_mode);
        out.mode = status.st_mode & 07777U;
        out.denied = access(out.target.c_str(), W_OK) == 0 ? 0 : errno;
        return 0;
    }

    int writeNew(const std::filesystem::path& path, std::string_view bytes, mode_t mode) override
    {
        Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666));
        if (file.get() < 0)
            return errno;
        if (mode != 0 && fchmod(file.get(), mode) != 0)
            return errno;
        while (!bytes.empty()) {
            const ssize_t count = ::write(file.get(), bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count <= 0)
                return count < 0 ? errno : ENOSPC;
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
        return file.close();
    }

    int makeFolder(const std::filesystem::path& path) override
    {
        return ::mkdir(path.c_str(), 0777) == 0 ? 0 : errno;
    }
    int removeFolder(const std::filesystem::path& path) override
    {
        return ::rmdir(path.c_str()) == 0 ? 0 : errno;
    }
    int link(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return ::link(from.c_str(), to.c_str()) == 0 ? 0 : errno;
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
    }
    int remove(const std::filesystem::path& path) override { return ::unlink(path.c_str()) == 0 ? 0 : errno; }

    int flush(const std::filesystem::path& folder) override
    {
        const Descriptor handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (handle.get() < 0 || syncfs(handle.get()) != 0)
            return errno;
        return 0;
    }
};

} // namespace

FileSystem& systemFiles()
{
    static SystemFiles files;
    return files;
}

} // namespace chartroom::world
