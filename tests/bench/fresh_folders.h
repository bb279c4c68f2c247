#pragma once

#include <filesystem>

namespace chartroom::bench {

/// Folders in which nothing was created, renamed or removed before, for rows that write many files. ext4
/// looks for a free inode beyond all those removed in the last minutes from the same part of the disk: one
/// round's tidying would be paid for by the next round's writing. So the folders are spread over the disk and
/// all kept until the end.
class FreshFolders
{
public:
    /// Folders are made below `parent`, which is made too; what an earlier run left there is removed.
    explicit FreshFolders(std::filesystem::path parent);
    ~FreshFolders();
    FreshFolders(const FreshFolders&) = delete;
    FreshFolders& operator=(const FreshFolders&) = delete;

    /// Makes one more folder. Throws std::filesystem::filesystem_error.
    [[nodiscard]] std::filesystem::path next();

private:
    std::filesystem::path m_parent;
    int m_made = 0;
};

} // namespace chartroom::bench
