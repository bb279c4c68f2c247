#pragma once

#include "formats/core/mapped_file.h"

#include <optional>

namespace chartroom::core {

/// All bytes of a file for one look at them: a small file is read, a larger one mapped. For thousands of
/// small files that takes a fraction of the time, since threads that map and unmap keep waiting for each
/// other. A file that is to stay open is a MappedFile.
class FileContent
{
public:
    /// Files up to this size, in bytes, are read.
    static constexpr std::uint64_t smallSize = std::uint64_t{1} << 20U;

    /// Errors: those of MappedFile::open(); `file.changed` and `file.truncated` when a small file did not
    /// hold still while it was read.
    [[nodiscard]] static Result<FileContent> open(const std::filesystem::path& path);

    [[nodiscard]] Bytes bytes() const;
    /// As MappedFile's: whoever draws a conclusion from the bytes asks after reading them.
    [[nodiscard]] FileState state() const;
    /// The sentence for a state other than Intact (`file.truncated`, `file.changed`).
    [[nodiscard]] Message stateMessage() const;

private:
    // Aligned, since the kernel copies into other memory several times slower.
    struct Free
    {
        void operator()(std::byte* memory) const;
    };

    FileContent() = default;

    std::optional<MappedFile> m_mapped;
    std::optional<OpenedFile> m_file; ///< of a small one
    std::unique_ptr<std::byte[], Free> m_memory;
};

} // namespace chartroom::core
