#include "tests/bench/fresh_folders.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

namespace chartroom::bench {

namespace {

// Folders in a folder with this flag are unrelated to each other (`chattr +T`): ext4 then gives each its own
// group of inodes. Other file systems refuse it and do not need it.
void spread(const std::filesystem::path& folder)
{
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    int flags = 0;
    if (::ioctl(file, FS_IOC_GETFLAGS, &flags) == 0) {
        flags |= FS_TOPDIR_FL;
        ::ioctl(file, FS_IOC_SETFLAGS, &flags);
    }
    ::close(file);
}

} // namespace

FreshFolders::FreshFolders(std::filesystem::path parent)
    : m_parent(std::move(parent))
{
    std::filesystem::remove_all(m_parent);
    std::filesystem::create_directories(m_parent);
    spread(m_parent);
}

FreshFolders::~FreshFolders()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_parent, ignored);
}

std::filesystem::path FreshFolders::next()
{
    const std::filesystem::path folder = m_parent / std::to_string(m_made++);
    std::filesystem::create_directory(folder);
    return folder;
}

} // namespace chartroom::bench
